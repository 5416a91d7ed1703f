"""What the first bytes of a document tell of its kind."""

from __future__ import annotations

import json

import pytest

from reader.html.charset import sniff_feed


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"<rss version='2.0'><channel/></rss>", "rss"),
        (b"\xef\xbb\xbf\r\n<?xml version='1.0'?>\n<!-- hi --><rss>", "rss"),
        (b"<?xml version='1.0'?><!DOCTYPE rss PUBLIC 'x' 'y' [<!ENTITY a 'b'>]><rss>", "rss"),
        (b"<feed xmlns='http://www.w3.org/2005/Atom'>", "atom"),
        (b"<atom:feed xmlns:atom='x'>", "atom"),
        (b"<rdf:RDF xmlns='http://purl.org/rss/1.0/'>", "rdf"),
        (b"<?xml-stylesheet href='x'?><RSS>", "rss"),
        ("<?xml version='1.0' encoding='utf-16'?><rss>".encode("utf-16"), "rss"),
        (b'{"version": "https://jsonfeed.org/version/1.1", "items": []}', "json"),
        (b'{"version":"https:\\/\\/jsonfeed.org\\/version\\/1"}', "json"),
        (json.dumps({"items": ["x" * 9000], "version": "https://jsonfeed.org/version/1.1"}).encode(), "json"),
        (b'{"title": "Without a version", "items": []}', "json"),
        (b'{"version": "https://jsonfeed.org/version/1.1", "items": [', "json"),
        (b"<?xml version='1.0'?><!-- " + b"What a feed is. " * 500 + b" --><rss>", "rss"),
        (b"<!--" * 10_000 + b"<rss>", ""),
        (b'{"version": "1.0"}', ""),
        (b"<!doctype html><html><body><rss></body>", ""),
        (b"<html><feed>", ""),
        (b"<opml version='2.0'>", ""),
        (b"<feedback>", ""),
        (b"", ""),
        (b"rss", ""),
    ],
)
def test_what_first_bytes_tell(body, kind):
    assert sniff_feed(body) == kind
