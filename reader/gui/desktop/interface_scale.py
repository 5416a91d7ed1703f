"""How large the interface is: the owner's choice times what the system's font asks for. Main thread only.

Everything grows together, letters, rows, icons and plots, because Qt itself does it: by a factor that it reads
once, when the application is made. docs/notes/how-does-the-interface-get-larger.md tells why not otherwise.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

_FACTOR = "QT_SCALE_FACTOR"
_USUAL_PX = {"win32": 12.0, "darwin": 13.0}
"""Height of the interface's letters where nobody asked for larger ones: 9 points on Windows, 13 on macOS."""
_USUAL_ELSEWHERE_PX = 44 / 3
"""11 points, the largest that a Linux desktop comes with."""
_LARGEST = 3.0
_STEPS = 8
"""Eighths: finer steps would only blur lines."""

App = TypeVar("App", bound=QApplication)


def find_system_scale(font_px: float, platform: str = sys.platform) -> float:
    """How much larger than usual the system's letters are. Smaller than usual counts as usual: the design's
    sizes are already the least that is easy to read, and whoever wants less chooses it."""
    usual = _USUAL_PX.get(platform, _USUAL_ELSEWHERE_PX)
    return round(max(1.0, min(_LARGEST, font_px / usual)) * _STEPS) / _STEPS


def make_scaled(make: Callable[[], App], percent: int) -> App:
    """The application at the owner's size. Which font the system has is known only once there is one: where that
    is large, the first is ended before it showed anything, and another is made."""
    with _scaled_by(percent / 100):
        app = make()
    system = find_system_scale(QFontInfo(app.font()).pixelSize())
    if system == 1.0:
        return app
    app.shutdown()
    del app
    with _scaled_by(percent / 100 * system):
        return make()


@contextmanager
def _scaled_by(factor: float) -> Iterator[None]:
    """Only while the application is made: programs that it starts later must not grow twice."""
    before = os.environ.get(_FACTOR)
    if factor != 1.0:
        os.environ[_FACTOR] = str(factor * _as_number(before))
    try:
        yield
    finally:
        os.environ.pop(_FACTOR, None)
        if before is not None:
            os.environ[_FACTOR] = before


def _as_number(text: str | None) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 1.0
