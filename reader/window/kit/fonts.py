"""Fonts in the design's sizes, made from the system's interface font, and line breaking in them. Main thread only."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QTextLayout, QTextOption

from reader.window.kit.tokens import ARTICLE_TITLE, TypeSize

_LONGEST = 400  # characters: nothing beyond can be seen in two lines, and an endless title must not cost more


def make_font(size: TypeSize, semibold: bool | None = None) -> QFont:
    """The application's font at a size of tokens.py; `semibold` overrides the table."""
    font = QFont(QGuiApplication.font())
    if float(size.px).is_integer():
        font.setPixelSize(int(size.px))
    else:
        screen = QGuiApplication.primaryScreen()
        font.setPointSizeF(size.px * 72 / (screen.logicalDotsPerInchY() if screen else 96.0))
    wanted = size.semibold if semibold is None else semibold
    font.setWeight(QFont.Weight.DemiBold if wanted else QFont.Weight.Normal)
    return font


def make_headline_font() -> QFont:
    """The font for the headline of a page that fills the window."""
    font = make_font(ARTICLE_TITLE)
    font.setFamilies(["Noto Serif", "Georgia", "Times New Roman"])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setWeight(QFont.Weight.Bold)
    return font


@lru_cache(maxsize=4096)
def break_lines(text: str, font: QFont, width: int, most: int) -> tuple[str, ...]:
    """The lines of `text`, at most `most`, none wider than `width`."""
    text = " ".join(text[:_LONGEST].split())
    metrics = QFontMetrics(font)
    if most == 1 or metrics.horizontalAdvance(text) <= width:
        return (metrics.elidedText(text, Qt.TextElideMode.ElideRight, width),) if text else ()
    lines, end = _full_lines(text, font, width, most - 1)
    rest = text[end:].strip()
    if rest:
        lines.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width))
    return tuple(lines)


def _full_lines(text: str, font: QFont, width: int, count: int) -> tuple[list[str], int]:
    """The first `count` lines as Qt would break them, and where the rest of the text starts."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    end = 0
    for _ in range(count):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(1, width))
        # Qt counts UTF-16 units, Python characters.
        end = _characters(text, line.textStart() + line.textLength())
        lines.append(text[_characters(text, line.textStart()) : end].strip())
    layout.endLayout()
    return lines, end


def _characters(text: str, units: int) -> int:
    if text.isascii():
        return units
    return len(text.encode("utf-16-le", "surrogatepass")[: units * 2].decode("utf-16-le", "ignore"))
