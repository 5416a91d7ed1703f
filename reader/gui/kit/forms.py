"""Forms inside a dialog: what Enter does in them, and buttons that leave Enter to the form. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget


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


def make_form_button(name: str, do: Callable[..., object]) -> QPushButton:
    """One that Enter in a field does not press."""
    button = QPushButton(name)
    button.setAutoDefault(False)
    button.clicked.connect(do)
    return button
