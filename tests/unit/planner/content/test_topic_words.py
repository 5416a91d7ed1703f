"""Topic words: what a person would say a post is about, or nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.content.topic_words import find_topics, name_reasons
from reader.planner.content.vectors import bucket_of

SAID = {
    "names in a sentence": (
        "Night train to Lisbon delayed",
        "The train to Lisbon was half an hour late.",
        ["Lisbon", "night train"],
    ),
    "names of two words": ("Silver Sprat kept waiting", "The Silver Sprat waits.", ["Silver Sprat"]),
    "German nouns": ("Der Nachtzug fährt wieder", "Ab Herbst fährt der Nachtzug.", ["Herbst", "Nachtzug"]),
    "two words side by side": ("Thieves take crown jewels", "", ["crown jewels"]),
    "no single small word": ("Half of the trains delayed, low counts", "It was delayed again.", []),
    "no capitals in a title full of them": ("Why The Small Things Count Again", "They count.", []),
    "no days": ("A correction about Tuesday", "It was on Tuesday, not Mondays.", []),
    "no word that is also written small": ("We like Rust", "Some rust is red, and Rust is a language.", []),
    "nothing": ("", "", []),
}


@pytest.mark.parametrize("name", SAID)
def test_what_is_said(name):
    title, text, expected = SAID[name]
    topics = find_topics(title, text)
    assert sorted({*topics.names.values(), *topics.subjects.values()}) == sorted(expected)


def test_a_pair_must_have_been_met_and_a_name_is_said_once():
    topics = find_topics("Silver Sprat near the crown jewels", "")
    terms = [bucket_of(term) for term in ("silver", "sprat", "crown jewels")]
    assert name_reasons(terms, topics, frozenset()) == ["Silver Sprat"]
    assert name_reasons(terms, topics, frozenset(terms)) == ["Silver Sprat", "crown jewels"]


@given(st.text(max_size=300), st.text(max_size=600))
def test_anything_can_be_read(title, text):
    topics = find_topics(title, text)
    assert all(topics.names.values())


def test_that_a_post_names_its_own_feed_is_no_reason():
    topics = find_topics("Silver Sprat near the crown jewels", "")
    terms = [bucket_of(term) for term in ("silver", "sprat", "crown jewels")]
    assert name_reasons(terms, topics, frozenset(terms), "The Silver Sprat") == ["crown jewels"]
    assert name_reasons(terms, topics, frozenset(terms), "Silver") == ["Silver Sprat", "crown jewels"]
