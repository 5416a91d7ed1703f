"""Paints a line of text with marks under what was found in it. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from reader.query.hits import Hit


def paint_hits(
    painter: QPainter,
    rect: QRect,
    line: str,
    font: QFont,
    hits: Sequence[Hit],
    marks: tuple[QColor, QColor],
    right_to_left: bool,
) -> None:
    """One line in the painter's ink, with grounds and rules under what was found; `marks` are their colours."""
    layout = QTextLayout(line, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    rtl, ltr = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    option.setTextDirection(rtl if right_to_left else ltr)
    layout.setTextOption(option)
    layout.setFormats([_mark_format(line, hit, marks) for hit in hits])  # before: it forgets its lines
    layout.beginLayout()
    only = layout.createLine()
    only.setLineWidth(rect.width())
    layout.endLayout()
    layout.draw(painter, QPointF(rect.left(), rect.top() + (rect.height() - only.height()) / 2))


def _mark_format(line: str, hit: Hit, marks: tuple[QColor, QColor]) -> QTextLayout.FormatRange:
    look = QTextCharFormat()
    look.setBackground(marks[0])
    look.setFontUnderline(True)
    look.setUnderlineColor(marks[1])
    found = QTextLayout.FormatRange()
    found.start, found.length = _units(line[: hit.start]), _units(line[hit.start : hit.end])
    found.format = look
    return found


def _units(text: str) -> int:
    """Qt counts UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
