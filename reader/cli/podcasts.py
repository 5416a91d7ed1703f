"""The podcasts command: what there is to hear, the queue, downloads, and playing in the terminal."""

from __future__ import annotations

import threading
from pathlib import Path

from reader.cli.arguments import parse_count, parse_id
from reader.cli.commands import Answer, Chosen, Commands, flag, value
from reader.cli.output import Row, Shown, at, complain, pick, say
from reader.cli.session import Session, get_feed
from reader.clock import LocalZone
from reader.engine.podcasts.fetch_episode import DownloadTools, fetch_episode
from reader.engine.polls import open_client
from reader.errors import FetchError, PaperroundError, UsageError
from reader.model.podcasts import DownloadState, Episode
from reader.podcast_files import find_file
from reader.process.handover import MARKED, hand_over
from reader.services.marks import mark_read
from reader.services.podcasts import add_to_queue, get_episode, move_in_queue, read_chapters, remove_from_queue
from reader.sound.messages import DEVICE, SILENT, At, CannotPlay, Ended, SoundReport
from reader.sound.player import SoundPlayer
from reader.store.podcasts import (
    add_listening_time,
    ask_downloads,
    drop_downloads,
    list_begun,
    list_downloaded,
    list_newest,
    list_queue,
    save_position,
    set_heard,
)
from reader.wording.catalogue import explain_failure
from reader.wording.languages import clock_of
from reader.wording.words import in_english

_COLUMNS = ("id", "minutes", "left", "here", "date", "feed", "title")
_HERE = {DownloadState.HERE: "yes", DownloadState.FAILED: "failed", DownloadState.WAITING: "waits"}
_SAVE_EVERY_S = 5.0


COMMANDS = Commands()
PODCASTS = COMMANDS.group("podcasts", "what there is to hear: list, queue, download, play")
ID = value("id", "ID", type=parse_id)


@PODCASTS.add(
    "list",
    "recordings, the newest first",
    value("--feed", "FEED", "only of this feed: its number, name or address"),
    flag("--unheard", "leave out what was heard"),
    flag("--begun", "only what was begun and not heard to its end"),
    flag("--downloaded", "only what is here or on its way"),
    value("--limit", "N", "so many at most (30)", type=parse_count, default=30),
    columns=_COLUMNS,
    empty="There is nothing to hear.",
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    if chosen.begun:
        episodes = list_begun(session.conn, chosen.limit)
    elif chosen.downloaded:
        episodes = list_downloaded(session.conn)[: chosen.limit]
    else:
        feed_id = get_feed(session, chosen.feed).id if chosen.feed is not None else None
        episodes = list_newest(session.conn, chosen.limit, feed_id, unheard=chosen.unheard)
    return [_make_row(episode) for episode in episodes]


@PODCASTS.add(
    "queue",
    "what is played next; with numbers, adds these",
    value("ids", "ID", type=parse_id, nargs="*"),
    flag("--first", "to be heard next instead of last"),
    flag("--remove", "take these out instead"),
    value("--to", "PLACE", "move one to this place, counted from 1", type=int),
    columns=_COLUMNS,
    empty="Nothing is queued.",
)
def run_queue(session: Session, chosen: Chosen) -> list[Row]:
    ids = [get_episode(session.conn, id_).entry_id for id_ in chosen.ids]
    if chosen.to is not None:
        if len(ids) != 1:
            raise UsageError("Give one number to move.")
        move_in_queue(session.conn, ids[0], chosen.to - 1)
    elif ids and chosen.remove:
        remove_from_queue(session.conn, ids)
    elif ids:
        add_to_queue(session.conn, ids, first=chosen.first)
    return [_make_row(episode) for episode in list_queue(session.conn)]


@PODCASTS.add(
    "download",
    "fetch recordings now",
    value("ids", "ID", type=parse_id, nargs="+"),
    flag("--remove", "let go of them instead"),
    columns=_COLUMNS,
)
def run_download(session: Session, chosen: Chosen) -> Answer:
    ids, folder = [get_episode(session.conn, id_).entry_id for id_ in chosen.ids], session.profile.podcasts
    if chosen.remove:
        dropped = drop_downloads(session.conn, ids)
        for one in dropped:
            if path := find_file(folder, one.entry_id):
                path.unlink(missing_ok=True)
        return Answer(lines=[f"{len(dropped)} removed."])
    ask_downloads(session.conn, ids, session.now)
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


@PODCASTS.add("chapters", "the chapters of a recording", ID, columns=("start", "title"), empty="It has no chapters.")
def run_chapters(session: Session, chosen: Chosen) -> list[Row]:
    get_episode(session.conn, chosen.id)
    found = read_chapters(session.conn, chosen.id)
    return [{"start": Shown(one.start_s, clock_of(one.start_s)), "title": one.title} for one in found]


@PODCASTS.add(
    "position",
    "how far a recording was heard, or set that",
    ID,
    value("--set", "SECONDS", "where it goes on", type=float),
    flag("--heard", "mark it as heard"),
    columns=_COLUMNS,
)
def run_position(session: Session, chosen: Chosen) -> list[Row]:
    episode = get_episode(session.conn, chosen.id)
    if chosen.heard:
        _set_heard(session, episode)
    elif chosen.set is not None:
        if chosen.set < 0:
            raise UsageError("A place is not before the beginning.")
        save_position(session.conn, episode.entry_id, chosen.set, None, session.now)
    return [_make_row(get_episode(session.conn, episode.entry_id))]


@PODCASTS.add(
    "play",
    "play a recording that is here, until its end or Ctrl+C",
    ID,
    value("--speed", "X", "0.5 to 3 times as fast", type=float, default=1.0),
    flag("--silent", "without a sound device, to try it out"),
)
def run_play(session: Session, chosen: Chosen) -> None:
    if not 0.5 <= chosen.speed <= 3.0:
        raise UsageError("The speed is between 0.5 and 3.")
    episode = get_episode(session.conn, chosen.id)
    path = find_file(session.profile.podcasts, episode.entry_id)
    if path is None:
        raise UsageError(f"It is not here; 'paperround podcasts download {episode.entry_id}' fetches it.")
    reports = _Reports()
    player = SoundPlayer(reports.put, SILENT if chosen.silent else DEVICE)
    start = 0.0 if episode.is_heard else episode.position_s
    player.open(str(path), start, speed=chosen.speed)
    say(f"{episode.title or episode.feed_name}, from {clock_of(start)}. Ctrl+C stops.")
    try:
        _follow(session, episode, path, reports)
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
        """Take a report, on the player's thread."""
        if isinstance(report, At | Ended):
            self.position_s = report.position_s
        if isinstance(report, At):
            self.duration_s = report.duration_s
        if isinstance(report, Ended | CannotPlay):
            self.last = report
            self.changed.set()


def _follow(session: Session, episode: Episode, path: Path, reports: _Reports) -> None:
    while not reports.changed.wait(_SAVE_EVERY_S):
        _save(session, episode, reports)
    if isinstance(reports.last, CannotPlay):
        if reports.last.reason in ("missing", "format"):
            say(f"The file is {path}.")
        raise PaperroundError(explain_failure(reports.last.reason))
    _set_heard(session, episode)
    say("Heard to the end.")


def _set_heard(session: Session, episode: Episode) -> None:
    set_heard(session.conn, episode.entry_id, True, session.now)
    mark_read(session.conn, [episode.entry_id], session.settings)
    hand_over(session.profile, {"do": MARKED})


def _save(session: Session, episode: Episode, reports: _Reports) -> None:
    if reports.position_s <= 0 or isinstance(reports.last, Ended):
        return
    save_position(session.conn, episode.entry_id, reports.position_s, reports.duration_s or None, session.now)
    if session.settings.note_reading:
        add_listening_time(session.conn, session.now, session.now)


def _make_row(episode: Episode) -> Row:
    download = episode.download
    left = (episode.duration_s or 0.0) - episode.position_s
    begun = f"{max(1, round(left / 60))} left" if episode.position_s > 0 and episode.duration_s else ""
    return {
        "id": episode.entry_id,
        "feed": episode.feed_name,
        "date": at(episode.sort_at),
        **pick(episode, "title url media_type duration_s position_s"),
        "size": (download.size if download else None) or episode.size,
        "heard": episode.is_heard,
        "queue_place": None if episode.queue_place is None else episode.queue_place + 1,
        "downloaded": download is not None and download.state is DownloadState.HERE,
        "download": download and download.state.value,
        "ahead": download is not None and download.by_plan,
        "problem": in_english(download.message) if download else "",
        "minutes": max(1, round(episode.duration_s / 60)) if episode.duration_s else None,
        "left": "heard" if episode.is_heard else begun,
        "here": _HERE[download.state] if download else "",
    }
