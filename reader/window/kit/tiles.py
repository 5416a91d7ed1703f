"""Icons in any colour of the theme, and feeds' tiles: a favicon, or a letter on a colour of its own. Main thread only.

A tile's hue comes from the feed's address, so that it stays the same under any name.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from reader.core.paths import get_resources
from reader.core.records.stored import Feed
from reader.window.kit import picture_reader
from reader.window.kit.fonts import make_font
from reader.window.kit.tokens import CAPTION

SIZE, _LETTER_PX = 16, 10
_RADIUS = 4.0
# Dark enough that a white letter is readable on every hue, light enough to tell the hues apart in dark mode.
_SATURATION, _LIGHTNESS = 0.55, 0.34


def make_pixmap(name: str, colour: str, size: int, ratio: float, filled: bool = False) -> QPixmap:
    """The Lucide icon `name` in `colour`, `size` device-independent pixels wide; drawn once per size and ratio."""
    return _render(name, colour, size, round(ratio, 2), filled)


def make_icon(name: str, colour: str, size: int, ratio: float, filled: bool = False) -> QIcon:
    return QIcon(make_pixmap(name, colour, size, ratio, filled))


def make_app_icon() -> QIcon:
    return QIcon(str(get_resources() / "app" / "paperround.svg"))


def icon_folder() -> Path:
    return get_resources() / "icons"


@lru_cache(maxsize=512)
def _render(name: str, colour: str, size: int, ratio: float, filled: bool) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    svg = _source(name)
    ink = colour.encode("ascii")
    svg = svg.replace(b"currentColor", ink).replace(b'stroke-width="2"', b'stroke-width="1.75"')
    renderer = QSvgRenderer(QByteArray(svg.replace(b'fill="none"', b'fill="' + ink + b'"') if filled else svg))
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def _source(name: str) -> bytes:
    return (icon_folder() / f"{name}.svg").read_bytes()


def hue_of(address: str) -> int:
    """A hue from 0 to 359, the same for every address of a host."""
    host = urlsplit(address).hostname or address
    return zlib.crc32(host.removeprefix("www.").encode("utf-8", "replace")) % 360


def letter_of(name: str) -> str:
    """The first letter or digit of a name, as a capital if the script has them."""
    return next((sign for sign in name if sign.isalnum()), "•").upper()[:1]


def make_letter_tile(name: str, address: str, ratio: float) -> QPixmap:
    return paint_letter(name, hue_of(address), ratio)


def paint_letter(name: str, hue: int, ratio: float) -> QPixmap:
    """The first letter of a name, white on a hue."""
    return _paint(letter_of(name), hue, round(ratio, 2))


@lru_cache(maxsize=2048)  # also so that a broken one is complained about by its library only once
def make_favicon_tile(data: bytes, ratio: float) -> QPixmap | None:
    """The publisher's favicon as a tile, or None if it cannot be read."""
    reader, buffer = picture_reader.open_picture(data, b"png" if picture_reader.is_small_png(data) else b"")
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


class FeedIcons:
    """Tiles by feed. An unknown feed gets a letter from its name alone."""

    def __init__(self) -> None:
        self._addresses: dict[int, str] = {}
        self._icons: Mapping[int, bytes] = {}
        self._favicons: dict[tuple[int, float], QPixmap | None] = {}

    def learn(self, feeds: Iterable[Feed], icons: Mapping[int, bytes]) -> None:
        self._addresses = {feed.id: feed.publisher.site_url or feed.url for feed in feeds}
        if icons != self._icons:
            self._icons = icons
            self._favicons.clear()

    def tile(self, feed_id: int, name: str, ratio: float) -> QPixmap:
        key = (feed_id, ratio)
        if key not in self._favicons:
            self._favicons[key] = make_favicon_tile(self._icons.get(feed_id, b""), ratio)
        return self._favicons[key] or make_letter_tile(name, self._addresses.get(feed_id, name), ratio)
