"""Finds the reason of a poll from what the day model expects. Pure."""

from __future__ import annotations

import math

from msgspec.structs import replace

from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.owner_states import STATES
from reader.model.content import Leaning
from reader.model.planning import DAY_S
from reader.model.reasons import SIGNS, Cause, Lean, PollReason, before_look, parse_poll_reason
from reader.plan.day_model import DayModel
from reader.plan.outlook import DAYS_BACK
from reader.plan.poll_state import PollState, owner_state, slot_at
from reader.plan.usual_looks import NONE_SOON

WORTH_TELLING = 1.25
"""A weight that content makes so much larger or smaller is told with the reason."""
NEARLY_FULL = 0.5
"""So much of its window filled with unfetched posts is a danger of losing some."""


def find_reason(
    day_model: DayModel, poll_state: PollState, place: int, at: float, age: float, *, here: bool = False
) -> PollReason:
    """For a poll `at` a moment at which the last one is `age` slots ago."""
    because = _find_cause(day_model, poll_state, place, at, age, here)
    return replace(because, lean=int(find_lean(day_model.leanings[place])))


def _find_cause(
    day_model: DayModel, poll_state: PollState, place: int, at: float, age: float, here: bool
) -> PollReason:
    slot = slot_at(day_model, at)
    posts = expected_posts(day_model, place, slot, age)
    window, per_day = int(day_model.stakes.windows[place]), float(day_model.rhythm.per_day[place])
    if here:
        return PollReason(Cause.YOU_ARE_READING, posts=whole_posts(posts))
    # A wish that ended within the last slot is why the poll comes only now.
    if poll_state.earliest_at[place] > at - SLOT_S and age > 1.0:
        wish = parse_poll_reason(poll_state.wishes[place]) if poll_state.wishes else None
        return PollReason(Cause.LEFT_ALONE) if wish is None else replace(wish, held_back=1)
    if posts >= NEARLY_FULL * window and per_day > 0:
        return PollReason(Cause.NOTHING_LOST, window=window, span_s=round(window / per_day * DAY_S))
    if day_model.alert[place] > 0:
        return PollReason(Cause.WANTED_AT_ONCE)
    sign = poll_state.last_sign
    if sign is not None and owner_state(day_model, replace(poll_state, now=at)) == STATES:
        return PollReason(Cause.YOU_CAME, sign=SIGNS[sign.sign])
    slots = int(day_model.until_look[slot])
    if slots != NONE_SOON:
        return before_look((at // SLOT_S + slots + 0.5) * SLOT_S)
    return PollReason(Cause.POSTED_BY_THEN, posts=whole_posts(posts))


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
    return float(day_model.posted[place, end] - day_model.posted[place, start])


def whole_posts(posts: float) -> int:
    """0 where there may be one or not."""
    return 0 if posts < 0.75 else max(round(posts), 1)
