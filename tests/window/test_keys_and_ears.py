"""The keyboard sheet, changed keys, and what a screen reader hears."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMenu

from reader.core.records.stored import View
from reader.store.views import count_view
from reader.window.app.action_table import SPECS
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.keyboard_sheet import ShortcutsDialog, say_keys
from reader.window.kit.text import Label
from reader.window.list.view import make_entry_menu
from reader.window.sidebar.tree import Key, Kind
from reader.window.sidebar.view import make_place_menu
from tests.window.helpers import entry, press


@pytest.fixture
def sheet(at_first):
    press(at_first, "?")
    return at_first.window.findChild(ShortcutsDialog)


def type_keys(sheet, name, *keys):
    """Change the keys of a command as the user does: click them, then press others."""
    sheet.rows[name].button.click()
    for key in keys:
        QTest.keySequence(sheet.edit, key)
    if sheet.edit is not None:
        sheet.edit.editingFinished.emit()  # after a second without a key


def test_the_sheet_of_shortcuts_shows_every_command_that_works(at_first, sheet):
    words = {label.text() for label in sheet.findChildren(Label)}
    assert {spec.words for spec in SPECS if at_first.actions[spec.name].isVisible()} <= words
    assert sheet.rows["go_unread"].button.text() == "G then U"
    assert sheet.rows["copy_markdown"].button.text() == "Add keys"


def test_commands_are_found_by_their_words_and_by_their_keys(sheet):
    for typed, found in (("copy as", {"copy_markdown", "copy_text"}), ("then q", {"show_queue"}), ("nonsense", set())):
        sheet.search.setText(typed)
        assert {name for name, row in sheet.rows.items() if not row.isHidden()} == found
    sheet.search.clear()
    assert not any(row.isHidden() for row in sheet.rows.values())


def test_a_key_is_changed_in_place(at_first, sheet):
    type_keys(sheet, "toggle_star", "Y")
    assert at_first.actions["toggle_star"].shortcut() == QKeySequence("Y")
    assert (sheet.rows["toggle_star"].button.text(), sheet.edit) == ("Y", None)
    sheet.rows["toggle_star"].button.click()
    QTest.keyClick(sheet.edit, Qt.Key.Key_Escape)
    assert at_first.actions["toggle_star"].shortcut() == QKeySequence("Y")
    assert not sheet.isHidden()
    sheet.rows["toggle_star"].button.click()
    QTest.keyClick(sheet.edit, Qt.Key.Key_Backspace)
    assert at_first.actions["toggle_star"].shortcut().isEmpty()
    assert sheet.rows["toggle_star"].button.text() == "Add keys"


def test_a_key_that_is_taken_is_refused_in_words_or_taken(at_first, sheet):
    type_keys(sheet, "toggle_star", "M")
    assert sheet.note.text() == "M is used by Mark as read or unread."
    assert at_first.actions["toggle_star"].shortcut() == QKeySequence("S")
    sheet.instead.click()
    assert at_first.actions["toggle_star"].shortcut() == QKeySequence("M")
    assert at_first.actions["toggle_read"].shortcut().isEmpty()
    assert sheet.instead.isHidden()


def test_restored_keys_can_be_had_back(at_first, sheet):
    type_keys(sheet, "toggle_star", "Y")
    sheet.reset()
    assert at_first.actions["toggle_star"].shortcut() == QKeySequence("S")
    sheet.bar.undo_wanted.emit()
    assert at_first.actions["toggle_star"].shortcut() == QKeySequence("Y")
    assert sheet.rows["toggle_star"].button.text() == "Y"


def test_no_two_actions_share_a_key():
    keys = [key.casefold() for spec in SPECS for key in spec.keys]
    assert len(keys) == len(set(keys))


def test_keys_are_said_in_words():
    assert [say_keys(key) for key in ("Ctrl+Shift+N", "G, U", "Ctrl++", "+", "Home")] == [
        *("Ctrl+Shift+N", "G then U", "Ctrl++", "+", "Home")
    ]


def test_the_list_reads_sensibly(at_first):
    table = QAccessible.queryAccessibleInterface(at_first.entries.view)
    assert table.text(QAccessible.Text.Name) == "Articles"
    index = at_first.entries.model.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Unread. Night ferry to run all summer after crews agree a new rota. Harbour Gazette, 8 minutes ago."
    )
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole).startswith("The 23:40 crossing")


def test_the_sidebar_reads_sensibly(at_first):
    feeds = {f.name: f.id for f in at_first.sidebar.control.data.feeds}
    spoken = at_first.sidebar.model.find(Key(Kind.FEED, feeds["Orbit & Ash"])).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Orbit & Ash, 4 unread, failing since Tuesday"


def test_every_visible_control_has_a_name(at_first):
    for button in at_first.window.findChildren(QAbstractButton):
        if button.isVisible():
            face = QAccessible.queryAccessibleInterface(button)
            assert face.text(QAccessible.Text.Name), button.objectName()
    for field in at_first.window.findChildren(QLineEdit):
        assert field.accessibleName()


def test_context_menus_offer_only_what_works(at_first):
    menu = make_entry_menu(at_first.actions, at_first.entries.view)
    shown = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    assert shown == [
        *("Mark as read", "Star", "Highlight", "Tag…"),
        *("Mark above as read", "Mark below as read"),
        *("Mark older as read…", "Open in browser", "Open comments", "Copy link", "Share"),
        *("Feed settings…", "Delete"),
    ]
    menu = make_place_menu(at_first.actions, Key(Kind.FEED, 1), QMenu("Move to folder"), at_first.sidebar.tree)
    shown = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    assert shown == [
        *("Mark all as read", "Open website", "Copy feed address"),
        *("Feed settings…", "Schedule and reasons", "Rename", "Move to folder", "Unsubscribe"),
        *("New folder", "Hide feeds without unread"),
    ]


def test_the_main_menu_leads_to_what_has_no_button(at_first):
    menu = at_first.sidebar.pane.menu_button.menu()
    shown = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    assert shown == [
        *("Import feeds (OPML)…", "Export feeds (OPML)…", "Rules…", "Hidden articles…"),
        *("Paperround Help", "Keyboard shortcuts"),
        *("Report a problem", "About Paperround", "Quit"),
    ]


def test_counts_of_the_store_and_the_sidebar_agree_after_marking(at_first, qtbot, store):
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "M")
    unread = count_view(store, View(unread_only=True))
    qtbot.waitUntil(lambda: at_first.sidebar.control.find_node(Key(Kind.UNREAD)).count == unread)


def test_no_key_is_taken_twice_by_what_the_article_answers_to(at_first):
    """Two actions with one key would silence both."""
    actions = [*at_first.window.actions(), *at_first.article.view.actions(), *at_first.article.view.browser.actions()]
    own = {id(action): action for action in actions}.values()
    keys = [key.toString() for action in own for key in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("key", "scheme"), [("Ctrl+Shift+M", "mailto"), ("Ctrl+Return", "https")])
def test_keys_of_the_article_work_while_it_has_the_focus(at_first, monkeypatch, key, scheme):
    opened: list[QUrl] = []
    monkeypatch.setattr("reader.window.article.control.QDesktopServices.openUrl", opened.append)
    at_first.article.view.setFocus()
    press(at_first, key)
    assert [url.scheme() for url in opened] == [scheme]


def test_ctrl_f_finds_in_the_article_from_the_list_and_from_the_newspaper(at_first, qtbot):
    press(at_first, "Ctrl+F")
    assert at_first.article.view.find_bar.isVisible()
    at_first.article.view.find_bar.close_bar()
    press(at_first, "Ctrl+3")
    press(at_first, "Ctrl+F")
    assert at_first.article.view.find_bar.isVisible()
    assert not at_first.article.pane.shows_newspaper


def test_what_needs_an_article_is_grey_without_one(parts, qtbot):
    names = ("print", "save_html", "find", "open_in_browser", "copy_link", "share")
    assert not any(parts.actions[name].isEnabled() for name in names)
    qtbot.waitUntil(lambda: entry(parts, 0) is not None)
    with qtbot.waitSignal(parts.article.control.article_shown):
        parts.entries.view.go_to_row(0)
    assert all(parts.actions[name].isEnabled() for name in names)


def test_what_needs_an_address_is_grey_for_a_post_without_one(at_first, qtbot):
    with qtbot.waitSignal(at_first.article.view.article_shown):
        at_first.article.view.show_article(replace(at_first.article.view.article, link=""))
    assert not at_first.actions["open_in_browser"].isEnabled()
    assert not at_first.actions["share"].isEnabled()
    assert at_first.actions["print"].isEnabled()


def test_the_articles_menu_offers_what_can_be_done_with_it(at_first):
    words = [action.text() for action in at_first.article.view.browser.make_menu("").actions()]
    assert {"Open in browser", "Copy link", "Share", "Find in article…"} <= set(words)


def test_keys_of_what_is_disabled_lead_nowhere(parts, qtbot):
    """S, M and Shift+A without an article: the sidebar would go to what begins with that letter."""
    qtbot.waitUntil(lambda: not parts.entries.model.is_loading)
    parts.entries.view.clearSelection()
    parts.navigation.show_feed(1)
    before = parts.entries.control.place
    for name in ("toggle_star", "toggle_read", "mark_all_read"):
        parts.actions[name].setEnabled(False)
    parts.sidebar.tree.setFocus()
    for letter in "smahwl":
        QTest.keyClicks(parts.sidebar.tree, letter)
        assert parts.entries.control.place == before, letter


def test_marks_set_by_a_key_are_said(at_first, monkeypatch, qtbot):
    said: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(said.append))

    def words():
        return [event.message() for event in said if isinstance(event, QAccessibleAnnouncementEvent)]

    at_first.entries.view.go_to_row(1)
    for number, key in enumerate(("m", "s", "s"), start=1):
        press(at_first, key)
        qtbot.waitUntil(lambda number=number: len(words()) == number)
    name = "“The estuary that keeps its own time”"
    assert words() == [f"{name} marked as read", f"{name} unstarred", f"{name} starred"]
