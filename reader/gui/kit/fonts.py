"""Fonts of the design's sizes, made from the system's interface font. Main thread only."""

from __future__ import annotations

from PySide6.QtGui import QFont, QGuiApplication

from reader.gui.kit.tokens import TypeSize


def make_font(size: TypeSize, semibold: bool | None = None) -> QFont:
    """The application's font at a size of the table; `semibold` overrides what the table says."""
    font = QFont(QGuiApplication.font())
    if float(size.px).is_integer():
        font.setPixelSize(int(size.px))
    else:
        font.setPointSizeF(size.px * 72 / _dots_per_inch())
    wanted = size.semibold if semibold is None else semibold
    font.setWeight(QFont.Weight.DemiBold if wanted else QFont.Weight.Normal)
    return font


def _dots_per_inch() -> float:
    """Qt takes whole pixels only; half pixels have to go through points."""
    screen = QGuiApplication.primaryScreen()
    return screen.logicalDotsPerInchY() if screen else 96.0
