"""When posts have to be ready next, and which to prefetch: the most likely per byte first, as long as it pays. Pure.

A post of the usual size pays if it is opened with more than LEAST_CHANCE, one of twice the size if twice as likely.
Prefetching stops once ENOUGH of what is expected to be opened is ready, and everything prefetched stays below
MOST_TIMES what the user opens. Hours offline count only where the user reads in them: a router that is switched off at
night doesn't count.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import BoolArray
from reader.features.offline.records import Need, PrefetchedFor
from reader.planner.days import wall_time
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.learning.usual_hours import Span, UsualHours, slot_of

USUAL = 0.3
"""What happens on this share of days is to be expected."""
LEAD_S = 3 * 3_600.0
"""How long before hours offline prefetching begins: earlier, posts would be older; later, the network may be gone."""
SITTING_LEAD_S = 3_600.0
AHEAD_S = 18 * 3_600.0
"""How long before it begins where the machine is usually off until then."""
SURELY_RUNS = 0.8
"""A machine that ran in the half hour before on this share of days is waited for: what is fetched the evening before is
opened that evening, or is old in the morning."""
READ_THERE = 0.15
"""The share of such stretches in which the user must have come to read."""
_RUNS = 0.5
MOST_TIMES = 1.8
"""How many times what is opened may be prefetched."""
ENOUGH = 0.97
"""The share of what is expected to be opened that is ready before the rest is left."""
LEAST_CHANCE = 0.1
"""That a post of the usual size is opened. Half of it would cost half as much again, for two or three more posts of a
hundred."""
WORTH_A_SITTING = 0.8
"""The least probability before a sitting online, where a post would come a moment later anyway."""


class LearnedHours(Struct, frozen=True):
    offline: UsualHours
    sittings: UsualHours
    running: UsualHours
    stretches: tuple[Span, ...] = ()
    visits: tuple[float, ...] = ()


def find_needs(hours: LearnedHours, now: float, zone: tzinfo) -> list[Need]:
    return [one for one in list_needs(hours, now, zone) if now < one.at <= now + AHEAD_S]


def list_needs(hours: LearnedHours, now: float, zone: tzinfo) -> list[Need]:
    """The needs of today and tomorrow, in order."""
    day = datetime.fromtimestamp(now, zone).date()
    found = [one for ahead in range(2) for one in _list_day(hours, day + timedelta(days=ahead), zone)]
    return sorted(found, key=lambda one: one.at)


def find_need_now(needs: Sequence[Need], hours: LearnedHours, now: float, zone: tzinfo) -> Need | None:
    """The need to prefetch for now; hours offline before sittings."""
    begun = [one for one in needs if _has_begun(one, hours, now, zone)]
    offline = [one for one in begun if one.cause is PrefetchedFor.NO_NETWORK]
    return next(iter(offline or begun), None)


def find_need(hours: LearnedHours, now: float, zone: tzinfo) -> Need | None:
    """The same, among all coming needs."""
    return find_need_now(find_needs(hours, now, zone), hours, now, zone)


def find_begin(needs: Sequence[Need], hours: LearnedHours, now: float, zone: tzinfo) -> float | None:
    begins = [max(one.at - _lead_s(one), now) for one in needs if not _has_begun(one, hours, now, zone)]
    return min(begins, default=None)


def _has_begun(need: Need, hours: LearnedHours, now: float, zone: tzinfo) -> bool:
    if need.at - now <= _lead_s(need):
        return True
    if need.cause is not PrefetchedFor.NO_NETWORK or _runs_at(hours.running, need.at - SLOT_S, zone) >= SURELY_RUNS:
        return False
    # Whether the machine is usually off at some time before then, so that waiting would be too late. False for a
    # machine that was never seen running.
    if not (hours.running.weekdays.any() or hours.running.weekend.any()):
        return False
    at = now + SLOT_S
    while at < need.at:
        if _runs_at(hours.running, at, zone) < _RUNS:
            return True
        at += SLOT_S
    return False


def _lead_s(need: Need) -> float:
    return SITTING_LEAD_S if need.cause is PrefetchedFor.SITTING else LEAD_S


def _runs_at(running: UsualHours, at: float, zone: tzinfo) -> float:
    shown = datetime.fromtimestamp(at, zone)
    return float(running.on(shown.date())[slot_of(shown)])


def _list_day(hours: LearnedHours, day: date, zone: tzinfo) -> list[Need]:
    made = []
    offline = hours.offline.on(day)
    for first, last in _runs_of(offline >= USUAL):
        same = [span for span in hours.stretches if _is_like(span, day, first, last, zone)]
        read = sum(any(start <= at <= end for at in hours.visits) for start, end in same)
        if not same or read < READ_THERE * len(same):
            continue
        # The median start in minutes after midnight; the slot's border where none began there.
        starts = sorted(
            shown.hour * 60 + shown.minute
            for span in same
            if first - 1 <= slot_of(shown := datetime.fromtimestamp(span[0], zone)) <= last
        )
        minute = starts[len(starts) // 2] if starts else first * int(SLOT_S) // 60
        until_at = wall_time(day, (last + 1) * SLOT_S, zone)
        share = float(offline[first : last + 1].max())
        made.append(Need(wall_time(day, minute * 60.0, zone), PrefetchedFor.NO_NETWORK, share, until_at))
    sittings = hours.sittings.on(day)
    for first, last in _runs_of(sittings >= USUAL):
        share = float(sittings[first : last + 1].max())
        made.append(Need(wall_time(day, first * SLOT_S, zone), PrefetchedFor.SITTING, share))
    return made


def _runs_of(wanted: BoolArray) -> list[tuple[int, int]]:
    """The first and last index of each stretch."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], wanted, [False]]).astype(np.int8)))
    return [(int(begin), int(end) - 1) for begin, end in zip(edges[::2], edges[1::2], strict=True)]


def _is_like(span: Span, day: date, first: int, last: int, zone: tzinfo) -> bool:
    """Whether a span was on such a day, weekday or weekend, and touched these slots of it."""
    start = datetime.fromtimestamp(span[0], zone)
    if (start.isoweekday() >= 6) is not (day.isoweekday() >= 6):
        return False
    begin = wall_time(start.date(), first * SLOT_S, zone)
    end = wall_time(start.date(), (last + 1) * SLOT_S, zone)
    return span[0] < end and span[1] > begin


class Candidate(Struct, frozen=True):
    entry_id: int
    probability: float
    estimated_bytes: float
    """Size of what is missing; 0 for a post that came complete."""
    is_chosen: bool = False
    """Whether the user wants all posts of its feed ready."""


class Before(Struct, frozen=True):
    wire_bytes: float = 0.0
    """Prefetched."""
    opened_bytes: float = 0.0
    """Everything that was opened, prefetched or not, and what will probably still be opened of what was prefetched."""


NOTHING_BEFORE = Before()


class PrefetchChoice(Struct, frozen=True):
    entry_ids: tuple[int, ...]
    """The likeliest first."""
    estimated_bytes: float


def choose_prefetch(
    candidates: Sequence[Candidate],
    bytes_left: float,
    *,
    before: Before = NOTHING_BEFORE,
    is_online: bool = False,
    is_asked: bool = False,
) -> PrefetchChoice:
    """Choose what to prefetch. `is_online`: for a sitting online, only what is nearly surely opened. `is_asked`: the
    user wants it now, so only the day's bytes limit it, not doubt."""
    total = sum(one.probability for one in candidates)
    complete = sum(one.probability for one in candidates if one.estimated_bytes <= 0)
    credit = MOST_TIMES * before.opened_bytes - before.wire_bytes
    left, chosen = bytes_left, list[Candidate]()
    lacking = sorted((one for one in candidates if one.estimated_bytes > 0), key=_by_worth)
    usual_bytes = sum(one.estimated_bytes for one in lacking) / max(len(lacking), 1)
    for one in lacking:
        gain = one.estimated_bytes * (MOST_TIMES * one.probability - 1.0)
        if not one.is_chosen:
            is_doubtful = is_online and one.probability < WORTH_A_SITTING
            is_dear = one.probability * usual_bytes < LEAST_CHANCE * one.estimated_bytes
            is_beyond = gain < 0 and credit + gain < 0
            if ((is_doubtful or is_dear or is_beyond) and not is_asked) or complete >= ENOUGH * total:
                continue
        if one.estimated_bytes > left:
            continue
        left -= one.estimated_bytes
        credit += 0.0 if one.is_chosen else gain
        complete += one.probability
        chosen.append(one)
    likeliest = sorted(chosen, key=lambda one: (not one.is_chosen, -one.probability, -one.entry_id))
    ids = tuple(one.entry_id for one in likeliest)
    return PrefetchChoice(ids, bytes_left - left)


def _by_worth(one: Candidate) -> tuple[bool, float, int]:
    """The sort key: the user's choice first, then the most likely per byte."""
    return (not one.is_chosen, -one.probability / one.estimated_bytes, -one.entry_id)
