"""Pages for who has been away or has too much: from a title to the post, from a feed to unsubscribing and back."""

from __future__ import annotations

import pytest

from reader.core.records.logged import Visit
from reader.core.records.stored import View
from reader.insights.feeds import SeldomFacts, SeldomFeed
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.reading_log import add_visits
from reader.store.views import list_page
from reader.window.insights.away import AwayPage
from reader.window.insights.feeds import FeedsPage
from reader.window.sidebar.tree import Key, Kind
from tests.window.made_up import NOW


@pytest.fixture
def store(profile):
    conn = open_store(profile.database, NOW)
    yield conn
    conn.close()


def test_what_happened_leads_to_the_posts_and_is_marked_read(opened, store, qtbot):
    page: AwayPage = opened.insights.open("away").page("away")
    qtbot.waitUntil(lambda: page.unknown.isVisible() or bool(page.titles))
    page.span.choose(30)
    qtbot.waitUntil(lambda: bool(page.titles))
    assert page.catch_up is not None
    before = len(list_page(store, View(unread_only=True), 1_000))
    page.mark.click()
    qtbot.waitUntil(lambda: "marked as read" in opened.entries.pane.undo_bar.sentence())
    assert len(list_page(store, View(unread_only=True), 1_000)) < before
    opened.undo.undo()
    qtbot.waitUntil(lambda: len(list_page(store, View(unread_only=True), 1_000)) == before)
    page.titles[0].click()
    qtbot.waitUntil(lambda: opened.article.view.article is not None)
    assert opened.frame.stack.currentWidget() is opened.frame.panes


def test_feeds_that_are_rarely_opened_are_a_filter_of_the_feeds(opened, store, qtbot):
    page: FeedsPage = opened.insights.open("feeds").page("feeds")
    qtbot.waitUntil(lambda: bool(page.facts))
    feed = list_feeds(store)[0]
    page.kind.choose("seldom")
    page.show_facts((page.facts, SeldomFacts((SeldomFeed(feed, 90, 410, 3, 0.11),), True, 50)))
    assert page.sentence.text() == "You rarely open 1 feed. It uses <b>11%</b> of your fetches."
    assert [(row[0], row[-1]) for row in page.table.texts()] == [(feed.name, "Opened 3 of 410 in 90 days")]
    page.show_facts((page.facts, SeldomFacts((), True, 7)))
    assert page.sentence.text().endswith("listed here. 7 so far.")
    assert page.table.texts() == []
    page.kind.choose("all")
    assert len(page.table.texts()) == len(page.facts)
    page.context.open_feed(feed.id)
    feed_page = opened.insights.view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    count = len(list_feeds(store))
    feed_page.leave.click()
    qtbot.waitUntil(lambda: len(list_feeds(store)) == count - 1)
    qtbot.waitUntil(lambda: feed.name in opened.entries.pane.undo_bar.sentence())
    opened.undo.undo()
    qtbot.waitUntil(lambda: len(list_feeds(store)) == count)


def test_after_an_absence_the_sidebar_has_a_place_for_it(opened, qtbot):
    """It leads to the page, and the list behind it stays where it was."""
    sidebar, away = opened.sidebar, Key(Kind.AWAY)
    assert sidebar.control.find_node(away) is None
    opened.bridge.write(lambda conn: erase_visits_since(conn, NOW - 12 * 86_400), lambda _: opened._check_absence())
    qtbot.waitUntil(lambda: sidebar.control.find_node(away) is not None)
    place = opened.entries.control.place
    assert sidebar.tree.choose(away)
    assert opened.insights.shown_page == "away"
    assert (opened.entries.control.place, sidebar.tree.chosen) == (place, place)
    opened.bridge.write(lambda conn: add_visits(conn, visits_until_now()), lambda _: opened._check_absence())
    qtbot.waitUntil(lambda: sidebar.control.find_node(away) is None)


def erase_visits_since(conn, at):
    conn.execute("DELETE FROM visits WHERE at > ?", (at,))
    add_visits(conn, [Visit(at, None, "view")])


def visits_until_now():
    return [Visit(NOW - day * 86_400, None, "view") for day in range(12, -1, -1)]
