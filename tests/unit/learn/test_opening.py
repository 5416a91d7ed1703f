"""How probably a post is opened: by its feed, by what fits, and less with every sitting it was passed over at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.learn.opening import FeedOpens, OpenedPost, learn_opening, predict_open

DAY = 86_400.0


def learned():
    sittings = [day * DAY for day in range(1, 30)]
    opened = [OpenedPost(day * DAY - 3_600, day * DAY + 60) for day in range(1, 29)]
    return learn_opening({1: FeedOpens(40, 38), 2: FeedOpens(40, 1)}, opened, sittings)


def test_feeds_differ():
    opening = learned()
    assert predict_open(opening, 1, 0) > 0.8
    assert predict_open(opening, 2, 0) < 0.1
    assert predict_open(opening, 3, 0) == pytest.approx(0.1, abs=0.02)  # never seen


def test_what_was_passed_over_is_hardly_opened():
    opening = learned()
    chances = [predict_open(opening, 1, passed) for passed in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[2] < 0.5 * chances[0]


def test_what_fits_and_what_a_search_finds():
    opening = learned()
    assert predict_open(opening, 2, 0, fit=1.0) > 0.4
    assert predict_open(opening, 2, 0, search_share=0.7) > 0.6


@given(st.floats(0, 500), st.floats(0, 500), st.integers(-3, 50), st.floats(-1, 2), st.floats(0, 1))
def test_it_is_a_probability(posts, opened, passed, fit, share):
    opening = learn_opening({1: FeedOpens(posts, opened)}, [], [])
    assert 0 <= predict_open(opening, 1, passed, fit, share) <= 1
