"""Why a feed is polled when it is, found from what the mind expects. Pure; causes.py keeps it, sentences.py says it."""

from __future__ import annotations

import numpy as np

from reader.engine.mind import Mind
from reader.learn.attention import STATES
from reader.learn.ledger import SLOT_S, SLOTS
from reader.plan.outlook import DAYS_BACK
from reader.plan.reasons import Reason, Why

SOON = 8
"""A look within so many slots is what a poll is for."""
STANDS_OUT = 1.5
"""An hour at which looks are so much likelier than on average is one at which the owner usually looks."""
NEARLY_FULL = 0.5
"""So much of its window filled with unfetched posts is a danger of losing some."""


def find_reason(
    mind: Mind, place: int, at: float, slot: int, age: float, *, here: bool = False, held_back: bool = False
) -> Reason:
    """`slot` is that of `at`; `age` in slots since the last poll; `held_back` where the poll would have come
    sooner but for a wish."""
    posts = expected_posts(mind, place, slot, age)
    window = int(mind.windows[place])
    look_at = _next_look(mind, slot, at)
    kind = Why.POSTS_THEN
    if here:
        kind = Why.YOU_ARE_HERE
    elif held_back:
        kind = Why.PUBLISHER_FLOOR
    elif posts >= NEARLY_FULL * window:
        kind = Why.NOTHING_LOST
    elif mind.alert[place] > 0:
        kind = Why.ALERT
    elif look_at is not None:
        kind = Why.BEFORE_YOU_LOOK
    per_hour = float(mind.rhythm.per_day[place]) / 24
    return Reason(kind, look_at, posts, window, window / per_hour if per_hour > 0 else None)


def expected_posts(mind: Mind, place: int, slot: int, age: float) -> float:
    """How many posts are expected to have come in the last `age` slots."""
    end = DAYS_BACK * SLOTS + slot + 1
    start = max(end - 1 - int(np.ceil(age)), 0)
    return float(mind.posting[place, start:end].sum())


def _next_look(mind: Mind, slot: int, at: float) -> float | None:
    """The first quarter of an hour soon that is nearly as likely for a look as the likeliest of the day."""
    base = mind.attention.per_slot[STATES - 2]
    soon = base[(slot + np.arange(SOON)) % SLOTS]
    # Where all hours are alike, none is one at which the owner usually looks.
    if soon.max() < max(0.5 * base.max(), STANDS_OUT * base.mean()):
        return None
    first = int(np.argmax(soon >= 0.8 * soon.max()))
    return float((at // SLOT_S + first + 0.5) * SLOT_S)
