"""Profiles kept up to date post by post agree with profiles made anew; novelty, cohesion and rates."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.content.digest import everything_in, make_digest, spell_out
from reader.planner.content.profile import Cohesion, FeedProfile, PostRates, is_novel, novel_share, step_of, top_terms
from reader.planner.content.vectors import EMPTY, DocumentFrequency, Vector, add_up, cosine, make_vector

WORDS = st.sampled_from("harbour crane tide gull ferry rope net salt pier buoy anchor fog mast".split())
TITLES = st.lists(st.lists(WORDS, min_size=1, max_size=6).map(" ".join), min_size=1, max_size=25)


def read(titles, window=8):
    document_frequency, profile = DocumentFrequency(), FeedProfile(window=window)
    judged = []
    for title in titles:
        digest = make_digest(title)
        document_frequency.add(everything_in(digest))
        judged.append(profile.add(digest.vector, document_frequency))
    return profile, document_frequency, judged


@given(TITLES, WORDS)
def test_likeness_is_the_cosine_with_the_profile_made_anew(titles, word):
    _, document_frequency, _ = read(titles)
    kept = FeedProfile(window=8)
    for title in titles:
        kept.add(make_digest(title).vector, document_frequency)
    anew = add_up([make_digest(title).vector for title in titles[-8:]])
    rarity = document_frequency.rarity(anew.buckets)
    post = make_digest(f"{word} gull").vector
    weighed = Vector(post.buckets, (post.counts * document_frequency.rarity(post.buckets)).astype(np.float32))
    expected = cosine(Vector(anew.buckets, (anew.counts * rarity).astype(np.float32)), weighed)
    likeness = kept.compare(post, document_frequency)
    assert likeness.to_profile == pytest.approx(expected, abs=1e-4)
    assert 0.0 <= likeness.to_profile <= 1.0
    assert 0.0 <= likeness.to_nearest_post <= 1.0


@given(TITLES)
def test_only_the_last_posts_make_the_profile(titles):
    profile, _, _ = read(titles)
    kept = [post.buckets.tolist() for post in profile.posts()]
    assert kept == [make_digest(title).vector.buckets.tolist() for title in titles[-8:]]


@given(st.lists(st.floats(0, 1), min_size=1, max_size=150))
def test_cohesion_on_line_is_mean_and_deviation(values):
    cohesion = Cohesion()
    for value in values:
        cohesion = cohesion.with_post(value)
    assert cohesion.mean == pytest.approx(np.mean(values), abs=1e-9)
    assert cohesion.deviation == pytest.approx(np.std(values), abs=1e-6)


def test_the_same_again_is_not_novel_and_something_else_is():
    titles = [f"harbour news of day {n}: {w}" for n, w in enumerate("tide gull ferry rope net salt".split())]
    _, _, judged = read([*titles, titles[-1], "volcano erupts on distant island"])
    assert not judged[-2]
    assert judged[-1]
    assert not read(["🔥🔥🔥"])[2][0]


def test_what_is_closer_to_the_profile_than_usual_is_not_novel():
    cohesion = Cohesion(posts=50, mean=0.3, variance=0.01)
    assert is_novel(cohesion, 0.34, 0.1)
    assert not is_novel(cohesion, 0.36, 0.1)
    assert not is_novel(cohesion, 0.1, 0.9)
    assert is_novel(Cohesion(posts=2), 0.9, 0.1)


def test_rates_follow_the_papers_rule():
    assert step_of(0) == pytest.approx(0.1)
    assert step_of(100) == pytest.approx(0.05)
    rates = PostRates().learn(posts=4, novel=2, days=2.0)
    assert (rates.per_day, rates.novel_per_day) == (2.0, 1.0)
    again = rates.learn(posts=0, novel=0, days=1.0)
    assert again.per_day == pytest.approx(2.0 * (1 - step_of(1)))
    assert again.learn(3, 3, 0.0) == again


def test_a_feed_with_few_posts_is_taken_to_be_like_the_others():
    assert novel_share(0, 0, usual=0.8) == pytest.approx(0.8)
    assert novel_share(10_000, 0, usual=0.8) < 0.01


def test_top_terms_name_what_a_feed_is_about():
    everybody = ["news of the day", "news of the week", "the tide", "the salt and the net"]
    own = [f"sourdough bread recipe {n}" for n in "one two three four".split()]
    document_frequency = DocumentFrequency()
    for title in everybody * 5 + own:
        document_frequency.add(everything_in(make_digest(title)))
    profile = FeedProfile()
    for title in own:
        profile.add(make_digest(title).vector, document_frequency)
    spelling = spell_out((title, "") for title in own)
    named = [term for term, _ in top_terms(profile.top(document_frequency, 50), spelling, 3)]
    assert any("sourdough" in term for term in named)
    assert len({word for term in named for word in term.split()}) >= len(named)


def test_empty_vectors_are_like_nothing():
    assert cosine(EMPTY, make_vector(["a"])) == 0.0
    assert add_up([]).is_empty
    assert FeedProfile().compare(make_vector(["a"]), DocumentFrequency()).to_profile == 0.0


@given(TITLES)
def test_rarity_is_the_inverse_document_frequency(titles):
    document_frequency = DocumentFrequency()
    digests = [make_digest(title) for title in titles]
    for digest in digests:
        document_frequency.add(everything_in(digest))
    bucket = digests[0].vector.buckets[:1]
    seen = sum(bucket[0] in everything_in(digest) for digest in digests)
    assert document_frequency.rarity(bucket)[0] == pytest.approx(math.log((len(titles) + 1) / (seen + 1)))
