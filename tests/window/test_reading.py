"""Reading and marking by keyboard, over a real store."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from reader.core.errors import StoreError
from reader.core.records.stored import View, ViewKind
from reader.core.words.catalogue import Code
from reader.store.tags import list_common_tags
from reader.store.views import get_rows, get_unread_counts, list_ids
from reader.window.app import action_table
from reader.window.app.menus import TagPopup
from reader.window.article.read_policy import MarkRead
from reader.window.bridge.bridge import Changes
from reader.window.schedule.ribbon import StatusFacts
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import entry, entry_when_there, press
from tests.window.made_up import NOW, Post, add_posts, make_profile


def test_starts_with_unread_and_the_counts_of_the_store(parts, store):
    assert parts.entries.control.place == Key(Kind.UNREAD)
    unread = sum(get_unread_counts(store).values())
    assert parts.entries.model.rowCount() == unread
    assert parts.sidebar.control.find_node(Key(Kind.UNREAD)).count == unread


def test_j_and_k_walk_the_list_and_bring_the_article(at_first, qtbot):
    with qtbot.waitSignal(at_first.article.control.article_shown) as shown:
        press(at_first, "J")
    assert shown.args == [at_first.entries.model.id_at(1)]
    press(at_first, "K")
    assert at_first.entries.view.current_id() == at_first.entries.model.id_at(0)


def test_arrows_walk_the_list(at_first):
    press(at_first, "Down")
    assert at_first.entries.view.current_id() == at_first.entries.model.id_at(1)


def test_n_skips_what_is_read_and_p_goes_back(at_first, qtbot):
    at_first.commands.set_read(at_first.entries.model.ids_from(1, 3), True)
    press(at_first, "N")
    assert at_first.entries.view.current_id() == at_first.entries.model.id_at(4)
    press(at_first, "P")
    assert at_first.entries.view.current_id() == at_first.entries.model.id_at(0)


def test_n_finds_an_unread_post_beyond_the_pages_at_hand(open_it, tmp_path, qtbot):
    profile = make_profile(tmp_path / "long", more=600)
    parts = open_it(profile)
    with qtbot.waitSignal(parts.entries.model.view_loaded):
        parts.navigation.show_place(Key(Kind.FOLDER, 1))
    last = parts.entries.model.rowCount() - 1
    wanted = parts.entries.model.id_at(last)
    with qtbot.wait_change(parts, Changes.ROWS):
        parts.commands.mark_these_read(parts.entries.model.ids_from(0, last - 1), "News")
    qtbot.waitUntil(lambda: entry(parts, 0) is not None and entry(parts, 0).read)
    parts.entries.view.go_to_row(0)
    with qtbot.waitSignal(parts.entries.view.current_changed) as moved:
        parts.actions["next_unread"].trigger()
    assert moved.args == [wanted]


def test_space_pages_then_goes_to_the_next_unread(at_first):
    for _ in range(40):
        press(at_first, "Space")
        if at_first.entries.view.currentIndex().row() == 1:
            return
    pytest.fail("Space never reached the next post")


def test_space_still_presses_a_focused_button(at_first, qtbot):
    button = next(b for b in at_first.sidebar.pane.findChildren(QAbstractButton) if b.isVisible())
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert at_first.entries.view.currentIndex().row() == 0


def test_m_marks_read_and_unread(at_first, qtbot, store):
    entry_id = at_first.entries.view.current_id()
    for read in (True, False):
        with qtbot.wait_change(at_first, Changes.MARKS):
            press(at_first, "M")
        assert entry(at_first, 0).read is read
        assert get_rows(store, [entry_id])[0].read is read


def test_s_stars(at_first, qtbot, store):
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "S")
    assert entry(at_first, 0).starred
    assert get_rows(store, [at_first.entries.view.current_id()])[0].starred


def test_a_star_that_cannot_be_stored_goes_out_again(at_first, qtbot, monkeypatch):
    def fail(conn, ids, starred):
        raise StoreError(Code.STORE_READ_ONLY())

    monkeypatch.setattr("reader.store.marks.set_starred", fail)
    before = entry(at_first, 0).starred
    shown: list[bool] = []
    at_first.bridge.marks_set.connect(lambda ids, read, starred: shown.append(entry(at_first, 0).starred))
    with qtbot.waitSignal(at_first.bridge.failed):
        at_first.commands.set_starred([entry(at_first, 0).id], not before)
    assert shown == [not before]
    qtbot.waitUntil(lambda: entry(at_first, 0).starred is before)


def test_marks_go_to_everything_selected(at_first, qtbot, store):
    for _ in range(3):
        press(at_first, "Shift+Down")
    ids = at_first.entries.view.selected_ids()
    assert ids == at_first.entries.model.ids_from(0, 3)
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "M")
    assert all(row.read for row in get_rows(store, ids))


def test_select_all_selects_the_whole_snapshot(at_first):
    at_first.entries.view.selectAll()
    assert len(at_first.entries.view.selected_ids()) == at_first.entries.model.rowCount()


def test_mark_all_read_and_undo_bring_back_exactly_the_same(at_first, qtbot, store):
    before = get_unread_counts(store)
    with qtbot.waitSignal(at_first.undo.offered) as offered:
        press(at_first, "Shift+A")
    assert offered.args[0] == f"{sum(before.values())} articles in Unread marked as read"
    assert get_unread_counts(store) == {}
    assert at_first.entries.pane.undo_bar.isVisible()
    with qtbot.wait_change(at_first, Changes.ROWS):
        press(at_first, "Ctrl+Z")
    assert get_unread_counts(store) == before
    assert at_first.entries.pane.undo_bar.sentence() == f"Undone: {offered.args[0]}"


def test_mark_all_read_leaves_what_came_later(at_first, qtbot, store, profile):
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 0, "Fresh", "Just now")], NOW + 60)
    with qtbot.wait_change(at_first, Changes.ROWS):
        action_table.mark_all_read(at_first)
    assert sum(get_unread_counts(store).values()) == 1


def test_delete_and_undo(at_first, qtbot, store):
    count, entry_id = at_first.entries.model.rowCount(), at_first.entries.view.current_id()
    with qtbot.waitSignal(at_first.undo.offered):
        press(at_first, "Del")
    assert at_first.entries.model.rowCount() == count - 1
    assert get_rows(store, [entry_id]) == []
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        press(at_first, "Ctrl+Z")
    assert at_first.entries.model.row_of(entry_id) == 0


def open_tag_popup(parts, qtbot):
    """Opened by the key, with the hand on its field."""
    press(parts, "T")
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), TagPopup))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, TagPopup)
    return popup


def choose_tag(popup, typed):
    QTest.keyClicks(popup.field, typed)
    QTest.keyClick(popup.field, Qt.Key.Key_Return)


def test_tag_with_a_new_name_and_take_it_off_again(at_first, qtbot, store):
    with qtbot.waitSignal(at_first.undo.offered):
        choose_tag(open_tag_popup(at_first, qtbot), "Reading group")
    entry_id = at_first.entries.view.current_id()
    assert list_common_tags(store, [entry_id]) == ["Reading group"]
    qtbot.waitUntil(lambda: any(tag.name == "Reading group" for tag in at_first.sidebar.control.data.tags))
    qtbot.waitUntil(lambda: entry(at_first, 0).tags == ("Reading group",))  # the row shows it
    qtbot.waitUntil(lambda: at_first.article.view.article.tags == ("Reading group",))  # and the article
    popup = open_tag_popup(at_first, qtbot)
    (item,) = popup.list.findItems("Reading group", Qt.MatchFlag.MatchExactly)
    assert item.checkState() is Qt.CheckState.Checked
    with qtbot.waitSignal(at_first.undo.offered) as said:
        choose_tag(popup, "reading g")
    assert said.args == ["Removed tag Reading group from 1 article"]
    assert list_common_tags(store, [entry_id]) == []
    with qtbot.wait_change(at_first, Changes.FEEDS):
        at_first.undo.undo()
    assert list_common_tags(store, [entry_id]) == ["Reading group"]


def test_a_tag_that_some_posts_lack_is_put_on_all_of_them(at_first, qtbot, store):
    name = at_first.sidebar.control.data.tags[0].name
    at_first.entries.view.selectAll()
    ids = at_first.entries.view.selected_ids()
    assert name not in list_common_tags(store, ids)
    with qtbot.waitSignal(at_first.undo.offered):
        choose_tag(open_tag_popup(at_first, qtbot), name)
    assert name in list_common_tags(store, ids)


def test_v_opens_only_web_addresses(at_first, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.toString()))  # type: ignore[func-returns-value]
    press(at_first, "V")
    assert opened == [at_first.article.control.current.row.link]


def test_copy_link(at_first):
    press(at_first, "Ctrl+Shift+C")
    assert QGuiApplication.clipboard().text() == at_first.article.control.current.row.link


@pytest.mark.parametrize(("keys", "place"), [("G, T", Kind.TODAY), ("G, S", Kind.STARRED), ("G, U", Kind.UNREAD)])
def test_g_goes_to_views(at_first, keys, place):
    press(at_first, keys)
    assert at_first.entries.control.place.kind is place
    assert at_first.sidebar.tree.chosen.kind is place


def test_brackets_walk_the_feeds(at_first):
    press(at_first, "]")
    first = at_first.entries.control.place
    press(at_first, "]")
    assert first.kind is at_first.entries.control.place.kind is Kind.FEED
    assert first != at_first.entries.control.place
    press(at_first, "[")
    assert at_first.entries.control.place == first


def test_search_finds_in_the_view_then_everywhere(at_first, qtbot):
    press(at_first, "/")
    field = at_first.entries.pane.header.search_field
    assert field.hasFocus()
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        QTest.keyClicks(field, "ferry")
    assert at_first.entries.model.rowCount() == 1
    assert entry_when_there(at_first, qtbot, 0).title.startswith("Night ferry")
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert at_first.entries.model.rowCount() > 1


def test_return_goes_from_the_search_field_to_the_first_find(at_first, qtbot):
    press(at_first, "/")
    field = at_first.entries.pane.header.search_field
    QTest.keyClicks(field, "ferry")
    QTest.keyClick(field, Qt.Key.Key_Return)  # at once: the search itself waits for a pause in typing
    qtbot.waitUntil(lambda: at_first.entries.view.current_id() is not None)
    assert at_first.entries.view.hasFocus()
    assert "ferry" in entry(at_first, at_first.entries.view.currentIndex().row()).title


def test_search_without_a_hit_offers_to_search_everywhere(at_first, qtbot):
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.FEED, 1))
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.entries.control.search("estuary")
    assert at_first.entries.pane.empty.words() == "No results for “estuary” Searched Harbour Gazette."
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.entries.pane.empty.pressed.emit(0)
    assert at_first.entries.model.rowCount() == 1


def test_all_read_names_the_next_poll(at_first, qtbot):
    with qtbot.wait_change(at_first, Changes.ROWS):
        action_table.mark_all_read(at_first)
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.UNREAD))
    assert at_first.entries.pane.is_empty()
    assert at_first.entries.pane.empty.words() == "All caught up Next fetch 10:40."
    at_first.frame.status_control.show_stored(StatusFacts())
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.UNREAD))
    assert at_first.entries.pane.empty.words() == "All caught up", "none is planned any more"


def test_new_posts_wait_behind_a_bar_and_move_nothing(at_first, qtbot, profile):
    ids = at_first.entries.model.ids_from(0, 1000)
    fresh = [Post("Kernel Garden", -60 * n, f"Fresh {n}", "Now") for n in range(3)]
    add_posts(profile, "Kernel Garden", fresh, NOW + 300)
    at_first.bridge.changed.emit(Changes.ENTRIES)
    bar = at_first.entries.pane.new_posts
    qtbot.waitUntil(bar.isVisible)
    assert bar.text() == "3 new"
    assert at_first.entries.model.ids_from(0, 1000) == ids
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        bar.click()
    assert at_first.entries.model.rowCount() == len(ids) + 3
    assert not bar.isVisible()
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", -900, "Fresher", "Now")], NOW + 900)
    at_first.bridge.changed.emit(Changes.ENTRIES)
    qtbot.waitUntil(bar.isVisible)
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        press(at_first, "Home")
    assert at_first.entries.model.rowCount() == len(ids) + 4


@pytest.mark.parametrize("place", ["top", "middle", "end"])
def test_the_bar_itself_moves_no_post(at_first, qtbot, place):
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.UNREAD))
    pane, view = at_first.entries.pane, at_first.entries.pane.view
    scroll = view.verticalScrollBar()
    qtbot.waitUntil(lambda: scroll.maximum() > 200)
    scroll.setValue({"top": 0, "middle": 150, "end": scroll.maximum()}[place])
    row = view.rowAt(view.viewport().height() // 2)

    def height_of_post() -> int:
        return int(view.viewport().mapTo(pane, QPoint(0, view.rowViewportPosition(row))).y())

    before = height_of_post()
    pane.new_posts.show_count(3)
    qtbot.waitUntil(pane.new_posts.isVisible)
    QApplication.processEvents()
    assert height_of_post() == before
    bar = QRect(pane.new_posts.mapTo(pane, QPoint(0, 0)), pane.new_posts.size())
    first_post = view.viewport().mapTo(pane, QPoint(0, 0)).y()
    assert pane.header.height() <= bar.top() <= bar.bottom() < first_post  # it hides none either


def test_the_bar_stands_above_the_newspaper_and_comes_back_to_the_list(at_first, qtbot):
    pane = at_first.entries.pane
    pane.show_body(False)
    pane.new_posts.show_count(3)
    qtbot.waitUntil(pane.new_posts.isVisible)
    assert pane.new_posts.parentWidget() is pane
    pane.show_body(True)
    assert pane.new_posts.isVisible()
    assert pane.new_posts.parentWidget() is pane.body


def test_unread_only_and_oldest_first(at_first, qtbot, store):
    view = View(ViewKind.FEED, 1)
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.FEED, 1))
    assert at_first.entries.model.ids_from(0, 999) == list(list_ids(store, view, 999).ids)
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        press(at_first, "O")
    assert at_first.entries.model.ids_from(0, 999) == list(reversed(list_ids(store, view, 999).ids))
    first = at_first.entries.model.id_at(0)
    with qtbot.wait_change(at_first, Changes.MARKS):
        at_first.commands.set_read([first], True)
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        press(at_first, "U")
    assert at_first.entries.model.row_of(first) is None


def test_opening_marks_read_after_a_moment_but_not_when_the_user_says_never(at_first, qtbot):
    at_first.article.read_policy.policy = MarkRead.OPENED
    with qtbot.wait_change(at_first, Changes.MARKS):
        at_first.entries.view.step(1)
    assert entry(at_first, 1).read
    at_first.article.read_policy.policy = MarkRead.NEVER
    with qtbot.waitSignal(at_first.article.control.article_shown):
        at_first.entries.view.step(1)
    assert not at_first.article.read_policy._timer.isActive()


def test_scrolling_past_marks_read_when_chosen(at_first, qtbot):
    at_first.article.read_policy.policy = MarkRead.SCROLLED
    with qtbot.wait_change(at_first, Changes.MARKS):
        at_first.entries.view.verticalScrollBar().setValue(92 * 3)
    assert all(entry(at_first, row).read for row in range(3))


def test_when_a_post_counts_as_read_is_chosen_in_the_menu_and_remembered(at_first, profile, open_it):
    at_first.actions["read_when_passed"].trigger()
    assert at_first.article.read_policy.policy is MarkRead.SCROLLED
    assert not at_first.actions["read_when_opened"].isChecked()
    at_first.window.close()
    again = open_it(profile)
    assert again.article.read_policy.policy is MarkRead.SCROLLED
    assert again.actions["read_when_passed"].isChecked()


def test_a_long_name_gives_way_to_the_buttons(at_first, qtbot):
    header = at_first.entries.pane.header
    header.show_place("A feed whose publisher could not stop when naming it, and then went on for a while", "3")
    at_first.window.repaint()
    assert header.minimumSizeHint().width() < 300
    assert header._filter.geometry().right() < header.width()


def test_bringing_new_posts_keeps_the_article_open_and_the_cursor_on_it(at_first, qtbot, profile):
    with qtbot.waitSignal(at_first.article.control.article_shown):
        at_first.entries.view.step(2)
    reading = at_first.entries.view.current_id()
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", -60, "Fresh", "Now")], NOW + 60)
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.entries.control.bring_new()
    assert at_first.entries.view.current_id() == reading
    assert at_first.article.view.article.entry_id == reading
    assert at_first.entries.view.verticalScrollBar().value() == 0


def test_a_post_that_was_read_stays_in_a_list_made_anew_and_can_be_marked(at_first, qtbot, store):
    entry_id = at_first.entries.view.current_id()
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "M")
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.entries.control.reload()
    assert at_first.entries.view.current_id() == entry_id
    assert at_first.article.view.article.entry_id == entry_id
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "S")
    assert get_rows(store, [entry_id])[0].starred
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "M")
    assert not get_rows(store, [entry_id])[0].read


def test_another_place_closes_the_article(at_first, qtbot):
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.FEED, 3))
    assert at_first.article.view.article is None


def test_the_search_can_be_widened_and_narrowed_by_a_button(at_first, qtbot):
    feed = next(f for f in at_first.sidebar.control.data.feeds if f.name == "Harbour Gazette")
    at_first.navigation.show_place(Key(Kind.FEED, feed.id))
    press(at_first, "/")
    header = at_first.entries.pane.header
    assert header.search_field.placeholderText() == "Search in Harbour Gazette"
    assert header.strip.everywhere.isVisible()
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.entries.control.search("the")
    here = at_first.entries.model.rowCount()
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        header.strip.everywhere.click()
    assert at_first.entries.model.rowCount() > here
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.entries.control.search("the f")
    assert header.strip.everywhere.isChecked(), "typing on does not narrow the search again"
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        header.strip.everywhere.click()
    assert not header.strip.everywhere.isChecked()


def test_unread_holds_every_feed_so_there_is_nothing_to_widen(at_first):
    press(at_first, "/")
    assert not at_first.entries.pane.header.strip.everywhere.isVisible()


def test_a_feed_in_trouble_says_so_above_its_posts(at_first, qtbot):
    feeds = {feed.name: feed.id for feed in at_first.sidebar.control.data.feeds}
    health = at_first.entries.pane.health
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.FEED, feeds["Orbit & Ash"]))
    assert health.isVisible()
    assert health.sentence().startswith("Orbit & Ash hasn’t responded since Tuesday.")
    at_first.entries.pane.end_trouble()
    assert not health.isVisible(), "it goes when the trouble is over"
    with qtbot.waitSignal(at_first.entries.model.view_loaded):
        at_first.navigation.show_place(Key(Kind.FEED, feeds["Harbour Gazette"]))
    assert not health.isVisible()
