"""Chooses which episodes to prefetch and which to delete, and does it.

The user will probably hear the queue next, then the newest unheard episodes of feeds they listen to. These are fetched
in the hours before they usually listen, while network and power are free, within the day's megabytes. Requested
episodes stay until they were heard, prefetched ones until they are old or room is needed. Choosing is pure.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from reader.clock import local_day
from reader.engine import prefetch
from reader.engine.podcasts.fetch_episode import DownloadTools
from reader.learn.usual_hours import find_next_time, find_usual_times
from reader.model.podcasts import Episode, newest_of_each
from reader.model.prefetched import Need, PrefetchedFor
from reader.plan import prefetch as prefetch_plan
from reader.podcast_files import find_file, list_strangers
from reader.settings import PREFETCH_OFF, Settings
from reader.store import podcasts as rows
from reader.store.podcasts import list_downloaded, list_listening_times, list_newest_heard_of, list_queue
from reader.store.poll_log import read_day_ledger

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


class Prefetchable(Struct, frozen=True):
    entry_id: int
    for_at: float | None
    """The usual time it is fetched for; None for a queued one while no such time is known."""


def choose_downloads(
    queue: Sequence[Episode],
    newest: Sequence[Episode],
    next_time: float | None,
    left_bytes: int,
    now: float,
    *,
    offline_at: float | None = None,
) -> list[Prefetchable]:
    """Choose what to prefetch within the bytes left; a large episode that does not fit does not stop smaller ones.
    `newest`: of feeds the user listens to. `offline_at`: when the queue is needed without a network."""
    is_near = next_time is not None and next_time - now <= AHEAD_S
    wanted = list(queue) if is_near or next_time is None or offline_at is not None else []
    for_at = next_time if is_near or offline_at is None else offline_at
    if is_near:
        wanted += newest_of_each(newest)
    chosen: dict[int, Prefetchable] = {}
    for episode in wanted:
        size = find_size(episode)
        if episode.download is None and not episode.is_heard and size <= left_bytes and episode.entry_id not in chosen:
            chosen[episode.entry_id] = Prefetchable(episode.entry_id, for_at)
            left_bytes -= size
    return list(chosen.values())


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
        return now - (episode.played_at or 0.0) > settings.podcast_heard_days * 86_400.0
    return download.by_plan and (episode.is_read or now - download.asked_at > UNHEARD_S)


def _may_go(episode: Episode) -> bool:
    is_begun = episode.position_s > 0 and not episode.is_heard
    return not (episode.is_starred or is_begun or episode.queue_place is not None)


def find_size(episode: Episode) -> int:
    size_known = episode.download.size if episode.download else None
    return size_known or episode.size or GUESSED_BYTES


def find_left_bytes(settings: Settings, used_today: int, here: Mapping[int, int]) -> int:
    """What may still be prefetched: today, and until the disk's share is full. `here`: bytes by entry."""
    today = settings.podcast_prefetch_mb * _MB - used_today
    return max(0, min(today, settings.podcast_kept_mb * _MB - sum(here.values())))


def plan_ahead(tools: DownloadTools, settings: Settings, now: float, asked_for: Need | None = None) -> None:
    """Plan what to prefetch. `asked_for`: the user is leaving now, whatever was learned."""
    if not settings.podcast_prefetch_mb:
        return
    midnight = datetime.fromtimestamp(now, tools.zone).replace(hour=0, minute=0, second=0, microsecond=0)
    used = rows.count_prefetched_bytes(tools.conn, midnight.timestamp())
    here = {one.entry_id: find_size(one) for one in list_downloaded(tools.conn)}
    left = min(find_left_bytes(settings, used, here), _find_bytes_left(tools, settings, now))
    newest = list_newest_heard_of(tools.conn, now - LEARNED_FROM_S)
    times = find_usual_times(list_listening_times(tools.conn, now - LEARNED_FROM_S), tools.zone)
    next_time = find_next_time(times, now, tools.zone)
    need = asked_for or _find_offline(tools, settings, now)
    offline_at = need.at if need else None
    chosen = choose_downloads(list_queue(tools.conn), newest, next_time, left, now, offline_at=offline_at)
    for one in chosen:
        rows.plan_download(tools.conn, one.entry_id, one.for_at, now)


def _find_offline(tools: DownloadTools, settings: Settings, now: float) -> Need | None:
    """The learned hours offline for which things are prefetched now."""
    if settings.prefetch == PREFETCH_OFF:
        return None
    hours = prefetch.learn_hours(tools.conn, now, tools.zone)
    need = prefetch_plan.find_need(hours, now, tools.zone)
    return need if need is not None and need.cause is PrefetchedFor.NO_NETWORK else None


def _find_bytes_left(tools: DownloadTools, settings: Settings, now: float) -> int:
    """What the user's limit for all fetches leaves."""
    ledger = read_day_ledger(tools.conn, local_day(now, tools.zone), settings)
    return sys.maxsize if ledger.bytes_left is None else int(ledger.bytes_left)


def sweep(tools: DownloadTools, settings: Settings, now: float, dropped_at: dict[Path, float]) -> list[int]:
    """Delete files by the rules and those that belong to nothing, and note what somebody else removed. Return the ids
    of deleted episodes. `dropped_at`: since when each file belongs to nothing, kept from sweep to sweep."""
    gone = choose_let_go(list_downloaded(tools.conn), settings, now)
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
