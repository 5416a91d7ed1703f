"""rel=hub and rel=self, wherever a feed may say them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.model.push import Hub
from reader.parse.hubs import find_hub

URL = "https://a.example/feed"
ATOM = b"""<feed xmlns="http://www.w3.org/2005/Atom"><link rel="hub" href="https://hub.example/?a=1&amp;b=2"/>
<link href='/feed.xml' rel='self'/><entry><link rel="hub" href="https://evil.example/"/></entry></feed>"""
RSS = (
    b"""<rss><channel><atom:link rel="self hub" href="https://both.example/"/><item></item></channel></rss>"""
)
LATE = b"""<rss><channel><item><atom:link rel="hub" href="https://evil.example/"/></item></channel></rss>"""
JSON = b'{"feed_url": "https://a.example/f.json", "hubs": [{"type": "rssCloud", "url": "x"}, {"type": "WebSub", "url": "https://h.example/"}]}'
HEADER = '<https://h.example/hub>; rel="hub", <https://a.example/own>; rel=self; type="x"'

SAID = {
    "atom": (ATOM, "", Hub("https://hub.example/?a=1&b=2", "https://a.example/feed.xml")),
    "rss": (RSS, "", Hub("https://both.example/", "https://both.example/")),
    "an entry is no feed": (LATE, "", None),
    "json": (JSON, "", Hub("https://h.example/", "https://a.example/f.json")),
    "header": (b"<rss/>", HEADER, Hub("https://h.example/hub", "https://a.example/own")),
    "the header goes first": (ATOM, HEADER, Hub("https://h.example/hub", "https://a.example/own")),
    "no self": (
        b'<rss><link rel="hub" href="https://h.example/"/></rss>',
        "",
        Hub("https://h.example/", URL),
    ),
    "no web address": (b'<rss><link rel="hub" href="javascript:x"/></rss>', "", None),
    "nothing": (b"<rss/>", "", None),
    "broken json": (b'{"hubs": [', "", None),
    "odd json": (b'{"hubs": {"type": 1}, "feed_url": 3}', "", None),
}


@pytest.mark.parametrize(("body", "header", "hub"), SAID.values(), ids=SAID)
def test_what_is_said(body, header, hub):
    assert find_hub(body, header, URL) == hub


@given(st.binary(max_size=300), st.text(max_size=200))
def test_nothing_breaks_it(body, header):
    find_hub(body, header, URL)
    find_hub(b"{" + body, header, URL)
