"""Files that the desktop hands over: a list is imported, a saved feed is subscribed to where it says its address."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.gui.dialogs.given_files import GivenFile, find_given_file, find_own_address

ADDRESS = "https://example.org/feed?a=1&b=2"
ATOM = f'<feed><link href="https://example.org/"/><link rel="self" href="{ADDRESS.replace("&", "&amp;")}"/></feed>'


@pytest.mark.parametrize(
    ("head", "address"),
    [
        (ATOM.encode(), ADDRESS),
        (f"<rss><atom:link href='{ADDRESS}' rel='self'/></rss>".encode(), ADDRESS),
        (
            b'{"version": "1.1", "feed_url": "https:\\/\\/example.org\\/feed.json", "items": [',
            "https://example.org/feed.json",
        ),
        (b'\xef\xbb\xbf{"title": "no address"}', ""),
        (b'<rss><atom:link rel="self" href="file:///etc/passwd"/></rss>', ""),
        (b"<rss><channel><link>https://example.org</link></channel></rss>", ""),
        (b"", ""),
    ],
)
def test_a_feed_says_its_address_or_not(head: bytes, address: str):
    assert find_own_address(head) == address


@given(st.binary(max_size=300))
def test_any_bytes_are_looked_at_without_harm(head: bytes):
    assert find_own_address(head) in ("",) or head


def test_lists_and_feeds_are_told_apart(tmp_path: Path):
    outline, feed, hidden = (tmp_path / name for name in ("my list.opml", "feed.xml", "list.xml"))
    outline.write_text("anything")
    feed.write_text(ATOM)
    hidden.write_text('<?xml version="1.0"?><opml version="2.0"/>')
    assert find_given_file(outline.as_uri()) == GivenFile(outline, True, "")
    assert find_given_file(feed.as_uri()) == GivenFile(feed, False, ADDRESS)
    assert find_given_file(hidden.as_uri()) == GivenFile(hidden, True, "")
    assert find_given_file((tmp_path / "gone.xml").as_uri()) == GivenFile(tmp_path / "gone.xml", True, "")
    assert find_given_file("feed://example.org") is None
