"""Whole articles from their pages: kept beside what the feed sent, gone with the article."""

from __future__ import annotations

from reader.core.records.logged import SIDE_TRIGGERS
from reader.core.records.stored import PublisherData, View
from reader.store.bodies import find_full_text, save_full_text
from reader.store.feeds import find_feed_without_icon, save_icon, save_publisher
from reader.store.maintenance import empty_entries
from reader.store.poll_log import add_side_fetch, get_day
from reader.store.views import get_entry, list_page
from tests.unit.store.made import NOW, add_feed_with


def make_entry(conn) -> int:
    add_feed_with(conn, "https://a.example/feed", [1])
    return list_page(conn, View(), 1)[0].id


def test_a_page_stays_beside_the_feeds_own_text(conn):
    entry_id = make_entry(conn)
    before = get_entry(conn, entry_id)
    assert find_full_text(conn, entry_id) is None
    assert save_full_text(conn, entry_id, "<p>Whole \ud800 text</p>" * 500, NOW)
    assert find_full_text(conn, entry_id) == "<p>Whole ? text</p>" * 500
    assert get_entry(conn, entry_id) == before


def test_a_page_without_an_article_is_remembered(conn):
    entry_id = make_entry(conn)
    save_full_text(conn, entry_id, "", NOW)
    assert find_full_text(conn, entry_id) == ""


def test_an_article_that_is_gone_takes_none(conn):
    assert not save_full_text(conn, 12345, "<p>Late</p>", NOW)
    assert find_full_text(conn, 12345) is None


def test_letting_an_article_go_lets_its_page_go(conn):
    entry_id = make_entry(conn)
    save_full_text(conn, entry_id, "<p>Whole</p>", NOW)
    empty_entries(conn, [entry_id], NOW)
    assert find_full_text(conn, entry_id) is None


def test_side_fetches_are_charged_by_their_own_name(conn):
    for trigger in SIDE_TRIGGERS:
        add_side_fetch(conn, "2026-06-11", trigger, 1_000, failed=False)
        add_side_fetch(conn, "2026-06-11", trigger, 500, failed=True)
    uses = get_day(conn, "2026-06-11")
    assert {use.trigger for use in uses} == SIDE_TRIGGERS
    assert {(use.fetches, use.failed, use.wire_bytes) for use in uses} == {(2, 1, 1_500)}


def test_an_icon_is_looked_for_once_and_again_after_long(conn):
    feed_id = add_feed_with(conn, "https://a.example/feed", [1])
    assert find_feed_without_icon(conn, NOW) is None  # nobody knows its site yet
    save_publisher(conn, feed_id, PublisherData(site_url="https://a.example/"))
    assert find_feed_without_icon(conn, NOW) == feed_id
    save_icon(conn, feed_id, b"", NOW)
    assert find_feed_without_icon(conn, NOW - 1) is None
    assert find_feed_without_icon(conn, NOW + 1) == feed_id
    save_icon(conn, feed_id, b"picture", NOW)
    assert find_feed_without_icon(conn, NOW + 1) is None
