"""A tag in the article's first line: a pill, painted as a small picture. Main thread only."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QTextCharFormat, QTextImageFormat

from reader.gui.article.drawing.document import ArticleDocument
from reader.gui.article.drawing.fonts import make_font
from reader.gui.kit import tokens

HEIGHT, PADDING = 20, 9


def make_tag_format(document: ArticleDocument, tag: str) -> QTextImageFormat:
    width = _width(tag)
    made = QTextImageFormat()
    made.setName(document.place_tile(partial(_paint, tag, width, document.looks.colours)))
    made.setWidth(width)
    made.setHeight(HEIGHT)
    made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    return made


def _width(tag: str) -> int:
    font = make_font(serif=False, px=round(tokens.SMALL.px))
    return round(QFontMetricsF(font).horizontalAdvance(tag)) + 2 * PADDING


def _paint(tag: str, width: int, colours: tokens.Colours, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(colours.line_2))
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, HEIGHT - 1), HEIGHT / 2, HEIGHT / 2)
    painter.setFont(make_font(serif=False, px=round(tokens.SMALL.px)))
    painter.setPen(QColor(colours.text_2))
    painter.drawText(QRectF(0, 0, width, HEIGHT), Qt.AlignmentFlag.AlignCenter, tag)
    painter.end()
    return pixmap
