"""topics, similar, stories and for-you as a person at a terminal uses them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.clock import SystemClock
from reader.core.paths import get_profile
from reader.core.records.stored import NewEntry
from reader.store import feeds
from reader.store.db import open_store
from tests.cli.conftest import Terminal
from tests.unit.store.made import make_content, make_key, store

TITLES = {
    "https://bread.example/feed": "Sourdough bread with rye|A loaf of sourdough|Why sourdough sleeps|Rye bread and crumb",
    "https://oven.example/feed": "Sourdough bread in an old oven|Rye and sourdough, again|Bread ovens of the north",
    "https://news.example/feed": "Four more arrested over stolen crown jewels in museum heist|The ferry is late",
    "https://post.example/feed": "Four more arrested in museum heist over crown jewels - The Post|Rain tomorrow",
}


@pytest.fixture
def filled(terminal: Terminal) -> Terminal:
    now = _now()
    conn = open_store(get_profile(str(terminal.folder)).database, now)
    for url, titles in TITLES.items():
        feed_id = feeds.add_feed(conn, url, now).feed_id
        new = []
        for number, title in enumerate(titles.split("|")):
            content = make_content(number, "", title=title, link=f"{url}/{number}")
            dated = replace(content, published_at=int(now) - 600, sort_at=int(now) - 600)
            new.append(NewEntry((make_key(url, number),), dated))
        store(conn, feed_id, new, at=now)
    conn.close()
    return terminal


def _now() -> float:
    return SystemClock().now()


def test_topics_of_all_and_of_one(filled: Terminal) -> None:
    rows = filled.rows("topics")
    assert len(rows) == 4
    (bread,) = filled.rows("topics", "--feed", "https://bread.example/feed")
    assert any("sourdough" in term["term"] for term in bread["terms"])
    assert 0 <= bread["novel_share"] <= 1
    assert "sourdough" in filled.run("topics").out


def test_similar_feeds(filled: Terminal) -> None:
    rows = filled.rows("similar", "https://bread.example/feed")
    assert rows[0]["url"] == "https://oven.example/feed"
    assert filled.run("similar", "https://nowhere.example/").code == 2


def test_stories_of_several_feeds(filled: Terminal) -> None:
    (story,) = filled.rows("stories")
    assert (story["feeds"], story["unread"]) == (2, 2)
    assert {article["feed"] for article in story["articles"]} == {"Feed 3", "Feed 4"}
    assert "crown jewels" in filled.run("stories").out


def test_reading_teaches_for_you_and_marks_copies_only_if_wanted(filled: Terminal) -> None:
    assert "Read some articles first" in filled.run("for-you").out
    (story,) = filled.rows("stories")
    one, other = (article["id"] for article in story["articles"])
    filled.run("read", one)
    assert filled.rows("stories")[0]["unread"] == 1
    filled.run("mark", "unread", one)
    assert filled.run("settings", "mark_duplicates_read", "on").code == 0
    filled.run("mark", "read", one)
    assert filled.rows("stories")[0]["unread"] == 0
    filled.run("mark", "unread", other)
    best = filled.rows("for-you")[0]
    assert best["id"] == other
    assert best["reason"].startswith("Because you read about")
    assert filled.run("settings", "for_you", "off").code == 0
    assert filled.run("for-you").code == 2


def test_an_empty_profile_says_so(terminal: Terminal) -> None:
    assert terminal.run("topics").out.strip() == "No articles have been analysed yet."
    assert terminal.run("stories").out.strip() == "No story appears in more than one feed."
