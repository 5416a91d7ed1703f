"""What a dialog leaves behind when it closes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reader.window.kit.dialog import Dialog


def test_shortcuts_of_the_window_behind_work_after_a_dialog(qtbot, qapp, theme):
    """Without a window manager, as here, nobody but the dialog gives the keyboard back."""
    window = QWidget()
    qtbot.addWidget(window)
    heard: list[str] = []
    QShortcut(QKeySequence("s"), window).activated.connect(lambda: heard.append("s"))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for end in (Dialog.accept, Dialog.reject, Dialog.close):
        dialog = Dialog(theme, window)
        dialog.open()
        qtbot.waitUntil(dialog.isActiveWindow)
        end(dialog)
        qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_S)
    assert heard == ["s"]
