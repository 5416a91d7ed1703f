"""A search in the language of the field becomes a place in the sidebar, with a count, and can be taken back."""

from __future__ import annotations

from contextlib import closing

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.features.search.query import parse_query
from reader.features.search.store import count_unread, index_some, list_saved_searches
from reader.store.db import open_store
from reader.window.app import action_table
from reader.window.article.read_policy import MarkRead
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind
from tests.unit.store.made import search_ids
from tests.window.made_up import NOW


def type_search(parts, qtbot, typed):
    parts.actions["search"].trigger()
    field = parts.entries.pane.header.search_field
    with qtbot.waitSignal(parts.entries.model.all_loaded):
        field.clear()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: parts.entries.control.words == typed and not parts.entries.model.is_loading)


def parts_index(profile):
    return closing(open_store(profile.database, NOW))


def test_from_typing_to_the_sidebar_and_back(parts, store, qtbot, profile):
    with parts_index(profile) as conn:
        assert index_some(conn, 10_000) == 0
    # Return opens the first that was found; on a slow machine it would be read before the list is compared.
    parts.article.read_policy.policy = MarkRead.NEVER
    parts.navigation.show_place(Key(Kind.UNREAD))
    wanted = search_and_sort(parts, store, qtbot)
    key = save(parts, qtbot, wanted)
    read_there(parts, store, qtbot, key, wanted)
    change_and_remove(parts, store, qtbot, key)


def search_and_sort(parts, store, qtbot):
    strip = parts.entries.pane.header.strip
    type_search(parts, qtbot, "ferry is:purple")
    assert "is:purple" in strip.problem.text()
    assert strip.problem.isVisible()
    found = search_ids(store, "ferry")
    assert strip.found.text().startswith(str(len(found)))

    type_search(parts, qtbot, "ferry OR bread is:unread")
    assert not strip.problem.isVisible()
    wanted = search_ids(store, "ferry OR bread is:unread")
    assert list(parts.entries.model.every_id()) == wanted
    parts.actions["by_relevance"].trigger()
    qtbot.waitUntil(lambda: not parts.entries.model.is_loading and parts.entries.model.rowCount() > 0)
    assert sorted(parts.entries.model.every_id()) == sorted(wanted)
    parts.actions["by_relevance"].trigger()
    qtbot.waitUntil(lambda: list(parts.entries.model.every_id()) == wanted)
    return wanted


def save(parts, qtbot, wanted):
    control = parts.entries.control
    parts.actions["save_search"].trigger()
    dialog = parts.saved_searches.shown
    qtbot.waitUntil(lambda: str(len(wanted)) in dialog.found.text())
    dialog.name.setText("Boats")
    dialog.save.click()
    qtbot.waitUntil(lambda: control.place.kind is Kind.SAVED)
    assert parts.window.focusWidget() is parts.entries.view, "the keyboard is where the posts are"
    return control.place


def read_there(parts, store, qtbot, key, wanted):
    """Reading changes the count, and only this place is marked read as a whole."""
    sidebar = parts.sidebar.control
    unread = count_unread(store, "ferry OR bread", NOW)
    qtbot.waitUntil(lambda: sidebar.find_node(key).count == unread)
    qtbot.waitUntil(lambda: list(parts.entries.model.every_id()) == wanted)
    assert parts.entries.model.row_at(0).words == "ferry OR bread is:unread"
    assert parts.entries.pane.header.strip.isHidden()
    assert parts.entries.pane.header._count.text() == str(unread)
    parts.commands.set_read([wanted[0]], True)
    qtbot.waitUntil(lambda: sidebar.find_node(key).count == unread - 1)
    action_table.mark_all_read(parts)
    qtbot.waitUntil(lambda: sidebar.find_node(key).count == 0)
    assert any(sidebar.data.unread.values())


def change_and_remove(parts, store, qtbot, key):
    sidebar = parts.sidebar.control
    with qtbot.waitSignal(sidebar.data_loaded):
        parts.handlers.rename(key, "Ships")
    assert sidebar.name_of(key) == "Ships"
    parts.sidebar.tree.choose(key)
    parts.actions["change_search"].trigger()
    parts.saved_searches.shown.query.setText("ferry")
    parts.saved_searches.shown.save.click()
    qtbot.waitUntil(lambda: [saved.query for saved in list_saved_searches(store)] == ["ferry"])
    qtbot.waitUntil(lambda: list(parts.entries.model.every_id()) == search_ids(store, "ferry"))

    parts.sidebar.tree.choose(key)
    parts.actions["remove_search"].trigger()
    qtbot.waitUntil(lambda: sidebar.find_node(key) is None)
    assert parts.entries.control.place.kind is Kind.UNREAD
    parts.undo.undo()
    qtbot.waitUntil(lambda: sidebar.name_of(key) == "Ships")


def test_a_search_inside_a_place_is_saved_with_the_place(parts, store, qtbot, profile):
    with parts_index(profile) as conn:
        index_some(conn, 10_000)
    feed = parts.sidebar.control.data.feeds[0]
    parts.navigation.show_place(Key(Kind.FEED, feed.id))
    type_search(parts, qtbot, "the")
    parts.actions["search"].trigger()
    QTest.keyClicks(parts.entries.pane.header.search_field, "than")
    parts.actions["save_search"].trigger()
    assert parts.saved_searches.shown.query.text() == f'feed:"{feed.name}" than', "a quick hand is not behind"
    parts.saved_searches.shown.reject()


def test_every_form_in_the_help_means_what_it_says(parts):
    header = parts.entries.pane.header
    parts.actions["search"].trigger()
    for form, _ in header.strip.list_forms():
        query = parse_query(form, NOW)
        assert query.tree is not None
        assert query.problems == ()
    header.search_field.setText("harbour")
    header.strip.help.menu().actions()[-1].trigger()
    assert header.search_field.text() == "harbour before:2026-03"
    assert header.search_field.selectedText() == "2026-03"


def test_words_to_highlight_are_marked_in_every_list_and_article(parts, qtbot):
    view, model = parts.article.view, parts.entries.model
    parts.navigation.show_place(Key(Kind.TODAY))
    qtbot.waitUntil(lambda: not model.is_loading and model.rowCount() > 0)
    with qtbot.wait_change(parts, Changes.SETTINGS):
        parts.commands.change_settings(highlight_words='"23:40" crossing')
    with qtbot.waitSignal(view.article_shown):
        go_to(parts, "Night ferry to run all summer after")
    qtbot.waitUntil(view.is_finished)
    qtbot.waitUntil(lambda: model.row_at(0).highlights != "")
    marked = {mark.cursor.selectedText().lower() for mark in view.browser.extraSelections()}
    assert marked == {"23:40", "crossing"}
    assert view.marks._bar is None, "nothing is searched for, so no bar comes"
    view.find_bar.open_bar()
    view.find_bar._field.setText("friday")
    marked = {mark.cursor.selectedText().lower() for mark in view.browser.extraSelections()}
    assert marked == {"23:40", "crossing", "friday"}
    view.find_bar.close_bar()
    with qtbot.wait_change(parts, Changes.SETTINGS):
        parts.commands.change_settings(highlight_words="")
    assert view.browser.extraSelections() == []


def test_the_newspaper_marks_them_too(parts, qtbot):
    newspaper = parts.article.newspaper
    with qtbot.wait_change(parts, Changes.SETTINGS):
        parts.commands.change_settings(highlight_words="crossing")
    parts.navigation.show_place(Key(Kind.TODAY))
    parts.frame.panes.set_layout("newspaper")
    qtbot.waitUntil(lambda: bool(newspaper.browser.extraSelections()))
    marked = {mark.cursor.selectedText().lower() for mark in newspaper.browser.extraSelections()}
    assert marked == {"crossing"}


def go_to(parts, title):
    model = parts.entries.model
    row = next(row for row in range(model.rowCount()) if model.row_at(row) and title in model.row_at(row).name)
    parts.entries.view.go_to_row(row)


def test_a_post_is_highlighted_by_hand_and_taken_back(parts, qtbot):
    model = parts.entries.model
    parts.entries.view.go_to_row(0)
    qtbot.waitUntil(lambda: model.row_at(0) is not None)

    def is_lit() -> bool:
        row = model.row_at(0)
        return row is not None and row.entry.highlighted

    parts.actions["toggle_highlight"].trigger()
    qtbot.waitUntil(is_lit)
    parts.actions["toggle_highlight"].trigger()
    qtbot.waitUntil(lambda: not is_lit())
    parts.undo.undo()
    qtbot.waitUntil(is_lit)
