"""Titles in flat arrays say the same as plain lists of them, however many came and went."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.features.stories import planning as module
from reader.features.stories.planning import NO_STEM, Heading, StoryFinder, Titles
from reader.planner.content.digest import make_digest
from reader.planner.content.vectors import BUCKETS, DocumentFrequency

STEMS = st.integers(0, 9) | st.just(BUCKETS - 1)
HEADINGS = st.dictionaries(STEMS, st.floats(0.0, 1.0), max_size=5)
TITLE = "Museum heist: four more arrested over stolen crown jewels"


def make_heading(number: int, weights: dict[int, float]) -> Heading:
    stems = list(weights)
    before = dict(zip(stems[1:], stems, strict=False))
    numbered = {"game": frozenset({str(number)}), "part": frozenset("12")} if number % 3 == 0 else {}
    return Heading(number % 4, float(number), weights, float(len(weights)), before, numbered)


def walk(titles: Titles, stem: int, most: int) -> dict[int, float]:
    shared: dict[int, float] = {}
    titles.add_up(stem, 0.5, most, shared)
    return shared


def assert_same(titles: Titles, kept: dict[int, Heading]) -> None:
    assert len(titles) == len(kept)
    assert titles.find(1_000 + titles.first - 1) is titles.find(9_999) is None
    for stem in (*range(10), BUCKETS - 1):
        having = [number for number, heading in kept.items() if stem in heading.weights]
        assert titles.count_with(stem) == len(having)
        assert walk(titles, stem, 3) == dict.fromkeys(having[-3:], 0.5)
    for number, heading in kept.items():
        own = [(stem, w, heading.before.get(stem, NO_STEM)) for stem, w in heading.weights.items()]
        assert titles.list_shared(number, range(BUCKETS)) == own
        assert titles.list_shared(number, {1, 2}) == [one for one in own if one[0] in (1, 2)]
        assert titles.count_stems(number) == len(own)
        assert (titles.feed_id(number), titles.at(number)) == (heading.feed_id, heading.at)
        assert (titles.length(number), titles.numbered(number)) == (heading.length, heading.numbered)
        assert titles.find(1_000 + number) == number
        assert titles.story_id(number) == number // 2


@settings(max_examples=40)
@given(st.lists(HEADINGS | st.none(), max_size=40), st.integers(1, 4))
def test_the_arrays_say_what_lists_would_say(steps, tidy_every):
    titles, kept, number = Titles(), dict[int, Heading](), 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_TIDY_EVERY", tidy_every)
        for weights in steps:
            if weights is not None:
                heading = kept[number] = make_heading(number, weights)
                assert titles.add(1_000 + number, heading, number // 2) == number
                number += 1
            elif kept:
                del kept[min(kept)]
                titles.forget_first()
    assert_same(titles, kept)


def test_a_story_knows_its_posts_and_each_counts_once():
    finder, document_frequency = StoryFinder(), DocumentFrequency(10_000)
    for post_id in (3, 7, 7, 3):
        finder.remember(post_id, finder.make_heading(post_id, 0.0, make_digest(TITLE), document_frequency), 3)
    joined = finder.add(8, finder.make_heading(1, 60.0, make_digest(TITLE), document_frequency))
    assert joined is not None
    assert joined.story_id == 3
    assert finder._members == {3: [0, 1, 2]}


def test_a_story_whose_first_post_is_forgotten_keeps_its_name(monkeypatch):
    monkeypatch.setattr("reader.features.stories.planning.MOST_POSTS", 2)
    finder, document_frequency = StoryFinder(), DocumentFrequency(10_000)
    stories = []
    for post_id in range(1, 6):
        joined = finder.add(post_id, finder.make_heading(post_id, 0.0, make_digest(TITLE), document_frequency))
        stories.append(joined.story_id if joined else post_id)
    assert stories == [1] * 5
    assert finder._members == {1: [3, 4]}
