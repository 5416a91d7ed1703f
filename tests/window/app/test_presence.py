"""Looks and sittings as the real window notes them: through its dialogs, with keys and the wheel, with a clock that
only moves when told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from reader.core.records.logged import SAME_VISIT_S, STAY
from reader.core.settings import Settings
from reader.store.reading_log import count_places, list_sessions, list_visits
from reader.store.settings import save_settings
from reader.window.sidebar.tree import Key, Kind
from tests.window.made_up import NOW


@pytest.fixture
def reading(parts, qtbot) -> Iterator:
    """Started by hand; the focus is in the list."""
    parts.window.activateWindow()
    parts.entries.view.setFocus()
    qtbot.waitUntil(lambda: parts.presence.is_here)
    yield parts
    if parts.dialogs.shown is not None:
        parts.dialogs.shown.reject()


def written(parts, qtbot) -> None:
    """All that was to be stored is."""
    done: list[None] = []
    parts.bridge.write(lambda conn: None, done.append)
    qtbot.waitUntil(lambda: bool(done))


def noted(parts, qtbot, store) -> tuple[list[tuple[float, str]], list[tuple[float, float]]]:
    written(parts, qtbot)
    visits = [(visit.at - NOW, visit.kind) for visit in list_visits(store)]
    return visits, [(one.started_at - NOW, one.ended_at - NOW) for one in list_sessions(store)]


def press(window: QWidget, key: Qt.Key = Qt.Key.Key_Shift) -> None:
    """As the desktop hands it to the window; Shift does nothing."""
    QTest.keyClick(window.windowHandle(), key)


def scroll(window: QWidget) -> None:
    event = QWheelEvent(
        QPointF(40, 40), QPointF(40, 40), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(window.windowHandle(), event)


def go_through_a_dialog(parts, qtbot, open_it) -> None:
    open_it()
    qtbot.waitUntil(lambda: parts.dialogs.shown is not None and parts.dialogs.shown.isActiveWindow())
    press(parts.dialogs.shown)
    parts.dialogs.shown.reject()
    parts.window.activateWindow()  # as a desktop does; offscreen there is none
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is parts.window.windowHandle())


def go_through_a_menu(parts, qtbot) -> None:
    menu = QMenu(parts.window)
    menu.addAction("Nothing")
    menu.popup(parts.window.mapToGlobal(QPoint(50, 50)))
    qtbot.waitUntil(menu.isVisible)
    menu.close()
    menu.deleteLater()


def test_going_through_everything_and_again_is_one_look(reading, qtbot, store, morning):
    arrivals: list[float] = []
    reading.presence.arrived.connect(lambda: arrivals.append(morning.now()))
    for _ in range(2):
        morning.advance(5)
        go_through_a_dialog(reading, qtbot, reading.dialogs.open_settings)
        morning.advance(5)
        go_through_a_dialog(reading, qtbot, reading.dialogs.add_feed)
        go_through_a_menu(reading, qtbot)
        reading.insights.open()
        morning.advance(5)
        reading.insights.leave()
        reading.navigation.show_place(Key(Kind.FEED, 2))
        reading.navigation.show_unread()
        press(reading.window)
    reading.presence.leave()
    assert noted(reading, qtbot, store) == ([(0.0, "view")], [(0.0, 30.0)])
    assert arrivals == []


def test_the_places_of_a_sitting_are_noted_for_their_feeds(reading, qtbot, store, morning):
    morning.advance(SAME_VISIT_S)
    for key in (Key(Kind.FEED, 2), Key(Kind.UNREAD)):
        reading.navigation.show_place(key)
    written(reading, qtbot)
    assert count_places(store, NOW - 10, NOW + 600) == {2: 1, None: 2}


def test_a_sitting_ends_with_the_last_input(reading, qtbot, store, morning):
    morning.advance(120)
    scroll(reading.window)
    morning.advance(SAME_VISIT_S)
    reading.presence._timer.timeout.emit()
    assert noted(reading, qtbot, store) == ([(0.0, "view")], [(0.0, 120.0)])
    assert not reading.presence._timer.isActive(), "nothing ticks while nobody is there"
    reading.presence.leave()
    assert noted(reading, qtbot, store)[1] == [(0.0, 120.0)]


def test_typing_in_a_dialog_keeps_the_sitting_alive(reading, qtbot, store, morning):
    reading.dialogs.open_settings()
    qtbot.waitUntil(lambda: reading.dialogs.shown is not None and reading.dialogs.shown.isActiveWindow())
    for _ in range(3):
        morning.advance(200)
        press(reading.dialogs.shown)
    reading.dialogs.shown.reject()
    reading.window.activateWindow()
    morning.advance(10)
    press(reading.window)
    reading.presence.leave()
    assert noted(reading, qtbot, store) == ([(0.0, "view"), (400.0, STAY)], [(0.0, 610.0)])


def test_coming_back_after_a_while_is_a_look_with_the_first_input(reading, qtbot, store, morning):
    reading.presence.follow_focus(None)
    morning.advance(SAME_VISIT_S + 60)
    reading.presence.follow_focus(reading.window.windowHandle())
    assert len(noted(reading, qtbot, store)[0]) == 1
    morning.advance(7)
    with qtbot.waitSignal(reading.presence.arrived):
        press(reading.window)
    visits, sittings = noted(reading, qtbot, store)
    assert (visits, sittings) == ([(0.0, "view"), (367.0, "view")], [(0.0, 0.0), (367.0, 367.0)])


def test_a_window_that_was_not_opened_by_hand_waits_for_input(parts, qtbot, store):
    """As after a start with an address, or hidden at login."""
    parts.presence.follow_focus(None)
    written(parts, qtbot)
    before = len(list_visits(store))
    parts.presence.is_expected = False
    parts.presence.follow_focus(parts.window.windowHandle())
    assert len(noted(parts, qtbot, store)[0]) == before


def test_started_again_a_moment_later_is_the_same_sitting(reading, profile, open_it, qtbot, store, morning):
    reading.window.close()
    morning.advance(60)
    again = open_it(profile)
    again.window.activateWindow()
    qtbot.waitUntil(lambda: again.presence.is_here)
    assert noted(again, qtbot, store) == ([(0.0, "view")], [(0.0, 60.0)])


def test_nothing_is_kept_while_paused(reading, qtbot, store, morning):
    reading.bridge.write(lambda conn: save_settings(conn, Settings(note_reading=False)))
    before = noted(reading, qtbot, store)
    for _ in range(3):
        morning.advance(200)
        press(reading.window)
    reading.presence.leave()
    morning.advance(SAME_VISIT_S)
    with qtbot.waitSignal(reading.presence.arrived):
        reading.presence.come()
    assert noted(reading, qtbot, store) == before
