"""The list of the pages of Insights: the way back, and every page with a word about it. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reader.gui.kit.fonts import make_font
from reader.gui.kit.layouts import make_column
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE, RADIUS_ROW, SMALL

LEAST_WIDTH = 216
_AROUND = 8
BESIDE_WORDS = 44
"""The icon and the air around it."""
_ROW, _LOW_ROW = 52, 36
_KEY, _ASIDE, _ICON = (Qt.ItemDataRole.UserRole + n for n in range(3))


class Entry(Struct, frozen=True):
    key: str
    name: str
    icon: str
    has_aside: bool = True
    """Whether there is ever a word about it."""


class PageList(QFrame):
    back_wanted = Signal()
    page_chosen = Signal(str)

    def __init__(self, theme: Theme, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("insightsSide")
        self.back = QPushButton(self.tr("Back to reading"))
        self.back.setObjectName("backToReading")
        self.back.setFlat(True)
        self.back.clicked.connect(self.back_wanted)
        self.list = QListWidget()
        self.list.setObjectName("insightsList")
        self.list.setAccessibleName(self.tr("Pages of Insights"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self._delegate = _EntryDelegate(theme, self.list)
        self.list.setItemDelegate(self._delegate)
        for entry in entries:
            item = QListWidgetItem(entry.name, self.list)
            item.setData(_KEY, entry.key)
            item.setData(_ICON, entry.icon)
            item.setSizeHint(QSize(0, _ROW if entry.has_aside else _LOW_ROW))
        self.list.currentItemChanged.connect(self._chosen)
        make_column(
            self,
            (self.back, Qt.AlignmentFlag.AlignLeft),
            (self.list, 1),
            margins=(_AROUND, _AROUND, _AROUND, _AROUND),
            spacing=6,
        )
        self.setFixedWidth(LEAST_WIDTH)
        self._fit()
        theme.changed.connect(self._recolour)
        self._recolour()

    def choose(self, key: str) -> None:
        for item in self._items():
            if item.data(_KEY) == key:
                self.list.setCurrentItem(item)

    def show_asides(self, asides: Mapping[str, str]) -> None:
        """Show a word about each page under its name."""
        for item in self._items():
            aside = asides.get(item.data(_KEY), "")
            item.setData(_ASIDE, aside)
            spoken = f"{item.text()}, {aside}" if aside else item.text()
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self._fit()

    def _fit(self) -> None:
        """Make it as wide as its words need, but never narrower: the page beside it would move with every figure."""
        words = max((self._delegate.width_of(self.list.indexFromItem(item)) for item in self._items()), default=0)
        needed = max(words, self.back.sizeHint().width()) + 2 * _AROUND
        self.setFixedWidth(max(self.width(), needed))

    def asides(self) -> dict[str, str]:
        return {item.data(_KEY): item.data(_ASIDE) or "" for item in self._items()}

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(number) for number in range(self.list.count())]

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.page_chosen.emit(item.data(_KEY))

    def _recolour(self) -> None:
        self.back.setIcon(self._theme.icon("arrow-left", "text_2", self))
        self.list.viewport().update()


class _EntryDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def width_of(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """The width at which nothing of an entry is cut off."""
        name = QFontMetrics(make_font(INTERFACE)).horizontalAdvance(index.data())
        aside = QFontMetrics(make_font(SMALL)).horizontalAdvance(index.data(_ASIDE) or "")
        return BESIDE_WORDS + max(name, aside)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            ground = QRectF(box).adjusted(0, 1, 0, -1)
            self._theme.paint_row(painter, ground, RADIUS_ROW, "accent_soft" if chosen else "hover", chosen)
        ratio = painter.device().devicePixelRatio()
        pixmap = self._theme.pixmap(index.data(_ICON), "accent_text" if chosen else "text_2", ratio)

        def place(x: int, y: int, wide: int, high: int) -> QRect:
            part = QRect(box.left() + x, box.top() + y, wide, high)
            return QStyle.visualRect(option.direction, box, part)

        painter.drawPixmap(place(10, 9, 16, 16).topLeft(), pixmap)
        self._paint_words(painter, option, index, place)
        painter.restore()

    def _paint_words(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        place: Callable[[int, int, int, int], QRect],
    ) -> None:
        box, state = option.rect, option.state
        side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | side)
        # Figures keep their place in the words, whichever way the window reads.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.setFont(make_font(INTERFACE))
        painter.setPen(self._theme.ink("text"))
        width = box.width() - BESIDE_WORDS
        painter.drawText(place(36, 7, width, 18), flags, index.data())
        painter.setFont(make_font(SMALL))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.setPen(self._theme.ink("text_2" if chosen else "text_3"))
        aside = painter.fontMetrics().elidedText(index.data(_ASIDE) or "", Qt.TextElideMode.ElideRight, width)
        painter.drawText(place(36, 26, width, 17), flags, aside)
