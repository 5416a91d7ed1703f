"""A virtual screen, and pictures of it. Needs Xvfb, xdotool and ImageMagick on this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import numpy as np
from common.project import COMMAND, ROOT
from PySide6.QtGui import QImage

from reader.window.kit.tokens import DARK, LIGHT

_SIZE = "1280x800x24"
_FIRST = 170
_NARROW = 200
_FOOT, _FILLED = 60, 5_000
"""Pixels: the height of the foot, and a part of what the curve of Insights fills in a window of this size."""
_MANY_COLOURS = 400
"""A window with text, icons and pictures has more colours than this, an empty one fewer."""


def _does_answer(path: str) -> bool:
    """The file alone is not enough: it is there a moment before somebody listens."""
    with socket.socket(socket.AF_UNIX) as line:
        return line.connect_ex(path) == 0


def shows_plot(picture: Path) -> bool:
    """Whether the curve of Insights > Today is filled in a picture. The ribbon at the foot has the same colours."""
    image = QImage(str(picture)).convertToFormat(QImage.Format.Format_RGB32)
    if image.isNull():
        return False
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1) & 0xFFFFFF
    fills = [int(colours.plot_you_fill[1:], 16) for colours in (LIGHT, DARK)]
    return int(np.isin(pixels[:-_FOOT], fills).sum()) > _FILLED


class Screen:
    def __enter__(self) -> Screen:
        number = next(n for n in range(_FIRST, 999) if not Path(f"/tmp/.X11-unix/X{n}").exists())
        self.name = f":{number}"
        self._server = subprocess.Popen(
            ["Xvfb", self.name, "-screen", "0", _SIZE, "-ac", "-noreset", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
        )
        self.wait_for(lambda: _does_answer(f"/tmp/.X11-unix/X{number}"), 60)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def wait_for(self, is_there: object, seconds: float) -> bool:
        """Until this is true; it is about another program, so there is nothing to do but look."""
        assert callable(is_there)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if is_there():
                return True
            time.sleep(0.2)
        return False

    def wait_for_window(self, picture: Path, seconds: float = 60) -> bool:
        """Until a window with something in it is there, and a moment longer; its picture is kept."""
        found = self.wait_for(lambda: self._count_colours(picture) > _MANY_COLOURS, seconds)
        time.sleep(2.0)
        self.take_picture(picture)
        return found

    def wait_for_plot(self, picture: Path, seconds: float = 60) -> bool:
        """Until Insights > Today has drawn its plot: "Working it out…" won't do. The picture is kept."""

        def is_drawn() -> bool:
            self.take_picture(picture)
            return shows_plot(picture)

        return self.wait_for(is_drawn, seconds)

    def _count_colours(self, picture: Path) -> int:
        self.take_picture(picture)
        command = ["identify", "-format", "%k", str(picture)]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        return int(found) if found.isdigit() else 0

    def take_picture(self, picture: Path) -> None:
        picture.parent.mkdir(parents=True, exist_ok=True)
        self._on_screen("import", "-window", "root", str(picture))

    def press(self, *keys: str) -> None:
        for key in keys:
            self._on_screen("xdotool", "key", key)
            time.sleep(0.5)

    def click(self, x: int, y: int) -> None:
        """Where no window manager gives a window the keys, a click still finds it."""
        self._on_screen("xdotool", "mousemove", str(x), str(y), "click", "1")
        time.sleep(1.0)

    def find_windows(self) -> list[str]:
        """Those that one sees, the last opened at the end; Qt keeps small helpers beside them."""
        found = self._on_screen("xdotool", "search", "--onlyvisible", "--class", COMMAND).split()
        return [window for window in found if self._find_width(window) > _NARROW]

    def _find_width(self, window: str) -> int:
        said = self._on_screen("xdotool", "getwindowgeometry", "--shell", window)
        return int(dict(line.split("=") for line in said.split()).get("WIDTH", 0))

    def focus(self, window: str) -> None:
        """There is no window manager: whoever shall hear the keys is told so."""
        self._on_screen("xdotool", "windowfocus", "--sync", window)

    def ask_to_close(self, window: str) -> None:
        """As the button in its frame does."""
        self._on_screen(sys.executable, str(ROOT / "tests" / "window" / "close_request.py"), window)

    def _on_screen(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(
            command, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        return done.stdout
