"""Interest: what was read long and lately counts, glances do not, and every score has its reasons."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.planner.content.digest import everything_in, make_digest
from reader.planner.content.interest import FEED_SHARE, Opened, fit, learn_interest, order_fairly, worth_of_reading
from reader.planner.content.topic_words import find_topics, name_reasons
from reader.planner.content.vectors import DocumentFrequency

READ = ["Mount Etna erupts again", "Why Mount Etna sleeps no more", "Lava and ash over Mount Etna"]
OTHER = ["Stock prices fall again", "The cup final in pictures", "A new phone and its price"]


def learned(seconds=60.0, age_days=1.0):
    document_frequency = DocumentFrequency()
    for title in READ + OTHER:
        document_frequency.add(everything_in(make_digest(title)))
    opened = [Opened(1, make_digest(title).vector, seconds, age_days) for title in READ]
    return learn_interest(opened, {1: 10, 2: 10}, document_frequency), document_frequency


def test_what_is_like_what_was_read_comes_first_and_says_why():
    interest, document_frequency = learned()
    title = "A village below Mount Etna wakes"
    near = fit(interest, 2, make_digest(title).vector, document_frequency)
    far = fit(interest, 2, make_digest("Stock prices rise").vector, document_frequency)
    assert near.score > far.score
    assert name_reasons(near.because, find_topics(title, ""), interest.often) == ["Mount Etna"]
    assert name_reasons(far.because, find_topics("Stock prices rise", ""), interest.often) == []


def test_a_feed_that_is_opened_often_is_worth_more():
    interest, document_frequency = learned()
    post = make_digest("Stock prices rise").vector
    assert fit(interest, 1, post, document_frequency).score > fit(interest, 2, post, document_frequency).score


def test_glances_teach_nothing():
    interest, _ = learned(seconds=3.0)
    assert interest.is_empty


@given(st.floats(0, 1e6), st.floats(0, 1e6))
def test_longer_is_never_worth_less(one, other):
    low, high = sorted((one, other))
    assert 0 <= worth_of_reading(low) <= worth_of_reading(high) <= 1


@given(st.text(max_size=100))
def test_scores_lie_between_nothing_and_one(title):
    interest, document_frequency = learned()
    score = fit(interest, 3, make_digest(title).vector, document_frequency).score
    assert 0 <= score <= 1
    assert FEED_SHARE < 1


scored = st.lists(st.tuples(st.integers(1, 4), st.floats(0, 1)), max_size=30)


@given(scored)
def test_suggestions_are_all_there_each_feeds_best_first_and_the_best_of_all_at_the_top(posts):
    feeds, scores = [feed for feed, _ in posts], [score for _, score in posts]
    order = order_fairly(feeds, scores)
    assert sorted(order) == list(range(len(posts)))
    for feed in set(feeds):
        own = [scores[place] for place in order if feeds[place] == feed]
        assert own == sorted(own, reverse=True)
    if posts:
        assert scores[order[0]] == max(scores)


def test_a_feed_that_is_read_much_leaves_room_for_others():
    order = order_fairly([1, 1, 1, 1, 2, 3], [0.9, 0.89, 0.88, 0.87, 0.7, 0.2])
    assert order.index(4) == 2
    assert order[-1] == 5


def test_what_the_user_wants_less_of_comes_later_and_is_no_reason():
    interest, document_frequency = learned()
    opened = [Opened(1, make_digest(title).vector, 60.0, 1.0) for title in (*READ, *OTHER)]
    shares = {1: 10, 2: 10}
    title = "Stock prices rise"
    post = make_digest(title).vector
    before = fit(learn_interest(opened, shares, document_frequency), 2, post, document_frequency)
    less = [*opened, Opened(2, make_digest("Stock prices steady").vector, -1.0, 0.0)]
    interest = learn_interest(less, shares, document_frequency)
    after = fit(interest, 2, post, document_frequency)
    assert after.score < before.score
    assert set(after.because) < set(before.because)
    etna = make_digest("A village below Mount Etna wakes").vector
    assert fit(interest, 2, etna, document_frequency).score > after.score


def test_wanting_less_before_anything_was_read_teaches_nothing():
    document_frequency = DocumentFrequency()
    assert learn_interest([Opened(1, make_digest("Etna").vector, -1.0, 0.0)], {1: 3}, document_frequency).is_empty
