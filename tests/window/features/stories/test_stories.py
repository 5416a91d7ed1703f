"""The same story from several feeds stands once in the list: opened by key and mouse, counted, read together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.features.stories.worker import read_everything
from reader.store.db import open_store
from reader.store.settings import save_settings
from reader.store.views import get_rows, get_unread_counts, list_page
from reader.window.article.read_policy import MarkRead
from reader.window.bridge.bridge import Changes
from reader.window.list.model import ROW_ROLE
from reader.window.list.rows import Fold, ListRow, note_of
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import entry, entry_when_there, press
from tests.window.made_up import HOUR, MINUTE, NOW, Post, add_posts

TITLE = "Tunnel under the old harbour collapses before opening"
TELLERS = (
    ("Harbour Gazette", 5 * MINUTE, TITLE),
    ("Nordlicht Kurier", 50 * MINUTE, f"{TITLE} day"),
    ("Le Petit Méridien", 26 * HOUR, "Old harbour tunnel collapses before its opening"),
)


@pytest.fixture
def notes(profile):
    """One story in three feeds, the last of them yesterday; nobody read it."""
    for feed, age, title in TELLERS:
        add_posts(profile, feed, [Post(feed, age, title, "Nobody was hurt.")], NOW)
    conn = open_store(profile.database, NOW)
    read_everything(conn)
    conn.close()
    return profile


@pytest.fixture
def stories(notes, open_it, qtbot):
    parts = open_it(notes)
    parts.article.read_policy.policy = MarkRead.NEVER
    parts.window.activateWindow()
    parts.entries.view.setFocus()
    entry_when_there(parts, qtbot, 0)
    return parts


def row_at(parts, number) -> ListRow:
    row = parts.entries.model.row_at(number)
    assert isinstance(row, ListRow)
    return row


def fold_at(parts, number) -> Fold:
    fold = row_at(parts, number).fold
    assert fold is not None
    return fold


def titles(parts, qtbot) -> list[str]:
    count = parts.entries.model.rowCount()
    return [entry_when_there(parts, qtbot, number).title for number in range(count)]


def is_known(title: str) -> bool:
    return "tunnel" in title.lower()


def test_a_story_stands_once_and_says_what_it_hides(stories, qtbot):
    assert [is_known(title) for title in titles(stories, qtbot)].count(True) == 1
    assert note_of(row_at(stories, 0)) == "Also in 2 other feeds · 2 unread"
    spoken = stories.entries.model.index(0, 0).data()
    assert "Also in 2 other feeds · 2 unread." in spoken
    assert spoken.endswith("Collapsed.")
    tip = stories.entries.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Also in Nordlicht Kurier, Le Petit Méridien"
    assert len(stories.entries.model.every_id()) == sum(stories.sidebar.control.data.unread.values())


def test_the_right_arrow_opens_it_and_the_left_folds_it(stories, qtbot):
    rows = stories.entries.model.rowCount()
    stories.entries.view.go_to_row(0)
    QTest.keyClick(stories.entries.view, Qt.Key.Key_Right)
    assert stories.entries.model.rowCount() == rows + 2
    assert [is_known(title) for title in titles(stories, qtbot)[:4]] == [True, True, True, False]
    copies = [row_at(stories, 1), row_at(stories, 2)]
    assert all(copy.is_copy and not copy.starts_group for copy in copies), "yesterday's post stands under today's"
    assert copies[1].day == row_at(stories, 0).day
    assert stories.entries.model.index(0, 0).data().endswith("Expanded.")
    assert stories.entries.view.current_id() == row_at(stories, 0).id
    stories.entries.view.go_to_row(2)
    QTest.keyClick(stories.entries.view, Qt.Key.Key_Left)
    assert stories.entries.model.rowCount() == rows
    assert stories.entries.view.currentIndex().row() == 0


def test_a_click_on_the_line_of_a_card_opens_it_too(stories, qtbot):
    press(stories, "Ctrl+4")
    qtbot.waitUntil(lambda: stories.entries.pane.cards is not None and stories.entries.pane.cards.isVisible())
    cards, rows = stories.entries.pane.cards, stories.entries.model.rowCount()
    cards.executeDelayedItemsLayout()
    index = stories.entries.model.index(0, 0)
    row = index.data(ROW_ROLE)
    card = cards.visualRect(index)
    place = cards.itemDelegate().fold_rect(card, row, index, stories.window.layoutDirection())
    assert place.top() > card.center().y()
    QTest.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert stories.entries.model.rowCount() == rows + 2


def test_where_nothing_is_folded_the_arrows_go_to_the_panes_beside(stories, qtbot):
    entry_when_there(stories, qtbot, 1)
    stories.entries.view.go_to_row(1)
    with qtbot.waitSignal(stories.entries.view.pane_wanted) as heard:
        QTest.keyClick(stories.entries.view, Qt.Key.Key_Right)
    assert heard.args == [1]


def test_a_click_on_the_line_opens_it_and_leaves_the_cursor(stories, qtbot):
    rows = stories.entries.model.rowCount()
    index = stories.entries.model.index(0, 0)
    delegate = stories.entries.view.itemDelegate()
    for wide in (False, True):
        stories.entries.view.set_wide(wide)
        for count in (rows + 2, rows):
            row = index.data(ROW_ROLE)
            place = delegate.fold_rect(
                stories.entries.view.visualRect(index), row, index, stories.window.layoutDirection()
            )
            QTest.mouseClick(stories.entries.view.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
            assert stories.entries.model.rowCount() == count
            assert stories.entries.view.current_id() is None
        outside = stories.entries.view.visualRect(index).topLeft() + QPoint(60, 12)
        assert not place.contains(outside)
    QTest.mouseClick(stories.entries.view.viewport(), Qt.MouseButton.LeftButton, pos=outside)
    assert stories.entries.view.current_id() == row_at(stories, 0).id


def test_a_key_opens_it_and_rows_that_are_known_stay_in_sight(stories, qtbot):
    titles(stories, qtbot)
    below = row_at(stories, 1)
    stories.entries.view.go_to_row(0)
    press(stories, "E")
    assert stories.entries.model.peek(3).entry == below.entry, "no row goes blank because others came before it"
    press(stories, "E")
    assert stories.entries.model.peek(1).entry == below.entry


def test_marks_of_what_is_folded_are_counted_at_once(stories, qtbot):
    copies = fold_at(stories, 0).copies
    stories.commands.set_read([copies[0].id], True)
    assert note_of(row_at(stories, 0)) == "Also in 2 other feeds · 1 unread"
    stories.commands.set_read([copies[1].id], True)
    assert note_of(row_at(stories, 0)) == "Also in 2 other feeds"


def test_folding_can_be_switched_off_and_the_choice_is_remembered(stories, qtbot):
    rows = stories.entries.model.rowCount()
    with qtbot.waitSignal(stories.entries.model.view_loaded):
        stories.actions["fold_stories"].trigger()
    assert stories.entries.model.rowCount() == rows + 2
    entry_when_there(stories, qtbot, 0)
    assert note_of(row_at(stories, 0)) == ""
    assert stories.memory.remember().fold_stories is False


@pytest.mark.parametrize("layout", ["layout_wide", "layout_three"])
def test_a_feeds_own_list_and_groups_by_feed_are_whole(stories, qtbot, layout):
    stories.actions[layout].trigger()
    with qtbot.waitSignal(stories.entries.model.view_loaded):
        stories.actions["by_feed"].trigger()
    assert len(stories.entries.model.every_id()) == len(
        stories.entries.model.ids_from(0, stories.entries.model.rowCount())
    )
    feed = next(feed for feed in stories.sidebar.control.data.feeds if feed.name == "Nordlicht Kurier")
    with qtbot.waitSignal(stories.entries.model.view_loaded):
        stories.navigation.show_place(Key(Kind.FEED, feed.id))
    assert any(is_known(entry_when_there(stories, qtbot, number).title) for number in range(2))


def test_the_wide_list_counts_days_without_what_is_folded(stories, qtbot):
    with qtbot.waitSignal(stories.entries.model.regrouped):
        stories.actions["layout_wide"].trigger()
    ids = [stories.entries.model.id_at(number) for number in range(stories.entries.model.rowCount())]
    assert None in ids
    assert len([id_ for id_ in ids if id_]) == len(stories.entries.model.every_id()) - 2


def test_deleting_the_first_post_shows_the_next_in_its_place(stories, qtbot, store):
    rows = stories.entries.model.rowCount()
    first, below = row_at(stories, 0), fold_at(stories, 0).copies
    stories.entries.view.go_to_row(0)
    with qtbot.wait_change(stories, Changes.MARKS):
        stories.actions["delete"].trigger()
    assert stories.entries.model.rowCount() == rows
    now_first = entry_when_there(stories, qtbot, 0)
    assert now_first.id == stories.entries.view.current_id() == below[0].id
    qtbot.waitUntil(lambda: stories.article.control.current.row.id == below[0].id)
    assert note_of(row_at(stories, 0)) == "Also in 1 other feed · 1 unread"
    with qtbot.waitSignal(stories.entries.model.view_loaded):
        stories.undo.undo()
    assert entry_when_there(stories, qtbot, 0).id == first.id


def test_deleting_an_opened_copy_takes_only_that(stories, qtbot):
    stories.entries.view.go_to_row(0)
    stories.entries.view.set_fold_open(True)
    entry_when_there(stories, qtbot, 1)
    rows = stories.entries.model.rowCount()
    stories.entries.view.go_to_row(1)
    with qtbot.wait_change(stories, Changes.MARKS):
        stories.actions["delete"].trigger()
    assert stories.entries.model.rowCount() == rows - 1
    entry_when_there(stories, qtbot, 1)
    assert row_at(stories, 1).is_copy
    entry_when_there(stories, qtbot, 0)
    assert fold_at(stories, 0).is_open


def test_a_post_that_stands_folded_is_found_when_it_is_asked_for(stories, qtbot):
    hidden = fold_at(stories, 0).copies[1]
    stories.navigation.show_entry(hidden.id)
    qtbot.waitUntil(lambda: stories.entries.view.current_id() == hidden.id)
    assert stories.entries.model.folds.is_open(entry_when_there(stories, qtbot, 0).id)


def test_next_unread_goes_on_to_the_next_story(stories, qtbot):
    stories.entries.view.go_to_row(0)
    stories.entries.control.go_unread(1)
    qtbot.waitUntil(lambda: stories.entries.view.currentIndex().row() == 1)
    assert not is_known(entry(stories, 1).title)


def test_stories_found_later_move_nothing(profile, open_it, qtbot):
    for feed, age, title in TELLERS:
        add_posts(profile, feed, [Post(feed, age, title, "Nobody was hurt.")], NOW)
    parts = open_it(profile)
    before = parts.entries.model.ids_from(0, parts.entries.model.rowCount())
    conn = open_store(profile.database, NOW)
    read_everything(conn)
    conn.close()
    parts.entries.model.refresh_rows()
    parts.entries.control.check_new()
    entry_when_there(parts, qtbot, 0)
    assert parts.entries.model.ids_from(0, parts.entries.model.rowCount()) == before
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        parts.entries.control.reload()
    assert parts.entries.model.rowCount() == len(before) - 2


def allow_copies(profile) -> None:
    conn = open_store(profile.database, NOW)
    save_settings(conn, Settings(mark_duplicates_read=True))
    conn.close()


def test_reading_one_reads_all_where_the_user_wants_it_and_undo_takes_the_copies_back(notes, open_it, qtbot, store):
    allow_copies(notes)
    parts = open_it(notes)
    entry_when_there(parts, qtbot, 0)
    lead = row_at(parts, 0)
    copies = [copy.id for copy in fold_at(parts, 0).copies]
    with qtbot.waitSignal(parts.undo.offered) as offered:
        parts.commands.note_read([lead.id])
    assert offered.args == ["Same story: 2 articles marked as read"]
    assert note_of(row_at(parts, 0)) == "Also in 2 other feeds"
    assert all(row.read for row in get_rows(store, [lead.id, *copies]))
    with qtbot.wait_change(parts, Changes.MARKS):
        parts.undo.undo()
    assert [row.read for row in get_rows(store, [lead.id, *copies])] == [True, False, False]
    assert note_of(row_at(parts, 0)) == "Also in 2 other feeds · 2 unread"


def test_reading_one_reads_only_that_by_default(stories, qtbot, store):
    lead = row_at(stories, 0)
    with qtbot.wait_change(stories, Changes.MARKS), qtbot.assertNotEmitted(stories.undo.offered):
        stories.commands.set_read([lead.id], True)
    assert [row.read for row in get_rows(store, [copy.id for copy in fold_at(stories, 0).copies])] == [False, False]


def test_marking_all_read_marks_what_is_folded_too(stories, qtbot, store):
    with qtbot.wait_change(stories, Changes.ROWS):
        stories.actions["mark_all_read"].trigger()
    assert get_unread_counts(store) == {}
    assert list_page(store, View(unread_only=True)) == []


def test_the_newspaper_says_what_is_folded(stories, qtbot):
    stories.actions["layout_newspaper"].trigger()
    qtbot.waitUntil(lambda: "Also in 2 other feeds · 2 unread" in stories.article.newspaper.browser.toPlainText())
    QApplication.processEvents()
