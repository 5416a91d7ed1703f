"""Forms inside a dialog: what Enter does in them, fields as wide as their words. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QPushButton, QWidget

from reader.gui.kit.number_box import ARROWS

_FRAME = 20
"""Of a field: its edges, the air inside them and the cursor."""


def take_enter(form: QWidget, event: QKeyEvent, enter: Callable[[], object]) -> bool:
    """Enter presses the button that has the focus, else it does `enter`. False for any other key."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    focused = form.focusWidget()
    if isinstance(focused, QPushButton):
        focused.click()
    else:
        enter()
    return True


def hold_words(field: QWidget, least: int, *words: str) -> None:
    """Makes a field as wide as the longest of these needs in its font; `least` where that is less."""
    arrows = ARROWS if isinstance(field, QAbstractSpinBox) else 0
    longest = max(map(field.fontMetrics().horizontalAdvance, words))
    field.setFixedWidth(max(least, longest + _FRAME + arrows))
