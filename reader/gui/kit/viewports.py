"""Viewport wrappers: makes the viewport of a scroll area known to Qt's Python side, cheaply. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_NAME = "qt_scrollarea_viewport"


def meet_viewport(area: QAbstractScrollArea) -> None:
    """To be called before the first `viewport()`.

    A widget that Qt made itself gets its Python class by trying every kind of widget there is, and loading them
    all for that takes some 15 ms of a start. A child found by its name gets it from Qt at once, and later calls
    know it.
    """
    area.findChild(QWidget, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)
