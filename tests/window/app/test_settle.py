"""What waits until somebody is at the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reader.window.app.app import FirstTouch


def test_a_window_is_touched_once_and_by_nothing_but_its_user(qtbot):
    window, notes = QWidget(), []
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    FirstTouch(window, lambda: notes.append(True))
    window.resize(300, 200)
    window.repaint()
    qtbot.wait(0)
    assert notes == []
    QTest.mouseMove(window.windowHandle(), QPoint(20, 20))
    qtbot.waitUntil(lambda: notes == [True])
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_J)
    qtbot.wait(0)
    assert notes == [True]
