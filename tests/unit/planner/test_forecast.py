"""The polls of the coming day, if nobody comes: at first what is chosen now, then within budget and wishes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, HOUR_S
from reader.core.records.reasons import parse_poll_reason
from reader.planner.choose import choose_now
from reader.planner.day_model import make_day_model
from reader.planner.forecast import find_reason, forecast_polls, price_now
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.poll_state import NO_PACE, HostGrants
from reader.planner.price import ALONG_H, LEAST_WORTH_H
from tests.unit.planner.day_models import BUSY, MONDAY, RARE, USUAL, UTC, clock, make_inputs, make_state, usual_day


def at_hours(*hours: float) -> np.ndarray:
    """When each of the four feeds may be polled again."""
    return np.array([clock(hour) for hour in hours])


@pytest.mark.parametrize(
    ("state", "spans"),
    [
        (make_state(7.5), {BUSY: (7.5, 7.5), USUAL: (7.5, 7.5), RARE: (7.5, 7.5)}),
        (
            make_state(12.0, ages_h=0.0, last_visit_at=clock(8.0)),
            {BUSY: (12.25, 18.0), USUAL: (12.25, 18.0), RARE: (12.25, 18.0)},
        ),
        (
            make_state(12.0, left=0, last_visit_at=clock(8.0)),
            {BUSY: (24.0, 32.0), USUAL: (24.0, 32.0), RARE: (24.0, 32.0)},
        ),
        (
            make_state(12.0, ages_h=0.0, left=2, last_visit_at=clock(8.0)),
            {BUSY: (12.25, 18.0), USUAL: (12.25, 18.0), RARE: (24.0, 36.0)},
        ),
        (
            make_state(7.5, earliest_at=at_hours(9.1, 0.0, 0.0, 0.0)),
            {BUSY: (9.1, 10.0), USUAL: (7.5, 7.5), RARE: (7.5, 7.5)},
        ),
    ],
    ids=[
        "before the first look of the day",
        "all were just polled, and the user will look in the evening",
        "nothing is left today",
        "two are left today: the rarest waits for tomorrow",
        "the busiest wishes to be left alone",
    ],
)
def test_when_each_feed_is_next_polled(state, spans):
    """From which hour of Monday until which; nobody asks a feed that never posts."""
    first: dict[int, float] = {}
    for one in forecast_polls(usual_day(), state, state.now):
        first.setdefault(one.feed_id - 1, (one.at - MONDAY) / HOUR_S)
    assert set(first) == set(spans)
    for feed, (since, until) in spans.items():
        assert since <= first[feed] <= until, feed


@pytest.mark.parametrize("hours", [0.0, 1.0, 7.3])
def test_a_shorter_forecast_is_the_beginning_of_a_longer_one(hours):
    state = make_state(6.0)
    end = state.now + hours * HOUR_S
    whole = [one for one in forecast_polls(usual_day(), state, state.now) if one.at < end]
    assert forecast_polls(usual_day(), state, state.now, hours) == whole


@settings(max_examples=15, deadline=None)
@given(
    st.floats(0.0, 23.9),
    st.lists(st.floats(0.0, 60.0), min_size=4, max_size=4),
    st.integers(0, 20),
    st.sampled_from([0.25, 1.0]),
)
def test_its_first_moment_is_what_is_chosen_now(hour, ages, left, share):
    day_model, state = usual_day(), make_state(hour, ages_h=ages, left=left, share=share)
    choice = choose_now(day_model, state)
    expected = [
        (day_model.feed_ids[place], worth, str(find_reason(day_model, state, place, state.now, state.ages[place])))
        for place, worth in zip(choice.places.tolist(), choice.worth_h.tolist(), strict=True)
    ]
    now = [one for one in forecast_polls(day_model, state, state.now) if one.at == state.now]
    assert [(one.feed_id, one.worth_h, one.reason) for one in now] == expected


@settings(max_examples=10, deadline=None)
@given(st.floats(0.0, 23.9), st.integers(0, 12), st.floats(0.0, 12.0))
def test_no_day_takes_more_than_it_has_and_no_wish_is_broken(hour, left, wait_h):
    earliest = clock(hour) + np.array([wait_h, 0.0, 0.0, 0.0]) * HOUR_S
    state = make_state(hour, earliest_at=earliest, left=left)
    polls = forecast_polls(usual_day(), state, state.now)
    assert [one.at for one in polls] == sorted(one.at for one in polls)
    today = [one for one in polls if one.at < MONDAY + DAY_S]
    assert len(today) <= left
    assert len(polls) - len(today) <= usual_day().price_state.budget
    assert all(one.at >= earliest[one.feed_id - 1] for one in polls)
    assert all(one.worth_h >= ALONG_H and parse_poll_reason(one.reason) for one in polls)


@pytest.mark.parametrize(
    ("only", "expected"), [(None, {1, 2, 3}), ({1}, {1}), ({2, 3}, {2, 3}), (set(), set()), ({99}, set())]
)
def test_only_the_feeds_that_are_asked_about_are_followed(only, expected):
    polls = forecast_polls(usual_day(), make_state(6.0), clock(6.0), only=only)
    assert {one.feed_id for one in polls} == expected


def test_nothing_is_planned_for_hours_in_which_the_machine_is_off():
    closed = np.arange(SLOTS) < 28
    day_model = make_day_model(make_inputs(closed=closed), MONDAY, UTC)
    polls = forecast_polls(day_model, make_state(20.0, ages_h=1.0), clock(20.0))
    hours = {(one.at - MONDAY) % DAY_S / HOUR_S for one in polls}
    assert polls
    assert min(hours) >= 7.0


def test_polls_gather_before_the_user_usually_looks():
    polls = forecast_polls(usual_day(), make_state(0.5, ages_h=1.0), clock(0.5))
    hours = [(one.at - MONDAY) / HOUR_S for one in polls]
    assert sum(6.0 <= hour < 8.0 for hour in hours) > 2 * sum(1.0 <= hour < 3.0 for hour in hours)


def test_a_dear_day_plans_less_and_says_its_price():
    state = make_state(9.0, ages_h=4.0)
    few, many = replace(state, left=3), replace(state, left=20)
    assert price_now(usual_day(), few) > price_now(usual_day(), many) >= LEAST_WORTH_H
    ends = MONDAY + DAY_S
    count = [
        sum(one.at < ends for one in forecast_polls(usual_day(), one_state, clock(9.0))) for one_state in (few, many)
    ]
    assert count[0] < count[1]
    assert clock(9.0) + SLOT_S < ends


def test_feeds_of_a_host_with_a_pace_choose_turns_in_the_forecast():
    """One request in twenty minutes for three feeds that are all wanted at half past seven."""
    at, pace_s = clock(7.5), 1_200.0
    state = make_state(7.5)
    together = {one.feed_id for one in forecast_polls(usual_day(), state, at) if one.at == at}
    assert len(together) == 3
    hosts = np.array([0, 0, 0, NO_PACE])
    paced = replace(state, grants=HostGrants(hosts, np.array([49.0]), np.array([pace_s]), np.array([at + 60.0])))
    polls = forecast_polls(usual_day(), paced, at)
    times = [one.at for one in polls if one.feed_id in {1, 2, 3}]
    assert times[0] == at + 60.0
    assert {one.feed_id for one in polls} >= together
    assert (np.diff(times) >= pace_s).all()


def test_without_any_budget_nothing_is_expected_however_long_feeds_were_left_alone():
    assert forecast_polls(usual_day(0), make_state(7.0, 24.0 * 30, left=0, wake_ups=1.0), clock(7.25)) == []
