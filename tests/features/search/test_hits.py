"""Search hits: what is marked is what the index finds: any case, accents left out, beginnings of words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.search.hits import find_hits, find_passage

MARKED = {
    "ferry": ("Night ferry, Ferry boats, ferries and FERRYMEN", ["ferry", "Ferry", "FERRY"]),
    "cafe": ("Le Café, un café", ["Café", "café"]),
    "night train": ("A train by night; nightly trains", ["train", "night", "night", "train"]),
    '"night train"': ("A night train, no train by night", ["night train"]),
    "eu": ("The EU and Europe", ["EU"]),
    "灯台": ("港町の古い灯台、灯と台", ["灯台"]),
    "ferry -night": ("The night ferry", ["ferry"]),
    "e-mail": ("An e-mail, E Mail", ["e-mail", "E Mail"]),
    "": ("Anything", []),
    "zzz": ("Nothing here", []),
}


@pytest.mark.parametrize("typed", MARKED)
def test_what_is_marked(typed):
    text, expected = MARKED[typed]
    assert [text[hit.start : hit.end] for hit in find_hits(text, typed)] == expected


def test_the_passage_around_the_first_hit():
    text = "word " * 200 + "the lighthouse stands " + "here " * 200
    passage = find_passage(text, "lighthouse")
    assert passage.startswith("… word")
    assert "the lighthouse stands" in passage[:45], "in the first line of a narrow list"
    assert passage.endswith("…")
    assert find_passage(text, "harbour") == ""


@given(st.text(max_size=200), st.text(max_size=30))
def test_hits_lie_in_the_text_in_order(text, typed):
    end = 0
    for hit in find_hits(text, typed):
        assert end <= hit.start < hit.end <= len(text)
        end = hit.end
