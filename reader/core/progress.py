"""A progress bar on standard error; silent if that isn't a terminal."""

from __future__ import annotations

import sys
from typing import TextIO

WIDTH = 28


class Progress:
    """`with Progress(100, "Replaying") as progress: progress.advance(1)`."""

    def __init__(self, total: float, label: str, stream: TextIO | None = None) -> None:
        self._total, self._done, self._label = max(total, 1e-9), 0.0, label
        self._stream = stream or sys.stderr
        self._shown = self._stream.isatty()
        self._drawn = ""

    def __enter__(self) -> Progress:
        self._draw()
        return self

    def __exit__(self, *failure: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[2K")
            self._stream.flush()

    def advance(self, amount: float = 1, label: str | None = None) -> None:
        self._done = min(self._total, self._done + amount)
        self._label = label or self._label
        self._draw()

    def reach(self, done: int, total: int, label: str) -> None:
        """Show `done` of `total`, for work whose total isn't known at the start."""
        self._done, self._total, self._label = done, max(total, 1), label
        self._draw()

    def _draw(self) -> None:
        if not self._shown:
            return
        share = self._done / self._total
        filled = int(share * WIDTH)
        text = f"\r\x1b[2K{'█' * filled}{'░' * (WIDTH - filled)} {share:4.0%}  {self._label}"
        if text != self._drawn:
            self._drawn = text
            self._stream.write(text)
            self._stream.flush()
