"""Heading, title, sidebar, list and commands tell of one place, whichever way somebody came there.

Every way to change the place is tried after every other one, in one window; what the list holds is compared with the
store's own answer for the place that the heading names.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest

from reader.core.records.stored import View
from reader.store.db import Connection, fetch, open_store
from reader.store.feeds import add_feed, find_feed, list_feeds, move_feed, remove_feed, rename_feed, restore_feed
from reader.store.views import find_newest_id, list_ids
from reader.window.app import action_table
from reader.window.app.window import Window
from reader.window.kit.actions import ActionButton
from reader.window.kit.humanize import posts
from reader.window.sidebar.control import view_of
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import press, run_for_long
from tests.window.made_up import NOW, Post, store_posts
from tests.window.patience import PatientBot

FEED, FEEDS = 1, st.integers(1, 13)


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
    "G T": lambda parts: parts.actions["go_today"].trigger(),
    "tag": lambda parts: parts.navigation.show_place(Key(Kind.TAG, 1)),
    "insights and back": lambda parts: (parts.actions["insights"].trigger(), parts.insights.leave()),
    "folder": lambda parts: parts.navigation.show_place(Key(Kind.FOLDER, 1)),
}


def assert_names_agree(parts, way):
    """At any moment, whatever is still being read."""
    control = parts.entries.control
    name = control.place_name
    assert parts.entries.pane.header._title.text() == name, way
    assert not name or parts.window.windowTitle().startswith(f"{name} – "), way
    assert parts.sidebar.tree.chosen == control.place, way
    assert parts.sidebar.control.name_of(control.place) == name, way
    meant = f"the search for {control.words}" if control.words else name
    words = f"Mark all as read in {meant}" if meant else "Mark all as read"
    assert read_tip(parts)[0] == words, way


def read_tip(parts):
    """What the button of Mark all read says it would do, and to how many posts where it says that."""
    words, _, count = parts.actions["mark_all_read"].toolTip().removesuffix(" (Shift+A)").partition(": ")
    return words, count


def point_at_mark_all(parts, qtbot):
    """As the mouse does; gives the number that is said then."""
    (button,) = (
        button
        for button in parts.entries.pane.header.findChildren(ActionButton)
        if button.defaultAction() is parts.actions["mark_all_read"]
    )
    heard: list[int | None] = []
    show_count = parts.actions.show_count

    def note(count: int | None) -> None:
        heard.append(count)
        show_count(count)

    parts.actions.show_count = note

    def is_told() -> bool:
        if heard and heard[-1] is not None:
            return True
        if len(heard) != 1:  # nobody pointed yet, or what was counted was forgotten as the list came anew
            heard.clear()
            QCoreApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF()))
        return False

    qtbot.waitUntil(is_told)
    parts.actions.show_count = show_count
    return read_tip(parts)[1]


def assert_agrees(parts, qtbot, store, way):
    """All that names the place names the one that is listed, and the list holds what the store says lies there."""
    control, sidebar = parts.entries.control, parts.sidebar
    qtbot.waitUntil(lambda: not parts.entries.model.is_loading)
    name = sidebar.control.name_of(control.place)
    assert name, way
    assert parts.entries.pane.header._title.text() == name, way
    assert parts.window.windowTitle().startswith(f"{name} – "), way
    assert control.place_name == name, way
    assert sidebar.tree.chosen == control.place, way
    marked = {sidebar.model.node_at(index).key for index in sidebar.tree.selectedIndexes()}
    current = sidebar.tree.currentIndex()
    marked |= {sidebar.model.node_at(current).key} if current.isValid() else set()
    is_shown = sidebar.model.find(control.place).isValid()
    assert marked == ({control.place} if is_shown else set()), way
    if not control.words:
        is_unread = control.place.kind is Kind.UNREAD  # what was read since it was listed stays for now
        view = View() if is_unread else view_of(control.place, NOW, False, True)
        there = set(list_ids(store, view, 1_000).ids)
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
        action_table.mark_all_read(at_first)
    assert said.args[0].endswith(" in Unread marked as read")


def test_what_a_search_found_is_said_to_be_a_search(at_first, qtbot):
    search(at_first, "ferry")
    qtbot.waitUntil(lambda: not at_first.entries.model.is_loading and at_first.entries.control.words == "ferry")
    with qtbot.waitSignal(at_first.undo.offered) as said:
        action_table.mark_all_read(at_first)
    assert said.args[0].endswith("in the search for ferry marked as read")


def test_the_keyboard_in_a_filtered_sidebar_goes_nowhere_by_itself(at_first, qtbot):
    filter_to(at_first, "harbour")
    at_first.actions["go_unread"].trigger()
    at_first.entries.view.setFocus()
    at_first.sidebar.tree.setFocus()
    assert at_first.entries.control.place == Key(Kind.UNREAD)
    filter_to(at_first, "harbour")
    assert at_first.entries.control.place == Key(Kind.FEED, FEED), "the filter leads back to where it led before"


class Wandering(RuleBasedStateMachine):
    """Every way to every place, in any order, while feeds come, go and move elsewhere, and steps are taken back."""

    parts: Window
    qtbot: PatientBot
    elsewhere: Connection
    first_folders: dict[int, int | None]

    def __init__(self) -> None:
        super().__init__()
        for feed_id, folder_id in self.first_folders.items():
            restore_feed(self.elsewhere, feed_id)
            move_feed(self.elsewhere, feed_id, folder_id)
        self.parts.sidebar.pane._clear.trigger()
        self.parts.actions["layout_wide"].trigger()
        self.parts.navigation.show_unread()
        self.settle("at first")

    def settle(self, way: str) -> None:
        """What names the place agrees at once, whatever is still being read, and with the store once all is read."""
        assert_names_agree(self.parts, way)
        write_all(self.parts)
        with self.qtbot.waitSignal(self.parts.sidebar.control.data_loaded):
            self.parts.sidebar.control.load()
        assert_names_agree(self.parts, way)
        assert_agrees(self.parts, self.qtbot, self.elsewhere, way)

    @rule(way=st.sampled_from(sorted(WAYS)))
    def go(self, way: str) -> None:
        WAYS[way](self.parts)
        self.settle(way)

    @rule(one=st.sampled_from(sorted(WAYS)), other=st.sampled_from(sorted(WAYS)))
    def go_in_a_hurry(self, one: str, other: str) -> None:
        WAYS[one](self.parts)
        assert_names_agree(self.parts, one)
        WAYS[other](self.parts)
        self.settle(f"{one} and at once {other}")

    @rule(feed_id=FEEDS)
    def show_feed(self, feed_id: int) -> None:
        self.parts.navigation.show_feed(feed_id)
        self.settle("a feed that may be gone")

    @rule(feed_id=FEEDS)
    def elsewhere_a_feed_goes(self, feed_id: int) -> None:
        if len(list_feeds(self.elsewhere)) > 4:
            remove_feed(self.elsewhere, feed_id, NOW)
            self.settle("a feed went")

    @rule(feed_id=FEEDS)
    def elsewhere_a_feed_comes_back(self, feed_id: int) -> None:
        restore_feed(self.elsewhere, feed_id)
        self.settle("a feed came back")

    @rule(feed_id=FEEDS, folder_id=st.none() | st.integers(1, 5))
    def elsewhere_a_feed_moves(self, feed_id: int, folder_id: int | None) -> None:
        if find_feed(self.elsewhere, feed_id) is not None:
            move_feed(self.elsewhere, feed_id, folder_id)
            self.settle("a feed moved")

    @rule(feed_id=FEEDS, name=st.sampled_from(("", "Wire", "Harbour")))
    def elsewhere_a_feed_is_renamed(self, feed_id: int, name: str) -> None:
        if find_feed(self.elsewhere, feed_id) is not None:
            rename_feed(self.elsewhere, feed_id, name)
            self.settle("a feed is called otherwise")

    @rule(feed_id=FEEDS)
    def unsubscribe(self, feed_id: int) -> None:
        if len(list_feeds(self.elsewhere)) > 4:
            self.parts.commands.unsubscribe(feed_id, "it")
            self.settle("unsubscribed")

    @rule(feed_id=FEEDS)
    def posts_come(self, feed_id: int) -> None:
        if find_feed(self.elsewhere, feed_id) is not None:
            number = find_newest_id(self.elsewhere)
            store_posts(self.elsewhere, feed_id, "It", [Post("It", 60, f"The post {number}", "Text")], NOW)
            self.parts.entries.control.check_new()
            self.settle("posts came")

    @rule()
    def mark_all_read(self) -> None:
        """It says how many it marked, and where: that is what the heading names, and what the store has marked."""
        name, control = self.parts.entries.pane.header._title.text(), self.parts.entries.control
        meant = f"the search for {control.words}" if control.words else name
        before, foretold = count_read(self.elsewhere), point_at_mark_all(self.parts, self.qtbot)
        offered: list[str] = []
        self.parts.undo.offered.connect(offered.append)
        action_table.mark_all_read(self.parts)
        write_all(self.parts)
        self.parts.undo.offered.disconnect(offered.append)
        marked = count_read(self.elsewhere) - before
        assert offered == ([f"{posts(marked)} in {meant} marked as read"] if marked else [])
        assert foretold == posts(marked)
        assert read_tip(self.parts)[1] in ("", posts(0)), "no number of before is said again"
        self.settle("all read")

    @rule(again=st.booleans())
    def undo_or_redo(self, again: bool) -> None:
        self.parts.actions["redo" if again else "undo"].trigger()
        self.settle("undone")


def count_read(conn: Connection) -> int:
    return int(fetch(conn, "SELECT count(*) FROM marks WHERE read")[0][0])


def write_all(parts) -> None:
    """Until all that was asked for is written, and what follows from it."""
    written: list[None] = []
    for times in (1, 2, 3):
        parts.bridge.write(lambda conn: None, written.append)
        while len(written) < times:
            QCoreApplication.processEvents()


def test_wherever_somebody_wanders_there_is_one_place(at_first, qtbot, elsewhere):
    Wandering.first_folders = {feed.id: feed.folder_id for feed in list_feeds(elsewhere)}
    Wandering.parts, Wandering.qtbot, Wandering.elsewhere = at_first, qtbot, elsewhere
    run_state_machine_as_test(Wandering, settings=settings(stateful_step_count=20))


@pytest.mark.long
def test_there_is_one_place_over_thousands_of_steps(at_first, qtbot, elsewhere):
    Wandering.first_folders = {feed.id: feed.folder_id for feed in list_feeds(elsewhere)}
    Wandering.parts, Wandering.qtbot, Wandering.elsewhere = at_first, qtbot, elsewhere
    run_for_long(Wandering, runs=60)
