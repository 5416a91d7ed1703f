"""Downloads one episode, or as much of it as comes; chooses which to prefetch and which to delete, and does it.

The user will probably hear the queue next, then the newest unheard episodes of feeds they listen to. These are fetched
in the hours before they usually listen, while network and power are free, within the day's megabytes. Requested
episodes stay until they were heard, prefetched ones until they are old or room is needed. Choosing is pure. For the
engine and the terminal.
"""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct

from reader.core.clock import Clock, SystemClock, local_day
from reader.core.private_files import make_private_folder
from reader.core.records.fetched import FetchRequest, Outcome, Problem
from reader.core.records.logged import PODCAST, PODCAST_AHEAD
from reader.core.records.messages import Message
from reader.core.settings import PREFETCH_OFF, Settings
from reader.core.words.catalogue import PodcastCode
from reader.engine.messages import DownloadNote
from reader.engine.side_fetches import is_at_home
from reader.features.offline import planning as prefetch_plan
from reader.features.offline import worker as prefetch
from reader.features.offline.records import Need, PrefetchedFor
from reader.features.podcasts import store as rows
from reader.features.podcasts.chapters import parse_chapters
from reader.features.podcasts.files import PART, find_file, find_part, list_strangers, name_file
from reader.features.podcasts.records import Download, Episode, newest_of_each
from reader.net.client import Client, never
from reader.net.download import Downloaded, download_file
from reader.planner.learning.usual_hours import find_next_time, find_usual_times
from reader.store.db import Connection
from reader.store.poll_log import add_side_fetch, find_ahead_bytes_left, get_day

PAUSES_S = (60.0, 600.0, 3_600.0, 6 * 3_600.0, 12 * 3_600.0)
"""Pauses after failures that may pass; after that only the user can start it again."""
GREW_PAUSE_S = 5.0
ROOM_LEFT = 300_000_000
"""Bytes that stay free for the database and everything else."""
ROOM_CHECK_BYTES = 4_000_000
"""How much is written between two looks at the room: other programs write too, and a server may name no length."""
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
        self._unchecked = 0
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
        self._check_room((size or self._episode.size or 0) - self.size)

    def _check_room(self, missing: int) -> None:
        self._unchecked = 0
        try:
            free = self._tools.find_free(self.path.parent)
        except OSError:
            return
        if missing + ROOM_LEFT > free:
            raise _DiskError(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))

    def write(self, data: bytes) -> None:
        self._unchecked += len(data)
        if self._unchecked > ROOM_CHECK_BYTES:
            self._check_room(len(data))
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
            at_home = is_at_home(tools.conn, episode.url, episode.feed_id)
            request = FetchRequest(episode.url, typed_by_user=at_home)
            result = download_file(tools.client, request, part, download.validator, tools.cancelled)
            size = part.size
        finally:
            part.close()
        _count(tools, result.wire_bytes, result.is_done, download)
        if not result.is_done:
            return _note_failure(tools, episode, result, size, grew=size > before)
        return _finish(tools, episode, path, size)
    except (_DiskError, OSError) as error:
        return _note_disk(tools, episode, error if isinstance(error, _DiskError) else _DiskError(error))


def _find_part(tools: DownloadTools, episode: Episode, download: Download) -> Path:
    """The path of the partial file, which is deleted if it is of another file or of an unknown one."""
    known = find_part(tools.folder, episode.entry_id)
    path = tools.folder / (name_file(episode.entry_id, episode.url, episode.media_type) + PART)
    if known is not None and (download.url != episode.url or not download.validator or known != path):
        known.unlink()
    return path


def _finish(tools: DownloadTools, episode: Episode, part: Path, size: int) -> DownloadNote:
    if not rows.note_done(tools.conn, episode.entry_id, size, tools.clock.now()):
        part.unlink(missing_ok=True)
        return DownloadNote(episode.entry_id, 0, None, is_gone=True)
    whole = part.with_name(part.name.removesuffix(PART))
    os.utime(part, (0, 0))  # when it was fetched is nobody's business, see what-does-erasing-erase.md
    part.replace(whole)
    fetch_chapters(tools, episode)
    return DownloadNote(episode.entry_id, size, size, is_here=True)


def fetch_chapters(tools: DownloadTools, episode: Episode) -> bool:
    """Fetch the publisher's list of chapters, once; return whether there is one now."""
    if not episode.chapters_url or rows.find_chapters(tools.conn, episode.entry_id):
        return False
    at_home = is_at_home(tools.conn, episode.chapters_url, episode.feed_id)
    request = FetchRequest(
        episode.chapters_url, typed_by_user=at_home, accept="application/json", max_bytes=CHAPTERS_BYTES
    )
    fetched = tools.client.fetch(request, cancelled=tools.cancelled)
    _count(tools, fetched.wire_bytes, fetched.outcome is Outcome.FRESH, episode.download)
    chapters = parse_chapters(fetched.body)
    if chapters:
        rows.save_chapters(tools.conn, episode.entry_id, chapters)
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
    """Note a problem with the disk. What came so far stays, unless nobody knows how much is missing: that room is worth
    more to everything else."""
    part = find_part(tools.folder, episode.entry_id)
    known = rows.list_downloads(tools.conn, "WHERE entry_id = ?", episode.entry_id)
    if error.is_full and part is not None and not any(one.size for one in known):
        part.unlink(missing_ok=True)
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


def _count(tools: DownloadTools, wire_bytes: int, is_done: bool, download: Download | None) -> None:
    if wire_bytes:
        trigger = PODCAST_AHEAD if download and download.by_plan else PODCAST
        add_side_fetch(tools.conn, local_day(tools.clock.now(), tools.zone), trigger, wire_bytes, not is_done)


AHEAD_S = 6 * 3_600.0
"""How long before the usual time prefetching may begin."""
GUESSED_BYTES = 40_000_000
"""The assumed size of an episode whose size is unknown."""
_MB = 1_000_000
LEARNED_FROM_S = 60 * 86_400.0
DROPPED_KEPT_S = 600.0
"""How long an unwanted file stays, so that an undo finds it."""
UNHEARD_S = 14 * 86_400.0
"""How long a prefetched episode that nobody hears stays."""


def choose_downloads(
    queue: Sequence[Episode],
    newest: Sequence[Episode],
    next_time: float | None,
    left_bytes: int,
    now: float,
    *,
    offline_at: float | None = None,
) -> dict[int, float | None]:
    """Choose what to prefetch within the bytes left, each with the usual time it is fetched for, if one is known; a
    large episode that does not fit does not stop smaller ones. `newest`: of feeds the user listens to. `offline_at`:
    when the queue is needed without a network."""
    is_near = next_time is not None and next_time - now <= AHEAD_S
    wanted = list(queue) if is_near or next_time is None or offline_at is not None else []
    for_at = next_time if is_near or offline_at is None else offline_at
    if is_near:
        wanted += newest_of_each(newest)
    chosen: dict[int, float | None] = {}
    for episode in wanted:
        size = find_size(episode)
        if episode.download is None and not episode.is_heard and size <= left_bytes and episode.entry_id not in chosen:
            chosen[episode.entry_id] = for_at
            left_bytes -= size
    return chosen


def choose_let_go(here: Iterable[Episode], settings: Settings, now: float) -> list[int]:
    """Choose files to delete: heard long enough ago, or prefetched and never heard, the oldest first if there is too
    much. Starred, queued and begun episodes stay."""
    kept = [episode for episode in here if episode.download is not None]
    gone = [episode for episode in kept if _is_over(episode, settings, now)]
    over = sum(find_size(one) for one in kept) - sum(find_size(one) for one in gone)
    over -= settings.podcast_kept_mb * _MB
    for episode in sorted(kept, key=lambda one: one.sort_at):
        may_go = _may_go(episode) and episode not in gone
        if over > 0 and may_go and episode.download and episode.download.by_plan:
            gone.append(episode)
            over -= find_size(episode)
    return [episode.entry_id for episode in gone]


def _is_over(episode: Episode, settings: Settings, now: float) -> bool:
    download = episode.download
    if download is None or not _may_go(episode):
        return False
    if episode.is_heard:
        return now - (episode.played_at or 0.0) > settings.podcast_played_days * 86_400.0
    return download.by_plan and (episode.is_read or now - download.asked_at > UNHEARD_S)


def _may_go(episode: Episode) -> bool:
    is_begun = episode.position_s > 0 and not episode.is_heard
    return not (episode.is_starred or is_begun or episode.queue_place is not None)


def find_size(episode: Episode) -> int:
    size_known = episode.download.size if episode.download else None
    return size_known or episode.size or GUESSED_BYTES


def plan_ahead(tools: DownloadTools, settings: Settings, now: float, asked_for: Need | None = None) -> None:
    """Plan what to prefetch. `asked_for`: the user is leaving now, whatever was learned."""
    if not settings.podcast_prefetch:
        return
    left = _find_bytes_left(tools, settings, now)
    newest = rows.list_newest_heard_of(tools.conn, now - LEARNED_FROM_S)
    times = find_usual_times(rows.list_listening_times(tools.conn, now - LEARNED_FROM_S), tools.zone)
    next_time = find_next_time(times, now, tools.zone)
    need = asked_for or _find_offline(tools, settings, now)
    offline_at = need.at if need else None
    chosen = choose_downloads(rows.list_queue(tools.conn), newest, next_time, left, now, offline_at=offline_at)
    for entry_id, for_at in chosen.items():
        rows.plan_download(tools.conn, entry_id, for_at, now)


def _find_offline(tools: DownloadTools, settings: Settings, now: float) -> Need | None:
    """The learned hours offline for which things are prefetched now."""
    if settings.prefetch == PREFETCH_OFF:
        return None
    hours = prefetch.learn_hours(tools.conn, now, tools.zone)
    need = prefetch_plan.find_need(hours, now, tools.zone)
    return need if need is not None and need.cause is PrefetchedFor.NO_NETWORK else None


def _find_bytes_left(tools: DownloadTools, settings: Settings, now: float) -> int:
    """What may still be prefetched today: within the day's data, less what waits for its download, and on the disk."""
    today = find_ahead_bytes_left(get_day(tools.conn, local_day(now, tools.zone)), settings)
    here = rows.list_downloaded(tools.conn)
    planned = [one for one in here if one.download and one.download.by_plan]
    waiting = sum(find_size(one) for one in planned if one.download and one.download.next_at is not None)
    on_disk = settings.podcast_kept_mb * _MB - sum(find_size(one) for one in here)
    return int(max(0.0, min(today - waiting, on_disk)))


def sweep(tools: DownloadTools, settings: Settings, now: float, dropped_at: dict[Path, float]) -> list[int]:
    """Delete files by the rules and those that belong to nothing, and note what somebody else removed. Return the ids
    of deleted episodes. `dropped_at`: since when each file belongs to nothing, kept from sweep to sweep."""
    gone = choose_let_go(rows.list_downloaded(tools.conn), settings, now)
    rows.let_go(tools.conn, gone)
    known = rows.list_downloads(tools.conn)
    strangers = list_strangers(tools.folder, {one.entry_id for one in known})
    for path in dropped_at.keys() - set(strangers):
        del dropped_at[path]
    for path in strangers:
        if not 0.0 <= now - dropped_at.setdefault(path, now) < DROPPED_KEPT_S:
            with suppress(OSError):  # open in another program: the next sweep deletes it
                path.unlink()
    missing = [one.entry_id for one in known if one.done_at is not None and not find_file(tools.folder, one.entry_id)]
    rows.note_missing(tools.conn, missing, now)
    return gone
