"""The focus ring follows the keyboard and not the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from reader.gui.kit.focus_ring import FocusRing


def test_the_ring_follows_the_keyboard_and_not_the_mouse(qtbot, qapp, theme):
    ring = FocusRing(qapp, theme)
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    buttons = [QPushButton("One"), QPushButton("Two")]
    for button in buttons:
        column.addWidget(button)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    buttons[0].setFocus()
    QTest.keyClick(buttons[0], Qt.Key.Key_Tab)
    assert ring._ring is not None
    assert ring._ring.geometry().contains(buttons[1].geometry())
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert ring._ring is None
    qapp.focusChanged.disconnect(ring._follow)
