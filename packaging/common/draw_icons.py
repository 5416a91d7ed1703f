"""draw_icons.py SVG FOLDER SIZE…: one PNG per size. Run by icons.py."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def draw(renderer: QSvgRenderer, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def main(svg: str, folder: str, *sizes: str) -> None:
    _application = QGuiApplication(sys.argv[:1])
    renderer = QSvgRenderer(svg)
    for size in map(int, sizes):
        path = Path(folder) / f"{size}.png"
        if not draw(renderer, size).save(str(path)):
            raise SystemExit(f"{path} could not be written.")


if __name__ == "__main__":
    main(*sys.argv[1:])
