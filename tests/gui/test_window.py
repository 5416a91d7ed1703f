"""Every action of the window, driven by the keyboard over a real store."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QInputDialog, QLineEdit

from reader.gui import wiring
from reader.gui.help_sheet import HelpSheet, KeyEditor, split_keys
from reader.gui.memory import load_memory
from reader.gui.posts.rows import DayRow, ListRow
from reader.gui.reading import MarkRead
from reader.gui.shortcuts import SPECS
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import View, ViewKind
from reader.store.db import open_reader
from reader.store.feeds import list_feeds
from reader.store.folders import list_folders
from reader.store.views import count_view, get_rows, get_unread_counts, list_ids
from tests.gui.made_up import NOW, Post, add_posts


@pytest.fixture
def store(profile):
    conn = open_reader(profile.database)
    yield conn
    conn.close()


def entry(window, row):
    found = window.posts.row_at(row)
    return found.entry if isinstance(found, ListRow) else None


@pytest.fixture
def at_first(window, qtbot):
    """The cursor on the first post, its article shown."""
    window.activateWindow()
    window.list.setFocus()
    qtbot.waitUntil(lambda: entry(window, 0) is not None)
    with qtbot.waitSignal(window.article_control.article_shown):
        window.list.go_to_row(0)
    return window


def press(window, key):
    QTest.keySequence(QGuiApplication.focusWindow() or window.windowHandle(), QKeySequence(key))


def test_starts_with_unread_and_the_counts_of_the_store(window, store):
    assert window.list_control.place == Key(Kind.UNREAD)
    unread = sum(get_unread_counts(store).values())
    assert window.posts.rowCount() == unread
    assert window.sidebar_control.find_node(Key(Kind.UNREAD)).count == unread


def test_j_and_k_walk_the_list_and_bring_the_article(at_first, qtbot):
    with qtbot.waitSignal(at_first.article_control.article_shown) as shown:
        press(at_first, "J")
    assert shown.args == [at_first.posts.id_at(1)]
    press(at_first, "K")
    assert at_first.list.current_id() == at_first.posts.id_at(0)


def test_arrows_walk_the_list(at_first):
    press(at_first, "Down")
    assert at_first.list.current_id() == at_first.posts.id_at(1)


def test_n_skips_what_is_read_and_p_goes_back(at_first, qtbot):
    at_first.commands.set_read(at_first.posts.ids_from(1, 3), True)
    press(at_first, "N")
    assert at_first.list.current_id() == at_first.posts.id_at(4)
    press(at_first, "P")
    assert at_first.list.current_id() == at_first.posts.id_at(0)


def test_n_finds_an_unread_post_beyond_the_pages_at_hand(open_it, tmp_path, qtbot):
    from tests.gui.made_up import make_profile

    profile = make_profile(tmp_path / "long", more=600)
    window = open_it(profile).window
    with qtbot.waitSignal(window.posts.view_loaded):
        wiring.show_place(window, Key(Kind.FOLDER, 1))
    last = window.posts.rowCount() - 1
    wanted = window.posts.id_at(last)
    with qtbot.waitSignal(window.commands.many_marks_stored):
        window.commands.mark_these_read(window.posts.ids_from(0, last - 1), "News")
    qtbot.waitUntil(lambda: entry(window, 0) is not None and entry(window, 0).read)
    window.list.go_to_row(0)
    with qtbot.waitSignal(window.list.current_changed) as moved:
        window.actions_["next_unread"].trigger()
    assert moved.args == [wanted]


def test_space_pages_then_goes_to_the_next_unread(at_first):
    for _ in range(40):
        press(at_first, "Space")
        if at_first.list.currentIndex().row() == 1:
            return
    pytest.fail("Space never reached the next post")


def test_space_still_presses_a_focused_button(at_first, qtbot):
    button = next(b for b in at_first.sidebar.findChildren(QAbstractButton) if b.isVisible())
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert at_first.list.currentIndex().row() == 0


def test_m_marks_read_and_unread(at_first, qtbot, store):
    entry_id = at_first.list.current_id()
    for read in (True, False):
        with qtbot.waitSignal(at_first.commands.marks_stored):
            press(at_first, "M")
        assert entry(at_first, 0).read is read
        assert get_rows(store, [entry_id])[0].read is read


def test_s_stars(at_first, qtbot, store):
    with qtbot.waitSignal(at_first.commands.marks_stored):
        press(at_first, "S")
    assert entry(at_first, 0).starred
    assert get_rows(store, [at_first.list.current_id()])[0].starred


def test_marks_go_to_everything_selected(at_first, qtbot, store):
    for _ in range(3):
        press(at_first, "Shift+Down")
    ids = at_first.list.selected_ids()
    assert ids == at_first.posts.ids_from(0, 3)
    at_first.reading.policy = MarkRead.NEVER
    with qtbot.waitSignal(at_first.commands.marks_stored):
        press(at_first, "M")
    assert all(row.read for row in get_rows(store, ids))


def test_select_all_selects_the_whole_snapshot(at_first):
    at_first.list.selectAll()
    assert len(at_first.list.selected_ids()) == at_first.posts.rowCount()


def test_mark_all_read_and_undo_bring_back_exactly_the_same(at_first, qtbot, store):
    before = get_unread_counts(store)
    with qtbot.waitSignal(at_first.undo.offered) as offered:
        press(at_first, "Shift+A")
    assert offered.args[0] == f"{sum(before.values())} posts in Unread marked read"
    assert get_unread_counts(store) == {}
    assert at_first.list_pane.undo_bar.isVisible()
    with qtbot.waitSignal(at_first.commands.many_marks_stored):
        press(at_first, "Ctrl+Z")
    assert get_unread_counts(store) == before
    assert not at_first.list_pane.undo_bar.isVisible()


def test_mark_all_read_leaves_what_came_later(at_first, qtbot, store, profile):
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 0, "Fresh", "Just now")], NOW + 60)
    with qtbot.waitSignal(at_first.commands.many_marks_stored):
        wiring.mark_all_read(at_first)
    assert sum(get_unread_counts(store).values()) == 1


def test_delete_and_undo(at_first, qtbot, store):
    count, entry_id = at_first.posts.rowCount(), at_first.list.current_id()
    with qtbot.waitSignal(at_first.undo.offered):
        press(at_first, "Del")
    assert at_first.posts.rowCount() == count - 1
    assert get_rows(store, [entry_id]) == []
    with qtbot.waitSignal(at_first.posts.view_loaded):
        press(at_first, "Ctrl+Z")
    assert at_first.posts.row_of(entry_id) == 0


def test_tag(at_first, qtbot, store, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getItem", lambda *args: ("Reading group", True))
    with qtbot.waitSignal(at_first.undo.offered):
        press(at_first, "T")
    qtbot.waitUntil(lambda: any(tag.name == "Reading group" for tag in at_first.sidebar_control.data.tags))
    with qtbot.waitSignal(at_first.commands.places_changed):
        at_first.undo.undo()
    qtbot.waitUntil(
        lambda: not any(tag.name == "Reading group" for tag in at_first.sidebar_control.data.tags)
    )


def test_v_opens_only_web_addresses(at_first, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.toString()))  # type: ignore[func-returns-value]
    press(at_first, "V")
    assert opened == [at_first.article_control.current.row.link]


def test_copy_link(at_first):
    press(at_first, "Ctrl+Shift+C")
    assert QGuiApplication.clipboard().text() == at_first.article_control.current.row.link


@pytest.mark.parametrize(
    ("keys", "place"), [("G, T", Kind.TODAY), ("G, S", Kind.STARRED), ("G, U", Kind.UNREAD)]
)
def test_g_goes_to_views(at_first, keys, place):
    press(at_first, keys)
    assert at_first.list_control.place.kind is place
    assert at_first.tree.current_key().kind is place


def test_brackets_walk_the_feeds(at_first):
    press(at_first, "]")
    first = at_first.list_control.place
    press(at_first, "]")
    assert first.kind is at_first.list_control.place.kind is Kind.FEED
    assert first != at_first.list_control.place
    press(at_first, "[")
    assert at_first.list_control.place == first


def test_search_finds_in_the_view_then_everywhere(at_first, qtbot):
    press(at_first, "/")
    field = at_first.list_pane.header.search_field
    assert field.hasFocus()
    with qtbot.waitSignal(at_first.posts.view_loaded):
        QTest.keyClicks(field, "ferry")
    assert at_first.posts.rowCount() == 1
    assert entry_when_there(at_first, qtbot, 0).title.startswith("Night ferry")
    with qtbot.waitSignal(at_first.posts.view_loaded):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert at_first.posts.rowCount() > 1


def entry_when_there(window, qtbot, row):
    qtbot.waitUntil(lambda: entry(window, row) is not None)
    return entry(window, row)


def test_search_without_a_hit_offers_to_search_everywhere(at_first, qtbot):
    with qtbot.waitSignal(at_first.posts.view_loaded):
        wiring.show_place(at_first, Key(Kind.FEED, 1))
    with qtbot.waitSignal(at_first.posts.view_loaded):
        at_first.list_control.search("estuary")
    assert at_first.list_pane.empty.words() == "Nothing about “estuary” Searched Harbour Gazette."
    with qtbot.waitSignal(at_first.posts.view_loaded):
        at_first.list_pane.empty.button_pressed.emit()
    assert at_first.posts.rowCount() == 1


def test_all_read_names_the_next_poll(at_first, qtbot):
    with qtbot.waitSignal(at_first.commands.many_marks_stored):
        wiring.mark_all_read(at_first)
    with qtbot.waitSignal(at_first.posts.view_loaded):
        wiring.show_place(at_first, Key(Kind.UNREAD))
    assert at_first.list_pane.is_empty()
    assert at_first.list_pane.empty.words() == "All read Next poll 10:40."


def test_new_posts_wait_behind_a_bar_and_move_nothing(at_first, qtbot, profile):
    ids = at_first.posts.ids_from(0, 1000)
    fresh = [Post("Kernel Garden", -60 * n, f"Fresh {n}", "Now") for n in range(3)]
    add_posts(profile, "Kernel Garden", fresh, NOW + 300)
    wiring.posts_arrived(at_first)
    bar = at_first.list_pane.new_posts
    qtbot.waitUntil(bar.isVisible)
    assert bar.text() == "3 new"
    assert at_first.posts.ids_from(0, 1000) == ids
    with qtbot.waitSignal(at_first.posts.view_loaded):
        bar.click()
    assert at_first.posts.rowCount() == len(ids) + 3
    assert not bar.isVisible()


def test_unread_only_and_oldest_first(at_first, qtbot, store):
    view = View(ViewKind.FEED, 1)
    with qtbot.waitSignal(at_first.posts.view_loaded):
        wiring.show_place(at_first, Key(Kind.FEED, 1))
    assert at_first.posts.ids_from(0, 999) == list(list_ids(store, view, 999).ids)
    with qtbot.waitSignal(at_first.posts.view_loaded):
        press(at_first, "O")
    assert at_first.posts.ids_from(0, 999) == list(reversed(list_ids(store, view, 999).ids))
    first = at_first.posts.id_at(0)
    with qtbot.waitSignal(at_first.commands.marks_stored):
        at_first.commands.set_read([first], True)
    with qtbot.waitSignal(at_first.posts.view_loaded):
        press(at_first, "U")
    assert at_first.posts.row_of(first) is None


def test_opening_marks_read_after_a_moment_but_not_when_the_owner_says_never(at_first, qtbot):
    with qtbot.waitSignal(at_first.commands.marks_stored):
        pass
    assert entry(at_first, 0).read
    at_first.reading.policy = MarkRead.NEVER
    with qtbot.waitSignal(at_first.article_control.article_shown):
        at_first.list.step(1)
    assert not at_first.reading._timer.isActive()


def test_scrolling_past_marks_read_when_chosen(at_first, qtbot):
    at_first.reading.policy = MarkRead.SCROLLED
    with qtbot.waitSignal(at_first.commands.marks_set) as marked:
        at_first.list.verticalScrollBar().setValue(92 * 3)
    assert marked.args[0][:3] == at_first.posts.ids_from(0, 2)


# --- layouts ------------------------------------------------------------------------------------


def test_wide_list_has_a_row_of_its_own_for_each_further_day(at_first, qtbot):
    count = at_first.posts.rowCount()
    with qtbot.waitSignal(at_first.posts.view_loaded):
        press(at_first, "Ctrl+2")
    assert at_first.posts.post_count() == count
    rows = [at_first.posts.peek(n) for n in range(at_first.posts.rowCount())]
    assert any(isinstance(row, DayRow) for row in rows)
    assert at_first.list.rowHeight(0) == 32
    header = next(n for n, row in enumerate(rows) if isinstance(row, DayRow))
    at_first.list.go_to_row(header - 1)
    press(at_first, "J")
    assert at_first.list.currentIndex().row() == header + 1


def test_newspaper_hides_the_list_and_keeps_its_bar(at_first):
    press(at_first, "Ctrl+3")
    assert at_first.list_pane.header.isVisible()
    assert not at_first.list.isVisible()
    assert at_first.article_pane.isVisible()
    press(at_first, "Ctrl+1")
    assert at_first.list.isVisible()
    assert at_first.actions_["layout_three"].isChecked()


def test_below_960_the_sidebar_is_a_drawer(at_first, qtbot):
    at_first.resize(900, 700)
    qtbot.waitUntil(lambda: at_first.panes.is_drawer)
    assert not at_first.sidebar.isVisible()
    assert at_first.list_pane.header.sidebar_button.isVisible()
    at_first.list_pane.header.sidebar_button.click()
    assert at_first.sidebar.isVisible()
    wiring.show_place(at_first, Key(Kind.TODAY))
    assert not at_first.sidebar.isVisible()
    at_first.resize(1280, 800)
    qtbot.waitUntil(lambda: not at_first.panes.is_drawer)
    assert at_first.sidebar.isVisible()


def test_below_760_list_and_article_share_one_place(at_first, qtbot):
    at_first.resize(600, 700)
    qtbot.waitUntil(lambda: at_first.panes.is_single)
    assert at_first.list.isVisible()
    assert not at_first.article_pane.isVisible()
    at_first.list.step(1)
    qtbot.waitUntil(at_first.article_pane.isVisible)
    assert not at_first.list.isVisible()
    at_first.article.setFocus()
    press(at_first, "Esc")
    assert at_first.list.isVisible()


def test_f6_walks_the_panes(at_first):
    order = []
    for _ in range(3):
        press(at_first, "F6")
        order.append(at_first.focusWidget())
    assert order == [at_first.article.browser, at_first.tree, at_first.list]
    press(at_first, "Shift+F6")
    assert at_first.focusWidget() is at_first.tree


def test_the_window_remembers_itself(at_first, profile, open_it):
    press(at_first, "Ctrl+2")
    at_first.actions_.choose_key("toggle_star", "Y")
    wiring.show_place(at_first, Key(Kind.FEED, 2))
    at_first.close()
    again = open_it(profile).window
    assert again.panes.layout_name == "wide"
    assert again.list_control.place == Key(Kind.FEED, 2)
    assert again.actions_["toggle_star"].shortcut() == QKeySequence("Y")
    assert load_memory(profile.folder).layout == "wide"


# --- feeds and folders --------------------------------------------------------------------------


def test_unsubscribe_and_undo(at_first, qtbot, store):
    at_first.tree.choose(Key(Kind.FEED, 3))
    with qtbot.waitSignal(at_first.undo.offered) as offered:
        wiring.unsubscribe(at_first)
    assert offered.args[0] == "Unsubscribed from Le Petit Méridien"
    assert 3 not in [feed.id for feed in list_feeds(store)]
    with qtbot.waitSignal(at_first.commands.places_changed):
        at_first.undo.undo()
    assert 3 in [feed.id for feed in list_feeds(store)]


def test_dragging_moves_a_feed_and_undo_moves_it_back(at_first, qtbot, store):
    folder = next(f for f in list_folders(store) if f.name == "Software")
    places = at_first.places
    data = places.mimeData([places.find(Key(Kind.FEED, 1))])
    target = places.find(Key(Kind.FOLDER, folder.id))
    with qtbot.waitSignal(at_first.undo.offered):
        places.dropMimeData(data, Qt.DropAction.MoveAction, 1, 0, target)
    inside = [feed.id for feed in list_feeds(store) if feed.folder_id == folder.id]
    assert inside[1] == 1
    with qtbot.waitSignal(at_first.commands.places_changed):
        at_first.undo.undo()
    assert next(feed for feed in list_feeds(store) if feed.id == 1).folder_id != folder.id


def test_f2_renames(at_first, qtbot, store):
    at_first.tree.choose(Key(Kind.FEED, 1))
    at_first.tree.setFocus()
    press(at_first, "F2")
    editor = at_first.tree.findChild(QLineEdit)
    editor.setText("Harbour News")
    with qtbot.waitSignal(at_first.commands.places_changed):
        QTest.keyClick(editor, Qt.Key.Key_Return)
    assert next(feed for feed in list_feeds(store) if feed.id == 1).name == "Harbour News"


def test_folders_are_made_and_removed(at_first, qtbot, store, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *args: ("Weekend", True))
    with qtbot.waitSignal(at_first.commands.places_changed):
        press(at_first, "Ctrl+Shift+N")
    qtbot.waitUntil(lambda: any(f.name == "Weekend" for f in at_first.sidebar_control.data.folders))
    at_first.tree.choose(Key(Kind.FOLDER, 1))
    with qtbot.waitSignal(at_first.undo.offered):
        wiring.remove_folder(at_first)
    assert "News" not in [folder.name for folder in list_folders(store)]
    with qtbot.waitSignal(at_first.commands.places_changed):
        at_first.undo.undo()
    assert "News" in [folder.name for folder in list_folders(store)]


def test_typing_filters_the_feeds_and_escape_brings_all_back(at_first, qtbot):
    press(at_first, "Ctrl+L")
    QTest.keyClicks(at_first.focusWidget(), "moss")
    qtbot.waitUntil(
        lambda: at_first.places.list_keys()[-1].kind is Kind.FEED and len(at_first.places.list_keys()) == 3
    )
    QTest.keyClick(at_first.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(at_first.places.list_keys()) > 10)


def test_hide_read_feeds(at_first):
    moss = next(f.id for f in at_first.sidebar_control.data.feeds if f.name == "The Moss Review")
    assert at_first.places.find(Key(Kind.FEED, moss)).isValid()
    press(at_first, "Ctrl+H")
    assert not at_first.places.find(Key(Kind.FEED, moss)).isValid()


def test_a_failed_write_is_told_in_words(at_first, qtbot):
    at_first.commands.make_folder("News", None)
    at_first.commands.rename(Key(Kind.FOLDER, 2), "News", "Science")
    qtbot.waitUntil(at_first.messages.isVisible)


# --- keys ---------------------------------------------------------------------------------------


def test_the_help_sheet_shows_every_action_that_works(at_first):
    press(at_first, "?")
    sheet = at_first.findChild(HelpSheet)
    words = {label.text() for label in sheet.findChildren(type(at_first.status._sentence))}
    for spec in SPECS:
        if at_first.actions_[spec.name].isVisible() and spec.keys:
            assert spec.words in words


def test_a_key_that_is_taken_is_refused_in_words(at_first):
    editor = KeyEditor(at_first.actions_, at_first)
    star = next(spec for spec in SPECS if spec.name == "toggle_star")
    editor.fields["toggle_star"].setKeySequence(QKeySequence("M"))
    editor.take(star)
    assert editor.message.text() == "M already does “Read or unread”; choose another key."
    assert at_first.actions_["toggle_star"].shortcut() == QKeySequence("S")
    editor.fields["toggle_star"].setKeySequence(QKeySequence("Y"))
    editor.take(star)
    assert at_first.actions_["toggle_star"].shortcut() == QKeySequence("Y")
    editor.reset()
    assert at_first.actions_["toggle_star"].shortcut() == QKeySequence("S")


def test_no_two_actions_share_a_key():
    keys = [key.casefold() for spec in SPECS for key in spec.keys]
    assert len(keys) == len(set(keys))


def test_keys_are_drawn_as_caps():
    assert split_keys("Ctrl+Shift+N") == ["Ctrl", "⇧", "N"]
    assert split_keys("G, U") == ["g", "u"]
    assert split_keys("Ctrl++") == ["Ctrl", "+"]
    assert split_keys("+") == ["+"]


# --- for ears -----------------------------------------------------------------------------------


def test_the_list_reads_sensibly(at_first):
    table = QAccessible.queryAccessibleInterface(at_first.list)
    assert table.text(QAccessible.Text.Name) == "Posts"
    index = at_first.posts.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Unread. Night ferry to run all summer after crews agree a new rota. Harbour Gazette, 8 minutes ago."
    )
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole).startswith("The 23:40 crossing")


def test_the_sidebar_reads_sensibly(at_first):
    feeds = {f.name: f.id for f in at_first.sidebar_control.data.feeds}
    spoken = at_first.places.find(Key(Kind.FEED, feeds["Orbit & Ash"])).data(
        Qt.ItemDataRole.AccessibleTextRole
    )
    assert spoken == "Orbit & Ash, 4 unread, failing since Tuesday"


def test_every_visible_control_has_a_name(at_first):
    for button in at_first.findChildren(QAbstractButton):
        if button.isVisible():
            face = QAccessible.queryAccessibleInterface(button)
            assert face.text(QAccessible.Text.Name), button.objectName()
    for field in at_first.findChildren(QLineEdit):
        assert field.accessibleName()


def test_context_menus_offer_only_what_works(at_first):
    from reader.gui.menus import make_place_menu, make_post_menu

    menu = make_post_menu(at_first.actions_, at_first.list)
    shown = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    assert shown == ["Read or unread", "Star", "Tag", "Open in browser", "Copy link", "Delete"]
    menu = make_place_menu(at_first.actions_, Key(Kind.FEED, 1), at_first.tree)
    shown = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    feed_words = ["Settings of this feed", "Rename", "Unsubscribe"]
    assert shown == ["Mark all read", *feed_words, "New folder", "Hide read feeds"]


def test_counts_of_the_store_and_the_sidebar_agree_after_marking(at_first, qtbot, store):
    with qtbot.waitSignal(at_first.commands.marks_stored):
        press(at_first, "M")
    unread = count_view(store, View(unread_only=True))
    qtbot.waitUntil(lambda: at_first.sidebar_control.find_node(Key(Kind.UNREAD)).count == unread)


# --- the newspaper and the article ----------------------------------------------------------------


@pytest.fixture
def newspaper(at_first, qtbot):
    press(at_first, "Ctrl+3")
    qtbot.waitUntil(lambda: at_first.newspaper.current_id is not None and at_first.newspaper.is_finished())
    at_first.newspaper.setFocus()
    return at_first


def test_the_newspaper_shows_the_list_and_keeps_in_step(newspaper, qtbot):
    assert newspaper.newspaper.current_id == newspaper.posts.id_at(0)
    press(newspaper, "J")
    qtbot.waitUntil(lambda: newspaper.newspaper.current_id == newspaper.posts.id_at(1))
    assert newspaper.list.current_id() == newspaper.posts.id_at(1)


def test_a_post_of_the_newspaper_can_be_starred_and_opened(newspaper, qtbot, store):
    qtbot.waitUntil(lambda: entry(newspaper, 0) is not None)
    with qtbot.waitSignal(newspaper.commands.marks_stored):
        press(newspaper, "S")
    assert get_rows(store, [newspaper.newspaper.current_id])[0].starred
    newspaper.newspaper.post_opened.emit(newspaper.newspaper.current_id)
    assert newspaper.article.isVisible()
    assert newspaper.article_pane.bar.back.isVisible()
    newspaper.article.setFocus()
    press(newspaper, "Esc")
    assert newspaper.newspaper.isVisible()


def test_the_article_says_when_it_was_fetched(at_first, qtbot):
    with qtbot.waitSignal(at_first.article_control.article_shown):
        at_first.list.step(1)
    assert at_first.article.article.fetched_note == "Fetched at 10:04, before you looked"


def test_a_look_before_the_fetch_is_told(at_first, qtbot, profile):
    from reader.model.stored import Look
    from reader.store.history import add_looks

    with qtbot.waitSignal(at_first.article_control.article_shown):
        at_first.bridge.write(
            lambda conn: add_looks(conn, [Look(NOW - 35 * 60, None, "view")]), lambda _: at_first.list.step(2)
        )
    assert at_first.article.article.fetched_note == "Fetched 15 min after you first looked"


def test_text_size_and_letters_are_remembered(at_first, profile, open_it):
    press(at_first, "Ctrl++")
    at_first.actions_["serif"].trigger()
    assert at_first.article.text_choice.px == 18
    assert not at_first.article.text_choice.serif
    at_first.close()
    again = open_it(profile).window
    assert (again.article.text_choice.px, again.article.text_choice.serif) == (18, False)


def test_sharing_opens_a_mail(at_first, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.scheme()))  # type: ignore[func-returns-value]
    press(at_first, "Ctrl+Shift+M")
    assert opened == ["mailto"]


def test_the_star_in_the_toolbar_is_filled_while_starred(at_first, qtbot):
    before = at_first.actions_["toggle_star"].icon().cacheKey()
    with qtbot.waitSignal(at_first.commands.marks_stored):
        press(at_first, "S")
    assert at_first.actions_["toggle_star"].icon().cacheKey() != before


def test_pictures_of_a_feed_can_be_allowed(at_first, qtbot, store):
    with qtbot.waitSignal(at_first.commands.places_changed):
        at_first.article.pictures_allowed.emit(at_first.list.current_id(), "this-feed")
    feed_id = at_first.article_control.current.row.feed_id
    assert next(feed for feed in list_feeds(store) if feed.id == feed_id).choices.images is True
