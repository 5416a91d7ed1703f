"""What is polled at a moment, and why: tables of situations, and what holds in all of them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.content import FeedBias
from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.planning import HOUR_S
from reader.core.records.reasons import SIGNS, Bias, Cause, PollReason
from reader.planner.choose import choose_now, step_now, total_polls
from reader.planner.day_model import DayModel, make_day_model
from reader.planner.forecast import find_reason, price_now, whole_posts
from reader.planner.poll_state import NO_PACE, HostGrants
from reader.planner.price import ALONG_H, DEAREST_H
from tests.unit.planner.day_models import (
    BUSY,
    MONDAY,
    PER_DAY,
    RARE,
    SILENT,
    USUAL,
    UTC,
    clock,
    make_inputs,
    make_state,
    usual_day,
)

FEEDS = len(PER_DAY)


def chosen(state, *, user_present=False, day_model=None):
    return choose_now(day_model or usual_day(), state, user_present=user_present).places.tolist()


def waiting_for(place, until):
    """Only this feed may not be polled before then."""
    earliest = np.full(FEEDS, -np.inf)
    earliest[place] = until
    return earliest


@pytest.mark.parametrize(
    ("state", "here", "expected"),
    [
        (make_state(7.5), False, [BUSY, USUAL, RARE]),
        (make_state(7.5, ages_h=0.0), False, []),
        (make_state(7.5, ages_h=[0, 12, 12, 12]), False, [USUAL, RARE]),
        (make_state(7.5, left=1), False, [BUSY]),
        (make_state(7.5, left=0), False, []),
        (make_state(7.5, share=0.0), False, []),
        (make_state(7.5, earliest_at=waiting_for(BUSY, clock(9))), False, [USUAL, RARE]),
        (make_state(7.5, earliest_at=waiting_for(BUSY, clock(7.5))), False, [BUSY, USUAL, RARE]),
        (make_state(7.5, left=1, earliest_at=waiting_for(BUSY, clock(9))), False, [USUAL]),
        (make_state(8.0, last_visit_at=clock(8.0)), True, [BUSY, USUAL, RARE]),
        (make_state(12.0, ages_h=0.5, last_visit_at=clock(8.0)), False, []),
    ],
    ids=[
        "before the first look of the day",
        "all were just polled",
        "the busy one was just polled",
        "only one is left",
        "nothing is left",
        "nothing may be used",
        "the busiest wishes to be left alone",
        "its wish has just ended",
        "a wish takes nothing from what is left",
        "the user is here",
        "the next look is far",
    ],
)
def test_what_is_polled(state, here, expected):
    assert chosen(state, user_present=here) == expected


def test_nobody_is_asked_for_less_than_anyone_notices():
    """However much is left: a feed that was polled a minute ago, and one that is silent."""
    plenty = make_day_model(make_inputs(budget=100_000), MONDAY, UTC)
    state = make_state(23.95, ages_h=1 / 60, left=100_000, last_visit_at=clock(18.0))
    assert SILENT not in chosen(replace(state, ages=np.full(FEEDS, 400.0)), day_model=plenty)
    assert choose_now(plenty, state).worth_h.min(initial=1.0) >= ALONG_H


@pytest.mark.parametrize(("budget", "again"), [(100_000, True), (20, False)])
def test_a_look_polls_twice_in_a_quarter_of_an_hour_only_where_there_is_plenty(budget, again):
    """What the plan did not count is made only if nobody misses it later in the day."""
    a_session = tuple(np.arange(8.0, 9.0, 0.1))
    day_model = make_day_model(make_inputs(budget=budget, visits_at=a_session), MONDAY, UTC)
    state = make_state(8.1, ages_h=6 / 60, left=budget, last_visit_at=clock(8.1))
    assert (BUSY in chosen(state, day_model=day_model, user_present=True)) is again
    assert BUSY not in chosen(state, day_model=day_model)


@pytest.mark.parametrize("budget", [4, 20, 400, 100_000])
def test_prices_reach_far_above_the_usual_one_however_generous_the_budget_is(budget):
    """A busy day makes polls dear, or its fetches are spent before evening."""
    prices = make_day_model(make_inputs(budget=budget), MONDAY, UTC).outlook.prices
    assert (np.diff(prices) > 0).all()
    assert prices[-1] >= DEAREST_H
    assert prices[0] >= ALONG_H


def test_on_battery_only_the_worthiest_are_polled():
    noon = make_state(12.0, ages_h=4.0, left=20)
    assert set(chosen(replace(noon, share=0.25))) <= set(chosen(noon))


def test_what_is_left_at_midnight_is_for_other_days():
    assert chosen(make_state(23.95, ages_h=5.5, last_visit_at=clock(18.0))) == []


def test_a_busy_day_makes_polls_dearer_before_it_runs_dry():
    free, nearly_spent = (make_state(12.0, ages_h=12.0, left=left) for left in (20, 1))
    assert price_now(usual_day(), free) == usual_day().price_state.price_h
    assert price_now(usual_day(), nearly_spent) > 1.5 * price_now(usual_day(), free)


def test_a_window_about_to_overflow_is_polled_at_any_hour():
    full = make_inputs(windows=np.array([10, 30, 30, 30]), visits_at=(18.0,), budget=40)
    day_model = make_day_model(full, MONDAY, UTC)
    assert chosen(make_state(3.0, ages_h=[6, 1, 1, 1]), day_model=day_model) == [BUSY]


# --- why ------------------------------------------------------------------------------------------

WISH = str(PollReason(Cause.PAUSE_WISHED, span_s=7_200))


@pytest.mark.parametrize(
    ("changes", "state", "here", "reason"),
    [
        ({}, make_state(7.5, ages_h=4.0), False, PollReason(Cause.BEFORE_YOUR_VISIT)),
        ({}, make_state(12.0, ages_h=2.0), False, PollReason(Cause.POSTED_BY_THEN, posts=4)),
        ({}, make_state(8.0, ages_h=1.0), True, PollReason(Cause.YOU_ARE_READING, posts=2)),
        ({"windows": np.full(4, 20)}, make_state(12.0), False, PollReason(Cause.NOTHING_LOST, window=20, span_s=43_200)),
        ({"alert": np.full(4, 6.0)}, make_state(12.0, ages_h=2.0), False, PollReason(Cause.WANTED_AT_ONCE)),
        (
            {},
            make_state(7.5, earliest_at=np.full(4, clock(7.4)), wishes=(WISH,) * 4),
            False,
            PollReason(Cause.PAUSE_WISHED, span_s=7_200, held_back=1),
        ),
        ({}, make_state(7.5, earliest_at=np.full(4, clock(7.4))), False, PollReason(Cause.LEFT_ALONE)),
        (
            {},
            make_state(12.0, ages_h=0.2, earliest_at=np.full(4, clock(11.9)), wishes=(WISH,) * 4),
            False,
            PollReason(Cause.POSTED_BY_THEN, posts=1),
        ),
        (
            {"feed_biases": (FeedBias(novelty=0.5),) * 4},
            make_state(12.0, ages_h=2.0),
            False,
            PollReason(Cause.POSTED_BY_THEN, posts=4, bias=int(Bias.REPEATS)),
        ),
    ],
    ids=[
        "before a look",
        "no look is near",
        "the user is here",
        "the window fills",
        "alert",
        "held back by a wish",
        "held back, nobody knows why",
        "polled a moment ago, so no wish held it back",
        "it repeats itself",
    ],
)  # fmt: skip
def test_why_the_busiest_is_polled(changes, state, here, reason):
    day_model = make_day_model(make_inputs(**changes), MONDAY, UTC)
    found = find_reason(day_model, state, BUSY, state.now, float(state.ages[BUSY]), user_present=here)
    if reason.cause is Cause.BEFORE_YOUR_VISIT:
        assert clock(7.5) <= found.visit_at <= clock(8.5)
        found = replace(found, visit_at=0)
    assert found == reason


@pytest.mark.parametrize(("posts", "notes"), [(0.0, 0), (0.7, 0), (0.8, 1), (1.4, 1), (3.2, 3)])
def test_expected_posts_are_told_in_whole_ones(posts, notes):
    assert whole_posts(posts) == notes


def signed_day(idle_talk: bool = False) -> DayModel:
    """A sign comes ten minutes before every visit, or three hours before."""
    inputs = make_inputs(budget=20)
    before_s = 3 * HOUR_S if idle_talk else 600.0
    signs = [PresenceSign(at - before_s, Sign.UNLOCKED) for at in inputs.visits.tolist()]
    return make_day_model(replace(inputs, signs=tuple(signs)), MONDAY, UTC)


def test_who_comes_to_the_machine_finds_it_polled_before_they_look():
    state = make_state(17.83, ages_h=2.0, left=20, last_visit_at=clock(8.0))
    unlocked = replace(state, last_sign=PresenceSign(state.now, Sign.UNLOCKED))
    day_model = signed_day()
    assert len(chosen(unlocked, day_model=day_model)) > len(chosen(state, day_model=day_model))
    assert chosen(unlocked, day_model=usual_day()) == chosen(state, day_model=usual_day()), "never heard before"


def test_why_who_comes_is_polled_for():
    state = make_state(17.83, ages_h=2.0, left=20, last_visit_at=clock(8.0))
    unlocked = replace(state, last_sign=PresenceSign(state.now, Sign.UNLOCKED))
    came = PollReason(Cause.YOU_CAME, sign=SIGNS[Sign.UNLOCKED])
    assert find_reason(signed_day(), unlocked, USUAL, unlocked.now, 2.0) == came


def test_a_sign_that_never_meant_a_look_changes_nothing():
    state = make_state(14.0, ages_h=2.0, left=20, last_visit_at=clock(8.0))
    unlocked = replace(state, last_sign=PresenceSign(state.now, Sign.UNLOCKED))
    day_model = signed_day(idle_talk=True)
    assert day_model.idle_talk == {Sign.UNLOCKED}
    assert chosen(unlocked, day_model=day_model) == chosen(state, day_model=day_model)


# --- what holds always ----------------------------------------------------------------------------

HOURS = st.floats(0.0, 23.99)
AGES = st.lists(st.floats(0.0, 60.0), min_size=FEEDS, max_size=FEEDS)
WAITS = st.lists(st.floats(-20.0, 20.0), min_size=FEEDS, max_size=FEEDS)


@settings(max_examples=60, deadline=None)
@given(HOURS, AGES, WAITS, st.integers(0, 30), st.sampled_from([0.0, 0.25, 1.0]), st.booleans())
def test_never_more_than_is_left_never_impolite_the_worthiest_first(hour, ages, waits, left, share, here):
    earliest = clock(hour) + np.array(waits) * HOUR_S
    state = make_state(hour, ages_h=ages, earliest_at=earliest, left=left, share=share)
    choice = choose_now(usual_day(), state, user_present=here)
    assert len(choice.places) <= left
    assert len(set(choice.places.tolist())) == len(choice.places)
    assert (earliest[choice.places] <= state.now).all()
    assert (np.diff(choice.worth_h) <= 0).all()
    assert choice.worth_h.min(initial=1.0) >= ALONG_H


@settings(max_examples=60, deadline=None)
@given(HOURS, AGES, st.integers(0, 20), st.integers(0, 20), st.booleans())
def test_more_that_is_left_never_polls_fewer(hour, ages, left, more, here):
    state = make_state(hour, ages_h=ages, left=left)
    few = chosen(state, user_present=here)
    assert set(few) <= set(chosen(replace(state, left=left + more), user_present=here))


def grant(hosts, requests):
    """One host with a pace of a request a minute."""
    return HostGrants(hosts, np.array([requests]), np.array([60.0]), np.array([0.0]))


def test_what_a_host_does_not_grant_is_left_for_the_feeds_of_others():
    hosts = np.array([0, 0, NO_PACE, NO_PACE])
    polls = np.array([[10.0, 20.0, 3.0, 4.0], [1.0, 1.0, 1.0, 1.0]])
    assert total_polls(polls, None).tolist() == [37.0, 4.0]
    assert total_polls(polls, grant(hosts, 5.0)).tolist() == [12.0, 4.0]
    day_model, state = usual_day(), make_state(7.5, left=6)
    free = step_now(day_model, state)
    bound = step_now(day_model, replace(state, grants=grant(hosts, 0.0)))
    assert bound < free, "with the same budget the others' polls may be worth less"
