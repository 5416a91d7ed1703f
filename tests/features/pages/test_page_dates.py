"""Dates as pages write them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.pages.parse.page_entries import find_date, find_machine_date


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("text", "language", "instant"),
    [
        ("2026-06-12", "", at(2026, 6, 12)),
        ("on 2026/6/2, 14:05", "", at(2026, 6, 2, 14, 5)),
        ("12.6.2026", "de", at(2026, 6, 12)),
        ("Sa, 12. Juni 2026, 19:30 Uhr", "de", at(2026, 6, 12, 19, 30)),
        ("June 12th, 2026", "en", at(2026, 6, 12)),
        ("Jun 2, 2026", "en", at(2026, 6, 2)),
        ("12 de junio de 2026", "es", at(2026, 6, 12)),
        ("3 июня 2026", "ru", at(2026, 6, 3)),
        ("2026年6月12日", "ja", at(2026, 6, 12)),
        ("06/05/2026", "en-US", at(2026, 6, 5)),
        ("06/05/2026", "en-GB", at(2026, 5, 6)),
        ("25/05/2026", "en-US", at(2026, 5, 25)),
        ("31.2.2026", "de", None),
        ("Version 4.12.2026000", "", None),
        ("12 pages 2026", "", None),
        ("3 hours ago", "", None),
    ],
)
def test_a_date_is_found_in_a_text(text: str, language: str, instant: int | None) -> None:
    assert find_date(text, language) == instant


def test_a_machine_is_told_the_time_and_the_zone() -> None:
    assert find_machine_date("2026-06-12T08:10:00+02:00") == at(2026, 6, 12, 6, 10)
    assert find_machine_date("2026-06-12T08:10:00+0200") == at(2026, 6, 12, 6, 10)
    assert find_machine_date("2026-06-12 08:10-05:00") == at(2026, 6, 12, 13, 10)
    assert find_machine_date("2026-06-12") == at(2026, 6, 12)


@given(st.text(max_size=200))
def test_nothing_breaks_it(text: str) -> None:
    find_date(text)
