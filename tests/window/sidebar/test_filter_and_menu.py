"""The filter of the sidebar leads to what it found; the menu of a feed leads to its site and its folder."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView

from reader.store.feeds import get_feed, list_feeds
from reader.window.app.action_table import find_website
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind


@pytest.fixture
def feeds(store):
    return list(list_feeds(store))


def type_filter(parts, text):
    field = parts.sidebar.pane.filter_field
    parts.actions["filter_feeds"].trigger()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_return_in_the_filter_opens_what_matches_and_not_what_was_chosen(parts, feeds, qtbot):
    folder = parts.sidebar.control.data.folders[0]
    parts.sidebar.tree.choose(Key(Kind.FOLDER, folder.id))
    wanted = next(feed for feed in feeds if folder.name.casefold() not in feed.name.casefold())
    type_filter(parts, wanted.name)
    assert parts.entries.control.place == Key(Kind.FEED, wanted.id)
    shown = [node.key for node in parts.sidebar.control.shown.walk() if node.key.kind is Kind.FEED]
    assert shown == [Key(Kind.FEED, wanted.id)]


def test_what_does_not_match_is_not_shown_although_it_was_chosen(parts, feeds, qtbot):
    folder = parts.sidebar.control.data.folders[0]
    parts.sidebar.tree.choose(Key(Kind.FOLDER, folder.id))
    parts.sidebar.control.set_filter("no feed is called so")
    assert list(parts.sidebar.control.shown.walk()) == []


def test_the_filter_is_cleared_by_a_button(parts, qtbot):
    pane = parts.sidebar.pane
    assert not pane._clear.isVisible()
    QTest.keyClicks(pane.filter_field, "zzz")
    qtbot.waitUntil(lambda: not list(parts.sidebar.control.shown.walk()))
    assert pane._clear.isVisible()
    pane._clear.trigger()
    qtbot.waitUntil(lambda: bool(list(parts.sidebar.control.shown.walk())))
    assert not pane._clear.isVisible()


def test_after_midnight_today_is_another_day(parts, qtbot, morning):
    control = parts.sidebar.control
    assert control.find_node(Key(Kind.TODAY)).count > 0
    morning.advance(86_400)
    parts.window.findChild(QTimer, "minute").timeout.emit()
    qtbot.waitUntil(lambda: control.find_node(Key(Kind.TODAY)).count == 0)


def find_action(menu, words):
    return next(action for action in menu.actions() if action.text() == words)


def test_a_feed_is_moved_to_a_folder_by_its_menu(parts, feeds, qtbot, store):
    feed = next(feed for feed in feeds if feed.folder_id is not None)
    menu = parts.menus.make_folders(Key(Kind.FEED, feed.id), feed)
    ticked = [action.text() for action in menu.actions() if action.isChecked()]
    folder = next(folder for folder in parts.sidebar.control.data.folders if folder.id == feed.folder_id)
    assert len(ticked) == 1
    assert ticked[0].endswith(folder.name)
    with qtbot.wait_change(parts, Changes.FEEDS):
        find_action(menu, "No folder").trigger()
    assert get_feed(store, feed.id).folder_id is None
    with qtbot.wait_change(parts, Changes.FEEDS):
        parts.undo.undo()
    assert get_feed(store, feed.id).folder_id == feed.folder_id


def test_the_address_of_a_feed_is_copied_and_said(parts, feeds):
    parts.sidebar.tree.choose(Key(Kind.FEED, feeds[0].id))
    parts.actions["copy_address"].trigger()
    assert QGuiApplication.clipboard().text() == feeds[0].url
    assert feeds[0].url in parts.entries.pane.undo_bar.sentence()
    assert not parts.entries.pane.undo_bar._button.isVisible()


def test_the_website_of_a_feed_that_names_none_is_its_host(feeds):
    feed = feeds[0]
    assert find_website(feed) == feed.publisher.site_url or feed.url.startswith(find_website(feed))


def test_a_feed_leads_to_its_page_of_insights(parts, feeds, qtbot):
    parts.sidebar.tree.choose(Key(Kind.FEED, feeds[0].id))
    parts.actions["feed_insights"].trigger()
    assert parts.insights.view is not None
    assert parts.insights.view.key == "feed"


def test_a_long_sentence_ends_in_dots_and_is_whole_in_its_tooltip(parts):
    bar = parts.entries.pane.undo_bar
    bar.show_text("Harbour News renamed to " + "Harbour " * 40)
    assert bar._label.text().endswith("…")
    assert bar._label.toolTip() == bar.sentence()
    bar.show_text("Short")
    assert bar._label.text() == "Short"


def test_paste_without_a_link_says_so(parts):
    QGuiApplication.clipboard().setText("just some words, no link")
    parts.actions["paste_link"].trigger()
    assert parts.dialogs.shown is None
    assert "no link" in parts.entries.pane.undo_bar.sentence()


@pytest.mark.parametrize("position", ["OnItem", "AboveItem", "BelowItem"])
def test_where_a_feed_would_drop_is_marked_in_our_own_colour(parts, theme, position):
    tree = parts.sidebar.tree
    folder = parts.sidebar.control.data.folders[0]
    index = parts.sidebar.model.find(Key(Kind.FOLDER, folder.id))
    row = tree.visualRect(index).adjusted(0, -2, 0, 2)

    def inks():
        picture = tree.viewport().grab(row).toImage()
        return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}

    accent = theme.colours.accent
    assert accent not in inks()
    tree._show_drop(index, QAbstractItemView.DropIndicatorPosition[position])
    assert accent in inks()
    tree._show_drop(index, None)
    assert accent not in inks()
