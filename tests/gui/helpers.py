"""What the tests of the window share: its rows, and keys that go through the application."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from reader.gui.entries.rows import ListRow


def entry(window, row):
    found = window.posts.row_at(row)
    return found.entry if isinstance(found, ListRow) else None


def entry_when_there(window, qtbot, row):
    qtbot.waitUntil(lambda: entry(window, row) is not None)
    return entry(window, row)


def press(window, key):
    QTest.keySequence(QGuiApplication.focusWindow() or window.windowHandle(), QKeySequence(key))
