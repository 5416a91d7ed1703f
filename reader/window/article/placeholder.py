"""Placeholders for pictures that are not there yet or at all, and the size at which a picture is shown. Main thread."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from reader.html.blocks import Picture
from reader.window.article.text_formats import make_font
from reader.window.kit import tokens
from reader.window.kit.translate import tr

UNKNOWN_HEIGHT = 0.5
"""The height of a picture in widths of the column, while it is not known."""
TALLEST = 4000
INLINE_PX = 20
ALT_LEAST, ALT_PADDING, ALT_AIR, ALT_LINE, ALT_LINES = 40, 10, 5, 18, 4
PLAY_RADIUS = 30


class Placeholder(Enum):
    NOT_ALLOWED = "not allowed"
    COMING = "coming"
    BROKEN = "broken"
    NOTHING = "nothing"
    """A tracking pixel: never shown."""
    PLAYER = "player"
    """A video without a picture of its own."""


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
        font = _font()
        painter.setFont(font)
        painter.setPen(QColor(colours.text_2))
        row = QRectF(frame.left() + 16, frame.bottom() - 40, frame.width() - 32, 24)
        words = QFontMetricsF(font).elidedText(picture.alt, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, words)
    # True if there is only room for the alternative text.
    elif width >= 120 and height >= 40 and not (size[1] <= ALT_LINES * ALT_LINE + 2 * ALT_AIR):
        _write(painter, frame, _words(state, picture), picture.alt, colours)
    elif picture.alt:
        painter.setFont(_font())
        painter.setPen(QColor(colours.text_2))
        inner = frame.adjusted(ALT_PADDING, ALT_AIR, -ALT_PADDING, -ALT_AIR)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inner, flags, picture.alt)
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
            return tr("Image")
        words = tr("Image, {width} × {height}")
        return words.format(width=picture.width, height=picture.height)
    if state is Placeholder.BROKEN:
        return tr("Couldn’t load this image.")
    return ""


def _write(painter: QPainter, frame: QRectF, words: str, alt: str, colours: tokens.Colours) -> None:
    """Write the alternative text, then why there is no picture."""
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


def measure_alt(alt: str) -> int:
    return round(QFontMetricsF(_font()).horizontalAdvance(alt)) + 4


def _font() -> QFont:
    return make_font(serif=False, px=round(tokens.INTERFACE.px))


def with_play_mark(picture: QPixmap, length: str = "") -> QPixmap:
    """Add a triangle in a dark disc, and the length in a corner."""
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
    if length and size.width() >= 120:
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


def fit(width: int, height: int, column: int) -> tuple[int, int]:
    """Shrink to the column; never enlarge, never return an empty size."""
    width, height = max(1, width), max(1, height)
    if width > column:
        width, height = column, max(1, round(height * column / width))
    if height > TALLEST:
        width, height = max(1, round(width * TALLEST / height)), TALLEST
    return width, height


def shown_size(picture: Picture, own: tuple[int, int] | None, column: int, alone: bool) -> tuple[int, int]:
    """The size by the picture itself if it is here, else by what the publisher says, else a guess."""
    if own:
        return _by_own_size(picture, own, column)
    if picture.width and picture.height:
        return fit(picture.width, picture.height, column)
    if not alone:
        return INLINE_PX, INLINE_PX
    width = min(picture.width or column, column)
    return fit(width, picture.height or round(width * UNKNOWN_HEIGHT), column)


def _by_own_size(picture: Picture, own: tuple[int, int], column: int) -> tuple[int, int]:
    """Let the publisher shrink a picture, but not stretch or enlarge it."""
    width, height = own
    if picture.width and picture.width < width:
        height = round(height * picture.width / width)
        width = picture.width
    elif picture.height and picture.height < height and not picture.width:
        width = round(width * picture.height / height)
        height = picture.height
    return fit(width, height, column)


def alt_size(words_width: int, column: int) -> tuple[int, int]:
    """The size of the alternative text in place of a picture that can't be loaded."""
    width = max(ALT_LEAST, min(column, words_width + 2 * ALT_PADDING))
    lines = max(1, -(-words_width // max(1, width - 2 * ALT_PADDING)))
    return width, min(lines, ALT_LINES) * ALT_LINE + 2 * ALT_AIR
