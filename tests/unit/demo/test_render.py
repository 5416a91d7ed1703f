"""Every document is one that a strict reader accepts."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree

import feedparser
import pytest

from reader.demo.content import DemoContent, DemoFeed, load_content
from reader.demo.render import get_sound_length, render_feed, render_opml, walk_sound
from reader.demo.schedule import DemoPost
from reader.opml import read_opml, walk_feeds

BASE = "http://127.0.0.1:8099"
FEEDS = load_content().feeds


def _newest(past: tuple[DemoPost, ...], feed: DemoFeed) -> list[DemoPost]:
    return [post for post in past if post.feed == feed.slug][: feed.holds]


@pytest.mark.parametrize("feed", [f for f in FEEDS if f.format != "json"], ids=lambda feed: feed.slug)
def test_feedparser_finds_everything(feed: DemoFeed, past: tuple[DemoPost, ...]):
    posts = _newest(past, feed)
    found = feedparser.parse(render_feed(feed, posts, BASE))
    assert not found.bozo, found.get("bozo_exception")
    assert found.feed.title == feed.name
    assert found.version == {"rss": "rss20", "atom": "atom10", "rdf": "rss10"}[feed.format]
    assert [entry.title for entry in found.entries] == [post.title for post in posts]
    assert [entry.link for entry in found.entries] == [BASE + post.path for post in posts]
    for entry, post in zip(found.entries, posts, strict=True):
        assert entry.get("published_parsed") or entry.get("updated_parsed")
        assert entry.get("author", "") == post.author or feed.format == "atom"
        assert len(entry.get("enclosures", [])) == bool(post.sound_s)
        assert entry.id == post.guid
        assert entry.summary


@pytest.mark.parametrize("feed", [f for f in FEEDS if f.format == "json"], ids=lambda feed: feed.slug)
def test_json_feeds_hold_the_same(feed: DemoFeed, past: tuple[DemoPost, ...]):
    posts = _newest(past, feed)
    document = json.loads(render_feed(feed, posts, BASE))
    assert document["title"] == feed.name
    assert [item["id"] for item in document["items"]] == [post.guid for post in posts]
    assert all(item["content_html"] for item in document["items"])


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
    assert "Les sept haltes" in post.html


def test_wishes_of_the_publisher_are_written(content: DemoContent, past: tuple[DemoPost, ...]):
    feed = content.get_feed("orbit-and-ash")
    assert feedparser.parse(render_feed(feed, _newest(past, feed), BASE)).feed.ttl == "120"


def test_the_subscription_list_reads_back(content: DemoContent):
    bases = {feed.slug: f"http://127.0.0.1:{9000 + index}" for index, feed in enumerate(content.feeds)}
    data = render_opml(content, bases)
    ElementTree.fromstring(data)
    rows = list(walk_feeds(read_opml(data).items))
    assert [(path, item.title) for path, item in rows] == [((f.folder,), f.name) for f in content.feeds]
    addresses = {item.title: item.url for _, item in rows}
    assert addresses["Weir Lane Weather"].endswith("/rss")
    assert addresses["The Small Lens"].endswith("/feed.json")


def test_silence_has_the_length_it_claims_from_any_byte_on():
    whole = b"".join(walk_sound(90))
    assert len(whole) == get_sound_length(90)
    for start in (0, 1, 103, 104, 62_399, 62_400, 62_401, len(whole) - 1):
        assert b"".join(walk_sound(90, start)) == whole[start:]
