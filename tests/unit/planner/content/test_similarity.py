"""Similar feeds kept up to date agree with comparing everything; rates heed what similar feeds did."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.content.similarity import LEAST_SIMILARITY, SimilarFeeds, find_overlaps, name_post, refine_rates
from reader.planner.content.vectors import Vector, cosine

FEEDS = st.dictionaries(
    st.integers(0, 6), st.dictionaries(st.integers(0, 12), st.floats(0.1, 5), min_size=1, max_size=6), max_size=6
)


def vector(terms):
    buckets = sorted(terms)
    return Vector(np.array(buckets, dtype=np.uint32), np.array([terms[b] for b in buckets], dtype=np.float32))


@given(FEEDS, FEEDS)
def test_neighbours_are_those_of_comparing_everything(before, after):
    similar = SimilarFeeds()
    for feeds in (before, after):
        for feed, terms in feeds.items():
            similar.place(feed, vector(terms))
    known = before | after
    for feed, terms in known.items():
        expected = {other: cosine(vector(terms), vector(theirs)) for other, theirs in known.items() if other != feed}
        found = dict(similar.neighbours(feed))
        for other, value in expected.items():
            if abs(value - LEAST_SIMILARITY) > 1e-4:
                assert (other in found) == (value > LEAST_SIMILARITY)
            if other in found:
                assert found[other] == pytest.approx(value, abs=1e-4)


def test_a_removed_feed_is_nobodys_neighbour():
    similar = SimilarFeeds()
    similar.place(1, vector({1: 1.0}))
    similar.place(2, vector({1: 1.0}))
    assert [feed for feed, _ in similar.neighbours(1)] == [2]
    similar.remove(2)
    assert similar.neighbours(1) == []
    assert similar.neighbours(2) == []


def test_similar_feeds_that_bring_more_than_expected_raise_a_rate():
    rates = np.array([2.0, 4.0, 1.0])
    seen, expected = np.array([0.0, 20.0, 0.0]), np.array([0.0, 10.0, 0.0])
    refined = refine_rates(rates, seen, expected, {0: [(1, 0.5)]})
    assert refined.tolist() == [pytest.approx(2.0 * (5 + 10) / (5 + 5)), 4.0, 1.0]
    assert rates.tolist() == [2.0, 4.0, 1.0]


def test_overlaps_name_the_subscription_that_can_go():
    everything = {f"a.example/{n}": float(n) for n in range(20)}
    part = {f"a.example/{n}": float(n) for n in range(10, 20)}
    other = {f"b.example/{n}": float(n) for n in range(20)}
    twin = dict(everything)
    found = find_overlaps({1: everything, 2: twin, 3: part, 4: other})
    # The part is known only as far back as it reaches: from there on it brings all that the others bring.
    assert {(o.feed_id, o.inside_id, o.is_mutual) for o in found} == {(2, 1, True), (3, 1, True), (3, 2, True)}


def test_a_part_is_inside_the_whole_but_not_the_other_way_round():
    whole = {f"a.example/{n}": float(n) for n in range(40)}
    part = {f"a.example/{n}": float(n) for n in range(0, 40, 4)}
    assert [(o.feed_id, o.inside_id, o.is_mutual) for o in find_overlaps({1: whole, 2: part})] == [(2, 1, False)]


def test_posts_are_named_by_their_address_without_counters():
    assert name_post("https://www.a.example/x/?utm_source=rss", "T") == name_post("http://a.example/x", "Other")
    assert name_post("https://a.example/?id=1", "T") != name_post("https://a.example/?id=2", "T")
    assert name_post("", "  A Title ") == "a title"
    assert name_post("http://[broken", "T") == "t"
