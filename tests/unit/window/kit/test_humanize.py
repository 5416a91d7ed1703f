"""Ages, days and counts in words."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from reader.core.words.catalogue import Code
from reader.core.words.words import ENGLISH
from reader.window.kit.humanize import (
    age_in_words,
    day_in_words,
    day_title,
    posts,
    say_size,
    short_date,
    since_in_words,
    spoken_age,
)
from reader.window.kit.wording import say

MINUTE, HOUR, DAY = 60, 3_600, 86_400

NOW = datetime(2026, 6, 11, 10, 24, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("age", "words"),
    [
        (0, "now"),
        (-30, "now"),
        (8 * MINUTE, "8 min"),
        (HOUR, "1 hour"),
        (2 * HOUR + 60, "2 hours"),
        (13 * HOUR, "yesterday 21:24"),
        (3 * DAY, "Mon 10:24"),
        (30 * DAY, "12 May"),
        (400 * DAY, "7 May 2025"),
    ],
)
def test_ages(age, words):
    assert age_in_words(NOW - age, NOW, UTC) == words


def test_ages_for_ears():
    assert spoken_age(NOW - MINUTE, NOW, UTC) == "1 minute ago"
    assert spoken_age(NOW - 2 * HOUR, NOW, UTC) == "2 hours ago"
    assert spoken_age(NOW - 13 * HOUR, NOW, UTC) == "yesterday 21:24"


def test_day_titles():
    today = date(2026, 6, 11)
    assert day_title(today, today) == "Today, Thursday 11 June"
    assert day_title(today - timedelta(days=1), today) == "Yesterday, Wednesday 10 June"
    assert day_title(date(2025, 6, 9), today) == "Monday 9 June 2025"


@pytest.fixture
def days_in_spanish():
    usual = QLocale()
    QLocale.setDefault(QLocale("es"))
    yield
    QLocale.setDefault(usual)


def test_a_heading_begins_with_a_capital_where_days_are_written_small(days_in_spanish):
    day, today = date(2026, 6, 9), date(2026, 6, 11)
    assert day_title(day, today) == "Martes 9 junio"
    assert since_in_words(day, today) == "since 9 junio"


@pytest.fixture
def days_in_french():
    usual = QLocale()
    QLocale.setDefault(QLocale("fr"))
    yield
    QLocale.setDefault(usual)


def test_the_first_day_of_a_month_is_counted_in_french(days_in_french):
    first, today = date(2026, 6, 1), date(2026, 6, 11)
    assert day_title(first, today) == "Lundi 1er juin"
    assert day_title(date(2025, 6, 1), today) == "Dimanche 1er juin 2025"
    assert short_date(date(2026, 9, 1)) == "1er sept."
    assert day_in_words(today, first) == "jeudi 11 juin"
    assert say(Code.SINCE_DATE(at=datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp())) == "since 1er juin"


def test_counts_in_words():
    assert posts(1) == "1 article"
    assert posts(1200) == "1,200 articles"


@pytest.mark.parametrize("say_size", [say_size, ENGLISH.say_size], ids=["window", "terminal"])
def test_sizes_are_said_alike_everywhere(say_size):
    sizes = [say_size(size) for size in (0, 40, 400, 31_400, 99_999, 100_000, 5_240_000, 1_234_000_000)]
    assert sizes == ["0 kB", "0 kB", "0.4 kB", "31 kB", "100 kB", "0.1 MB", "5.2 MB", "1.2 GB"]


@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_every_age_has_words(at, now):
    assert age_in_words(at, now, UTC)
