"""Heading, title, sidebar, list and commands tell of one place, whichever way somebody came there.

Every way to change the place is tried after every other one, in one window; what the list holds is compared with the
store's own answer for the place that the heading names.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.gui.sidebar.queries import view_of
from reader.gui.sidebar.tree import Key, Kind
from reader.store.db import open_store
from reader.store.entries.views import list_ids
from reader.store.feeds.feeds import add_feed, list_feeds, remove_feed, restore_feed
from tests.gui.helpers import press
from tests.gui.made_up import NOW

FEED = 1


def filter_to(parts, text):
    field = parts.sidebar.pane.filter_field
    parts.actions["filter_feeds"].trigger()
    field.clear()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def search(parts, words):
    parts.actions["search"].trigger()
    field = parts.entries.pane.header.search_field
    QTest.keyClicks(field, words)
    QTest.keyClick(field, Qt.Key.Key_Return)


def show_layout(parts, name):
    parts.actions[name].trigger()


WAYS = {
    "filter": lambda parts: filter_to(parts, "harbour"),
    "filter that finds nothing": lambda parts: filter_to(parts, "zzz"),
    "clear the filter": lambda parts: parts.sidebar.pane._clear.trigger(),
    "G U": lambda parts: parts.actions["go_unread"].trigger(),
    "G S": lambda parts: parts.actions["go_starred"].trigger(),
    "next feed": lambda parts: parts.actions["next_feed"].trigger(),
    "search": lambda parts: search(parts, "the"),
    "notification": lambda parts: parts.navigation.show_post(FEED, 1),
    "hide read feeds": lambda parts: parts.actions["hide_read"].trigger(),
    "newspaper": lambda parts: show_layout(parts, "layout_newspaper"),
    "wide list": lambda parts: show_layout(parts, "layout_wide"),
    "folder": lambda parts: parts.navigation.show_place(Key(Kind.FOLDER, 1)),
}


def assert_agrees(parts, qtbot, store, way):
    """All that names the place names the one that is listed, and the list holds what the store says lies there."""
    control, sidebar = parts.entries.control, parts.sidebar
    qtbot.waitUntil(lambda: not parts.entries.model.is_loading)
    name = sidebar.control.name_of(control.place)
    assert name, way
    assert parts.entries.pane.header._title.text() == name, way
    assert parts.window.windowTitle().startswith(f"{name} – "), way
    assert control.place_name == name, way
    assert sidebar.tree.current_key() == control.place, way
    marked = {sidebar.model.node_at(index).key for index in sidebar.tree.selectedIndexes()}
    current = sidebar.tree.currentIndex()
    marked |= {sidebar.model.node_at(current).key} if current.isValid() else set()
    is_shown = sidebar.model.find(control.place).isValid()
    assert marked == ({control.place} if is_shown else set()), way
    if not control.words:
        there = set(list_ids(store, view_of(control.place, NOW, False, True), 1_000).ids)
        assert set(parts.entries.model.every_id()) <= there, way


def test_every_way_after_every_other_leads_to_one_place(at_first, qtbot, store):
    for first, second in permutations(WAYS, 2):
        WAYS[first](at_first)
        assert_agrees(at_first, qtbot, store, first)
        WAYS[second](at_first)
        assert_agrees(at_first, qtbot, store, f"{first}, {second}")


@pytest.fixture
def elsewhere(profile):
    """The same store, in the hand of another program: a command, or what synchronises with a server."""
    conn = open_store(profile.database, NOW)
    yield conn
    conn.close()


@pytest.mark.parametrize("text", ["", "harbour", "zzz"])
def test_a_feed_that_another_device_removed_is_left(at_first, qtbot, store, elsewhere, text):
    at_first.navigation.show_feed(FEED)
    at_first.sidebar.control.set_filter(text)
    remove_feed(elsewhere, FEED, NOW)
    at_first.sidebar.control.refresh()
    qtbot.waitUntil(lambda: at_first.entries.control.place == Key(Kind.UNREAD))
    assert_agrees(at_first, qtbot, store, "removed elsewhere")
    restore_feed(elsewhere, FEED)
    at_first.navigation.show_feed(FEED)
    qtbot.waitUntil(lambda: at_first.sidebar.control.find_node(Key(Kind.FEED, FEED)) is not None)
    assert at_first.entries.control.place == Key(Kind.FEED, FEED), "the sidebar was behind, and looked again"
    assert_agrees(at_first, qtbot, store, "there again")


def test_articles_of_a_removed_feed_leave_the_list(at_first, qtbot, store, elsewhere):
    before = set(at_first.entries.model.every_id())
    for feed in list_feeds(store)[1:]:
        remove_feed(elsewhere, feed.id, NOW)
    at_first.sidebar.control.refresh()
    qtbot.waitUntil(lambda: set(at_first.entries.model.every_id()) < before)
    assert_agrees(at_first, qtbot, store, "removed elsewhere")


def test_a_place_nobody_knows_has_no_name_rather_than_anothers(at_first, qtbot, elsewhere):
    added = add_feed(elsewhere, "https://new.example/feed", NOW, title="Brand New")
    at_first.navigation.show_feed(added.feed_id)
    assert at_first.entries.pane.header._title.text() == ""
    qtbot.waitUntil(lambda: at_first.entries.pane.header._title.text() == "Brand New")
    assert at_first.window.windowTitle().startswith("Brand New")


def test_what_is_marked_is_what_the_heading_names(at_first, qtbot, store):
    filter_to(at_first, "harbour")
    at_first.sidebar.tree.setFocus()
    press(at_first, "G, U")
    qtbot.waitUntil(lambda: not at_first.entries.model.is_loading)
    with qtbot.waitSignal(at_first.undo.offered) as said:
        at_first.handlers.mark_all_read()
    assert said.args[0].endswith(" in Unread marked read")


def test_what_a_search_found_is_said_to_be_a_search(at_first, qtbot):
    search(at_first, "ferry")
    qtbot.waitUntil(
        lambda: not at_first.entries.model.is_loading and at_first.entries.control.words == "ferry"
    )
    with qtbot.waitSignal(at_first.undo.offered) as said:
        at_first.handlers.mark_all_read()
    assert said.args[0].endswith("in the search for ferry marked read")


def test_the_keyboard_in_a_filtered_sidebar_goes_nowhere_by_itself(at_first, qtbot):
    filter_to(at_first, "harbour")
    at_first.actions["go_unread"].trigger()
    at_first.entries.view.setFocus()
    at_first.sidebar.tree.setFocus()
    assert at_first.entries.control.place == Key(Kind.UNREAD)
    filter_to(at_first, "harbour")
    assert at_first.entries.control.place == Key(Kind.FEED, FEED), (
        "the filter leads back to where it led before"
    )
