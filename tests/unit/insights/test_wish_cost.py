"""What a wish for one feed costs the others, on a day made for it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.records.planning import DAY_S
from reader.core.records.stored import FeedChoices, Weight
from reader.insights.wish_cost import Ground, expect_newcomer, weigh
from reader.planner.curve import make_curve
from reader.planner.day_model import expect_day
from tests.unit.planner.day_models import MONDAY, UTC, make_inputs

FEEDS = 6
EXPECTED = expect_day(make_inputs((12.0,) * FEEDS, budget=40, visits_at=(8.0, 13.0, 20.0)), MONDAY, UTC)
CURVE = make_curve(EXPECTED, 40)


def make_ground(budget: int = 40, fixed: float = 0.0) -> Ground:
    return Ground(CURVE.without(0), EXPECTED.of(slice(0, 1)), budget, fixed)


def test_more_weight_takes_polls_from_the_others():
    ground = make_ground()
    less, normal, most = (
        weigh(ground, FeedChoices(weight=weight)) for weight in (Weight.LESS, Weight.NORMAL, Weight.MOST)
    )
    assert less.polls < normal.polls < most.polls
    assert less.others_wait_s <= normal.others_wait_s <= most.others_wait_s


def test_a_feed_that_is_paused_leaves_all_polls_to_the_others():
    ground = make_ground()
    paused, without, normal = (weigh(ground, wish) for wish in (FeedChoices(paused=True), None, FeedChoices()))
    assert paused == without
    assert paused.polls == 0
    assert paused.others_wait_s < normal.others_wait_s


@pytest.mark.parametrize("interval_s", [900, 3_600])
def test_an_interval_of_its_own_is_paid_from_the_same_budget(interval_s):
    ground = make_ground(budget=100)
    fixed = weigh(ground, FeedChoices(interval_s=interval_s))
    assert fixed.polls == DAY_S / interval_s
    if interval_s == 900:
        assert fixed.others_wait_s > weigh(ground, FeedChoices()).others_wait_s
    paused = weigh(ground, FeedChoices(interval_s=interval_s, paused=True))
    assert paused.polls == 0


def test_an_interval_may_cost_more_than_the_whole_budget():
    outlay = weigh(make_ground(budget=40), FeedChoices(interval_s=900))
    nothing_left = weigh(make_ground(budget=0), None)
    assert outlay.others_wait_s == pytest.approx(nothing_left.others_wait_s)


@settings(max_examples=15, deadline=None)
@given(st.one_of(st.just(0.0), st.floats(0.001, 60.0)), st.integers(0, 80))
def test_a_newcomer_never_makes_the_others_wait_less(posts_per_day, budget):
    grown = Ground(CURVE, expect_newcomer(EXPECTED, posts_per_day), budget, 0.0)
    with_it, without = weigh(grown, FeedChoices()), weigh(grown, None)
    assert 0 <= with_it.polls <= budget
    assert with_it.others_wait_s >= without.others_wait_s - 1e-6
