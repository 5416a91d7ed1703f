"""References of any length are resolved as Python's own library resolves those it can bear."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.tokenizer import unescape
from reader.parse.feed import parse_feed

READER = Path(__file__).resolve().parents[3] / "reader"
PIECES = st.sampled_from(["&#", "&#x", "&#X", "0" * 20, "9" * 30, "65", "ff", "d800", ";", "&", "&amp;", "x", "g", " "])


@given(st.lists(PIECES, max_size=12).map("".join))
def test_short_ones_are_what_the_library_says(text):
    assert unescape(text) == html.unescape(text)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("&#" + "9" * 5_000 + ";", "\ufffd"),
        ("&#x" + "f" * 50_000 + ";", "\ufffd"),
        ("&#" + "0" * 5_000 + "65;b", "Ab"),
        ("&#x" + "0" * 5_000 + "41b", "\u041b"),
        ("&#" + "0" * 5_000, "\ufffd"),
    ],
)
def test_no_number_is_too_long(written, meant):
    assert unescape(written) == meant


@pytest.mark.parametrize("part", ["title", "description", "link", "guid", "author", "category", "pubDate"])
@pytest.mark.parametrize("times_escaped", [0, 1, 2])
def test_a_feed_with_such_a_number_is_read(part, times_escaped):
    number = "&#" + "9" * 5_000 + ";"
    for _ in range(times_escaped):
        number = html.escape(number)
    item = f"<item><title>t</title><{part}>{number}</{part}></item>"
    body = f"<rss version='2.0'><channel><title>c</title>{item}</channel></rss>".encode()
    assert parse_feed(body, url="https://a.example/").title == "c"


def test_nobody_else_calls_the_library():
    calls = re.compile(r"html\.unescape|from html import[^\n]*unescape|(?:entities|library)\.unescape")
    found = [
        path.relative_to(READER).as_posix() for path in READER.rglob("*.py") if calls.search(path.read_text("utf-8"))
    ]
    assert found == ["html/tokenizer.py"]
