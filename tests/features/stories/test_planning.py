"""Stories: on labelled pairs, on made-up ones, and on whatever text may come."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.stories.planning import (
    MEMBERS_ASKED,
    MOST_COMPARED,
    SAME_STORY,
    WINDOW_S,
    StoryFinder,
    Titles,
    likeness,
)
from reader.planner.content.digest import everything_in, make_digest
from reader.planner.content.vectors import DocumentFrequency
from tests.unit.planner.learning.story_pairs import agreement, read_pairs

HOUR = 3_600.0


def group(posts):
    """The story of each (feed, time, title)."""
    finder, document_frequency, stories = StoryFinder(), DocumentFrequency(), []
    for number, (feed, at, title) in enumerate(posts):
        digest = make_digest(title)
        document_frequency.add(everything_in(digest))
        joined = finder.add(number, finder.make_heading(feed, at, digest, document_frequency))
        stories.append(joined.story_id if joined else number)
    return stories


BACKGROUND = [
    (90 + n % 7, 0.0, f"{a} {b} in the {c}")
    for n, (a, b, c) in enumerate(
        (a, b, c)
        for a in "Minister Player Singer Teacher Farmer".split()
        for b in "speaks wins loses travels".split()
        for c in "morning city final country".split()
    )
]


def test_the_pairs_are_enough_and_of_both_kinds():
    pairs = read_pairs()
    assert len(pairs) >= 250
    for part in ("development", "held-out"):
        answers = [pair.same for pair in pairs if pair.part == part]
        assert 0.3 < sum(answers) / len(answers) < 0.6


@pytest.mark.parametrize("part", ["development", "held-out"])
def test_pairs_are_judged_as_a_reader_judged_them(part):
    """Made-up pairs, by how rare words are in all of them; dev.py bench stories judges real ones in a whole month."""
    pairs = [pair for pair in read_pairs() if pair.part == part]
    document_frequency, finder = DocumentFrequency(), StoryFinder()
    for number, title in enumerate(title for pair in read_pairs() for title in (pair.one, pair.other)):
        digest = make_digest(title)
        document_frequency.add(everything_in(digest))
        if number % 2:
            finder.remember(number, finder.make_heading(0, 0.0, digest, document_frequency), number)

    def same(pair):
        one = finder.make_heading(1, 0.0, make_digest(pair.one), document_frequency)
        other = finder.make_heading(2, pair.hours_apart * HOUR, make_digest(pair.other), document_frequency)
        titles = Titles()
        return likeness(one, titles, titles.add(1, other, 1)) >= SAME_STORY

    result = agreement((same(pair), pair.same) for pair in pairs)
    assert result.precision >= 0.95
    assert result.recall >= 0.7


def test_long_after_a_clock_that_ran_ahead_stories_are_still_found(monkeypatch):
    monkeypatch.setattr("reader.features.stories.planning.MOST_POSTS", len(BACKGROUND))
    posts = [
        *BACKGROUND,
        (1, 366 * 24 * HOUR, "A post of next year"),
        *BACKGROUND,
        (2, 0.0, "Museum heist: four more arrested over stolen crown jewels"),
        (3, HOUR, "Four more suspects arrested in crown jewels heist"),
    ]
    assert group(posts)[-1] == len(posts) - 2


def test_one_story_of_three_feeds_in_two_languages_without_spaces():
    posts = [
        *BACKGROUND,
        (1, 0.0, "Museum heist: four more arrested over stolen crown jewels"),
        (2, HOUR, "Four more suspects arrested in crown jewels heist - The Daily Post"),
        (3, 2 * HOUR, "東京で大地震、津波警報が発表される"),
        (4, 3 * HOUR, "東京で大地震 津波警報を発表"),
        (5, 4 * HOUR, "Football: the cup goes to the visitors"),
    ]
    first = len(BACKGROUND)
    stories = group(posts)
    assert stories[first] == stories[first + 1]
    assert stories[first + 2] == stories[first + 3]
    assert stories[first + 4] == first + 4


def test_instalments_of_a_series_are_not_one_story():
    posts = [*BACKGROUND, (1, 0.0, "Puzzle hints for game 3 tonight"), (2, HOUR, "Puzzle hints for game 5 tonight")]
    assert group(posts)[-1] == len(posts) - 1


def test_posts_of_one_feed_or_of_another_week_are_not_one_story():
    title = "Museum heist: four more arrested over stolen crown jewels"
    stories = group([*BACKGROUND, (1, 0.0, title), (1, HOUR, title), (2, 2 * HOUR + WINDOW_S, title)])
    assert len(set(stories[len(BACKGROUND) :])) == 3


def test_empty_and_one_word_titles_stay_alone():
    titles = ["", "help", "Help!", "🔥", "🔥", "<b></b>", "...", "no"]
    first = len(BACKGROUND)
    stories = group([*BACKGROUND, *((n, float(n), title) for n, title in enumerate(titles))])
    assert stories[first:] == list(range(first, len(stories)))


@given(
    st.lists(
        st.tuples(st.integers(1, 4), st.floats(0, 30 * 86_400), st.text(max_size=60) | st.just("same old words here")),
        max_size=30,
    )
)
def test_whatever_comes_every_story_is_named_by_a_post_that_came_before(posts):
    for number, story in enumerate(group(posts)):
        assert story <= number


def test_crafted_titles_are_compared_with_few_others(monkeypatch):
    """Long titles of few words share rare ones with hundreds."""
    compared: list[int] = []

    def count(heading, titles, number):
        compared.append(number)
        return likeness(heading, titles, number)

    monkeypatch.setattr("reader.features.stories.planning.likeness", count)
    words, chosen = [f"w{number}q" for number in range(400)], random.Random(1)
    group([(n % 50, float(n), " ".join(chosen.sample(words, 60))) for n in range(600)])
    assert len(compared) <= 600 * (MOST_COMPARED + MEMBERS_ASKED)


def test_what_is_remembered_after_a_restart_goes_on_as_before():
    finder, document_frequency = StoryFinder(), DocumentFrequency()
    digest = make_digest("Museum heist: four more arrested over stolen crown jewels")
    for _, _, title in BACKGROUND:
        document_frequency.add(everything_in(make_digest(title)))
    finder.remember(7, finder.make_heading(1, 0.0, digest, document_frequency), story_id=3)
    joined = finder.add(8, finder.make_heading(2, HOUR, digest, document_frequency))
    assert joined is not None
    assert joined.story_id == 3
