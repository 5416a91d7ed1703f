"""Time stretching (WSOLA): faster or slower speech without another pitch, by pieces of sound laid over each other
where they fit best.

Pure numpy. A piece is 30 ms; of what comes next, the beginning is shifted by up to 8 ms to where it goes on most like
the piece before, and both are faded into each other.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float32]
"""Frames by channels."""
SLOWEST, FASTEST = 0.5, 3.0


class Stretcher:
    def __init__(self, rate: int, channels: int, speed: float) -> None:
        self._channels = channels
        self._speed = min(max(speed, SLOWEST), FASTEST)
        self._half = max(64, rate * 15 // 1_000)
        self._reach = max(16, rate * 8 // 1_000)
        self._fade = np.linspace(0.0, 1.0, self._half, dtype=np.float32)[:, None]
        self._kept: Samples = np.zeros((0, channels), np.float32)
        self._begins = 0.0
        """Where the next piece would begin in what is kept, without shifting."""
        self._tail: Samples | None = None

    @property
    def wanted(self) -> int:
        """So many more frames must come before there is another piece."""
        return max(0, int(self._begins) + 2 * self._half + 2 * self._reach - len(self._kept))

    @property
    def held(self) -> int:
        """Frames that came in and were not heard yet."""
        return max(0, len(self._kept) - int(self._begins))

    def feed(self, samples: Samples) -> None:
        self._kept = np.concatenate((self._kept, samples))

    def take(self) -> Samples:
        """The next piece; empty where more must come first."""
        if self.wanted:
            return np.zeros((0, self._channels), np.float32)
        at = int(self._begins)
        if self._tail is None:
            first = self._kept[at : at + self._half]
        else:
            at += self._find_shift(at)
            new = self._kept[at : at + self._half]
            first = self._tail * (1.0 - self._fade) + new * self._fade
        self._tail = self._kept[at + self._half : at + 2 * self._half]
        self._begins += self._half * self._speed
        self._forget()
        return first

    def drain(self) -> Samples:
        """What is left at the end."""
        rest = self._tail if self._tail is not None else self._kept
        self._tail, self._kept, self._begins = None, self._kept[:0], 0.0
        return rest

    def _find_shift(self, at: int) -> int:
        assert self._tail is not None
        before = self._tail.mean(axis=1)[::2]
        span = self._kept[at : at + self._half + self._reach].mean(axis=1)[::2]
        likeness = np.correlate(span, before, mode="valid")
        squares = np.concatenate(([0.0], np.cumsum(span.astype(np.float64) ** 2)))
        energy = squares[len(before) :] - squares[: -len(before)]
        return 2 * int(np.argmax(likeness / np.sqrt(energy[: len(likeness)] + 1e-6)))

    def _forget(self) -> None:
        gone = int(self._begins)
        if gone > 16_384:
            gone = min(gone, len(self._kept))
            self._kept, self._begins = self._kept[gone:].copy(), self._begins - gone
