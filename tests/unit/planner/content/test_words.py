"""Words in any script, and a digest of whatever text arrives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.content.digest import (
    MOST_WORDS,
    everything_in,
    make_digest,
    make_terms,
    spell_out,
    split_words,
    stem_of,
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Trump’s plan: iOS 26.1 &amp; <b>more</b>", ["trump", "plan", "ios", "26.1", "more"]),
        ("東京で大地震", ["東京", "京で", "で大", "大地", "地震"]),
        ("हिन्दी समाचार", ["हिन्दी", "समाचार"]),
        ("안녕하세요", ["안녕", "녕하", "하세", "세요"]),
        ("iPhone東京 2026", ["iphone", "東京", "2026"]),
        ("L’homme qui rit", ["homme", "qui", "rit"]),
        ("see https://a.example/b?c=d now", ["see", "now"]),
        ("🔥🔥 !!! …", []),
        ("Zażółć GĘŚLĄ", ["zażółć", "gęślą"]),
        ("Café Café", ["café", "café"]),
        ("the bak\u00adery", ["the", "bakery"]),  # where a line may break
        ("", []),
    ],
)
def test_words_of_many_scripts(text, words):
    assert split_words(text) == words


def test_two_words_side_by_side_are_a_term_of_their_own():
    assert make_terms(["new", "york", "times"]) == ["new", "york", "times", "new york", "york times"]


def test_endings_are_cut_off_but_short_words_and_numbers_stay():
    assert stem_of("sabotage") == stem_of("saboteurs")
    assert stem_of("river") == "river"
    assert stem_of("2026000") == "2026000"
    assert stem_of("rivers") != "rivers"[:5]


def test_terms_are_spelled_as_the_posts_write_them():
    posts = [("Harbour Bakery opens", "In Hamburg the bakery"), ("NATO and the STRASSE", "Die Straße am Hafen")]
    spelled = set(spell_out(posts).values())
    assert {"Harbour", "bakery", "Harbour bakery", "Hamburg", "NATO", "Hafen"} <= spelled


@given(st.text(max_size=400), st.text(max_size=400))
def test_any_text_makes_a_digest(title, text):
    digest = make_digest(title, text)
    assert len(set(digest.stems)) == len(digest.stems)
    assert list(digest.vector.buckets) == sorted(set(digest.vector.buckets.tolist()))
    assert set(digest.vector.buckets.tolist()) == set(spell_out([(title, text)]))
    counted = everything_in(digest).tolist()
    assert len(counted) == len(set(counted))


def test_a_huge_post_costs_no_more_than_a_long_one():
    huge = make_digest("<p>word " * 20_000, "other " * 40_000)
    assert huge.vector.counts.sum() <= 3 * MOST_WORDS
    assert make_digest("\ud800 broken", "\x00\ud83d").vector.buckets.size > 0


def test_who_says_it_is_no_part_of_the_heading():
    bare = make_digest("Four more arrested over museum heist")
    assert make_digest("Four more arrested over museum heist - The Guardian").stems == bare.stems
    assert make_digest("Four more arrested over museum heist | BBC News").stems == bare.stems
    assert make_digest("Steam - Deck").stems != make_digest("Steam").stems
