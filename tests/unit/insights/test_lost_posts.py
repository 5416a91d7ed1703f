"""What left a feed's list before a poll came, against counting it by hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.logged import PostingTime
from reader.insights.savings import estimate_lost
from reader.lab.baselines import count_lost

HOUR = 3_600


@given(st.lists(st.integers(0, 5_000), max_size=40), st.lists(st.integers(0, 5_000), max_size=12), st.integers(1, 8))
def test_lost_posts_as_a_publisher_would_count_them(posts, polls, window):
    posts, polls = sorted(posts), sorted(polls)
    held: list[int] = []
    seen: set[int] = set()
    moments = sorted([(at, 0, i) for i, at in enumerate(posts)] + [(at, 1, -1) for at in polls])
    for _, is_poll, post in moments:
        if is_poll:
            seen.update(held)
        else:
            held = [*held, post][-window:]
    last = polls[-1] if polls else -1
    expected = sum(at <= last and i not in seen for i, at in enumerate(posts))
    ends = np.array([*polls, np.inf])
    out = np.array(posts, dtype=np.float64)
    polled = ends[np.searchsorted(np.array(polls, dtype=np.float64), out, side="left")]
    assert count_lost(out, polled, window) == expected


def post(at: int, after: int | None, seen: int) -> PostingTime:
    return PostingTime(at, True, after, seen)


def test_a_document_with_nothing_but_new_posts_leaves_a_hole():
    steady = [post(hour * HOUR, (hour - 1) * HOUR, hour * HOUR) for hour in range(1, 21)]
    assert estimate_lost(steady, 5) == 0.0
    # Nobody came for 20 hours; then the five posts of the last five hours were there.
    late = [post(hour * HOUR, 20 * HOUR, 40 * HOUR) for hour in range(36, 41)]
    assert estimate_lost([*steady, *late], 5) == pytest.approx(16, abs=2.5)


def test_a_feed_that_nobody_knows_loses_nothing():
    assert estimate_lost([], 10) == 0.0
