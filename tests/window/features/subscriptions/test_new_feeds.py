"""A feed that was subscribed to just now: gone to, said to be fetched, its first entry chosen when it comes."""

from __future__ import annotations

from reader.store.db import open_store
from reader.store.feeds import add_feed
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind
from tests.window.made_up import NOW, Post, add_posts, address_of


def subscribe(parts, profile, name: str) -> int:
    conn = open_store(profile.database, NOW)
    added = add_feed(conn, address_of(name), NOW, title=name)
    conn.close()
    parts.bridge.changed.emit(Changes.FEEDS)
    parts.dialogs.commands.await_feeds([added.feed_id])
    return added.feed_id


def test_a_new_feed_is_gone_to_and_its_first_entry_is_chosen_when_it_comes(at_first, qtbot, profile):
    pane, control = at_first.entries.pane, at_first.entries.control
    feed_id = subscribe(at_first, profile, "Fresh Ink")
    qtbot.waitUntil(lambda: pane.is_empty() and pane.empty.words().startswith("Refreshing Fresh Ink…"))
    assert control.place == Key(Kind.FEED, feed_id)
    assert at_first.sidebar.tree.chosen == control.place
    assert at_first.window.focusWidget() is pane.empty
    add_posts(profile, "Fresh Ink", [Post("Fresh Ink", -60, "First words", "Now")], NOW + 5)
    at_first.bridge.changed.emit(Changes.ENTRIES)
    qtbot.waitUntil(lambda: at_first.entries.view.current_id() is not None)
    assert at_first.window.focusWidget() is at_first.entries.view


def test_many_new_feeds_leave_whoever_reads_alone(at_first, qtbot, profile):
    control, before = at_first.entries.control, at_first.entries.control.place
    assert at_first.entries.model.rowCount()
    with qtbot.waitSignal(at_first.sidebar.control.data_loaded):
        at_first.dialogs.commands.await_feeds([1, 2])
        at_first.sidebar.control.load()
    assert control.place == before
