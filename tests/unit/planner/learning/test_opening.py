"""How probably a post is opened: by its feed, by what fits, and less with every sitting it was passed over at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.content.vectors import make_vector
from reader.planner.learning.opening import (
    FeedOpens,
    Judged,
    OpenedPost,
    SettledPost,
    learn_opening,
    learn_words,
    predict_open,
)

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
    assert predict_open(opening, 2, 0, fit=5.0) > 5 * predict_open(opening, 2, 0)
    assert predict_open(opening, 2, 0, search_share=0.7) > 0.6


@given(st.floats(0, 500), st.floats(0, 500), st.integers(-3, 50), st.floats(-1, 2), st.floats(0, 1))
def test_it_is_a_probability(posts, opened, passed, fit, share):
    opening = learn_opening({1: FeedOpens(posts, opened)}, [], [])
    assert 0 <= predict_open(opening, 1, passed, fit, share) <= 1


def judge(count, likes):
    """Posts of two feeds that fit more and more; `likes` says which are opened."""
    return [Judged(n % 2 + 1, n / count, likes(n % 2 + 1, n / count)) for n in range(count)]


def test_who_reads_by_topic_is_told_from_who_reads_by_feed():
    feeds = {1: FeedOpens(200, 100), 2: FeedOpens(200, 100)}
    by_topic = learn_opening(feeds, [], [], judge(200, lambda feed, fit: fit > 0.6))
    assert predict_open(by_topic, 1, 0, fit=0.9) > 0.85
    assert predict_open(by_topic, 1, 0, fit=0.2) < 0.1
    feeds = {1: FeedOpens(200, 190), 2: FeedOpens(200, 4)}
    by_feed = learn_opening(feeds, [], [], judge(200, lambda feed, fit: feed == 1))
    assert predict_open(by_feed, 1, 0, fit=0.2) > 0.8
    assert predict_open(by_feed, 2, 0, fit=0.9) < 0.2


@given(
    st.lists(st.tuples(st.integers(1, 4), st.floats(0, 1), st.booleans()), max_size=120),
    st.floats(0, 1),
    st.floats(0, 1),
)
def test_what_fits_better_is_never_opened_less(judged, one, other):
    opening = learn_opening({1: FeedOpens(9, 3)}, [], [], [Judged(*facts) for facts in judged])
    low, high = sorted((one, other))
    assert 0 <= predict_open(opening, 1, 0, low) <= predict_open(opening, 1, 0, high) + 1e-9 <= 1 + 1e-9


def test_words_tell_what_is_opened_and_how_far_they_can_be_believed():
    def settled(topic, number):
        terms = [f"{topic}{(number * step) % 7}" for step in (1, 2, 3)] + [f"any{number % 11}"]
        return SettledPost(number % 3 + 1, make_vector(terms), topic == "tide")

    posts = [settled(topic, number) for number in range(60) for topic in ("tide", "stock", "match")]
    words, judged = learn_words(posts)
    assert len(judged) == len(posts) // 2
    opening = learn_opening({feed: FeedOpens(60, 20) for feed in (1, 2, 3)}, [], [], judged)
    chances = [
        predict_open(opening, 1, 0, words.of(make_vector([f"{topic}1", f"{topic}2", "new"])))
        for topic in ("tide", "stock")
    ]
    assert chances[0] > 0.8
    assert chances[1] < 0.1


@pytest.mark.parametrize("is_opened", [True, False])
def test_words_tell_nothing_where_all_or_nothing_is_opened(is_opened):
    words, _ = learn_words([SettledPost(1, make_vector(["tide"]), is_opened)] * 9)
    assert words.of(make_vector(["tide"])) == 0.0
    assert words.of(make_vector([])) == 0.0
