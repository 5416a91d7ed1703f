"""Menus that are made anew each time they are wanted."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from reader.window.kit.actions import pop_up


def test_a_menu_does_what_is_chosen_and_is_gone(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    menu, chosen = QMenu(window), []
    menu.addAction("Open", lambda: chosen.append("open"))
    pop_up(menu, QPoint())
    menu.setActiveAction(menu.actions()[0])
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert chosen == ["open"]
    qtbot.waitUntil(lambda: not window.findChildren(QMenu))
