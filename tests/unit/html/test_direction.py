"""Which way a text runs, by its language and by its letters."""

from __future__ import annotations

import pytest

from reader.html.text import find_direction, is_right_to_left


@pytest.mark.parametrize(
    ("text", "direction"),
    [("سوق السمك", True), ("12. Fish market", False), ("«12» سوق", True), ("שוק", True), ("12–14 %", None), ("", None)],
)
def test_the_first_letter_tells(text, direction):
    assert find_direction(text) is direction


@pytest.mark.parametrize(
    ("language", "is_so"),
    [("ar", True), ("he-IL", True), ("ar_EG", True), ("FA", True), ("en", False), ("arn", False), ("", False)],
)
def test_a_language_tells(language, is_so):
    assert is_right_to_left(language) is is_so
