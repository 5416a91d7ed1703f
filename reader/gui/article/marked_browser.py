"""The newspaper's column of text, with marks painted over it. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from reader.gui.article.browser import ColumnBrowser
from reader.gui.article.text_marks import TextMarks
from reader.gui.kit import tokens

EYE_LEVEL = 120
RULE_WIDTH, RULE_DISTANCE, DOT = 3, 26, 7


class MarkedBrowser(ColumnBrowser):
    def __init__(self, paint_marks: Callable[[QPainter], None]) -> None:
        super().__init__(tokens.NEWSPAPER_COLUMN)
        self._paint_marks = paint_marks
        self.text_marks = TextMarks(self)

    def set_colours(self, colours: tokens.Colours) -> None:
        super().set_colours(colours)
        self.text_marks.set_colours(colours)

    def position_at(self, y: int) -> int:
        """The letter at this height of the window."""
        left = int(self.document().rootFrame().frameFormat().leftMargin())
        return self.cursorForPosition(QPoint(left + 4, y)).position()

    def eye_level(self) -> int:
        """The post at this height is the one being read. Rises to the first post at the very top and sinks to the
        last at the very end."""
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if bar.value() == 0:
            return 0
        below = bar.maximum() - bar.value()
        return max(min(EYE_LEVEL, bar.value()), height - below - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_marks(painter)
        painter.end()


def paint_post_marks(
    painter: QPainter, posts: Iterable[tuple[QRect, bool, bool]], ink: QColor, mirrored: bool
) -> None:
    """Beside each post: the rule of the one being read, a dot at each other that is unread."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for rect, is_read_now, is_unread in posts:
        x = rect.right() + RULE_DISTANCE - RULE_WIDTH if mirrored else rect.left() - RULE_DISTANCE
        if is_read_now:
            painter.drawRoundedRect(QRect(x, rect.top(), RULE_WIDTH, rect.height()), 1.5, 1.5)
        elif is_unread:
            painter.drawEllipse(x - 2, rect.top() + 7, DOT, DOT)
