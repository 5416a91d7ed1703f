"""The menu bar, the window's title, the demo's bar and the tour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from reader.window.app.action_table import SPECS
from reader.window.app.main_window import DemoBar
from reader.window.app.menus import MENUS
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Key, Kind


def test_every_action_is_in_a_menu_once():
    listed = [name for names in MENUS.values() for name in names if name]
    assert sorted(listed) == sorted(spec.name for spec in SPECS)


def press_and_release(window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyPress(window, key, modifiers)
    QTest.keyRelease(window, key, modifiers)


@pytest.fixture
def active(parts, qtbot):
    parts.window.activateWindow()
    qtbot.waitUntil(parts.window.isActiveWindow)
    parts.entries.view.setFocus()
    return parts


@pytest.mark.parametrize("key", [Qt.Key.Key_Alt, Qt.Key.Key_F10])
def test_alt_and_f10_call_the_bar_and_put_it_away(active, key):
    bar = active.menu_bar
    assert not bar.isVisible()
    press_and_release(active.entries.view, key)
    assert bar.isVisible()
    assert bar.activeAction() is bar.actions()[0]
    bar.toggle()
    assert not bar.isVisible()
    assert active.entries.view.hasFocus(), "the keyboard is back where it was"


def test_alt_with_another_key_is_no_call(active):
    QTest.keyPress(active.entries.view, Qt.Key.Key_Alt)
    press_and_release(active.entries.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(active.entries.view, Qt.Key.Key_Alt)
    assert not active.menu_bar.isVisible()


def test_macos_finds_what_it_has_a_place_for(parts):
    roles = {name: parts.actions[name].menuRole() for name in ("about", "settings", "quit")}
    assert roles == {
        "about": QAction.MenuRole.AboutRole,
        "settings": QAction.MenuRole.PreferencesRole,
        "quit": QAction.MenuRole.QuitRole,
    }


def test_the_title_names_what_is_shown(parts, qtbot):
    parts.navigation.show_place(Key(Kind.STARRED))
    assert parts.window.windowTitle() == "Starred – Paperround"
    parts.insights.open()
    assert parts.window.windowTitle() == "Insights – Paperround"
    parts.insights.leave()
    assert parts.window.windowTitle() == "Starred – Paperround"
    parts.paper.open()
    parts.navigation.show_counts()
    assert parts.window.windowTitle() == "Morning Paper – Paperround"
    parts.navigation.show_place(Key(Kind.UNREAD))
    assert parts.window.windowTitle() == "Unread – Paperround"


def test_what_needs_a_recording_is_offered_only_where_there_is_one(parts, qtbot):
    parts.navigation.show_place(Key(Kind.UNREAD))
    qtbot.waitUntil(lambda: parts.entries.model.rowCount() > 0)
    view, model = parts.entries.view, parts.entries.model
    qtbot.waitUntil(lambda: isinstance(model.row_at(0), ListRow))
    view.selectRow(0)
    has_sound = model.peek(0).entry.sound is not None
    states = {name: parts.actions[name].isEnabled() for name in ("play_this", "queue", "download")}
    assert set(states.values()) == {has_sound}


def test_the_demo_says_that_it_is_one_and_leads_out(parts, qtbot):
    asked = iter([True])
    parts.show_demo_bar(lambda: next(asked))
    bar = parts.window.findChild(DemoBar)
    parts.navigation.show_place(Key(Kind.UNREAD))
    qtbot.waitUntil(bar.isVisible)
    assert parts.window.windowTitle() == "Unread – Paperround, demo"
    with qtbot.waitSignal(parts.window.closed):
        bar.own.click()
    assert next(asked, None) is None


def test_a_demo_that_cannot_open_ones_own_stays(parts, qtbot):
    parts.show_demo_bar(lambda: False)
    bar = parts.window.findChild(DemoBar)
    with qtbot.assertNotEmitted(parts.window.closed):
        bar.own.click()


def test_the_tour_goes_on_with_what_one_reads_and_ends_there(at_first, qtbot):
    tour, view = at_first.tour, at_first.entries.view
    tour.begin()
    focused = view.hasFocus()
    assert tour.isVisible()
    assert view.hasFocus() == focused, "it never takes the focus"
    with qtbot.waitSignal(at_first.article.control.article_shown):
        view.go_to_row(4)  # as the first post opens by itself
    titles = []
    for row in (1, 2, 3):
        titles.append(tour._title.text())
        with qtbot.waitSignal(at_first.article.control.article_shown):
            view.go_to_row(row)
    assert len(set(titles)) == 3
    assert not tour.isVisible()


def test_the_tour_is_left_at_any_time(at_first, qtbot):
    at_first.tour.begin()
    at_first.tour.leave.click()
    assert not at_first.tour.isVisible()


def test_a_click_on_the_tour_leaves_the_focus_where_it_is(at_first, qtbot):
    at_first.entries.view.setFocus()
    at_first.tour.begin()
    for button in (at_first.tour.onward, at_first.tour.leave):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert at_first.entries.view.hasFocus()


def test_the_tour_stays_inside_a_narrow_window(at_first, qtbot):
    at_first.tour.begin()
    at_first.window.resize(430, 500)
    qtbot.wait(10)
    assert at_first.frame.panes.rect().contains(at_first.tour.geometry())
    assert at_first.tour.height() < 220
