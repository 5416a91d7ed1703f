"""Many feeds of like worth: every day has its fetches, and all of them have their turn."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, HOUR_S
from reader.planner.day_model import make_day_model
from reader.planner.forecast import forecast_polls
from reader.planner.poll_state import PollState
from tests.unit.planner.day_models import MONDAY, UTC, clock, make_inputs

SILENT, ACTIVE = 0.01, 4.0


def day_after_import(feeds, rates, budget):
    """The day model, and the state after all feeds were fetched at midnight without the plan."""
    day_model = make_day_model(make_inputs((rates * feeds)[:feeds], budget), MONDAY, UTC)
    return day_model, PollState(clock(0.25), np.zeros(feeds), np.full(feeds, -np.inf), clock(0.0), budget)


def planned_today(day_model, state):
    polls = forecast_polls(day_model, state, state.now + 900, 23.7)
    return [poll.feed_id for poll in polls if poll.at < day_model.day_end]


@pytest.mark.parametrize(
    ("feeds", "rates", "budget", "least"),
    [
        (50, (SILENT,), 50, 0.9),
        (250, (SILENT,), 50, 0.8),
        (250, (SILENT,), 400, 0.9),
        (1_000, (SILENT,), 400, 0.8),
        (5_000, (SILENT,), 400, 0.6),
        (50, (ACTIVE,), 50, 0.9),
        (250, (ACTIVE,), 50, 0.8),
        (1_000, (ACTIVE,), 400, 0.8),
        (5_000, (ACTIVE,), 400, 0.6),
        (250, (SILENT, SILENT, SILENT, SILENT, ACTIVE), 50, 0.7),
        (1_000, (SILENT, SILENT, SILENT, SILENT, ACTIVE), 400, 0.8),
        (5_000, (SILENT, SILENT, SILENT, SILENT, ACTIVE), 400, 0.8),
    ],
)
def test_the_budget_is_spent_and_never_exceeded(feeds, rates, budget, least):
    planned = planned_today(*day_after_import(feeds, rates, budget))
    assert least * budget <= len(planned) <= budget


def test_the_curve_of_fetches_has_no_step():
    """From lists that use the budget easily to those of which most have to wait."""
    planned = [len(planned_today(*day_after_import(feeds, (SILENT,), 100))) for feeds in range(60, 261, 20)]
    assert min(planned) >= 75
    assert max(planned) <= 100
    assert np.abs(np.diff(planned)).max() <= 20


def test_feeds_of_like_worth_choose_turns():
    """Some today, others tomorrow: on the first two days nobody is fetched twice while another waits."""
    feeds, budget = 200, 50
    day_model, state = day_after_import(feeds, (ACTIVE,), budget)
    today = planned_today(day_model, state)
    ages = np.where(np.isin(day_model.feed_ids, today), 24.0, 96.0)
    inputs = make_inputs((ACTIVE,) * feeds, budget, price_before=day_model.price_state, spent_before=len(today))
    next_day = make_day_model(inputs, MONDAY + DAY_S, UTC)
    later = replace(state, now=MONDAY + DAY_S + 900, ages=ages, last_visit_at=MONDAY + 18 * HOUR_S)
    tomorrow = planned_today(next_day, later)
    assert len(today) >= 40
    assert len(tomorrow) >= 30
    assert not set(today) & set(tomorrow)


def test_what_publishes_more_goes_before_what_is_silent():
    day_model, state = day_after_import(250, (SILENT, SILENT, SILENT, SILENT, ACTIVE), 40)
    planned = planned_today(day_model, state)
    assert sum(feed_id % 5 == 0 for feed_id in planned) > 0.9 * len(planned) > 0


def test_turns_taken_today_count():
    """What the plan has fetched of them leaves less for the rest of the day; an import does not."""
    day_model, state = day_after_import(250, (SILENT,), 50)
    assert len(planned_today(day_model, replace(state, spent=30))) <= 50 - 30
