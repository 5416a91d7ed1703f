"""Paints a feed's tile: its favicon, or its first letter on a hue of its own.

The hue comes from the address, so that a feed keeps its colour under any name. Main thread only (pixmaps).
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from urllib.parse import urlsplit

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap

from reader.gui.kit import picture_reader
from reader.gui.kit.fonts import make_font
from reader.gui.kit.tokens import CAPTION

SIZE, _LETTER_PX = 16, 10
_RADIUS = 4.0
# Dark enough that a white letter reads well on every hue, light enough to tell the hues apart in the dark.
_SATURATION, _LIGHTNESS = 0.55, 0.34


def hue_of(address: str) -> int:
    """0 to 359, the same for every address of one host."""
    host = urlsplit(address).hostname or address
    return zlib.crc32(host.removeprefix("www.").encode("utf-8", "replace")) % 360


def letter_of(name: str) -> str:
    """The first letter or digit, in capitals where the script has them."""
    return next((sign for sign in name if sign.isalnum()), "•").upper()[:1]


def make_letter_tile(name: str, address: str, ratio: float) -> QPixmap:
    return paint_letter(name, hue_of(address), ratio)


def paint_letter(name: str, hue: int, ratio: float) -> QPixmap:
    """The first letter of a name, white on a hue."""
    return _paint(letter_of(name), hue, round(ratio, 2))


def make_favicon_tile(data: bytes, ratio: float) -> QPixmap | None:
    """The publisher's own picture, or None where it cannot be read."""
    reader, buffer = picture_reader.open_picture(data, picture_reader.find_icon_kind(data))
    image = QImage() if reader is None else reader.read()
    buffer.close()
    if image.isNull():
        return None
    wide = round(SIZE * ratio)
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = QPixmap.fromImage(image).scaled(wide, wide, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    scaled.setDevicePixelRatio(ratio)
    return scaled


@lru_cache(maxsize=2048)
def _paint(letter: str, hue: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(SIZE * ratio), round(SIZE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    font = make_font(CAPTION)
    font.setPixelSize(_LETTER_PX)
    font.setWeight(QFont.Weight.Bold)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromHslF(hue / 360, _SATURATION, _LIGHTNESS))
    box = QRectF(0, 0, SIZE, SIZE)
    painter.drawRoundedRect(box, _RADIUS, _RADIUS)
    painter.setPen(QColor(Qt.GlobalColor.white))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return pixmap
