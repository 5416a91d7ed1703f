"""Every document is one that a strict reader accepts."""

from __future__ import annotations

import feedparser
import pytest

from reader.features.demo.content import DemoContent, DemoFeed, DemoPost, load_content
from reader.features.demo.server import render_feed

BASE = "http://127.0.0.1:8099"
FEEDS = load_content().feeds


def _newest(past: tuple[DemoPost, ...], feed: DemoFeed) -> list[DemoPost]:
    return [post for post in past if post.feed == feed.slug][: feed.holds]


@pytest.mark.parametrize("feed", FEEDS, ids=lambda feed: feed.slug)
def test_feedparser_finds_everything(feed: DemoFeed, past: tuple[DemoPost, ...]):
    posts = _newest(past, feed)
    found = feedparser.parse(render_feed(feed, posts, BASE))
    assert not found.bozo, found.get("bozo_exception")
    assert found.feed.title == feed.name
    assert found.version == "rss20"
    assert [entry.title for entry in found.entries] == [post.title for post in posts]
    assert [entry.link for entry in found.entries] == [BASE + post.path for post in posts]
    for entry, post in zip(found.entries, posts, strict=True):
        assert entry.get("published_parsed") or entry.get("updated_parsed")
        assert entry.get("author", "") == post.author
        assert len(entry.get("enclosures", [])) == bool(post.sound_minutes)
        assert entry.id == post.guid
        assert entry.summary


def test_pictures_in_feeds_have_whole_addresses(content: DemoContent, past: tuple[DemoPost, ...]):
    feed = content.get_feed("tidewater-lab-notes")
    html = feedparser.parse(render_feed(feed, _newest(past, feed), BASE)).entries[0].content[0].value
    assert f'src="{BASE}/pictures/estuary.png"' in html


def test_a_feed_of_summaries_keeps_the_rest_back(content: DemoContent, past: tuple[DemoPost, ...]):
    feed = content.get_feed("le-petit-meridien")
    post = next(post for post in past if post.title.startswith("À vélo"))
    document = render_feed(feed, [post], BASE).decode()
    assert "ponctué de sept haltes" in document
    assert "Les sept haltes" not in document
    assert "Les sept haltes" in post.body


def test_wishes_of_the_publisher_are_written(content: DemoContent, past: tuple[DemoPost, ...]):
    feed = content.get_feed("orbit-and-ash")
    assert feedparser.parse(render_feed(feed, _newest(past, feed), BASE)).feed.ttl == "120"
