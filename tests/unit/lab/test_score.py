"""The scorer against a naive one written straight from the rules, and against hand-made cases."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.lab.score import score
from tests.unit.lab.histories import MONDAY, bare_trial


def naive_score(trial, feeds, times):
    """Every rule as a loop over pairs."""
    delay = missing = fresh = asked = lost = found = 0
    found_delay = 0.0
    visits = [a for a in trial.visits if trial.start_at <= a < trial.end_at]
    for feed, posts in enumerate(trial.feeds.posts):
        polls = sorted(t for f, t in zip(feeds, times, strict=True) if f == feed)
        posts = [t for t in posts if trial.start_at < t < trial.end_at]
        for visit in visits:
            last = max([trial.start_at, *(p for p in polls if p < visit)])
            for post in posts:
                if last < post <= visit:
                    delay += (visit - post) / 3600
                    missing += 1
        for number, post in enumerate(posts):
            first_visit = min((a for a in visits if a >= post), default=None)
            if first_visit is not None:
                asked += 1
                fresh += any(post <= p < first_visit for p in polls)
            until = min((p for p in polls if p >= post), default=trial.end_at)
            newer = sum(1 for later in posts[number + 1 :] if later <= until)
            if newer >= trial.feeds.windows[feed]:
                lost += 1
            elif until < trial.end_at:
                found += 1
                found_delay += (until - post) / 3600
    days = trial.days
    error = found_delay / found * len(times) / found if found else 0.0
    return [len(times) / days, delay / days, missing / days, fresh / asked if asked else 1.0, lost / days, error]


# Whole half-hours, so that posts, polls and visits often fall on the same instant.
moments = st.lists(st.integers(0, 95).map(lambda n: n / 2), max_size=14)


@settings(max_examples=150)
@given(st.lists(moments, min_size=1, max_size=3), moments, st.data(), st.integers(1, 4))
def test_equals_the_naive_scorer(posts, visits, data, window):
    trial = bare_trial(posts, sorted(set(visits)), window=window)
    rows = data.draw(st.lists(st.tuples(st.integers(0, len(posts) - 1), st.integers(0, 95)), max_size=12))
    feeds = np.array([feed for feed, _ in rows], dtype=np.int64)
    times = MONDAY + np.array([at for _, at in rows], dtype=float) * 1800
    result = score(trial, feeds, times)
    found = [
        result.polls_per_day,
        result.delay_h_per_day,
        result.missing_per_day,
        result.fresh_share,
        result.lost_per_day,
        result.error,
    ]
    assert found == pytest.approx(naive_score(trial, feeds, times), abs=1e-9)


def test_a_poll_at_the_instant_of_a_look_comes_after_it():
    trial = bare_trial([[1.0]], [5.0], test_days=1)
    at_visit = score(trial, np.array([0]), np.array([MONDAY + 5 * 3600]))
    before = score(trial, np.array([0]), np.array([MONDAY + 5 * 3600 - 1]))
    assert at_visit.delay_h_per_day == pytest.approx(4.0)
    assert at_visit.fresh_share == 0.0
    assert before.delay_h_per_day == 0.0
    assert before.fresh_share == 1.0


@pytest.mark.parametrize(("later_s", "feeds", "waited"), [(0, 1, 0), (59, 1, 0), (60, 1, 4), (0, 41, 4)])
def test_a_minute_later_the_polls_of_a_look_have_come_as_far_as_the_minute_bears_them(later_s, feeds, waited):
    """One post in each feed, four hours before the visit; of 41 polls at once the last has not come."""
    trial = bare_trial([[1.0]] * feeds, [5.0], test_days=1)
    polls = np.full(feeds, MONDAY + 5 * 3600 + later_s)
    result = score(trial, np.arange(feeds), polls)
    assert result.minute_later_h_per_day == pytest.approx(waited, abs=1e-6)
    assert result.delay_h_per_day == pytest.approx(4.0 * feeds)
    assert result.wake_ups_per_day == 1.0
    assert result.mobile_s_per_day > result.wifi_s_per_day > 0


def test_a_post_costs_at_every_look_that_misses_it():
    trial = bare_trial([[1.0]], [2.0, 4.0, 30.0], test_days=2)
    result = score(trial, np.array([0]), np.array([MONDAY + 10 * 3600]))
    assert result.delay_h_per_day == pytest.approx((1 + 3) / 2)
    assert result.missing_per_day == pytest.approx(1.0)


def test_posts_that_roll_off_are_lost():
    trial = bare_trial([[1, 2, 3, 4, 5]], [20.0], test_days=1, window=2)
    assert score(trial, np.array([0]), np.array([MONDAY + 10 * 3600])).lost_per_day == 3
    assert score(trial, np.array([], dtype=np.int64), np.array([])).lost_per_day == 3
    often = MONDAY + np.array([2.5, 4.5, 10.0]) * 3600
    assert score(trial, np.zeros(3, dtype=np.int64), often).lost_per_day == 0


@pytest.mark.parametrize(
    ("polled_h", "window", "kept"),
    [
        ([4.0], 15, 1.0),  # there at the first visit
        ([6.0], 15, 0.5),  # a day later
        ([], 15, 0.0),
        ([40.0], 15, 0.0),  # nobody looks any more
        ([4.0], 1, 2 ** (-2 / 24) / (2 ** (-2 / 24) + 2 ** (-4 / 24))),  # the older one was lost
    ],
)
def test_the_value_that_is_kept_halves_with_each_day_of_waiting(polled_h, window, kept):
    trial = bare_trial([[1.0, 3.0]], [5.0, 29.0], window=window)
    times = MONDAY + np.array(polled_h, dtype=float) * 3600
    assert score(trial, np.zeros(len(times), dtype=np.int64), times).value_kept == pytest.approx(kept)
