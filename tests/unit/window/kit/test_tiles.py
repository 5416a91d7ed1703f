"""A letter and a hue for a feed without a picture."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.window.kit.tiles import hue_of, letter_of


@given(st.text(max_size=30))
def test_a_letter_for_every_name(name):
    assert len(letter_of(name)) == 1


def test_a_hue_belongs_to_a_host():
    assert hue_of("https://www.harbour.example/feed.xml") == hue_of("https://harbour.example/atom")
    assert 0 <= hue_of("no address at all") < 360
