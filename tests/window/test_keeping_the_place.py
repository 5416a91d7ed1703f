"""Nobody loses their place: a table of what happens to a window while somebody reads in it.

In each situation an entry of Unread that was read meanwhile is open and scrolled into, with others above it that are
still unread. Afterwards the same entry is open, selected and in sight, its text stands where it stood, and nothing
was marked read that nobody saw.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.core.records.stored import View
from reader.store.views import list_ids
from reader.window.article.read_policy import OPENED_AFTER_MS, MarkRead
from reader.window.bridge.bridge import Changes
from reader.window.kit.window_state import load_window_state
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import entry_when_there, press
from tests.window.made_up import NOW, Post, add_posts

LONG = "".join(f"<p>Paragraph {number} of a long text that goes on and on.</p>" for number in range(120))


@pytest.fixture
def reading(profile, open_it, qtbot):
    """A long text open in the middle of Unread, read, and scrolled into; the user's hand is off the list."""
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 40 * 3600, "The long one", LONG)], NOW)
    parts = open_it(profile)
    parts.article.read_policy.policy = MarkRead.OPENED
    parts.window.activateWindow()
    qtbot.waitUntil(lambda: not parts.entries.model.is_loading)
    rows = range(parts.entries.model.rowCount())
    row = next(n for n in rows if entry_when_there(parts, qtbot, n).title == "The long one")
    with qtbot.wait_change(parts, Changes.MARKS):
        parts.entries.view.go_to_row(row)
    qtbot.waitUntil(parts.article.view.is_finished)
    parts.entries.view.setFocus()
    parts.article.view.browser.verticalScrollBar().setValue(900)
    parts.entries.view.put_at_top(row, 150)
    return parts


def place_of(parts):
    """What the user would notice."""
    view, article = parts.entries.view, parts.article.view
    row = view.currentIndex().row()
    return {
        "under the cursor": view.current_id(),
        "selected": view.selected_ids(),
        "in sight at": view.top_of(row) if row in view.rows_in_sight() else None,
        "open": article.article.entry_id if article.article else None,
        "text at": article.browser.find_place().position,
    }


def settle(parts, qtbot):
    """What is under way comes to its end, and a post that was opened by mistake would be read by then."""
    qtbot.waitUntil(lambda: not parts.entries.model.is_loading and parts.entries.model.rowCount() > 0)
    qtbot.waitUntil(lambda: parts.entries.view.current_id() is not None)
    qtbot.wait(OPENED_AFTER_MS + 100)
    qtbot.waitUntil(parts.article.view.is_finished)


def layouts(*keys):
    def change(parts, qtbot, profile):
        for key in keys:
            press(parts, key)
            qtbot.wait(50)

    return change


def search_and_leave(parts, qtbot, profile):
    press(parts, "/")
    field = parts.entries.pane.header.search_field
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        QTest.keyClicks(field, "ferry")
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        QTest.keyClick(field, Qt.Key.Key_Escape)


def mark_all_and_take_back(parts, qtbot, profile):
    with qtbot.wait_change(parts, Changes.ROWS):
        press(parts, "Shift+A")
    with qtbot.wait_change(parts, Changes.ROWS):
        press(parts, "Ctrl+Z")


def new_posts_come(parts, qtbot, profile):
    add_posts(profile, "Harbour Gazette", [Post("Harbour Gazette", 0, "Just in", "New")], NOW)
    parts.bridge.changed.emit(Changes.ENTRIES)
    qtbot.waitUntil(parts.entries.pane.new_posts.isVisible)


def delete_and_take_back(parts, qtbot, profile):
    """The neighbour that is shown meanwhile is not read, however long a busy machine shows it."""
    rule = parts.article.read_policy
    usual, rule.policy = rule.policy, MarkRead.NEVER
    with qtbot.waitSignal(parts.undo.offered):
        press(parts, "Del")
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        press(parts, "Ctrl+Z")
    rule.policy = usual


def rules_were_applied(parts, qtbot, profile):
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        parts.bridge.changed.emit(Changes.LISTS)


def star(parts, qtbot, profile):
    with qtbot.wait_change(parts, Changes.MARKS):
        press(parts, "S")


def larger_text_and_back(parts, qtbot, profile):
    press(parts, "Ctrl++")
    press(parts, "Ctrl+-")


SITUATIONS = {
    "the wide list": (layouts("Ctrl+2"), {"in sight at"}),
    "the wide list and back": (layouts("Ctrl+2", "Ctrl+1"), set()),
    "the newspaper and back": (layouts("Ctrl+3", "Ctrl+1"), set()),
    "all three layouts": (layouts("Ctrl+2", "Ctrl+3", "Ctrl+1"), {"in sight at"}),
    "a search that is left": (search_and_leave, set()),
    "all marked read and taken back": (mark_all_and_take_back, set()),
    "new posts": (new_posts_come, set()),
    "deleted and taken back": (delete_and_take_back, {"in sight at", "text at"}),
    "rules applied to all posts": (rules_were_applied, set()),
    "a star": (star, set()),
    "another size of the text": (larger_text_and_back, set()),
}
"""What happens, and what may change by it."""


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_place_is_kept(reading, qtbot, profile, store, name):
    happen, may_change = SITUATIONS[name]
    before, unread = place_of(reading), list_ids(store, View(unread_only=True), 1000).ids.tolist()
    happen(reading, qtbot, profile)
    settle(reading, qtbot)
    after = place_of(reading)
    assert {what: after[what] for what in after if what not in may_change} == {
        what: before[what] for what in before if what not in may_change
    }
    assert after["in sight at"] is not None
    still_unread = set(list_ids(store, View(unread_only=True), 1000).ids)
    assert still_unread >= set(unread) - ({before["open"]} if name.startswith("deleted") else set())


def test_a_restart_brings_back_the_article_and_the_place(reading, qtbot, profile, open_it, store):
    before, unread = place_of(reading), list_ids(store, View(unread_only=True), 1000).ids.tolist()
    reading.window.close()
    again = open_it(profile)
    settle(again, qtbot)
    assert place_of(again) == before
    assert list_ids(store, View(unread_only=True), 1000).ids.tolist() == unread


def test_a_post_marked_unread_by_hand_stays_unread_after_a_restart(reading, qtbot, profile, open_it, store):
    with qtbot.wait_change(reading, Changes.MARKS):
        press(reading, "M")
    entry_id = reading.entries.view.current_id()
    reading.window.close()
    settle(open_it(profile), qtbot)
    assert entry_id in list_ids(store, View(unread_only=True), 1000).ids


def test_the_newspaper_opens_at_the_post_that_is_read(reading, qtbot, store):
    entry_id = reading.entries.view.current_id()
    unread = set(list_ids(store, View(unread_only=True), 1000).ids)
    press(reading, "Ctrl+3")
    qtbot.waitUntil(lambda: reading.article.newspaper.current_id is not None)
    settle(reading, qtbot)
    paper = reading.article.newspaper
    assert paper.current_id == entry_id == reading.entries.view.current_id()
    assert 0 <= paper.post_rect(paper.spans.find_index(entry_id)).top() < paper.browser.viewport().height() / 3
    assert set(list_ids(store, View(unread_only=True), 1000).ids) == unread


def test_the_newspaper_goes_on_above_its_beginning(reading, qtbot):
    press(reading, "Ctrl+3")
    paper, first = reading.article.newspaper, reading.entries.model.id_at(0)
    qtbot.waitUntil(lambda: paper.current_id is not None)
    entry_id = paper.current_id
    assert paper.spans.find_index(first) < 0
    paper.browser.verticalScrollBar().setValue(0)
    # It is written piece by piece, from the top: the one they read comes after those above it.
    qtbot.waitUntil(lambda: 0 <= paper.spans.find_index(first) < paper.spans.find_index(entry_id))


def test_a_leap_to_the_end_marks_only_what_was_in_sight(reading, qtbot, store):
    reading.article.read_policy.policy = MarkRead.SCROLLED
    reading.entries.view.scrollToTop()
    seen = set(reading.entries.model.ids_from(0, reading.entries.view.rows_in_sight()[-1]))
    unread = set(list_ids(store, View(unread_only=True), 1000).ids)
    with qtbot.wait_change(reading, Changes.MARKS):
        reading.entries.view.scrollToBottom()
    assert unread - set(list_ids(store, View(unread_only=True), 1000).ids) <= seen


def test_in_a_narrow_window_walking_down_the_list_reads_nothing(reading, qtbot, store):
    unread = set(list_ids(store, View(unread_only=True), 1000).ids)
    reading.window.resize(700, 700)
    qtbot.waitUntil(lambda: reading.frame.panes.is_single)
    reading.entries.view.setFocus()
    press(reading, "Home")
    press(reading, "Down")
    settle(reading, qtbot)
    assert reading.entries.view.isVisible()
    assert set(list_ids(store, View(unread_only=True), 1000).ids) == unread


def test_a_found_post_that_was_opened_stays_open_when_the_search_is_left(reading, qtbot):
    press(reading, "/")
    field = reading.entries.pane.header.search_field
    with qtbot.waitSignal(reading.entries.model.view_loaded):
        QTest.keyClicks(field, "estuary")
    with qtbot.waitSignal(reading.article.control.article_shown):
        QTest.keyClick(field, Qt.Key.Key_Return)
    found = reading.entries.view.current_id()
    with qtbot.waitSignal(reading.entries.model.view_loaded):
        press(reading, "Esc")
    settle(reading, qtbot)
    assert reading.entries.view.current_id() == found == reading.article.view.article.entry_id


def test_hits_are_shown_from_the_first_on(reading, qtbot):
    """However far down the list was before."""
    view, bar = reading.entries.view, reading.entries.view.verticalScrollBar()
    bar.setValue(130)
    assert 0 not in view.rows_in_sight()
    press(reading, "/")
    with qtbot.waitSignal(reading.entries.model.view_loaded):
        QTest.keyClicks(reading.entries.pane.header.search_field, "the")
    qtbot.waitUntil(lambda: bar.value() == 0)
    assert bar.maximum() > 0, "all hits are in sight anyway"


def test_another_place_and_back_starts_anew(reading, qtbot):
    with qtbot.waitSignal(reading.entries.model.view_loaded):
        reading.navigation.show_place(Key(Kind.TODAY))
    assert reading.article.view.article is None


def test_a_program_that_is_killed_comes_back_to_the_article(reading, profile, qtbot):
    parts = reading
    parts.memory._soon.setInterval(0)
    parts.memory.save_soon()
    entry = parts.entries.view.current_id()
    qtbot.waitUntil(lambda: load_window_state(profile.folder).entry == entry)
