"""Names of entries: a message without a title is called by its first words, never by an address."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.words.entry_names import LONGEST_NAME, name_entry

NAMED = {
    "a title": ("Night ferry", "Text of it.", "Night ferry", "Text of it."),
    "the first sentence": ("", "The ferry runs again. More on Friday.", "The ferry runs again.", "More on Friday."),
    "a short text": ("", "Back at the pier", "Back at the pier", ""),
    "no address in it": ("", "Read this https://a.example/b?c=d now", "Read this now", ""),
    "an address for a title": ("https://a.example/1", "Look at the light today", "Look at the light today", ""),
    "a short exclamation is no name": ("", "Hi. The lamp is on again tonight", "Hi. The lamp is on again tonight", ""),
    "scripts without spaces": ("", "灯台に光が戻りました。点灯式は夜。", "灯台に光が戻りました。", "点灯式は夜。"),
}


@pytest.mark.parametrize("what", NAMED)
def test_what_an_entry_is_called(what):
    title, text, name, rest = NAMED[what]
    found = name_entry(title, text, "https://a.example/1")
    assert (found.words, found.rest) == (name, rest)


def test_nothing_but_addresses_leads_somewhere():
    assert name_entry("", "https://www.b.example/x", "https://a.example/1").host == "b.example"
    assert name_entry("", "", "https://a.example/1").host == "a.example"
    assert name_entry("", "…", "").host == ""


def test_where_the_name_must_end_a_point_within_a_number_is_no_end_of_a_sentence():
    words = "word " * 21 + "a v3.14 is out now for everybody"
    assert words.index(".") == LONGEST_NAME - 1
    assert name_entry("", words).words.endswith("word a…")


def test_a_long_text_is_cut_between_words():
    found = name_entry("", "word " * 100)
    assert found.words.endswith("word…")
    assert len(found.words) <= LONGEST_NAME + 1
    assert found.rest.startswith("… word")


@given(st.text(max_size=200), st.text(max_size=400), st.text(max_size=100))
def test_anything_has_a_bounded_name(title, text, link):
    found = name_entry(title, text, link)
    assert "http://" not in found.words or "http://" in " ".join(title.split())
    assert len(found.words) <= max(LONGEST_NAME + 1, len(title))
