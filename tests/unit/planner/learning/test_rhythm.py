"""Feeds with much history speak for themselves, the others are like those around them."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.planner.learning.localtime import smooth_day
from reader.planner.learning.rhythm import (
    TYPICAL_DAYS,
    Ledger,
    RhythmLearning,
    kinds_of_days,
    learn_rhythm,
    learn_shapes,
)

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0
DAY = 86_400.0


def learned(posts, days=28):
    """From so many days of the feeds' posts, given in days."""
    start = MONDAY + days * DAY
    book = Ledger(np.full(len(posts), 15), start, UTC)
    times = [MONDAY + np.sort(np.asarray(one, dtype=float)) * DAY for one in posts]
    book.add_known(np.arange(len(posts)), np.full(len(posts), MONDAY), start, times)
    return learn_rhythm(book)


def test_a_busy_feed_has_its_own_rate_and_a_silent_one_little():
    rhythm = learned([np.arange(0, 28, 0.1), []])
    assert abs(rhythm.on_average()[0].sum() - 10) < 0.5
    assert 0 < rhythm.on_average()[1].sum() < 0.1


@pytest.mark.parametrize("per_day", [1, 12, 40])
def test_a_busy_newcomer_is_taken_for_what_it_is(per_day):
    rhythm = learned([np.arange(0, 1, 1 / per_day), []], days=1)
    assert 0.7 * per_day < rhythm.per_day[0] < 1.3 * per_day
    assert rhythm.per_day[1] < 0.2


def draw(days: np.ndarray, posts: int, seed: int) -> np.ndarray:
    """(days, slots) posts by the quarter of an hour, of feeds whose hours are those of the days."""
    rng = np.random.default_rng(seed)
    hourly = rng.multinomial(posts, days / days.sum(axis=1, keepdims=True))
    return np.repeat(hourly, 4, axis=1) / 4


def test_the_first_post_tells_something_of_the_other_hours():
    days = np.repeat(TYPICAL_DAYS / TYPICAL_DAYS.sum(axis=1, keepdims=True), 20, axis=0)
    counts, truth = draw(days, 1, 1), np.repeat(days, 4, axis=1) / 4
    shapes, plain = (learn_shapes(counts, RhythmLearning(typical_share=share)) for share in (0.8, 0.0))
    off, off_plain = ((truth * np.log(truth / one)).sum(axis=1).mean() for one in (shapes, plain))
    assert off < 0.95 * off_plain


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 23), st.integers(0, 30), st.integers(0, 5))
def test_a_user_in_another_time_zone_learns_the_same(shift, posts, seed):
    counts = draw(TYPICAL_DAYS, posts, seed)
    counts[0] += 1.0  # otherwise two shifts may be as likely
    here = learn_shapes(counts, RhythmLearning())
    there = learn_shapes(np.roll(counts, 4 * shift, axis=1), RhythmLearning())
    assert np.allclose(np.roll(here, 4 * shift, axis=1), there, atol=1e-9)


def test_one_batch_a_day_is_expected_when_it_comes():
    rhythm = learned([np.repeat(np.arange(28), 5) + 0.5])
    assert rhythm.shape[0].argmax() == 48
    assert rhythm.shape[0, 44:53].sum() > 0.8


def test_a_feed_that_rests_at_weekends_is_expected_to():
    weekdays = [day + 0.5 for day in range(28) if day % 7 < 5]
    rhythm = learned([weekdays, weekdays])
    assert rhythm.by_kind[0, 1] < 0.5 * rhythm.by_kind[0, 0]


def test_bursts_show_as_unsteadiness():
    steady = np.arange(0, 28, 1 / 24)
    bursts = np.repeat(np.arange(0, 28, 1.0) + np.random.default_rng(1).random(28), 24)
    rhythm = learned([steady, bursts])
    assert rhythm.unsteadiness[1] > rhythm.unsteadiness[0] + 2


def test_kinds_of_days():
    monday = int(MONDAY // DAY)
    assert kinds_of_days(np.arange(monday, monday + 7)).tolist() == [0, 0, 0, 0, 0, 1, 2]


@settings(max_examples=30)
@given(st.lists(st.lists(st.floats(0, 27.99), max_size=30), max_size=4), st.integers(0, 28))
def test_whatever_was_seen_gives_shares_and_rates(posts, days):
    rhythm = learned([[time for time in one if time < days] for one in posts], days)
    np.testing.assert_allclose(rhythm.shape.sum(axis=1), 1.0, rtol=1e-6)
    for values in (rhythm.per_day, rhythm.by_kind, rhythm.shape, rhythm.unsteadiness):
        assert np.isfinite(values).all()
        assert (values >= 0).all()


def test_smoothing_goes_around_midnight_and_loses_nothing():
    day = np.zeros(96)
    day[0] = 1.0
    smooth = smooth_day(day, 2.0)
    np.testing.assert_allclose(smooth.sum(), 1.0)
    np.testing.assert_allclose(smooth[1], smooth[95])
