"""Layouts, panes, and what the window remembers."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from reader.gui.entries.rows import DayRow
from reader.gui.kit.window_state import load_window_state
from reader.gui.shell.navigation import show_place
from reader.gui.sidebar.tree import Key, Kind
from tests.gui.helpers import press


def test_wide_list_has_a_row_of_its_own_for_each_further_day(at_first, qtbot):
    count = at_first.posts.rowCount()
    with qtbot.waitSignal(at_first.posts.view_loaded):
        press(at_first, "Ctrl+2")
    rows = [at_first.posts.peek(n) for n in range(at_first.posts.rowCount())]
    assert sum(not isinstance(row, DayRow) for row in rows) == count
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
    show_place(at_first, Key(Kind.TODAY))
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


def test_arrows_cross_the_panes(at_first):
    press(at_first, "Left")
    assert at_first.tree.hasFocus()
    press(at_first, "Right")
    assert at_first.list.hasFocus()
    press(at_first, "Right")
    assert at_first.article.browser.hasFocus()


def test_tabbing_into_the_list_opens_nothing(window, qtbot):
    window.activateWindow()
    window.list.setFocus()
    qtbot.waitUntil(window.list.hasFocus)
    assert window.list.current_id() is None


def test_the_window_remembers_itself(at_first, profile, open_it):
    press(at_first, "Ctrl+2")
    at_first.actions_.choose_key("toggle_star", "Y")
    show_place(at_first, Key(Kind.FEED, 2))
    at_first.close()
    again = open_it(profile).window
    assert again.panes.layout_name == "wide"
    assert again.list_control.place == Key(Kind.FEED, 2)
    assert again.actions_["toggle_star"].shortcut() == QKeySequence("Y")
    assert load_window_state(profile.folder).layout == "wide"
