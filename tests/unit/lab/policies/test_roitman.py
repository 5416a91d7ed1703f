"""Roitman et al. beside their formulas, written out with plain dictionaries."""

from __future__ import annotations

import math
import statistics

import numpy as np
import pytest

from reader.lab.policies.roitman import (
    LEAST_PER_HOUR,
    Channel,
    ContentKind,
    Facts,
    RoitmanPolicy,
    are_novel,
    learn_rate,
    normalise,
)
from reader.planner.content.vectors import BUCKETS, Vector

HOUR = 3600.0


def make_posts(rng, count, terms=30):
    found = []
    for _ in range(count):
        counts = np.bincount(rng.integers(0, terms, 6), minlength=terms)
        buckets = np.flatnonzero(counts)
        found.append(Vector(buckets.astype(np.uint32), counts[buckets].astype(np.float32)))
    return found


def literal_influences(posts, idf, window):
    """Equation 1 between the profiles of the last W posts before and after each."""
    found = []
    for place in range(len(posts)):
        profiles = []
        for end in (place, place + 1):
            profile: dict[int, float] = {}
            for post in posts[max(end - window, 0) : end]:
                for term, count in zip(post.buckets.tolist(), post.counts.tolist(), strict=True):
                    profile[term] = profile.get(term, 0.0) + count * idf[term]
            profiles.append(profile)
        before, after = profiles
        lengths = math.sqrt(sum(w * w for w in before.values()) * sum(w * w for w in after.values()))
        found.append(sum(w * after.get(t, 0.0) for t, w in before.items()) / lengths if lengths else 0.0)
    return found


@pytest.mark.parametrize("window", [1, 5, 20])
def test_influence_cohesion_and_novelty_by_the_formulas(window):
    rng = np.random.default_rng(window)
    posts, idf = make_posts(rng, 60), np.zeros(BUCKETS)
    idf[:30] = rng.random(30) * 3
    literal = literal_influences(posts, idf, window)
    channel = Channel(idf, window)
    first = [channel.add(post) for post in posts[:40]]
    assert first == pytest.approx(literal[:40], abs=1e-5)
    assert channel.cohesion == pytest.approx(statistics.mean(literal[:40]), abs=1e-5)
    assert channel.deviation == pytest.approx(statistics.stdev(literal[:40]), abs=1e-4)
    other = channel.copy()
    for beta in (0.0, 0.2):
        limit = statistics.mean(literal) + beta * statistics.stdev(literal)
        assert channel.copy().count_novel(posts[40:], beta) == sum(one < limit for one in literal[40:])
    assert other.cohesion == channel.cohesion
    assert are_novel(np.array([0.4, 0.5, 0.6]), 0.5, 0.1, 0.0).tolist() == [True, False, False]


def test_the_rate_dies_as_printed_and_learns_with_its_terms_exchanged():
    step = 0.1 * math.exp(-50 / 100)
    assert learn_rate(2.0, 6, 4.0, 50.0) == pytest.approx((1 - step) * 2.0 + step * 1.5)
    assert learn_rate(2.0, 6, 4.0, 50.0, as_printed=True) == pytest.approx(step * 2.0 + (1 - step) * 1.5)
    assert learn_rate(1.0, 0, 1.0, 500.0, as_printed=True) < 0.001 < learn_rate(1.0, 0, 1.0, 500.0)
    assert learn_rate(0.0, 0, 1.0, 1.0) == LEAST_PER_HOUR


def policy(kind, rates, similarities=None):
    feeds = len(rates)
    posts = [make_posts(np.random.default_rng(feed), 10) for feed in range(feeds)]
    channels = [Channel(np.ones(BUCKETS)) for _ in range(feeds)]
    same = np.eye(feeds) if similarities is None else similarities
    return RoitmanPolicy(kind, np.array(rates), 0.0, Facts(posts, channels, 0.0, same), np.random.default_rng(1))


def test_greedy_polls_the_largest_rates_for_ever_and_fair_in_proportion():
    greedy = policy(ContentKind(False, False, False), [0.1, 3.0, 2.0])
    assert greedy.choose(HOUR, 2).tolist() == greedy.choose(900 * HOUR, 2).tolist() == [1, 2]
    fair = policy(ContentKind(False, True, False), [1.0, 3.0])
    assert sum(int(fair.choose(HOUR, 1)[0]) for _ in range(4000)) / 4000 == pytest.approx(0.75, abs=0.03)


def test_equation_10_is_the_normalised_matrix_times_the_rates():
    similarities = np.array([[1.0, 0.5, 0.0], [0.5, 1.0, 0.0], [0.0, 0.0, 1.0]])
    assert normalise(similarities) @ np.array([0.1, 3.0, 1.0]) == pytest.approx([3.2 / 3, 6.1 / 3, 1.0])
    refined = policy(ContentKind(False, False, True), [0.1, 3.0, 1.0], similarities)
    assert refined.choose(HOUR, 3).tolist() == [1, 0, 2]


def test_by_content_only_novel_posts_count():
    free, based = (policy(ContentKind(by_content, False, False), [1.0]) for by_content in (False, True))
    for one in (free, based):
        one.polled(0, 2 * HOUR, range(10))
    assert free.per_hour[0] == pytest.approx(learn_rate(1.0, 10, 2.0, 2.0))
    assert based.per_hour[0] < free.per_hour[0]
