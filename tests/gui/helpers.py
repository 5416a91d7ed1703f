"""What the tests of the window share: its rows, and keys that go through the application."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from reader.gui.entries.rows import ListRow


def entry(parts, row):
    found = parts.entries.model.row_at(row)
    return found.entry if isinstance(found, ListRow) else None


def entry_when_there(parts, qtbot, row):
    qtbot.waitUntil(lambda: entry(parts, row) is not None)
    return entry(parts, row)


def press(parts, key):
    QTest.keySequence(QGuiApplication.focusWindow() or parts.window.windowHandle(), QKeySequence(key))
