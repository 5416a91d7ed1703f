"""The values of a chart as a list that is never painted: what screen readers find where the eye finds a drawing.

Main thread only. It takes neither the pointer nor the keyboard; the chart around it does.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, QStringListModel, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reader.gui.kit.viewports import meet_viewport


class SpokenValues(QListView):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        meet_viewport(self)
        self._model = QStringListModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_EvenRows(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setAutoFillBackground(False)

    def show_values(self, name: str, values: Sequence[str]) -> None:
        if list(values) != self._model.stringList():
            self._model.setStringList(list(values))
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the chart below is what is seen."""


class _EvenRows(QStyledItemDelegate):
    """All of them find room in the chart, or those below would not count as in sight."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        return QSize(view.width(), max(1, view.height() // max(1, index.model().rowCount())))
