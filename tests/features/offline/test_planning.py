"""Which posts are prefetched: the likeliest, within the bytes, and no more than is worth it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.offline.planning import MOST_TIMES, Before, Candidate, choose_prefetch

MB = 1e6


OPENED_MUCH = Before(0.0, 100 * MB)


def test_the_likeliest_come_first_and_the_unlikely_stay_away():
    posts = [Candidate(1, 0.9, 50_000), Candidate(2, 0.02, 50_000), Candidate(3, 0.6, 50_000)]
    assert choose_prefetch(posts, MB, before=OPENED_MUCH).entry_ids == (1, 3)


@pytest.mark.parametrize(
    ("chance", "size", "is_fetched"),
    [(0.2, 100_000, True), (0.08, 100_000, False), (0.08, 50_000, True), (0.2, 250_000, False)],
)
def test_a_post_is_worth_the_same_bytes_whatever_its_size(chance, size, is_fetched):
    usual = [Candidate(number, 0.01, 100_000) for number in range(10, 60)]
    choice = choose_prefetch([*usual, Candidate(1, chance, size)], MB, before=OPENED_MUCH)
    assert choice.entry_ids == ((1,) if is_fetched else ())


def test_what_is_surely_opened_pays_for_what_is_opened_less_often():
    sure, doubtful = Candidate(1, 0.95, 10_000), Candidate(2, 0.3, 10_000)
    assert choose_prefetch([sure, doubtful], MB).entry_ids == (1, 2)
    assert choose_prefetch([doubtful], MB).entry_ids == ()


def test_the_smaller_of_two_that_are_as_likely_where_bytes_are_few():
    posts = [Candidate(2, 0.3, 90_000), Candidate(3, 0.3, 60_000)]
    assert choose_prefetch(posts, 100_000, before=OPENED_MUCH).entry_ids == (3,)


def test_what_was_opened_lately_bounds_what_is_fetched():
    posts = [Candidate(1, 0.9, 10_000), Candidate(2, 0.3, 10_000)]
    assert choose_prefetch(posts, MB, before=Before(100_000, 20_000)).entry_ids == (1,)
    assert choose_prefetch(posts, MB, before=Before(100_000, 90_000)).entry_ids == (1, 2)


def test_with_a_line_only_what_is_nearly_surely_opened():
    posts = [Candidate(1, 0.9, 10_000), Candidate(2, 0.7, 1_000)]
    assert choose_prefetch(posts, MB, is_online=True, before=OPENED_MUCH).entry_ids == (1,)


def test_the_bytes_of_the_day_bind():
    posts = [Candidate(number, 0.9, 400_000) for number in range(4)]
    choice = choose_prefetch(posts, MB)
    assert len(choice.entry_ids) == 2


def test_feeds_that_the_user_chose_are_got_ready_whole():
    posts = [Candidate(number, 0.01, 10_000, is_chosen=True) for number in range(5)]
    assert len(choose_prefetch(posts, MB).entry_ids) == 5


def test_what_came_whole_is_complete_without_a_fetch():
    choice = choose_prefetch([Candidate(1, 0.9, 0), Candidate(2, 0.1, 5_000)], MB)
    assert choice.entry_ids == ()
    assert choice.estimated_bytes == 0


CANDIDATES = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 500_000)), max_size=40).map(
    lambda rows: [Candidate(number, *row) for number, row in enumerate(rows)]
)


@given(CANDIDATES, st.floats(0, 3e6))
def test_never_beyond_the_bytes_nor_beyond_what_is_worth_it(posts, left):
    choice = choose_prefetch(posts, left)
    by_id = {post.entry_id: post for post in posts}
    chosen = [by_id[id_] for id_ in choice.entry_ids]
    fetched = sum(one.estimated_bytes for one in chosen)
    assert fetched <= left + 1
    assert choice.estimated_bytes == pytest.approx(fetched, abs=1)
    opened = sum(one.estimated_bytes * one.probability for one in chosen)
    sure = sum(one.estimated_bytes for one in chosen if one.probability * MOST_TIMES >= 1.0)
    assert fetched <= max(MOST_TIMES * opened, sure) + 1
