"""Which recordings to fetch ahead, and which to let go. Pure: what is known is passed in.

Ahead comes what the owner will probably hear next: the queue, then the newest unheard of feeds that they listen to. It
is fetched in the hours before they usually listen, while line and power are free, within the day's megabytes. What was
asked for stays until it was heard; what was not stays until it is old or room is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from reader.model.podcasts import Episode, newest_of_each

AHEAD_S = 6 * 3_600.0
"""So long before the usual time fetching may begin."""
GUESSED_BYTES = 40_000_000
"""Of a recording whose size nobody says."""
_MB = 1_000_000


class Rules(Struct, frozen=True):
    """The owner's wishes."""

    megabytes_a_day: int
    megabytes_kept: int
    heard_days: int
    unheard_days: int = 14


class Ahead(Struct, frozen=True):
    entry_id: int
    for_at: float | None
    """The usual time it is fetched for; None for what is queued while none is known."""


def choose_ahead(
    queue: Sequence[Episode],
    newest: Sequence[Episode],
    next_time: float | None,
    left_bytes: int,
    now: float,
    *,
    offline_at: float | None = None,
) -> list[Ahead]:
    """`newest`: of feeds the owner listens to. `offline_at`: when there will be no line, if the queue is to be here by
    then. Only what fits into what is left of the day and the disk; a large one
    that does not fit keeps no smaller one from being fetched."""
    is_near = next_time is not None and next_time - now <= AHEAD_S
    wanted = list(queue) if is_near or next_time is None or offline_at is not None else []
    for_at = next_time if is_near or offline_at is None else offline_at
    if is_near:
        wanted += newest_of_each(newest)
    chosen: dict[int, Ahead] = {}
    for episode in wanted:
        size = find_size(episode)
        if (
            episode.download is None
            and not episode.is_heard
            and size <= left_bytes
            and episode.entry_id not in chosen
        ):
            chosen[episode.entry_id] = Ahead(episode.entry_id, for_at)
            left_bytes -= size
    return list(chosen.values())


def choose_let_go(here: Iterable[Episode], rules: Rules, now: float) -> list[int]:
    """Of what is on the disk: heard long enough ago, or fetched ahead and never heard, the oldest first where there is
    too much. What is starred, queued or begun stays."""
    kept = [episode for episode in here if episode.download is not None]
    gone = [episode for episode in kept if _is_over(episode, rules, now)]
    over = sum(find_size(one) for one in kept) - sum(find_size(one) for one in gone)
    over -= rules.megabytes_kept * _MB
    for episode in sorted(kept, key=lambda one: one.sort_at):
        may_go = _may_go(episode) and episode not in gone
        if over > 0 and may_go and episode.download and episode.download.by_plan:
            gone.append(episode)
            over -= find_size(episode)
    return [episode.entry_id for episode in gone]


def _is_over(episode: Episode, rules: Rules, now: float) -> bool:
    download = episode.download
    if download is None or not _may_go(episode):
        return False
    if episode.is_heard:
        return now - (episode.played_at or 0.0) > rules.heard_days * 86_400.0
    return download.by_plan and (episode.is_read or now - download.asked_at > rules.unheard_days * 86_400.0)


def _may_go(episode: Episode) -> bool:
    is_begun = episode.position_s > 0 and not episode.is_heard
    return not (episode.is_starred or is_begun or episode.queue_place is not None)


def find_size(episode: Episode) -> int:
    told = episode.download.size if episode.download else None
    return told or episode.size or GUESSED_BYTES


def find_left_bytes(rules: Rules, used_today: int, here: Mapping[int, int]) -> int:
    """What may still be fetched ahead: today, and until the disk's share is full. `here`: bytes by entry."""
    today = rules.megabytes_a_day * _MB - used_today
    return max(0, min(today, rules.megabytes_kept * _MB - sum(here.values())))
