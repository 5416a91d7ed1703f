"""Layouts, panes, and what the window remembers."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from reader.window.kit.window_state import load_window_state
from reader.window.list.rows import DayRow
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import press


def test_wide_list_has_a_row_of_its_own_for_each_further_day(at_first, qtbot):
    count = at_first.entries.model.rowCount()
    with qtbot.waitSignal(at_first.entries.model.regrouped):
        press(at_first, "Ctrl+2")
    rows = [at_first.entries.model.peek(n) for n in range(at_first.entries.model.rowCount())]
    assert sum(not isinstance(row, DayRow) for row in rows) == count
    assert any(isinstance(row, DayRow) for row in rows)
    assert at_first.entries.view.rowHeight(0) == 32
    header = next(n for n, row in enumerate(rows) if isinstance(row, DayRow))
    at_first.entries.view.go_to_row(header - 1)
    press(at_first, "J")
    assert at_first.entries.view.currentIndex().row() == header + 1


def test_newspaper_hides_the_list_and_keeps_its_bar(at_first):
    press(at_first, "Ctrl+3")
    assert at_first.entries.pane.header.isVisible()
    assert not at_first.entries.view.isVisible()
    assert at_first.article.pane.isVisible()
    press(at_first, "Ctrl+1")
    assert at_first.entries.view.isVisible()
    assert at_first.actions["layout_three"].isChecked()


def test_below_960_the_sidebar_is_a_drawer(at_first, qtbot):
    at_first.window.resize(900, 700)
    qtbot.waitUntil(lambda: at_first.frame.panes.is_drawer)
    assert not at_first.sidebar.pane.isVisible()
    assert at_first.entries.pane.header.sidebar_button.isVisible()
    at_first.entries.pane.header.sidebar_button.click()
    assert at_first.sidebar.pane.isVisible()
    at_first.navigation.show_place(Key(Kind.TODAY))
    assert not at_first.sidebar.pane.isVisible()
    at_first.window.resize(1280, 800)
    qtbot.waitUntil(lambda: not at_first.frame.panes.is_drawer)
    assert at_first.sidebar.pane.isVisible()


def test_below_760_list_and_article_share_one_place(at_first, qtbot):
    at_first.window.resize(600, 700)
    qtbot.waitUntil(lambda: at_first.frame.panes.is_single)
    assert at_first.entries.view.isVisible()
    assert not at_first.article.pane.isVisible()
    press(at_first, "Down")
    assert at_first.entries.view.isVisible()
    press(at_first, "Return")
    assert at_first.article.pane.isVisible()
    assert not at_first.entries.view.isVisible()
    press(at_first, "Esc")
    assert at_first.entries.view.hasFocus()
    press(at_first, "J")
    assert at_first.article.view.browser.hasFocus()
    press(at_first, "Esc")
    assert at_first.entries.view.hasFocus()


def test_f6_walks_the_panes(at_first):
    order = []
    for _ in range(4):
        press(at_first, "F6")
        order.append(at_first.window.focusWidget())
    assert order == [
        at_first.article.view.browser,
        at_first.frame.status.ribbon,
        at_first.sidebar.tree,
        at_first.entries.view,
    ]
    press(at_first, "Shift+F6")
    assert at_first.window.focusWidget() is at_first.sidebar.tree


def test_arrows_cross_the_panes(at_first):
    press(at_first, "Left")
    assert at_first.sidebar.tree.hasFocus()
    press(at_first, "Right")
    assert at_first.entries.view.hasFocus()
    press(at_first, "Right")
    assert at_first.article.view.browser.hasFocus()


def test_tabbing_into_the_list_opens_nothing(parts, qtbot):
    parts.window.activateWindow()
    parts.entries.view.setFocus()
    qtbot.waitUntil(parts.entries.view.hasFocus)
    assert parts.entries.view.current_id() is None


def test_the_window_remembers_itself(at_first, profile, open_it):
    press(at_first, "Ctrl+2")
    at_first.actions.choose_key("toggle_star", "Y")
    at_first.navigation.show_place(Key(Kind.FEED, 2))
    at_first.window.close()
    again = open_it(profile)
    assert again.frame.panes.layout_name == "wide"
    assert again.entries.control.place == Key(Kind.FEED, 2)
    assert again.actions["toggle_star"].shortcut() == QKeySequence("Y")
    assert load_window_state(profile.folder).layout == "wide"
