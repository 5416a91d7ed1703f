"""Table model: one record per cell, and Qt's model of the rows. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from reader.gui.kit.text import as_tooltip

Index = QModelIndex | QPersistentModelIndex
CELL = Qt.ItemDataRole.UserRole


class Cell(Struct, frozen=True):
    text: str = ""
    after: str = ""
    """Quiet words behind the text."""
    bold: bool = False
    ink: str = "text"
    tiles: tuple[QPixmap, ...] = ()
    """Small squares before the text."""
    lead: str = ""
    """Words before the tiles."""
    pill: str = ""
    """ok, warn, err or plain: the text in a rounded ground of that kind, with an icon for the last two."""
    share: float | None = None
    """A bar behind the text, so long."""
    sort: Any = None
    wraps: bool = False
    """A sentence: two smaller lines where one is not enough."""
    spoken: str = ""
    """What a screen reader says, where the text alone is not enough."""

    @property
    def words(self) -> str:
        return " ".join(filter(None, (self.lead, self.text, self.after)))


class Column(Struct, frozen=True):
    title: str
    width: int
    """At least; 0 takes what is left."""
    right: bool = False
    key: str = ""
    tip: str = ""


class Row(Struct, frozen=True):
    cells: tuple[Cell, ...]
    id: int = 0


class CellModel(QAbstractTableModel):
    def __init__(self, columns: Sequence[Column], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = list(columns)
        self.rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        cell = self.rows[index.row()].cells[index.column()]
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = cell.spoken or cell.words
            title = self.columns[index.column()].title
            return f"{title}: {words}" if title and words else words
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tooltip(column.tip) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None
