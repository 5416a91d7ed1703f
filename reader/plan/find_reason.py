"""Why a feed is polled when it is, found from what the day model expects. Pure."""

from __future__ import annotations

import math

from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.content import Leaning
from reader.model.reasons import Lean
from reader.plan.day_model import DayModel
from reader.plan.outlook import DAYS_BACK
from reader.plan.reasons import Reason, Why
from reader.plan.usual_looks import NONE_SOON

WORTH_TELLING = 1.25
"""A weight that content makes so much larger or smaller is told with the reason."""
NEARLY_FULL = 0.5
"""So much of its window filled with unfetched posts is a danger of losing some."""


def find_reason(
    day_model: DayModel,
    place: int,
    at: float,
    slot: int,
    age: float,
    *,
    here: bool = False,
    held_back: bool = False,
) -> Reason:
    """`slot` is that of `at`; `age` in slots since the last poll; `held_back` where the poll would have come
    sooner but for a wish."""
    posts = expected_posts(day_model, place, slot, age)
    window = int(day_model.windows[place])
    look_at = _next_look(day_model, slot, at)
    kind = Why.POSTS_THEN
    if here:
        kind = Why.YOU_ARE_HERE
    elif held_back:
        kind = Why.PUBLISHER_FLOOR
    elif posts >= NEARLY_FULL * window:
        kind = Why.NOTHING_LOST
    elif day_model.alert[place] > 0:
        kind = Why.ALERT
    elif look_at is not None:
        kind = Why.BEFORE_YOU_LOOK
    per_hour = float(day_model.rhythm.per_day[place]) / 24
    fills_h = window / per_hour if per_hour > 0 else None
    return Reason(kind, look_at, posts, window, fills_h, find_lean(day_model.leanings[place]))


def find_lean(leaning: Leaning) -> Lean:
    """What content changes most about a feed; nothing where it changes little."""
    novelty, interest = math.log(leaning.novelty), math.log(leaning.interest)
    if abs(novelty) >= abs(interest):
        strength, more, less = novelty, Lean.TELLS_NEW, Lean.REPEATS
    else:
        strength, more, less = interest, Lean.OFTEN_OPENED, Lean.SELDOM_OPENED
    if abs(strength) < math.log(WORTH_TELLING):
        return Lean.NONE
    return more if strength > 0 else less


def expected_posts(day_model: DayModel, place: int, slot: int, age: float) -> float:
    """How many posts are expected to have come in the last `age` slots."""
    end = DAYS_BACK * SLOTS + slot + 1
    start = max(end - 1 - math.ceil(age), 0)
    return float(day_model.plan.posted[place, end] - day_model.plan.posted[place, start])


def _next_look(day_model: DayModel, slot: int, at: float) -> float | None:
    first = int(day_model.until_look[slot])
    return None if first == NONE_SOON else float((at // SLOT_S + first + 0.5) * SLOT_S)
