"""Breaks of words: right ones where there are any, and nothing lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.edition.hyphenate import SOFT_HYPHEN, add_soft_hyphens, can_hyphenate


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("en", "running", "run-ning"),
        ("en", "falling", "fall-ing"),
        ("en", "measurement", "measure-ment"),
        ("en", "international", "inter-national"),
        ("en", "harbour", "har-bour"),
        ("en", "through", "through"),
        ("en", "strength", "strength"),
        ("en", "worker", "worker"),
        ("de", "Nachtzug", "Nacht-zug"),
        ("de", "Zeitungen", "Zei-tun-gen"),
        ("de", "Abendblatt", "Abend-blatt"),
        ("de", "Fenster", "Fens-ter"),
        ("fr", "montagne", "mon-ta-gne"),
        ("es", "periodico", "pe-rio-dico"),
        ("it", "giornale", "gior-nale"),
        ("de-AT", "Zeitung", "Zei-tung"),
        ("ja", "international", "international"),
        ("en", "NATIONAL", "NATIONAL"),
        ("en", "https://example.org/running/measurement", "https://example.org/running/measurement"),
    ],
)
def test_known_words(language, word, expected):
    assert add_soft_hyphens(word, language).replace(SOFT_HYPHEN, "-") == expected


@given(st.text(max_size=60), st.sampled_from(["en", "de", "fr", "es", "it", "pt", "nl", "xx", ""]))
def test_nothing_is_lost_and_ends_stay_whole(text, language):
    text = text.replace(SOFT_HYPHEN, "")
    marked = add_soft_hyphens(text, language)
    assert marked.replace(SOFT_HYPHEN, "") == text
    for word in marked.split():
        parts = word.split(SOFT_HYPHEN)
        assert len(parts) == 1 or min(map(len, parts)) >= 1
    assert can_hyphenate(language) or marked == text
