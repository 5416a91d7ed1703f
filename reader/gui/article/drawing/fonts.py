"""The article's fonts: serif for reading, the window's own for what is around it. Main thread only."""

from __future__ import annotations

from PySide6.QtGui import QFont, QGuiApplication

SERIFS = [
    *("Noto Serif", "Source Serif 4", "Charter", "Iowan Old Style", "Georgia", "DejaVu Serif"),
    *("Noto Serif CJK JP", "Hiragino Mincho ProN", "Yu Mincho", "Songti SC"),
    "serif",
]


def make_font(serif: bool, px: int, family: str = "") -> QFont:
    """`family`: the owner's own choice, before what is usual."""
    font = QFont(QGuiApplication.font())
    if family:
        font.setFamilies([family, *(SERIFS if serif else font.families())])
    elif serif:
        font.setFamilies(SERIFS)
        font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(px)
    font.setWeight(QFont.Weight.Normal)
    return font
