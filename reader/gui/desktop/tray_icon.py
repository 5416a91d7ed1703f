"""Paints the tray icon: a tile with a newspaper, and the number of unread entries over it.

Painted, not loaded: a tray asks for many sizes, and the number is part of it. Main thread only.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPixmap

from reader.gui.kit.icons import make_pixmap
from reader.gui.kit.tokens import LIGHT

_SIZES = (16, 22, 24, 32, 48, 64)
_MOST_SAID = 99


def badge_words(count: int) -> str:
    """What fits into a corner of sixteen pixels."""
    if count <= 0:
        return ""
    return str(count) if count <= _MOST_SAID else f"{_MOST_SAID}+"


def make_tray_icon(count: int) -> QIcon:
    return _make_icon(badge_words(count))


@lru_cache(maxsize=8)
def _make_icon(badge: str) -> QIcon:
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(_paint(size, badge))
    return icon


def _paint(size: int, badge: str) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # A tile of its own colour is seen on dark and on light panels alike.
    painter.setBrush(QColor(LIGHT.accent))
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.2, size * 0.2)
    inner = round(size * 0.7)
    glyph = make_pixmap("newspaper", LIGHT.on_accent, inner, 1.0)
    painter.drawPixmap((size - inner) // 2, (size - inner) // 2, glyph)
    if badge:
        _paint_badge(painter, size, badge)
    painter.end()
    return pixmap


def _paint_badge(painter: QPainter, size: int, badge: str) -> None:
    """At the lower right, as wide as its number, with a rim that sets it off from the tile."""
    height = size * 0.6
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(height * 0.85)))
    width = min(float(size), max(height, QFontMetricsF(font).horizontalAdvance(badge) + height * 0.3))
    place = QRectF(size - width, size - height, width, height)
    painter.setBrush(QColor(LIGHT.accent_text))
    painter.drawRoundedRect(place.adjusted(-1, -1, 0, 0), height / 2, height / 2)
    painter.setBrush(QColor(LIGHT.bg))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
    painter.setPen(QColor(LIGHT.text))
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, badge)
