"""Lucide icons in any colour of the theme, drawn once per size and device pixel ratio. Main thread only."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from reader.paths import get_resources

_STROKE = b'stroke-width="1.75"'


def make_pixmap(name: str, colour: str, size: int, ratio: float, filled: bool = False) -> QPixmap:
    """The icon `name` in `colour`, `size` device-independent pixels wide."""
    return _render(name, colour, size, round(ratio, 2), filled)


def make_icon(name: str, colour: str, size: int, ratio: float, filled: bool = False) -> QIcon:
    return QIcon(make_pixmap(name, colour, size, ratio, filled))


def make_app_icon() -> QIcon:
    """The program's own."""
    return QIcon(str(get_resources() / "app" / "paperround.svg"))


def icon_folder() -> Path:
    return get_resources() / "icons"


@lru_cache(maxsize=512)
def _render(name: str, colour: str, size: int, ratio: float, filled: bool) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_recoloured(_source(name), colour, filled)))
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def _source(name: str) -> bytes:
    return (icon_folder() / f"{name}.svg").read_bytes()


def _recoloured(svg: bytes, colour: str, filled: bool) -> bytes:
    ink = colour.encode("ascii")
    svg = svg.replace(b"currentColor", ink).replace(b'stroke-width="2"', _STROKE)
    return svg.replace(b'fill="none"', b'fill="' + ink + b'"') if filled else svg
