"""The quick parser and feedparser say the same of every document that the quick parser takes.

Compared is everything that leaves this room, so no field can drift; but not whether a document is well-formed, which
the quick parser, who takes only what it can read whole, has no use for. There are no accepted differences. Where
feedparser is plainly wrong, `reference` puts it right for both: a caption or a podcast's summary is no content; an
author's name is read from the mail address by our own rule; an ampersand that begins no reference is a plain one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from reader.core.records.parsed import ParsedFeed
from reader.parse.feed import find_wishes, finish_feed
from reader.parse.feedparser_adapter import parse_with_feedparser
from reader.parse.quick_parser import parse_quickly
from tests.perf.made_feeds import make_feeds
from tests.unit.parse.corpora import URL, documents, lifelike


def differences(quick: ParsedFeed, slow: ParsedFeed) -> list[str]:
    found = [
        f"{name}: {getattr(quick, name)!r} != {getattr(slow, name)!r}"
        for name in ParsedFeed.__struct_fields__
        if name not in ("entries", "is_broken") and getattr(quick, name) != getattr(slow, name)
    ]
    if len(quick.entries) != len(slow.entries):
        found.append(f"{len(quick.entries)} entries != {len(slow.entries)}")
    for ours, theirs in zip(quick.entries, slow.entries, strict=False):
        found += [
            f"{name}: {getattr(ours, name)!r} != {getattr(theirs, name)!r}"
            for name in ours.__struct_fields__
            if getattr(ours, name) != getattr(theirs, name)
        ]
    return found


def compare(body: bytes, content_type: str = "") -> list[str] | None:
    """The differences; None where the quick parser hands over."""
    quick = parse_quickly(body, content_type)
    if quick is None:
        return None
    slow = parse_with_feedparser(body, content_type)
    assert slow is not None
    wishes = find_wishes(body)
    return differences(finish_feed(quick, URL, wishes), finish_feed(slow, URL, wishes))


@pytest.mark.long
def test_both_parsers_agree_on_every_corpus(shared: Path):
    taken, wrong = 0, []
    paths = documents(shared)
    for path in paths:
        found = compare(path.read_bytes())
        taken += found is not None
        wrong += [f"{path.name}: {line}" for line in found or []]
    assert not wrong, "\n".join(wrong)
    # Half of these documents are oddities on purpose (Atom 0.3 alone is a quarter): the rest must be taken.
    assert taken / len(paths) >= 0.42, f"only {taken} of {len(paths)} were taken"


def test_both_parsers_agree_on_made_feeds():
    for body in make_feeds(6):
        assert compare(body) == []


ODD_ON_PURPOSE = {"cp1251.xml", "latin1_undeclared.xml", "rss091_doctype.xml", "shift_jis.rdf", "utf16.xml"}


ORDERS = [
    "<content:encoded>&lt;p&gt;l&lt;/p&gt;</content:encoded><description>short</description><title>t</title>",
    "<itunes:summary>s &amp; t</itunes:summary><title>t</title><description>&lt;b&gt;d&lt;/b&gt;</description>",
    "<itunes:summary>only\nthis</itunes:summary><title>t</title>",
    "<dc:description>dc</dc:description><itunes:summary>it</itunes:summary><title>t</title><description/>",
    "<media:title>m</media:title><title>t</title><media:description>caption</media:description>",
    "<title>t</title><media:content url='a.jpg'><media:title>m</media:title></media:content>",
    "<guid>g</guid><link>https://x.example/l</link><title>t</title><dc:title>u</dc:title>",
    "<link>https://x.example/?a=1&amp;amp;b=2</link><guid isPermaLink='true'>https://x.example/g</guid>",
    "<title>t</title><author>a@b.example (A B)</author><dc:creator>C</dc:creator><itunes:author>C</itunes:author>",
    "<dc:date>2026-01-02T03:04:05Z</dc:date><pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate><title>t</title>",
    "<title/><title>second</title><category domain='d'>x</category><category>x</category><dc:subject>y</dc:subject>",
    "<enclosure url='a.mp3' type='Audio/MPEG' length='12'/><atom:link rel='enclosure' href='b.mp3'/><title>t</title>",
]


def test_categories_that_repeat_do_not_crowd_out_one_that_comes_late():
    named = "<category>a</category><category>b</category>" * 60 + "<category>c</category>"
    document = f"<rss version='2.0'><channel><title>x</title><item><title>y</title>{named}</item></channel></rss>"
    parsed = parse_quickly(document.encode())
    assert parsed is not None
    assert list(parsed.entries[0].categories) == ["a", "b", "c"]
    assert compare(document.encode()) == []


@pytest.mark.parametrize("parts", ORDERS)
def test_both_parsers_agree_where_elements_compete(parts: str):
    namespaces = (
        " xmlns:content='http://purl.org/rss/1.0/modules/content/' xmlns:dc='http://purl.org/dc/elements/1.1/'"
        " xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd' xmlns:media='http://search.yahoo.com/mrss/'"
        " xmlns:atom='http://www.w3.org/2005/Atom'"
    )
    body = f"<rss version='2.0'{namespaces}><channel><title>c</title><item>{parts}</item></channel></rss>"
    assert compare(body.encode()) == []


def test_the_quick_parser_takes_lifelike_feeds():
    whole = [
        path
        for path in lifelike()
        if path.suffix != ".json" and not path.name.startswith("broken") and path.name not in ODD_ON_PURPOSE
    ]
    handed_over = [path.name for path in whole if parse_quickly(path.read_bytes()) is None]
    assert len(whole) >= 20
    assert len(handed_over) <= len(whole) // 10, handed_over


@pytest.mark.parametrize(
    "body",
    [
        b"<rss version='2.0'><channel><title>x</title></channel>",
        b"<feed xmlns='http://www.w3.org/2005/Atom'><entry><content lang='es'>a</content></entry></feed>",
        b"<feed xmlns='http://www.w3.org/2005/Atom' xml:base='http://]'><title>a</title></feed>",
        b"<!DOCTYPE rss [<!ENTITY a 'b'>]><rss version='2.0'><channel><title>&a;</title></channel></rss>",
        b"<rss version='2.0'><channel><title>a &nbsp; b</title></channel></rss>",
        b"<rss version='2.0' xmlns:content=\"http://purl.org/rss/1.0/'/\"><channel><title>a</title></channel></rss>",
        b"<rss version='2.0'><channel><item><title>a<b>c</b></title></item></channel></rss>",
        b"<rss version='2.0'><channel><item><pubDate>gestern</pubDate></item></channel></rss>",
        b"<rss version='2.0'><channel><item><description>a</description><description>b</description>"
        b"</item></channel></rss>",
        b"<opml version='2.0'><body/></opml>",
        b"<?xml version='1.0' encoding='iso-8859-1'?><rss version='2.0'><channel><title>\xe9</title></channel></rss>",
        b"<feed xmlns='http://www.w3.org/2005/Atom'><published><entry/></published></feed>",
        b"<feed xmlns='http://www.w3.org/2005/Atom'><contributor><name><entry/></name></contributor></feed>",
    ],
)
def test_whatever_is_odd_is_handed_over(body: bytes):
    assert parse_quickly(body) is None


def test_a_charset_that_contradicts_the_document_is_handed_over():
    body = "<rss version='2.0'><channel><title>é</title></channel></rss>".encode()
    assert parse_quickly(body, "text/xml; charset=utf-8") is not None
    assert parse_quickly(body, "text/xml; charset=iso-8859-1") is None
