"""The feeds and pictures that a page names, whatever it holds."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.charset import sniff_feed
from reader.net.discover import find_links

URL = "https://example.org/page/"


def test_only_web_addresses_are_taken_and_each_once():
    rel = "rel=alternate type=application/rss+xml"
    page = "".join(
        f"<link {rel} href='{href}'>"
        for href in ("/a", "https://example.org/a#x", "javascript:x", "data:,x", "feed:https://x.org/f", "", "http://[")
    )
    assert [one.url for one in find_links(page.encode(), URL).feeds] == ["https://example.org/a", "https://x.org/f"]


def test_titles_are_one_line_and_the_named_charset_is_used():
    link = "<link rel=feed href=/f title='{}'>"
    page = (link.format(" A\n  Bücher ") + "<meta charset=latin-1>").encode("latin-1")
    assert find_links(page, URL).feeds[0].title == "A Bücher"
    assert find_links(link.format("ж").encode("koi8-r"), URL, "text/html; charset=koi8-r").feeds[0].title == "ж"
    assert find_links(link.format("x").encode(), URL, "text/html; charset=none-such").feeds[0].title == "x"


def test_icons_tell_their_size():
    page = b'<link rel="shortcut icon" href=/i.ico><link rel=apple-touch-icon sizes=180x180 href=a.png>'
    assert [(one.url, one.size) for one in find_links(page, URL).icons] == [
        ("https://example.org/i.ico", 0),
        ("https://example.org/page/a.png", 180),
    ]


def test_a_page_of_a_hundred_thousand_links_is_read_only_in_part():
    page = b"<a href=/rss/%d>x</a>" * 100_000
    assert len(find_links(page.replace(b"%d", b"1"), URL).feedish) == 1
    many = b"".join(b"<link rel=alternate type=application/rss+xml href=/%d>" % n for n in range(5_000))
    assert len(find_links(many, URL).feeds) == 50


@pytest.mark.parametrize(
    "page",
    [b"<![", b"<!DOCTYPE [", b"<a href=", b"<" * 100_000, b"<a " * 50_000, b"&#" * 100_000, b"<!--" * 100_000,
     b"<script>" * 50_000, b"<a href='" * 50_000, b"<a href=\"x\" '" * 50_000,
     b"<a " + b"x=" * 100_000 + b">",
     b"<a " + b"= " * 100_000 + b">", b"<link" + b" " * 200_000,
     b"<title>" * 50_000, b"\xff\xfe\x00", b"<link rel=alternate href=\x00>"],
)  # fmt: skip
def test_odd_pages_are_survived_in_no_time(page):
    started = time.process_time()
    find_links(page, URL)
    find_links(page * 5, URL)
    assert time.process_time() - started < 2.0


def test_links_in_scripts_and_comments_do_not_count():
    link = "<link rel=alternate type=application/rss+xml href=/%s>"
    page = f"<!-- {link % 'a'} --><script>x='{link % 'b'}'</script><STYLE>{link % 'c'}</STYLE>{link % 'd'}"
    assert [one.url for one in find_links(page.encode(), URL).feeds] == ["https://example.org/d"]


def test_quoted_attributes_may_hold_angle_brackets_and_entities():
    page = b"""<a href="/rss?a=1&amp;b=2" title='News > all'><b>Subscribe</b></a>"""
    assert [(one.url, one.title) for one in find_links(page, URL).feedish] == [
        ("https://example.org/rss?a=1&b=2", "News > all Subscribe")
    ]


@given(st.binary(max_size=400))
def test_any_bytes_are_survived(page):
    find_links(page, URL)
    find_links(b"<html><link rel=alternate type=application/rss+xml href=" + page, URL)
    sniff_feed(page)
    sniff_feed(b"<?xml" + page)
    sniff_feed(b"{" + page)
