"""Placeholders, painted where a picture is not, or not yet.

Runs on the window's thread.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from reader.gui.article.content.blocks import Picture
from reader.gui.article.drawing.fonts import make_font
from reader.gui.article.pictures.picture_state import Placeholder
from reader.gui.kit import tokens


def paint_placeholder(
    state: Placeholder, picture: Picture, size: tuple[int, int], ratio: float, colours: tokens.Colours
) -> QPixmap:
    width, height = size
    pixmap = _clear_pixmap(width, height, ratio)
    if state is Placeholder.NOTHING:
        return pixmap
    painter = QPainter(pixmap)
    frame = QRectF(0.5, 0.5, width - 1, height - 1)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.bg_sunken))
    painter.drawRect(frame)
    if width >= 120 and height >= 40:
        _write(painter, frame, _words(state, picture), picture.alt, colours)
    painter.end()
    return pixmap


def _clear_pixmap(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _words(state: Placeholder, picture: Picture) -> str:
    if state is Placeholder.NOT_ALLOWED:
        if not (picture.width and picture.height):
            return QCoreApplication.translate("Pictures", "Picture")
        words = QCoreApplication.translate("Pictures", "Picture, {width} × {height}")
        return words.format(width=picture.width, height=picture.height)
    if state is Placeholder.BROKEN:
        return QCoreApplication.translate("Pictures", "This picture could not be fetched.")
    return ""


def _write(painter: QPainter, frame: QRectF, words: str, alt: str, colours: tokens.Colours) -> None:
    """The alternative text first, for it says more; then why there is no picture."""
    font = make_font(serif=False, px=round(tokens.INTERFACE.px))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    inner = frame.adjusted(16, 8, -16, -8)
    lines = [
        metrics.elidedText(line, Qt.TextElideMode.ElideRight, inner.width()) for line in (alt, words) if line
    ]
    height = tokens.INTERFACE.line + 2
    top = inner.center().y() - height * len(lines) / 2
    for index, line in enumerate(lines):
        painter.setPen(QColor(colours.text_2 if line != lines[-1] or not words else colours.text_3))
        row = QRectF(inner.left(), top + index * height, inner.width(), height)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)
