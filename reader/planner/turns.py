"""Turns: feeds that are fetched once a day or less take turns, some today and others tomorrow. Pure.

By the price of the day alone, feeds of like worth would all be ripe at the same moment, and after an import or a
Refresh of everything none would be for days. So each day fetches as many of them as an even spread would, those that
come nearest to their time first, and each at its best moment of the day.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.core.records.planning import BoolArray, FloatArray
from reader.planner.day_model import DayModel
from reader.planner.learning.ledger import SLOT_S, SLOTS
from reader.planner.learning.user_states import state_of
from reader.planner.poll_state import PollState, seconds_into_day, slot_at
from reader.planner.price import AWAY_S, even_polls_of_a_day, read_at, step_at

SELDOM = 1.25
"""Fetches a day on average; feeds with fewer take turns."""
NEAR_ENOUGH = 0.98
"""A feed is fetched when it is this near to its best moment of the day."""
LEAST_NEAR = 1e-3


class Turns(Struct, frozen=True):
    is_due: BoolArray
    """(feeds,) whether a feed's turn is now."""
    quota: int
    """How many of them may still be fetched today."""
    worth_h: FloatArray
    """(feeds,) what a fetch is worth by how near each is to its time."""


def choose_turns(day_model: DayModel, poll_state: PollState, state: int, bar: float) -> Turns:
    """The turns of this moment at the price `bar`."""
    outlook = day_model.outlook
    step = step_at(outlook, bar)
    rates = read_at(even_polls_of_a_day(outlook), step)
    is_seldom = (rates > 0) & (rates <= SELDOM)
    polled_today = poll_state.ages * SLOT_S < seconds_into_day(day_model, poll_state.now)
    made = min(int(np.count_nonzero(is_seldom & polled_today)), poll_state.spent)
    planned = int(poll_state.share * float(np.minimum(rates, 1.0)[is_seldom].sum()) + 0.5)
    quota = min(planned - made, poll_state.left)
    if quota <= 0:
        return Turns(np.zeros_like(is_seldom), 0, np.zeros(len(rates)))
    nearness = _nearness(day_model, poll_state, state, step)
    nearness[:, ~is_seldom] = 0.0
    best = np.sort(nearness.max(axis=0))
    enough = max(float(best[-min(quota, len(best))]), LEAST_NEAR)
    return Turns(is_seldom & (nearness[0] >= NEAR_ENOUGH * enough), quota, bar * np.minimum(nearness[0], 1.0) ** 2)


def _nearness(day_model: DayModel, poll_state: PollState, state: int, step: float) -> FloatArray:
    """(slots until midnight, feeds) how much of its time to wait has passed for each feed, if the user doesn't come."""
    slots = np.arange(slot_at(day_model, poll_state.now), SLOTS)
    since = AWAY_S if poll_state.last_visit_at is None else poll_state.now - poll_state.last_visit_at
    states = np.array([state] + [state_of(since + ahead * SLOT_S) for ahead in range(1, len(slots))], dtype=np.int64)
    ripe_age = day_model.outlook.ripe_ages_on(slots, states, step)
    return np.asarray((poll_state.ages + np.arange(len(slots))[:, None]) / np.maximum(ripe_age, 1e-3))
