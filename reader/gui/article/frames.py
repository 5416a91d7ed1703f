"""Qt's tables as frames around code, quotes and cells: formats that show nothing of themselves. Pure."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTextBlockFormat, QTextLength, QTextTableFormat

from reader.gui.article.text_formats import LIST_INDENT

Room = Callable[[int], int]
"""The width there is in a quote, list or cell, for a width of the article's text."""


def frame_format(indent: int, above: int, below: int, wide: bool = True) -> QTextTableFormat:
    made = QTextTableFormat()
    made.setBorder(0)
    made.setCellPadding(0)
    made.setCellSpacing(0)
    made.setTopMargin(above)
    made.setBottomMargin(below)
    made.setLeftMargin(indent * LIST_INDENT)
    if wide:
        made.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    return made


def no_height() -> QTextBlockFormat:
    lines = QTextBlockFormat()
    lines.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    return lines
