"""A feed of which the user wants to miss nothing is fetched before its list overflows, however small the budget."""

from __future__ import annotations

import numpy as np
import pytest

from reader.core.records.planning import DAY_S
from reader.core.records.stored import FeedChoices
from reader.insights.wish_cost import Ground, weigh
from reader.planner.choose import choose_now
from reader.planner.curve import make_curve
from reader.planner.day_model import expect_day, make_day_model
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.poll_state import PollState
from tests.unit.planner.day_models import MONDAY, UTC, make_inputs

FEEDS, BUDGET, WINDOW, PER_DAY = 9, 14, 10, 48.0


def make_wish(**changes):
    """Feeds that publish twice an hour; the first drops an article after five hours."""
    windows = np.array([WINDOW] + [1_000] * (FEEDS - 1))
    return make_inputs((PER_DAY,) * FEEDS, budget=BUDGET, windows=windows, **changes)


def poll_for_a_day(inputs) -> np.ndarray:
    """The instants, in slots, at which the first feed is polled."""
    model = make_day_model(inputs, MONDAY, UTC)
    polled_at, left, found = np.full(FEEDS, MONDAY - 2 * 3_600), 1_000, [MONDAY - 2 * 3_600]
    earliest, backlog_h = np.full(FEEDS, -np.inf), 0.0
    for now in np.arange(MONDAY, MONDAY + DAY_S, SLOT_S):
        state = PollState(
            now=float(now),
            ages=(now - polled_at) / SLOT_S,
            earliest_at=earliest,
            last_visit_at=MONDAY - 6 * 3_600,
            left=left,
            backlog_h=backlog_h,
        )
        choice = choose_now(model, state)
        backlog_h = 0.0 if choice.places.size else choice.backlog_h
        polled_at[choice.places] = now
        left -= choice.places.size
        found += [now] * int(0 in choice.places)
    return np.array([*found, MONDAY + DAY_S])


def count_lost(polls: np.ndarray) -> float:
    return float(np.maximum(np.diff(polls) / DAY_S * PER_DAY - WINDOW, 0).sum())


def test_nothing_is_lost_where_the_user_asks_for_it():
    assert count_lost(poll_for_a_day(make_wish())) > 5, "too few fetches for all"
    assert count_lost(poll_for_a_day(make_wish(miss_nothing=frozenset({1})))) == 0


@pytest.mark.parametrize("feeds", [FEEDS, 200])
def test_feeds_that_share_their_sums_keep_the_wish(feeds):
    windows = np.full(feeds, WINDOW)
    inputs = make_inputs((PER_DAY,) * feeds, budget=feeds, windows=windows, miss_nothing=frozenset({1}))
    model = make_day_model(inputs, MONDAY, UTC)
    ripe = model.outlook.ripe_age_at(40, 0)[len(model.outlook.prices) // 2]
    assert ripe[0] < ripe[1] or ripe[1] == ripe[0] == 0
    assert model.stakes.lost_post_h[0] > 10 * model.stakes.lost_post_h[1]


def test_the_wish_has_its_price():
    expected = expect_day(make_wish(), MONDAY, UTC)
    ground = Ground(make_curve(expected, BUDGET).without(0), expected.of(slice(0, 1)), BUDGET, 0.0)
    usual, wished = (weigh(ground, FeedChoices(miss_nothing=wish)) for wish in (False, True))
    assert wished.polls > usual.polls
    assert wished.others_wait_s > usual.others_wait_s
