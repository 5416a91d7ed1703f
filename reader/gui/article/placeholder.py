"""Placeholders, painted where a picture is not, or not yet.

Runs on the window's thread.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from reader.gui.article.blocks import Picture
from reader.gui.article.sizes import ALT_AIR, ALT_LINE, ALT_LINES, ALT_PADDING
from reader.gui.article.text_formats import make_font
from reader.gui.kit import tokens
from reader.gui.kit.translate import tr


class Placeholder(Enum):
    NOT_ALLOWED = "not allowed"
    COMING = "coming"
    BROKEN = "broken"
    NOTHING = "nothing"
    """A counting pixel: never shown."""
    PLAYER = "player"
    """A video without a picture of its own."""


PLAY_RADIUS = 30
_LEAST_FOR_LENGTH = 120


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
    if state is Placeholder.PLAYER:
        _write_below(painter, frame, picture, colours)
    elif width >= 120 and height >= 40 and not _is_small(size):
        _write(painter, frame, _words(state, picture), picture.alt, colours)
    elif picture.alt:
        _write_alt(painter, frame, picture.alt, colours)
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
            return tr("Picture")
        words = tr("Picture, {width} × {height}")
        return words.format(width=picture.width, height=picture.height)
    if state is Placeholder.BROKEN:
        return tr("This picture could not be fetched.")
    return ""


def _write(painter: QPainter, frame: QRectF, words: str, alt: str, colours: tokens.Colours) -> None:
    """The alternative text first, for it says more; then why there is no picture."""
    painter.setFont(_font())
    metrics = QFontMetricsF(_font())
    inner = frame.adjusted(16, 8, -16, -8)
    lines = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, inner.width()) for line in (alt, words) if line]
    height = tokens.INTERFACE.line + 2
    top = inner.center().y() - height * len(lines) / 2
    for index, line in enumerate(lines):
        painter.setPen(QColor(colours.text_2 if line != lines[-1] or not words else colours.text_3))
        row = QRectF(inner.left(), top + index * height, inner.width(), height)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)


def _is_small(size: tuple[int, int]) -> bool:
    """Made for the alternative text alone."""
    return size[1] <= ALT_LINES * ALT_LINE + 2 * ALT_AIR


def measure_alt(alt: str) -> int:
    return round(QFontMetricsF(_font()).horizontalAdvance(alt)) + 4


def _font() -> QFont:
    return make_font(serif=False, px=round(tokens.INTERFACE.px))


def _write_alt(painter: QPainter, frame: QRectF, alt: str, colours: tokens.Colours) -> None:
    painter.setFont(_font())
    painter.setPen(QColor(colours.text_2))
    inner = frame.adjusted(ALT_PADDING, ALT_AIR, -ALT_PADDING, -ALT_AIR)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(inner, flags, alt)


def _write_below(painter: QPainter, frame: QRectF, picture: Picture, colours: tokens.Colours) -> None:
    """What a video is called, under the place of its play mark."""
    font = _font()
    painter.setFont(font)
    painter.setPen(QColor(colours.text_2))
    row = QRectF(frame.left() + 16, frame.bottom() - 40, frame.width() - 32, 24)
    words = QFontMetricsF(font).elidedText(picture.alt, Qt.TextElideMode.ElideRight, row.width())
    painter.drawText(row, Qt.AlignmentFlag.AlignCenter, words)


def with_play_mark(picture: QPixmap, length: str = "") -> QPixmap:
    """A triangle in a dark disc, in the middle; in the corner how long it is."""
    marked = QPixmap(picture)
    size = marked.deviceIndependentSize()
    radius = min(PLAY_RADIUS, size.height() / 3, size.width() / 3)
    middle = QPointF(size.width() / 2, size.height() / 2)
    painter = QPainter(marked)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 170))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(QColor("white"))
    corners = [(-0.35, -0.5), (-0.35, 0.5), (0.55, 0.0)]
    painter.drawPolygon([middle + QPointF(x * radius, y * radius) for x, y in corners])
    if length and size.width() >= _LEAST_FOR_LENGTH:
        _write_length(painter, size, length)
    painter.end()
    return marked


def _write_length(painter: QPainter, size: QSizeF, length: str) -> None:
    font = _font()
    painter.setFont(font)
    box = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(length) + 12, 22)
    box.moveBottomRight(QPointF(size.width() - 8, size.height() - 8))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 190))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QColor("white"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, length)
