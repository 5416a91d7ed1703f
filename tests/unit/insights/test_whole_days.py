"""Figures for a day come from whole days: a table of when the first feed was added and what is told then."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.insights.whole_days import SHOWN_DAYS, find_span

BERLIN = ZoneInfo("Europe/Berlin")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


NOW = at("2026-06-11 10:24")


@pytest.mark.parametrize(
    ("first", "since", "until", "whole"),
    [
        ("2026-06-11 10:24", "2026-06-11 10:24", "2026-06-11 10:24", False),
        ("2026-06-11 09:24", "2026-06-11 09:24", "2026-06-11 10:24", False),
        ("2026-06-10 10:24", "2026-06-10 10:24", "2026-06-11 10:24", False),
        ("2026-06-10 00:00", "2026-06-10 00:00", "2026-06-11 00:00", True),
        ("2026-06-09 23:59", "2026-06-10 00:00", "2026-06-11 00:00", True),
        ("2026-06-08 10:24", "2026-06-09 00:00", "2026-06-11 00:00", True),
        ("2026-01-01 10:24", "2026-05-28 00:00", "2026-06-11 00:00", True),
    ],
)
def test_the_span(first, since, until, whole):
    span = find_span(at(first), NOW, BERLIN)
    assert (span.since_at, span.until_at, span.is_whole) == (at(since), at(until), whole)


def test_shares_take_three_days():
    assert not find_span(at("2026-06-08 10:24"), NOW, BERLIN).is_enough
    assert find_span(at("2026-06-07 10:24"), NOW, BERLIN).is_enough


def test_a_day_of_25_hours_is_one():
    span = find_span(0.0, at("2026-10-26 09:00"), BERLIN, 1)
    assert (span.since_at, span.until_at) == (at("2026-10-25 00:00"), at("2026-10-26 00:00"))


@given(st.floats(0, 60 * 86_400), st.integers(1, 60))
def test_no_span_reaches_before_the_first_feed_or_beyond_now(age, days):
    span = find_span(NOW - age, NOW, BERLIN, days)
    assert NOW - age <= span.since_at <= span.until_at <= NOW
    assert span.days <= max(days, SHOWN_DAYS) + 1
