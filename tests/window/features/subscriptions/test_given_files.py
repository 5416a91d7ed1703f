"""Files that the desktop hands over: a list is imported, a saved feed is subscribed to where it says its address."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QLabel

from reader.core.paths import Profile
from reader.engine.messages import NewerVersion
from reader.window.app.engine_control import EngineControl, EngineLink
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.drops import GivenFile, find_given_file, find_own_address

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
    assert find_own_address(head) == "" or find_own_address(head).lower().startswith("http")


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


def test_a_list_from_the_desktop_is_imported(opened, qtbot, tmp_path: Path):
    path = tmp_path / "mine.opml"
    path.write_text('<opml><body><outline xmlUrl="https://new.example/feed" text="New"/></body></opml>')
    with qtbot.wait_change(opened, Changes.FEEDS):
        opened.dialogs.open_address(path.as_uri())


def test_a_feed_without_an_address_is_told(opened, tmp_path: Path):
    path = tmp_path / "saved.xml"
    path.write_text("<rss><channel/></rss>")
    opened.dialogs.open_address(path.as_uri())
    assert opened.dialogs.shown is None
    assert opened.frame.messages.isVisible()


def test_a_newer_version_is_one_calm_sentence(opened, tmp_path: Path):
    link = EngineLink(Profile(tmp_path))  # never started: only what it says is of interest
    opened.engine = EngineControl(opened, link)
    link.noted.emit(NewerVersion("99.1"))
    assert opened.frame.messages.isVisible()
    words = " ".join(label.text() for label in opened.frame.messages.findChildren(QLabel))
    assert "Paperround 99.1 is available." in words
