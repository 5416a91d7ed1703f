"""Wherever a feed's health is shown, it is the same one."""

from __future__ import annotations

from html import unescape
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import Qt

from reader.core.clock import LocalZone
from reader.core.records.fetched import Problem
from reader.core.records.stored import FeedStatus, HttpState
from reader.core.words.catalogue import Code
from reader.features.subscriptions.cli import feed_object
from reader.insights.feed_health import SLOW_S
from reader.insights.feeds import read_feeds
from reader.store.feeds import get_feed, save_http
from reader.window.sidebar.tree import Key, Kind
from tests.window.insights.demo_weeks import NOW, view_of

DAY_S, HOUR_S = 86_400, 3_600
TRIED: dict[str, Any] = {
    "last_fetched_at": NOW - HOUR_S,
    "next_poll_at": NOW + HOUR_S,
    "failing_since": NOW - 2 * DAY_S,
}
SITUATIONS = [
    (HttpState(status=FeedStatus.GONE), "discontinued", "was discontinued by its publisher. Its articles are kept."),
    (
        HttpState(status=FeedStatus.QUARANTINED, message=Code.STOPPED_THE_ENGINE()),
        "turned off: couldn’t be read",
        "was turned off. This feed crashed Paperround’s background process. Resume it to try again.",
    ),
    (
        HttpState(problem=Problem.TIMEOUT, error_count=3, **TRIED),
        "failing since Tuesday",
        "hasn’t responded since Tuesday. Tried at 09:24, next at 11:24.",
    ),
    (
        HttpState(problem=Problem.ASKED_TO_WAIT, error_count=1, earliest_at=NOW + HOUR_S, **TRIED),
        "waiting until 11:24 (server’s request)",
        "",
    ),
    (HttpState(last_fetched_at=NOW - HOUR_S), "OK", ""),
]


def test_all_places_say_the_same(weeks, writer, show_page, qtbot):
    quick = [facts.feed for facts in read_feeds(writer, NOW, LocalZone()) if facts.answers_in_s < SLOW_S]
    for feed, (http, _, _) in zip(quick, SITUATIONS, strict=False):
        save_http(writer, feed.id, http)
    page = show_page("feeds")
    view, parts = view_of(page), show_page.parts
    shown = {row[0]: row[-1] for row in page.table.texts()}
    for feed, (_, words, sentence) in zip(quick, SITUATIONS, strict=False):
        whole = f"{feed.name} {sentence}" if sentence else ""
        session: Any = SimpleNamespace(conn=writer, now=NOW)
        listed = feed_object(session, get_feed(writer, feed.id))
        assert listed["status"] == words
        assert shown[feed.name] == ("" if words == "OK" else words), "what is fine needs no word"

        view.open_feed(feed.id)
        feed_page = view.page("feed")
        qtbot.waitUntil(lambda feed_page=feed_page, feed=feed: _is_shown(feed_page, feed.id))
        assert ["Status", words] in feed_page.facts_table.texts()
        assert whole in unescape(feed_page.sentence.text())

        index = parts.sidebar.model.find(Key(Kind.FEED, feed.id))
        assert (words in index.data(Qt.ItemDataRole.AccessibleTextRole)) == bool(sentence)
        assert (index.data(Qt.ItemDataRole.ToolTipRole) or "") == whole
        with qtbot.waitSignal(parts.entries.model.view_loaded):
            parts.navigation.show_place(Key(Kind.FEED, feed.id))
        assert parts.entries.pane.health.sentence() == whole


def _is_shown(feed_page, feed_id):
    return feed_page.detail is not None and feed_page.detail.facts.feed.id == feed_id
