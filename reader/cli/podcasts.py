"""The podcasts command: what there is to hear, the queue, downloads, and playing in the terminal."""

from __future__ import annotations

import argparse
import threading
from pathlib import Path
from typing import Any

from reader.cli.arguments import LIST, add_command, parse_count, parse_id
from reader.cli.output import Row, complain, iso_time, local_time, say, show
from reader.cli.session import Session, get_feed, in_session
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


def add_commands(commands: Any) -> None:
    podcasts = commands.add_parser("podcasts", help="what there is to hear: list, queue, download, play")
    kinds = podcasts.add_subparsers(dest="kind", metavar="WHAT", required=True)
    listing = add_command(kinds, "list", run_list, "recordings, the newest first", LIST)
    listing.add_argument("--feed", metavar="FEED", help="only of this feed: its number, name or address")
    listing.add_argument("--unheard", action="store_true", help="leave out what was heard")
    listing.add_argument("--begun", action="store_true", help="only what was begun and not heard to its end")
    listing.add_argument("--downloaded", action="store_true", help="only what is here or on its way")
    listing.add_argument("--limit", type=parse_count, default=30, metavar="N", help="so many at most (30)")
    queue = add_command(kinds, "queue", run_queue, "what is played next; with numbers, adds these", LIST)
    queue.add_argument("ids", type=parse_id, nargs="*", metavar="ID")
    queue.add_argument("--first", action="store_true", help="to be heard next instead of last")
    queue.add_argument("--remove", action="store_true", help="take these out instead")
    queue.add_argument("--to", type=int, metavar="PLACE", help="move one to this place, counted from 1")
    download = add_command(kinds, "download", run_download, "fetch recordings now", LIST)
    download.add_argument("ids", type=parse_id, nargs="+", metavar="ID")
    download.add_argument("--remove", action="store_true", help="let go of them instead")
    chapters = add_command(kinds, "chapters", run_chapters, "the chapters of a recording", LIST)
    chapters.add_argument("id", type=parse_id, metavar="ID")
    position = add_command(kinds, "position", run_position, "how far a recording was heard, or set that", LIST)
    position.add_argument("id", type=parse_id, metavar="ID")
    position.add_argument("--set", type=float, metavar="SECONDS", help="where it goes on")
    position.add_argument("--heard", action="store_true", help="mark it as heard")
    play = add_command(kinds, "play", run_play, "play a recording that is here, until its end or Ctrl+C")
    play.add_argument("id", type=parse_id, metavar="ID")
    play.add_argument("--speed", type=float, default=1.0, metavar="X", help="0.5 to 3 times as fast")
    play.add_argument("--silent", action="store_true", help="without a sound device, to try it out")


@in_session
def run_list(session: Session, chosen: argparse.Namespace) -> None:
    if chosen.begun:
        episodes = list_begun(session.conn, chosen.limit)
    elif chosen.downloaded:
        episodes = list_downloaded(session.conn)[: chosen.limit]
    else:
        feed_id = get_feed(session, chosen.feed).id if chosen.feed is not None else None
        episodes = list_newest(session.conn, chosen.limit, feed_id, unheard=chosen.unheard)
    _show(episodes, chosen.json, "There is nothing to hear.")


@in_session
def run_queue(session: Session, chosen: argparse.Namespace) -> None:
    ids = [get_episode(session.conn, id_).entry_id for id_ in chosen.ids]
    if chosen.to is not None:
        if len(ids) != 1:
            raise UsageError("Give one number to move.")
        move_in_queue(session.conn, ids[0], chosen.to - 1)
    elif ids and chosen.remove:
        remove_from_queue(session.conn, ids)
    elif ids:
        add_to_queue(session.conn, ids, first=chosen.first)
    _show(list_queue(session.conn), chosen.json, "Nothing is queued.")


@in_session
def run_download(session: Session, chosen: argparse.Namespace) -> int:
    ids, folder = [get_episode(session.conn, id_).entry_id for id_ in chosen.ids], session.profile.podcasts
    if chosen.remove:
        dropped = drop_downloads(session.conn, ids)
        for one in dropped:
            if path := find_file(folder, one.entry_id):
                path.unlink(missing_ok=True)
        say(f"{len(dropped)} removed.")
        return 0
    ask_downloads(session.conn, ids, session.now)
    with open_client(session.conn, session.settings, session.clock) as client:
        tools = DownloadTools(session.conn, client, session.clock, LocalZone(), folder)
        failed = [id_ for id_ in ids if not _download(tools, get_episode(session.conn, id_))]
    _show([get_episode(session.conn, id_) for id_ in ids], chosen.json, "")
    return FetchError.exit_code if failed else 0


def _download(tools: DownloadTools, episode: Episode) -> bool:
    if episode.download is None or episode.download.done_at is not None:
        return True
    note = fetch_episode(tools, episode)
    if note.message is not None:
        complain(f"{episode.entry_id}: {in_english(note.message)}")
    return note.is_here


@in_session
def run_chapters(session: Session, chosen: argparse.Namespace) -> None:
    get_episode(session.conn, chosen.id)
    rows: list[Row] = [
        {"start": one.start_s if chosen.json else clock_of(one.start_s), "title": one.title}
        for one in read_chapters(session.conn, chosen.id)
    ]
    show(rows, as_json=chosen.json, columns=("start", "title"), empty="It has no chapters.")


@in_session
def run_position(session: Session, chosen: argparse.Namespace) -> None:
    episode = get_episode(session.conn, chosen.id)
    if chosen.heard:
        _set_heard(session, episode)
    elif chosen.set is not None:
        if chosen.set < 0:
            raise UsageError("A place is not before the beginning.")
        save_position(session.conn, episode.entry_id, chosen.set, None, session.now)
    _show([get_episode(session.conn, episode.entry_id)], chosen.json, "")


@in_session
def run_play(session: Session, chosen: argparse.Namespace) -> None:
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


def _show(episodes: list[Episode], as_json: bool, empty: str) -> None:
    rows = [_as_json(one) if as_json else _as_row(one) for one in episodes]
    show(rows, as_json=as_json, columns=_COLUMNS, empty=empty)


def _as_row(episode: Episode) -> Row:
    left = (episode.duration_s or 0.0) - episode.position_s
    begun = f"{max(1, round(left / 60))} left" if episode.position_s > 0 and episode.duration_s else ""
    return {
        "id": episode.entry_id,
        "minutes": max(1, round(episode.duration_s / 60)) if episode.duration_s else None,
        "left": "heard" if episode.is_heard else begun,
        "here": _HERE[episode.download.state] if episode.download else "",
        "date": local_time(episode.sort_at),
        "feed": episode.feed_name,
        "title": episode.title,
    }


def _as_json(episode: Episode) -> Row:
    download = episode.download
    return {
        "id": episode.entry_id,
        "feed": episode.feed_name,
        "title": episode.title,
        "date": iso_time(episode.sort_at),
        "url": episode.url,
        "media_type": episode.media_type,
        "size": (download.size if download else None) or episode.size,
        "duration_s": episode.duration_s,
        "position_s": episode.position_s,
        "heard": episode.is_heard,
        "queue_place": None if episode.queue_place is None else episode.queue_place + 1,
        "downloaded": download is not None and download.state is DownloadState.HERE,
        "download": None if download is None else download.state.value,
        "ahead": download is not None and download.by_plan,
        "problem": in_english(download.message) if download and download.message else "",
    }
