"""Days in words, as languages write them."""

from __future__ import annotations

import pytest

from reader.core.words.languages import day_of_month, fill_day_and_month


@pytest.mark.parametrize(
    ("day", "language", "written"),
    [
        (1, "fr", "1er"),
        (2, "fr", "2"),
        (11, "fr", "11"),
        (1, "fr_CA", "1er"),
        (1, "pt-BR", "1º"),
        (1, "it", "1º"),
        (1, "es", "1"),
        (1, "de", "1"),
    ],
)
def test_the_first_day_of_a_month_is_counted_where_a_language_does(day, language, written):
    assert day_of_month(day, language) == written


@pytest.mark.parametrize(
    ("pattern", "written"),
    [("d MMMM", "1er juin"), ("d. MMMM", "1er. juin"), ("d 'de' MMMM", "1er de juin"), ("M月d日", "6月1er日")],
)
def test_a_pattern_of_a_day_and_a_month_is_filled(pattern, written):
    assert fill_day_and_month(pattern, "1er", 6, "juin") == written
