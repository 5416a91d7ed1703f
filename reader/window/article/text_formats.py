"""Text formats of the parts of an article: fonts, sizes, line heights, colours and frames. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFormat,
    QTextLength,
    QTextTableFormat,
)

from reader.html.blocks import HEADINGS, Kind, Paragraph, Style
from reader.window.article.record import TextChoice
from reader.window.kit import tokens

Room = Callable[[int], int]
"""The width available in a quote, list or cell, given the width of the article's text."""
LIST_INDENT = 28
SERIFS = [
    *("Noto Serif", "Source Serif 4", "Charter", "Iowan Old Style", "Georgia", "DejaVu Serif"),
    *("Noto Serif CJK JP", "Hiragino Mincho ProN", "Yu Mincho", "Songti SC"),
    "serif",
]


def make_font(serif: bool, px: int, family: str = "") -> QFont:
    """The font for articles or for what is around them. `family`: the user's choice."""
    font = QFont(QGuiApplication.font())
    if family:
        font.setFamilies([family, *(SERIFS if serif else font.families())])
    elif serif:
        font.setFamilies(SERIFS)
        font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(px)
    font.setWeight(QFont.Weight.Normal)
    return font


_HEADINGS = dict(zip(HEADINGS, (1.36, 1.36, 1.18, 1.0, 1.0, 1.0), strict=True))


class TextFormats(Struct, frozen=True):
    colours: tokens.Colours
    choice: TextChoice

    def text(self, px: float | None = None, colour: str = "", serif: bool | None = None) -> QTextCharFormat:
        # The user chooses the font of the article; what is around it has the window's.
        family = self.choice.family if serif is None else ""
        font = make_font(self.choice.serif if serif is None else serif, round(px or self.choice.px), family)
        return _letters(font, colour or self.colours.text)

    def interface(self, px: float, colour: str, semibold: bool = False) -> QTextCharFormat:
        """The format for what is around the article: the feed's name, the date, captions."""
        made = self.text(px, colour, serif=False)
        if semibold:
            made.setFontWeight(QFont.Weight.Medium)
        return made

    def title(self, px: float) -> QTextCharFormat:
        made = self.text(px)
        made.setFontWeight(QFont.Weight.Bold)
        return made

    def paragraph_text(self, paragraph: Paragraph, quiet: bool, small: bool) -> QTextCharFormat:
        if paragraph.kind is Kind.CAPTION:
            return self.interface(self.caption_px, self.colours.text_3)
        if paragraph.kind is Kind.SUMMARY:
            return self.title(self.choice.px)
        if paragraph.kind in _HEADINGS:
            return self.title(self.choice.px * _HEADINGS[paragraph.kind])
        px = self.choice.px * 0.85 if small else self.choice.px
        return self.text(px, self.colours.text_2 if quiet else self.colours.text, False if small else None)

    def styled(self, base: QTextCharFormat, style: Style) -> QTextCharFormat:
        if style == Style():
            return base
        made = QTextCharFormat(base)
        if style.bold:
            made.setFontWeight(QFont.Weight.Bold)
        made.setFontItalic(style.italic or base.fontItalic())
        made.setFontStrikeOut(style.strike)
        made.setFontUnderline(style.underline)
        self._colour_run(made, base, style)
        if style.link:
            self.make_link(made, style.link)
        return made

    def _colour_run(self, made: QTextCharFormat, base: QTextCharFormat, style: Style) -> None:
        px = base.font().pixelSize()
        if style.code:
            made.setFontFamilies(mono_families())
            made.setProperty(QTextFormat.Property.FontPixelSize, round(px * 0.88))
            made.setBackground(QColor(self.colours.bg_sunken))
        if style.mark:
            made.setBackground(QColor(self.colours.warn_soft))
        if style.small:
            made.setProperty(QTextFormat.Property.FontPixelSize, round(px * 0.85))
        if style.above or style.below:
            above = QTextCharFormat.VerticalAlignment.AlignSuperScript
            below = QTextCharFormat.VerticalAlignment.AlignSubScript
            made.setVerticalAlignment(above if style.above else below)

    def link(self, px: float, address: str, semibold: bool = False, underline: bool = True) -> QTextCharFormat:
        made = self.interface(px, self.colours.accent_text, semibold)
        self.make_link(made, address, underline)
        return made

    def make_link(self, made: QTextCharFormat, address: str, underline: bool = True) -> None:
        made.setAnchor(True)
        made.setAnchorHref(address)
        made.setForeground(QColor(self.colours.accent_text))
        made.setFontUnderline(underline)

    def code_text(self) -> QTextCharFormat:
        font = QFont()
        font.setFamilies(mono_families())
        font.setPixelSize(round(self.choice.px * 0.82))
        return _letters(font, self.colours.text)

    @property
    def caption_px(self) -> int:
        return max(12, round(self.choice.px * 0.74))

    @property
    def gap(self) -> int:
        """The space between paragraphs: 16 at the design's size."""
        return round(self.choice.px * 0.94)

    def lines(self, px: float, above: int = 0, below: int = 0, line: float = 0) -> QTextBlockFormat:
        made = QTextBlockFormat()
        height = line or round(px * self.choice.spacing / 100)
        made.setLineHeight(height, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        made.setTopMargin(above)
        made.setBottomMargin(below)
        return made

    def paragraph_lines(self, paragraph: Paragraph, small: bool) -> QTextBlockFormat:
        made = self._paragraph_lines(paragraph, small)
        made.setIndent(paragraph.indent)
        set_direction(made, paragraph.right_to_left)
        return made

    def _paragraph_lines(self, paragraph: Paragraph, small: bool) -> QTextBlockFormat:
        px, kind = self.choice.px, paragraph.kind
        if kind in _HEADINGS:
            size = px * _HEADINGS[kind]
            above = round(px * (1.5 if kind in HEADINGS[:2] else 1.2))
            made = self.lines(size, above, below=round(px * 0.45), line=round(size * 1.34))
            made.setHeadingLevel(min(6, HEADINGS.index(kind) + 2))  # the title is the first
            return made
        if kind is Kind.CAPTION:
            return self.lines(self.caption_px, below=round(px * 1.2), line=round(self.caption_px * 1.45))
        if small:
            return self.lines(px * 0.85, line=round(px * 0.85 * 1.5))
        between_items = paragraph.indent > 0 and paragraph.mark is not None
        return self.lines(px, below=round(px * 0.35) if between_items else self.gap)


def set_direction(lines: QTextBlockFormat, right_to_left: bool) -> None:
    way = Qt.LayoutDirection
    lines.setLayoutDirection(way.RightToLeft if right_to_left else way.LeftToRight)


def mono_families() -> list[str]:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families()


def _letters(font: QFont, colour: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setFont(font)
    made.setForeground(QColor(colour))
    return made


def frame_format(indent: int, above: int, below: int, wide: bool = True) -> QTextTableFormat:
    """A table without looks, as a frame around code, a quote or cells."""
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
