"""Dates: the quick forms mean what feedparser says they mean, and the odd ones come through feedparser."""

from __future__ import annotations

from calendar import timegm

import pytest
from feedparser.datetimes import _parse_date
from hypothesis import given
from hypothesis import strategies as st

from reader.parse.dates import find_plain_instant
from reader.parse.feed import parse_feed

two_digits = st.integers(0, 99).map("{:02}".format)
months = st.sampled_from(["Jan", "Feb", "Apr", "Jun", "Sep", "Dec", "Foo"])
zones = st.sampled_from(["GMT", "UT", "UTC", "Z", "EST", "CDT", "MST", "PDT", "CET", "-0730", "+1400", "+9999"])
years = st.integers(1890, 2110)


def reference(text: str) -> int | None:
    moment = _parse_date(text)
    return timegm(moment) if moment else None


@given(st.integers(0, 40), months, years, two_digits, two_digits, st.none() | two_digits, zones)
def test_rfc822_agrees_with_feedparser(day, month, year, hour, minute, second, zone):
    seconds = "" if second is None else f":{second}"
    text = f"Mon, {day:02} {month} {year} {hour}:{minute}{seconds} {zone}"
    found = find_plain_instant(text)
    assert found is None or found == reference(text)


@given(
    years, two_digits, two_digits, two_digits, two_digits, two_digits, st.sampled_from(["Z", "+02:00", "-11:30", ""])
)
def test_rfc3339_agrees_with_feedparser(year, month, day, hour, minute, second, zone):
    text = f"{year}-{month}-{day}T{hour}:{minute}:{second}.5{zone}"
    found = find_plain_instant(text)
    assert found is None or found == reference(text)


@given(st.text(max_size=40))
def test_no_text_upsets_it(text):
    found = find_plain_instant(text)
    assert found is None or found == reference(text)


@pytest.mark.parametrize(
    ("text", "instant"),
    [
        ("Sun, 01 Nov 2026 08:12:40 +0000", 1793520760),
        ("1 Nov 2026 08:12 GMT", 1793520720),
        ("Sun, 01 Nov 26 08:12:40 GMT", 1793520760),
        ("Sunday, November 1, 2026 08:12", None),
        ("2026-11-01T08:12:40Z", 1793520760),
        ("2026-11-01T08:12:40.123+01:00", 1793517160),
        ("2026-11-01 08:12:40", 1793520760),
        ("2026-11-01", 1793491200),
        ("20261101", 1793491200),
        ("Sun Nov  1 08:12:40 2026", 1793520760),
        ("Sun, 01 Nov 2026 08:12:40 Etc/GMT", 1793520760),
        ("Sun, 01 Nov 2026 08:12:40 GMT+01:00", 1793517160),
        ("Thu, 01 Jan 1601 00:00:00 GMT", -11644473600),
        ("Κυρ, 11 Ιούλ 2004 12:00:00 EST", 1089565200),
        ("soon", None),
        ("", None),
    ],
)
def test_odd_forms(text: str, instant: int | None):
    body = f"<rss version='2.0'><channel><title>t</title><item><pubDate>{text}</pubDate></item></channel></rss>"
    assert parse_feed(body.encode(), url="https://x.example/").entries[0].published_at == instant
