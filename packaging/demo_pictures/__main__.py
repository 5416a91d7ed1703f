"""Draws the demo's pictures and icons into resources/demo; the PNG files are kept in the repository.

.venv/bin/python packaging/demo_pictures

Needs the fonts Inter, Noto Sans and Serif (also CJK) and DejaVu Sans Mono for the few letters in them.
"""

from __future__ import annotations

import os
from pathlib import Path

import comics
import icons
import indoors
import land
import water
from canvas import Canvas, H, W
from PySide6.QtGui import QGuiApplication

RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "demo"


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _application = QGuiApplication([])
    for scenes, (width, height) in (
        (water.SCENES, (W, H)),
        (land.SCENES, (W, H)),
        (indoors.SCENES, (W, H)),
        (comics.SCENES, comics.STRIP),
    ):
        for name, paint in scenes.items():
            canvas = Canvas(width, height)
            paint(canvas)
            canvas.save(RESOURCES / "pictures" / f"{name}.png")
    icons.draw_all(RESOURCES / "icons")


if __name__ == "__main__":
    main()
