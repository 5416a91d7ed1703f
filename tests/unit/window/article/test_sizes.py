"""Pictures fit the column, whatever size they claim to have."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.html.blocks import Picture
from reader.window.article.placeholder import TALLEST, fit, shown_size


@given(st.integers(-5, 10**9), st.integers(-5, 10**9), st.integers(40, 2000))
def test_pictures_fit_the_column(width, height, column):
    shown_width, shown_height = fit(width, height, column)
    assert 1 <= shown_width <= column
    assert 1 <= shown_height <= TALLEST


def test_a_picture_is_shown_at_its_own_size_unless_the_publisher_asks_for_less():
    assert shown_size(Picture("u", width=300, height=900), (1200, 600), 640, True) == (300, 150)
    assert shown_size(Picture("u", width=4000), (300, 150), 640, True) == (300, 150)
    assert shown_size(Picture("u", width=1280, height=640), None, 640, True) == (640, 320)
