"""The focus ring follows the keyboard and not the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from reader.window.kit.focus_ring import FocusRing


def test_the_ring_follows_the_keyboard_and_not_the_mouse(qtbot, qapp, theme):
    ring = FocusRing(qapp, theme)
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    buttons = [QPushButton("One"), QPushButton("Two")]
    inner = QWidget()
    box = QVBoxLayout(inner)
    for button in buttons:
        box.addWidget(button)
    column.addWidget(inner)

    def in_holder(button):
        return button.rect().translated(button.mapTo(holder, QPoint(0, 0)))

    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    buttons[0].setFocus()
    QTest.keyClick(buttons[0], Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: ring._ring is not None)
    assert ring._ring is not None
    assert ring._ring.geometry().contains(in_holder(buttons[1]))
    # What holds the button moves, as under a bar that opens.
    column.insertWidget(0, QPushButton("Above"))
    qtbot.waitUntil(lambda: ring._ring.geometry().contains(in_holder(buttons[1])))
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert ring._ring is None
    qapp.focusChanged.disconnect(ring._follow)
