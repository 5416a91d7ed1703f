"""Sets runs of letters into lines of a given width: justified with hyphens where the language has them. Qt's text
layout does the breaking; on any thread that has a font database."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextLayout, QTextOption

from reader.edition.hyphenate import add_soft_hyphens, can_hyphenate
from reader.gui.article.content.blocks import Run, Style
from reader.gui.paper.fonts import make_mono

MOST_LETTERS = 40_000
"""Of one paragraph; no publisher's is longer, and a layout's work grows faster than its text."""
_NEVER_HYPHENATED = ("ja", "zh", "ko", "th", "ar", "fa", "he", "yi")
"""Set in full lines by their printers, though no word is ever broken with a hyphen."""
_RTL, _LTR = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight

LineRoom = Callable[[int], tuple[float, float]]
"""Number of a line → how far it is set in, and its width."""


class TextStyle(Struct, frozen=True):
    font: QFont
    language: str = ""
    right_to_left: bool = False
    justified: bool = True
    wraps_anywhere: bool = False


def set_text(runs: Sequence[Run], style: TextStyle, room: LineRoom) -> QTextLayout:
    """A layout with its lines made; their heights are the caller's affair."""
    parts = [(_prepare(run.text, run.style, style), run.style) for run in runs if run.picture is None]
    text = "".join(part for part, _ in parts)[:MOST_LETTERS]
    layout = QTextLayout(text, style.font)
    layout.setCacheEnabled(True)
    layout.setTextOption(_make_option(style))
    layout.setFormats(_make_formats(parts, style.font))
    layout.beginLayout()
    number = 0
    while (line := layout.createLine()).isValid():
        inset, width = room(number)
        line.setLineWidth(max(width, 1.0))
        line.setPosition(QPointF(inset, 0.0))
        number += 1
    layout.endLayout()
    return layout


def plain(text: str, style: Style = Style()) -> tuple[Run, ...]:  # noqa: B008 - frozen
    return (Run(" ".join(text.split()), style),)


def _prepare(text: str, run: Style, style: TextStyle) -> str:
    text = text.replace("\u200b", "")
    return text if run.code or not style.justified else add_soft_hyphens(text, style.language)


def _make_option(style: TextStyle) -> QTextOption:
    option = QTextOption()
    primary = style.language.partition("-")[0].lower()
    justified = style.justified and (can_hyphenate(primary) or primary in _NEVER_HYPHENATED)
    # Of a layout, unlike of a label, Qt takes "leading" for left.
    ragged = Qt.AlignmentFlag.AlignRight if style.right_to_left else Qt.AlignmentFlag.AlignLeft
    option.setAlignment(
        Qt.AlignmentFlag.AlignJustify if justified else ragged | Qt.AlignmentFlag.AlignAbsolute
    )
    option.setTextDirection(_RTL if style.right_to_left else _LTR)
    wrap = (
        QTextOption.WrapMode.WrapAnywhere
        if style.wraps_anywhere
        else QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
    )
    option.setWrapMode(wrap)
    option.setUseDesignMetrics(True)
    return option


def _make_formats(parts: Sequence[tuple[str, Style]], font: QFont) -> list[QTextLayout.FormatRange]:
    formats, start = [], 0
    for text, style in parts:
        length = len(text.encode("utf-16-le")) // 2
        if style != Style() and length:
            made = QTextLayout.FormatRange()
            made.start, made.length, made.format = start, length, _make_format(style, font)
            formats.append(made)
        start += length
    return formats


def _make_format(style: Style, font: QFont) -> QTextCharFormat:
    form = QTextCharFormat()
    if style.code:
        form.setFont(make_mono(round(font.pixelSize() * 0.86)))
    if style.bold:
        form.setFontWeight(QFont.Weight.Bold)
    if style.italic:
        form.setFontItalic(True)
    if style.strike:
        form.setFontStrikeOut(True)
    if style.underline:
        form.setFontUnderline(True)
    if style.above or style.below:
        where = QTextCharFormat.VerticalAlignment
        form.setVerticalAlignment(where.AlignSuperScript if style.above else where.AlignSubScript)
    return form
