"""The application's icon in every size, drawn from the one SVG. Needs PySide6; draws offscreen, in a process
of its own so that a build may ask twice."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from common.project import PACKAGING, RESOURCES, run

SVG = RESOURCES / "app" / "paperround.svg"
SIZES = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512, 1024)


def make_pngs(folder: Path, sizes: Sequence[int] = SIZES) -> dict[int, Path]:
    """`<size>.png` in this folder for every size."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    run(sys.executable, PACKAGING / "common" / "draw_icons.py", SVG, folder, *map(str, sizes))
    return {size: folder / f"{size}.png" for size in sizes}
