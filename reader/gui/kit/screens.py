"""Windows on their screens: how much of it one may take, and coming to the front. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

FRAME = QSize(16, 44)
"""What a window manager adds: borders and a title bar. It tells how much only after a window was shown."""


def find_room(widget: QWidget) -> QSize:
    """The most that fits on its screen, frame included, beside panels and docks."""
    room = widget.screen().availableGeometry().size() - FRAME
    return room.expandedTo(QSize(200, 150))


def fit_to_screen(widget: QWidget) -> None:
    """Never larger than the screen."""
    widget.resize(widget.size().boundedTo(find_room(widget)))


def bring_to_front(window: QWidget) -> None:
    """As large as it was: `showNormal` would make a maximised one small."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
