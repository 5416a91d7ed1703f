"""Paints the small picture of an entry: in its row, or on its card. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath

from reader.gui.entries.rows.rows import ListRow
from reader.gui.kit.theme import Theme
from reader.gui.pictures.thumbnails import Thumbnails

RADIUS = 4


class PicturePainter:
    def __init__(self, theme: Theme, thumbnails: Thumbnails | None) -> None:
        self._theme, self._thumbnails = theme, thumbnails

    def has_picture(self, row: ListRow) -> bool:
        """Whether there is one, or one may still come."""
        return (
            self._thumbnails is not None
            and bool(row.picture)
            and not self._thumbnails.is_missing(row.picture)
        )

    def paint(
        self, painter: QPainter, box: QRect, row: ListRow, ratio: float, outline: QPainterPath | None = None
    ) -> None:
        """Cut to the box; a quiet ground while it is on its way."""
        assert self._thumbnails is not None
        size = QSize(round(box.width() * ratio), round(box.height() * ratio))
        found = self._thumbnails.find(row.picture, row.entry.feed_id, size)
        path = outline or _rounded(box)
        if found is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("bg_sunken"))
            painter.drawPath(path)
            return
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(box, found)
        painter.restore()


def _rounded(box: QRect) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(box), RADIUS, RADIUS)
    return path
