"""Hourly polling and polling on opening: one reckoning, which agrees with the lab's score of the same polls."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.records.planning import DAY_S, HOUR_S, OwnHistory
from reader.lab.baselines import (
    HOURLY,
    ON_OPENING,
    PLAIN_WAYS,
    AnswerSizes,
    baseline_polls,
    count_awaited,
    poll_times,
    polled_at,
    reckon,
)
from reader.lab.files import Feeds, Trial
from reader.lab.score import score
from tests.unit.lab.histories import MONDAY, UTC

DAYS = 2
END = MONDAY + DAYS * DAY_S
instants = st.lists(st.integers(1, DAYS * DAY_S - 1), max_size=25).map(
    lambda times: MONDAY + np.unique(np.array(times, dtype=np.float64))
)


def make_history(posts, visits, added_at=None) -> OwnHistory:
    count = len(posts)
    added = np.full(count, MONDAY) if added_at is None else np.asarray(added_at, dtype=np.float64)
    names = tuple(f"Feed {place}" for place in range(count))
    windows = np.full(count, 3)
    return OwnHistory(names, tuple(posts), tuple(posts), windows, added, visits, MONDAY, END, UTC, 10)


def make_trial(history: OwnHistory) -> Trial:
    feeds = Feeds(history.names, history.posts, history.windows)
    return Trial(feeds, history.visits, UTC, MONDAY, MONDAY, END, 10)


SIZES = AnswerSizes(np.full(2, 1_000.0), 100.0)


@pytest.mark.parametrize("way", PLAIN_WAYS)
@settings(max_examples=60)
@given(posts=st.tuples(instants, instants), visits=instants)
def test_what_is_reckoned_is_what_the_lab_scores(way, posts, visits):
    history = make_history(posts, visits)
    notes = reckon(way, history, MONDAY, END, SIZES)
    polls = baseline_polls(way, history, MONDAY, END)
    scored = score(make_trial(history), polls.feeds, polls.times)
    assert notes.fetches == len(polls.times) == round(scored.polls_per_day * DAYS)
    assert notes.wait.hours == pytest.approx(scored.delay_h_per_day * DAYS, abs=1e-6)
    assert notes.wait.missing == round(scored.missing_per_day * DAYS)
    assert notes.wait.first_visits == count_awaited(history.posts, visits)
    if notes.wait.first_visits:
        fresh = 1 - notes.wait.missing_at_first / notes.wait.first_visits
        assert fresh == pytest.approx(scored.fresh_share)
    assert notes.wire_bytes <= notes.whole_bytes


def test_every_feed_is_polled_once_an_hour_at_a_minute_of_its_own():
    history = make_history([np.empty(0)] * 3, np.empty(0), added_at=[MONDAY, MONDAY, MONDAY + DAY_S])
    times = poll_times(HOURLY, history, MONDAY, END)
    assert [len(polls) for polls in times] == [48, 48, 24]
    assert all(np.allclose(np.diff(polls), HOUR_S) for polls in times)
    assert len({polls[0] % HOUR_S for polls in times}) == 3
    assert times[2][0] >= MONDAY + DAY_S


def test_on_opening_everything_is_polled_when_a_session_starts():
    visits = MONDAY + np.array([8.0, 8.1, 20.0, 32.0]) * HOUR_S
    history = make_history([np.empty(0), np.empty(0)], visits, added_at=[MONDAY, MONDAY + DAY_S])
    times = poll_times(ON_OPENING, history, MONDAY, END)
    assert times[0].tolist() == visits[[0, 2, 3]].tolist()
    assert times[1].tolist() == visits[[3]].tolist()


def test_a_post_is_fetched_by_the_next_poll_or_never():
    polls = np.array([10.0, 20.0])
    assert polled_at(np.array([5.0, 10.0, 11.0, 21.0]), polls).tolist() == [10.0, 10.0, 20.0, np.inf]


def test_bytes_are_whole_where_something_came_and_small_elsewhere():
    posts = [MONDAY + np.array([0.2, 0.3, 30.5]) * HOUR_S, np.empty(0)]
    notes = reckon(HOURLY, make_history(posts, np.empty(0)), MONDAY, END, SIZES)
    assert notes.fetches == 96
    assert notes.wire_bytes == 2 * 1_000 + 94 * 100
    assert notes.whole_bytes == 96 * 1_000
