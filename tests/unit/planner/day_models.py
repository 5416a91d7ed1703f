"""Day models of a few feeds with known rates, for the tests of choosing and forecasting."""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import ZoneInfo

import numpy as np

from reader.core.records.content import FeedBias
from reader.core.records.planning import DAY_S, HOUR_S
from reader.planner.day_model import DayModel, make_day_model
from reader.planner.inputs import PlanningInputs
from reader.planner.learning.rhythm import KINDS_OF_DAY, SLOTS, Rhythm
from reader.planner.poll_state import PollState

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0  # 2025-09-08 00:00 UTC
BUSY, USUAL, RARE, SILENT = range(4)
PER_DAY = (40.0, 6.0, 0.5, 0.0)


def clock(hours: float) -> float:
    """That time of Monday."""
    return MONDAY + hours * HOUR_S


def make_inputs(per_day=PER_DAY, budget=20, visits_at=(8.0, 18.0), **changes) -> PlanningInputs:
    """Two weeks in which the user looked at these hours of every day; feeds that post evenly, with ids from 1."""
    feeds = len(per_day)
    visits = [MONDAY - day * DAY_S + hour * HOUR_S for day in range(14, 0, -1) for hour in visits_at]
    rhythm = Rhythm(
        per_day=np.array(per_day),
        by_kind=np.ones((feeds, KINDS_OF_DAY)),
        shape=np.full((feeds, SLOTS), 1 / SLOTS),
        unsteadiness=np.zeros(feeds),
    )
    given = {
        "feed_ids": tuple(range(1, feeds + 1)),
        "windows": np.full(feeds, 30),
        "weights": np.ones(feeds),
        "alert": np.zeros(feeds),
        "feed_biases": (FeedBias(),) * feeds,
        "rhythm": rhythm,
        "visits": np.array(visits),
        "visits_from": MONDAY - 14 * DAY_S,
        "closed": np.zeros(SLOTS, dtype=np.bool_),
        "budget": budget,
        "most": budget * 3 // 2,
    }
    return PlanningInputs(**{**given, **changes})


@lru_cache
def usual_day(budget: int = 20) -> DayModel:
    return make_day_model(make_inputs(budget=budget), MONDAY, UTC)


def make_state(at: float, ages_h=12.0, **changes) -> PollState:
    """At that hour of Monday, feeds last polled so long ago; the user last looked at 18:00 on Sunday."""
    ages = np.broadcast_to(np.asarray(ages_h, dtype=np.float64) * 4, (len(PER_DAY),)).copy()
    given = {
        "now": clock(at),
        "ages": ages,
        "earliest_at": np.full(len(ages), -np.inf),
        "last_visit_at": MONDAY - 6 * HOUR_S,
        "left": 20,
    }
    return PollState(**{**given, **changes})
