"""When the owner looks: sessions, looks, and the shape of their week. Pure.

Learned in wall-clock time: an owner who travels takes the habit along, and a change of the clocks moves
nothing. Where little is known yet, a sensible day stands in: mornings, noon and evenings.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.errors import PlanError
from reader.learn.localtime import hour_of_week, local_seconds
from reader.model.planning import DAY_S, HOUR_S, FloatArray, IntArray
from reader.model.profiles import ReadingProfile

LOOK_MERGE_S = 300.0
SESSION_GAP_S = 1_800.0

# Chances of an hour being one in which an unknown owner looks: awake from 6 to 23, most before work, at noon
# and in the evening. Only their proportions matter.
PRIOR_DAY = np.array(
    [1, 0.5, 0.3, 0.3, 0.3, 1, 3, 6, 8, 7, 6, 6, 7, 6, 5, 5, 5, 6, 7, 8, 9, 9, 7, 3], dtype=float
)


class ReadingLearning(Struct, frozen=True):
    half_life_days: float = 21.0
    prior_days: float = 2.0
    """How many days of evidence the prior day is worth."""
    prior_sessions_per_day: float = 3.0
    prior_looks_per_session: float = 2.0
    weekend_looks: float = 20.0
    """How many looks at weekends it takes to believe half of what they say about weekends."""
    spread_h: float = 0.75
    """A look tells as much about the hour around it: habits keep no exact time."""


def merge_events(times: FloatArray, gap_s: float = LOOK_MERGE_S) -> FloatArray:
    """Looks: events closer than `gap_s` to the last one counted are one."""
    kept: list[float] = []
    last = -np.inf
    for at in np.sort(times).tolist():
        if at - last >= gap_s:
            kept.append(at)
            last = at
    return np.array(kept, dtype=np.float64)


def session_starts(looks: FloatArray, gap_s: float = SESSION_GAP_S) -> IntArray:
    """Indices of the looks that begin a session: the first, and each after a pause longer than the gap."""
    if not looks.size:
        return np.empty(0, dtype=np.int64)
    return np.flatnonzero(np.concatenate(([True], np.diff(looks) > gap_s)))


def learn_reading(
    looks: FloatArray,
    known_from: float,
    now: float,
    zone: tzinfo,
    feeds: int = 0,
    shares: FloatArray | None = None,
    offsets: FloatArray | None = None,
    learning: ReadingLearning | None = None,
) -> ReadingProfile:
    """The owner's profile. `offsets` are seconds ahead of UTC at each look, where the owner travelled."""
    learning = learning or ReadingLearning()
    if not (np.isfinite(looks).all() and np.isfinite(known_from) and np.isfinite(now)):
        raise PlanError("A time in the reading history is not a number; remove it and learn again.")
    order = np.argsort(looks, kind="stable")
    past = order[looks[order] <= now]
    local = local_seconds(looks[past], zone, None if offsets is None else offsets[past])
    fading = 0.5 ** ((now - looks[past]) / DAY_S / learning.half_life_days)
    days = _faded_days(now - known_from, learning.half_life_days)
    starts = session_starts(looks[past])
    sessions = _week(local[starts], fading[starts], days, learning.prior_sessions_per_day, learning)
    per_day = learning.prior_sessions_per_day * learning.prior_looks_per_session
    return ReadingProfile(
        week=_week(local, fading, days, per_day, learning),
        sessions=sessions,
        looks_per_session=_looks_per_session(fading, starts, learning),
        session_gap_h=_session_gap_h(looks[past]),
        shares=np.ones(feeds) if shares is None else shares,
        days_seen=days,
    )


def _faded_days(seconds: float, half_life_days: float) -> float:
    days = max(seconds, 0.0) / DAY_S
    return float(half_life_days / np.log(2) * (1 - 0.5 ** (days / half_life_days)))


def _week(
    local: FloatArray, fading: FloatArray, days: float, prior_per_day: float, learning: ReadingLearning
) -> FloatArray:
    """(168,) events per hour, with weekday and weekend apart as far as the evidence carries it."""
    counts = _spread(local, fading, learning.spread_h).reshape(7, 24)
    prior = PRIOR_DAY / PRIOR_DAY.sum() * prior_per_day * learning.prior_days
    everyday = (counts.sum(axis=0) + prior) / (days + learning.prior_days)
    at_weekend = counts.sum() * 2 / 7
    belief = at_weekend / (at_weekend + learning.weekend_looks)
    weekday = (counts[:5].sum(axis=0) + prior * 5 / 7) / ((days + learning.prior_days) * 5 / 7)
    weekend = (counts[5:].sum(axis=0) + prior * 2 / 7) / ((days + learning.prior_days) * 2 / 7)
    apart = np.concatenate([np.tile(weekday, 5), np.tile(weekend, 2)])
    return np.asarray(belief * apart + (1 - belief) * np.tile(everyday, 7))


def _spread(local: FloatArray, fading: FloatArray, spread_h: float) -> FloatArray:
    """Counts by hour of the week, each event shared with the hours within `spread_h` of it."""
    counts = np.zeros(168)
    for shift, share in ((-spread_h, 0.25), (0.0, 0.5), (spread_h, 0.25)):
        counts += share * np.bincount(hour_of_week(local + shift * HOUR_S), fading, minlength=168)
    return counts


def _looks_per_session(fading: FloatArray, starts: IntArray, learning: ReadingLearning) -> float:
    """At least one: a session is a look."""
    begun = float(fading[starts].sum())
    prior = learning.prior_sessions_per_day
    looks = float(fading.sum()) + prior * learning.prior_looks_per_session
    return max(looks / (begun + prior), 1.0)


def _session_gap_h(looks: FloatArray) -> float:
    gaps = np.diff(looks)
    inside = gaps[gaps <= SESSION_GAP_S]
    prior_s, prior_weight = 600.0, 5.0
    return float((inside.sum() + prior_s * prior_weight) / (inside.size + prior_weight)) / HOUR_S
