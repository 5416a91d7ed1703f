"""A page of the paper: white in every theme, as large as there is room. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from reader.gui.kit.theme import Theme

AIR = 16
SHAPE = 8_419 / 5_953
"""Of A4; a page of another shape is painted in its own."""
_NOTCH = 120


class PageView(QFrame):
    resized = Signal()
    """A page of another size is wanted."""
    turned = Signal(int)
    """By so many pages."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._image: QImage | None = None
        self._words = ""
        self._turned = 0
        """By the wheel, of a notch."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(220, 260))
        self.setAccessibleName(self.tr("Page of the paper"))
        theme.changed.connect(self.update)

    def page_size(self) -> QSize:
        """In pixels of the screen."""
        room = self.size() - QSize(2 * AIR, 2 * AIR)
        width = max(1, min(room.width(), round(room.height() / SHAPE), 760))
        ratio = self.devicePixelRatioF()
        return QSize(round(width * ratio), round(width * SHAPE * ratio))

    def show_page(self, image: QImage, words: str) -> None:
        image.setDevicePixelRatio(self.devicePixelRatioF())
        self._image, self._words = image, ""
        self.setAccessibleDescription(words)
        self.update()

    def show_words(self, words: str) -> None:
        """Where there is no page."""
        self._image, self._words = None, words
        self.setAccessibleDescription(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._image is None:
            painter.setPen(self._theme.ink("text_3"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(AIR, AIR, -AIR, -AIR), flags, self._words)
        else:
            size = self._image.deviceIndependentSize().toSize()
            place = QRect((self.width() - size.width()) // 2, AIR, size.width(), size.height())
            painter.drawImage(place, self._image)
            painter.setPen(self._theme.ink("line_2"))
            painter.drawRect(place.adjusted(0, 0, -1, -1))
        if self.hasFocus():
            painter.setPen(self._theme.ink("accent"))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {
            Qt.Key.Key_PageDown: 1,
            Qt.Key.Key_Space: 1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Home: -10_000,
            Qt.Key.Key_End: 10_000,
        }.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.turned.emit(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch turns a page; touchpads tell of one in many small steps."""
        turned = self._turned + event.angleDelta().y()
        pages = int(turned / _NOTCH)
        self._turned = turned - pages * _NOTCH
        if pages:
            self.turned.emit(-pages)
