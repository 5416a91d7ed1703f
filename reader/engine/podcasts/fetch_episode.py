"""Downloads one episode into the folder of podcasts, or as much of it as comes. For the engine and the terminal."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct

from reader.clock import Clock, SystemClock, local_day
from reader.engine.messages import DownloadNote
from reader.engine.side_fetches import is_at_home
from reader.fetch.client import Client, never
from reader.fetch.download import Downloaded, download_file
from reader.model.fetched import FetchRequest, Problem
from reader.model.logged import PODCAST
from reader.model.messages import Message
from reader.model.podcasts import Download, Episode
from reader.podcast_files import PART, find_part, name_file
from reader.private_files import make_private_folder
from reader.sound.chapters import parse_chapters
from reader.sound.files import find_file_length
from reader.store import podcasts as rows
from reader.store.db import Connection
from reader.store.podcasts import find_chapters, note_file_length, save_chapters
from reader.store.poll_log import add_side_fetch
from reader.wording.catalogue import PodcastCode

PAUSES_S = (60.0, 600.0, 3_600.0, 6 * 3_600.0, 12 * 3_600.0)
"""Pauses after failures that may pass; after that only the user can start it again."""
GREW_PAUSE_S = 5.0
ROOM_LEFT = 300_000_000
"""Bytes that stay free for the database and everything else."""
NO_ROOM_PAUSE_S = 3_600.0
CHAPTERS_BYTES = 1_000_000
_NOTE_S = 0.5
_FOR_EVER = frozenset(
    {
        Problem.NOT_FOUND,
        Problem.GONE,
        Problem.BAD_ADDRESS,
        Problem.FORBIDDEN_ADDRESS,
        Problem.TOO_LARGE,
        Problem.NEEDS_PASSWORD,
        Problem.CHALLENGE,
        Problem.REDIRECT_LOOP,
    }
)
_monotonic = SystemClock().monotonic


class DownloadTools(Struct, frozen=True):
    conn: Connection
    client: Client
    clock: Clock
    zone: tzinfo
    folder: Path
    cancelled: Callable[[], bool] = never
    on_note: Callable[[DownloadNote], None] = lambda before: None
    find_free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free


class _DiskError(Exception):
    """The disk refused it. Not an OSError, so that nobody mistakes it for one of the network."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.is_full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        self.words = error.strerror or str(error)


class _PartFile:
    """The growing file of a download."""

    def __init__(self, tools: DownloadTools, episode: Episode, path: Path) -> None:
        self._tools, self._episode, self.path = tools, episode, path
        self._total: int | None = None
        self._noted_at = 0.0
        try:
            self._file = self.path.open("ab")
        except OSError as error:
            raise _DiskError(error) from error

    @property
    def size(self) -> int:
        return self._file.tell()

    def begin(self, size: int | None, validator: str) -> None:
        rows.note_begun(self._tools.conn, self._episode.entry_id, self._episode.url, size, validator)
        self._total = size
        missing = (size or self._episode.size or 0) - self.size
        try:
            free = self._tools.find_free(self.path.parent)
        except OSError:
            return
        if missing + ROOM_LEFT > free:
            raise _DiskError(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))

    def write(self, data: bytes) -> None:
        try:
            self._file.write(data)
        except OSError as error:
            raise _DiskError(error) from error
        if _monotonic() - self._noted_at > _NOTE_S:
            self._file.flush()
            self._noted_at = _monotonic()
            self._tools.on_note(DownloadNote(self._episode.entry_id, self.size, self._total))

    def restart(self) -> None:
        self._file.truncate(0)
        self._file.seek(0)

    def close(self) -> None:
        try:
            self._file.close()
        except OSError as error:
            raise _DiskError(error) from error


def fetch_episode(tools: DownloadTools, episode: Episode) -> DownloadNote:
    """Download as far as it goes now; the rows say what comes next."""
    download = episode.download
    assert download is not None
    try:
        make_private_folder(tools.folder)
        path = _find_part(tools, episode, download)
        part = _PartFile(tools, episode, path)
        before = part.size
        try:
            request = _make_request(tools, episode)
            result = download_file(tools.client, request, part, download.validator, tools.cancelled)
            size = part.size
        finally:
            part.close()
        _count(tools, result)
        if not result.is_done:
            return _note_failure(tools, episode, result, size, grew=size > before)
        return _finish(tools, episode, path, size)
    except _DiskError as error:
        return _note_disk(tools, episode, error)
    except OSError as error:
        return _note_disk(tools, episode, _DiskError(error))


def _find_part(tools: DownloadTools, episode: Episode, download: Download) -> Path:
    """The path of the partial file, which is deleted if it is of another file or of an unknown one."""
    known = find_part(tools.folder, episode.entry_id)
    path = tools.folder / (name_file(episode.entry_id, episode.url, episode.media_type) + PART)
    if known is not None and (download.url != episode.url or not download.validator or known != path):
        known.unlink()
    return path


def _make_request(tools: DownloadTools, episode: Episode) -> FetchRequest:
    at_home = is_at_home(tools.conn, episode.url, episode.feed_id)
    return FetchRequest(episode.url, typed_by_user=at_home)


def _finish(tools: DownloadTools, episode: Episode, part: Path, size: int) -> DownloadNote:
    if not rows.note_done(tools.conn, episode.entry_id, size, tools.clock.now()):
        part.unlink(missing_ok=True)
        return DownloadNote(episode.entry_id, 0, None, is_gone=True)
    whole = part.with_name(part.name.removesuffix(PART))
    os.utime(part, (0, 0))  # when it was fetched is nobody's business, see what-does-erasing-erase.md
    part.replace(whole)
    if episode.duration_s is None and (length_s := find_file_length(whole)) is not None:
        note_file_length(tools.conn, episode.entry_id, length_s)
    fetch_chapters(tools, episode)
    return DownloadNote(episode.entry_id, size, size, is_here=True)


def fetch_chapters(tools: DownloadTools, episode: Episode) -> bool:
    """Fetch the publisher's list of chapters, once; return whether there is one now."""
    if not episode.chapters_url or find_chapters(tools.conn, episode.entry_id):
        return False
    at_home = is_at_home(tools.conn, episode.chapters_url, episode.feed_id)
    request = FetchRequest(
        episode.chapters_url, typed_by_user=at_home, accept="application/json", max_bytes=CHAPTERS_BYTES
    )
    chapters = parse_chapters(tools.client.fetch(request, cancelled=tools.cancelled).body)
    if chapters:
        save_chapters(tools.conn, episode.entry_id, chapters)
    return bool(chapters)


def decide_next_try(tries: int, problem: Problem | None, now: float) -> float | None:
    """Return when to try again; None gives up until the user asks. Nothing is given up for lack of a network."""
    if problem in _FOR_EVER:
        return None
    if problem in (Problem.OFFLINE, Problem.NO_SUCH_HOST, Problem.CANCELLED):
        return now + PAUSES_S[min(tries, 2)]
    return now + PAUSES_S[tries] if tries < len(PAUSES_S) else None


def _note_failure(tools: DownloadTools, episode: Episode, result: Downloaded, size: int, *, grew: bool) -> DownloadNote:
    download = episode.download
    assert download is not None
    assert result.message is not None
    now = tools.clock.now()
    next_at = result.retry_at or decide_next_try(download.tries, result.problem, now)
    if grew and result.problem in (Problem.BROKEN, Problem.TIMEOUT):
        next_at = now + GREW_PAUSE_S  # the network is only bad, and the next try continues this one
    if result.problem is Problem.CANCELLED:
        return DownloadNote(episode.entry_id, size, download.size)
    rows.note_failed(tools.conn, episode.entry_id, result.message, next_at, counts=not grew)
    return _note_problem(episode, size, result.message, is_news=next_at is None)


def _note_disk(tools: DownloadTools, episode: Episode, error: _DiskError) -> DownloadNote:
    """Note a problem with the disk; what came so far stays."""
    name = episode.title or episode.feed_name
    message = (
        PodcastCode.EPISODE_NO_ROOM(name=name)
        if error.is_full
        else PodcastCode.EPISODE_DISK(name=name, error=error.words)
    )
    rows.note_failed(tools.conn, episode.entry_id, message, tools.clock.now() + NO_ROOM_PAUSE_S)
    before = episode.download
    is_new = before is None or before.message is None or before.message.code != message.code
    return _note_problem(episode, 0, message, is_news=is_new)


def _note_problem(episode: Episode, size: int, message: Message, *, is_news: bool) -> DownloadNote:
    total = episode.download.size if episode.download else None
    return DownloadNote(episode.entry_id, size, total or episode.size, message=message, is_news=is_news)


def _count(tools: DownloadTools, result: Downloaded) -> None:
    if result.wire_bytes:
        day = local_day(tools.clock.now(), tools.zone)
        add_side_fetch(tools.conn, day, PODCAST, result.wire_bytes, not result.is_done)
