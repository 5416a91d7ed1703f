"""Draws SVG pictures that were found harmless. Any thread: paints on a QImage alone."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

USUAL = QSize(480, 270)
"""Of a drawing that does not say how large it is."""
LARGEST = 2_400


def read_svg_size(data: bytes) -> QSize:
    """Invalid where it cannot be read."""
    renderer = QSvgRenderer(QByteArray(data))
    return _size_of(renderer) if renderer.isValid() else QSize()


def draw_svg(data: bytes, width: int) -> QImage:
    """At this width; at its own where that is 0. A null picture where it is broken."""
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        return QImage()
    size = _size_of(renderer)
    wanted = min(width or size.width(), LARGEST)
    size = QSize(wanted, max(1, min(LARGEST, round(size.height() * wanted / size.width()))))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _size_of(renderer: QSvgRenderer) -> QSize:
    size = renderer.defaultSize()
    return USUAL if size.isEmpty() else size.boundedTo(QSize(LARGEST, LARGEST))
