"""How much of its screen a window or dialog may take. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QSize
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
