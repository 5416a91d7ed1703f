"""The search field over the list: what it tells when it is left in a hurry."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reader.window.app.action_table import SPECS
from reader.window.kit.actions import Actions
from reader.window.list.header import ListHeader


def test_a_field_that_is_emptied_and_closed_at_once_ends_the_search(qtbot, theme):
    window = QWidget()
    qtbot.addWidget(window)
    header = ListHeader(theme, Actions(theme, window, {}, SPECS))
    qtbot.addWidget(header)
    notes: list[str] = []
    header.search = notes.append
    header.open_search()
    QTest.keyClicks(header.search_field, "ferry")
    header.on_typed()
    header.search_field.selectAll()
    QTest.keyClick(header.search_field, Qt.Key.Key_Delete)
    QTest.keyClick(header.search_field, Qt.Key.Key_Escape)
    assert notes == ["ferry", ""]
    assert not header.is_searching()
