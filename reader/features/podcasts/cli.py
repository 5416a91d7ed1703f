"""The podcasts command: episodes, the queue, downloads, and playing in the terminal."""

from __future__ import annotations

import threading

import reader.features.podcasts.store as podcast_rows
from reader.cli.arguments import parse_count, parse_id
from reader.cli.commands import Answer, Chosen, Commands, Session, flag, get_feed, value
from reader.cli.output import Row, Shown, at, complain, count_things, pick, say
from reader.core.clock import LocalZone
from reader.core.errors import FetchError, PaperroundError, UsageError
from reader.core.words.catalogue import explain_failure
from reader.core.words.languages import clock_of
from reader.core.words.words import in_english
from reader.engine.polls import open_client
from reader.engine.process.handover import MARKED, hand_over
from reader.features.podcasts.files import find_file
from reader.features.podcasts.player.player import DEVICE, SILENT, At, CannotPlay, Ended, SoundPlayer, SoundReport
from reader.features.podcasts.records import DownloadState, Episode
from reader.features.podcasts.service import add_to_queue, get_episode, move_in_queue, read_chapters, remove_from_queue
from reader.features.podcasts.worker.fetch_episode import DownloadTools, fetch_episode
from reader.features.stories.store import mark_read

_COLUMNS = ("id", "minutes", "played", "downloaded", "date", "feed", "title")
_DOWNLOADED = {DownloadState.HERE: "yes", DownloadState.FAILED: "failed", DownloadState.WAITING: "waiting"}
_SAVE_EVERY_S = 5.0


COMMANDS = Commands()
PODCASTS = COMMANDS.group("podcasts", "manage podcasts: list, queue, download and play episodes")
ID = value("id", "ID", "id from 'paperround podcasts list'", type=parse_id)


@PODCASTS.add(
    "list",
    "list episodes, newest first",
    value("--feed", "FEED", "only from this podcast: its address, id or name"),
    flag("--unplayed", "only episodes that you haven't played"),
    flag("--in-progress", "only episodes in progress"),
    flag("--downloaded", "only episodes that are downloaded or downloading"),
    value("--limit", "N", "list at most N episodes (default: 30)", type=parse_count, default=30),
    columns=_COLUMNS,
    empty="No episodes.",
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    if chosen.in_progress:
        episodes = podcast_rows.list_begun(session.conn, chosen.limit)
    elif chosen.downloaded:
        episodes = podcast_rows.list_downloaded(session.conn)[: chosen.limit]
    else:
        feed_id = get_feed(session, chosen.feed).id if chosen.feed is not None else None
        episodes = podcast_rows.list_newest(session.conn, chosen.limit, feed_id, unheard=chosen.unplayed)
    return [_make_row(episode) for episode in episodes]


@PODCASTS.add(
    "queue",
    "list what's up next, or add episodes to it",
    value("ids", "ID", "episodes to add", type=parse_id, nargs="*"),
    flag("--first", "add them at the start"),
    flag("--remove", "remove them instead"),
    value("--to", "PLACE", "move one episode to this place, counted from 1", type=int),
    columns=_COLUMNS,
    empty="Nothing up next.",
)
def run_queue(session: Session, chosen: Chosen) -> list[Row]:
    ids = [get_episode(session.conn, id_).entry_id for id_ in chosen.ids]
    if chosen.to is not None:
        if len(ids) != 1:
            raise UsageError("--to moves one episode at a time. Give one id.")
        move_in_queue(session.conn, ids[0], chosen.to - 1)
    elif ids and chosen.remove:
        remove_from_queue(session.conn, ids)
    elif ids:
        add_to_queue(session.conn, ids, first=chosen.first)
    return [_make_row(episode) for episode in podcast_rows.list_queue(session.conn)]


@PODCASTS.add(
    "download",
    "download episodes now",
    value("ids", "ID", "episodes to download", type=parse_id, nargs="+"),
    flag("--remove", "remove downloads instead"),
    columns=_COLUMNS,
)
def run_download(session: Session, chosen: Chosen) -> Answer:
    ids, folder = [get_episode(session.conn, id_).entry_id for id_ in chosen.ids], session.profile.podcasts
    if chosen.remove:
        dropped = podcast_rows.drop_downloads(session.conn, ids)
        for one in dropped:
            if path := find_file(folder, one.entry_id):
                path.unlink(missing_ok=True)
        return Answer(lines=[f"{count_things(len(dropped), 'download')} removed."])
    podcast_rows.ask_downloads(session.conn, ids, session.now)
    with open_client(session.conn, session.settings, session.clock) as client:
        tools = DownloadTools(session.conn, client, session.clock, LocalZone(), folder)
        failed = [id_ for id_ in ids if not _download(tools, get_episode(session.conn, id_))]
    rows = [_make_row(get_episode(session.conn, id_)) for id_ in ids]
    return Answer(rows, code=FetchError.exit_code if failed else 0)


def _download(tools: DownloadTools, episode: Episode) -> bool:
    if episode.download is None or episode.download.done_at is not None:
        return True
    note = fetch_episode(tools, episode)
    if note.message is not None:
        complain(f"{episode.entry_id}: {in_english(note.message)}")
    return note.is_here


@PODCASTS.add("chapters", "list the chapters of an episode", ID, columns=("start", "title"), empty="No chapters.")
def run_chapters(session: Session, chosen: Chosen) -> list[Row]:
    get_episode(session.conn, chosen.id)
    found = read_chapters(session.conn, chosen.id)
    return [{"start": Shown(one.start_s, clock_of(one.start_s)), "title": one.title} for one in found]


@PODCASTS.add(
    "position",
    "show or set the playback position",
    ID,
    value("--set", "SECONDS", "position to continue from", type=float),
    flag("--played", "mark the episode as played"),
    columns=_COLUMNS,
)
def run_position(session: Session, chosen: Chosen) -> list[Row]:
    episode = get_episode(session.conn, chosen.id)
    if chosen.played:
        _set_heard(session, episode)
    elif chosen.set is not None:
        if chosen.set < 0:
            raise UsageError("The position can't be negative. Give 0 or more seconds.")
        podcast_rows.save_position(session.conn, episode.entry_id, chosen.set, None, session.now)
    return [_make_row(get_episode(session.conn, episode.entry_id))]


@PODCASTS.add(
    "play",
    "play a downloaded episode until it ends or you press Ctrl+C",
    ID,
    value("--speed", "X", "speed, 0.5 to 3 (default: 1)", type=float, default=1.0),
    flag("--silent", "play without an audio device, for testing"),
)
def run_play(session: Session, chosen: Chosen) -> None:
    if not 0.5 <= chosen.speed <= 3.0:
        raise UsageError("The speed must be from 0.5 to 3.")
    episode = get_episode(session.conn, chosen.id)
    path = find_file(session.profile.podcasts, episode.entry_id)
    if path is None:
        raise UsageError(f"The episode isn't downloaded. Run: paperround podcasts download {episode.entry_id}")
    reports = _Reports()
    player = SoundPlayer(reports.put, SILENT if chosen.silent else DEVICE)
    start = 0.0 if episode.is_heard else episode.position_s
    player.open(str(path), start, speed=chosen.speed)
    say(f"{episode.title or episode.feed_name}, from {clock_of(start)}. Press Ctrl+C to stop.")
    try:
        while not reports.changed.wait(_SAVE_EVERY_S):
            _save(session, episode, reports)
        if isinstance(reports.last, CannotPlay):
            if reports.last.reason in ("missing", "format"):
                say(f"The file is {path}.")
            raise PaperroundError(explain_failure(reports.last.reason))
        _set_heard(session, episode)
        say("Finished.")
    except KeyboardInterrupt:
        say(f"Stopped at {clock_of(reports.position_s)}.")
    finally:
        player.close()
        _save(session, episode, reports)


class _Reports:
    def __init__(self) -> None:
        self.changed = threading.Event()
        self.position_s, self.duration_s = 0.0, 0.0
        self.last: SoundReport | None = None

    def put(self, report: SoundReport) -> None:
        """Take a report; called on the player's thread."""
        if isinstance(report, At | Ended):
            self.position_s = report.position_s
        if isinstance(report, At):
            self.duration_s = report.duration_s
        if isinstance(report, Ended | CannotPlay):
            self.last = report
            self.changed.set()


def _set_heard(session: Session, episode: Episode) -> None:
    podcast_rows.set_heard(session.conn, episode.entry_id, True, session.now)
    mark_read(session.conn, [episode.entry_id], session.settings)
    hand_over(session.profile, {"do": MARKED})


def _save(session: Session, episode: Episode, reports: _Reports) -> None:
    if reports.position_s <= 0 or isinstance(reports.last, Ended):
        return
    podcast_rows.save_position(
        session.conn, episode.entry_id, reports.position_s, reports.duration_s or None, session.now
    )
    if session.settings.note_reading:
        podcast_rows.add_listening_time(session.conn, session.now, session.now)


def _make_row(episode: Episode) -> Row:
    download = episode.download
    left = (episode.duration_s or 0.0) - episode.position_s
    begun = f"{max(1, round(left / 60))} min left" if episode.position_s > 0 and episode.duration_s else ""
    return {
        "id": episode.entry_id,
        "feed": episode.feed_name,
        "date": at(episode.sort_at),
        **pick(episode, "title url media_type duration_s position_s"),
        "size": (download.size if download else None) or episode.size,
        "queue_place": None if episode.queue_place is None else episode.queue_place + 1,
        "downloaded": Shown(
            download is not None and download.state is DownloadState.HERE,
            _DOWNLOADED[download.state] if download else "",
        ),
        "download": download and download.state.value,
        "automatic": download is not None and download.by_plan,
        "problem": in_english(download.message) if download else "",
        "minutes": max(1, round(episode.duration_s / 60)) if episode.duration_s else None,
        "played": Shown(episode.is_heard, "played" if episode.is_heard else begun),
    }
