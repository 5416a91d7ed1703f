"""One recording being played: what comes next for the device, at which speed, and where it is. In the player's process.

The device's thread pulls, the process's own thread seeks and asks for the position; a lock is between them. The
position is counted in frames that were given to the device, never by a clock.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from reader.lazy_import import lazy_import
from reader.sound.decode import CHANNELS, FRAME, RATE, CannotDecode, Decoder

if TYPE_CHECKING:
    import numpy as np

    from reader.sound import stretch
else:  # who listens at the usual speed needs neither
    np = lazy_import("numpy")
    stretch = lazy_import("reader.sound.stretch")

_AT_ONCE = 2_048
DRAIN_S = 0.8
"""Of silence that the device takes after the end: by then all before it was heard."""


class Playback:
    def __init__(self, decoder: Decoder, position_s: float, speed: float = 1.0) -> None:
        self._lock = threading.Lock()
        self._decoder = decoder
        self._stretcher: stretch.Stretcher | None = None
        self._ready = bytearray()
        self._base_s = self._decoder.seek(position_s)
        self._decoded = 0
        self.frames_out = 0
        """Frames of sound that the device got, silence not counted."""
        self.behind_s = 0.0
        """What the device got last and nobody has heard yet."""
        self._silence = 0
        self.has_ended = self.is_waiting = False
        self.failed: CannotDecode | None = None
        self._set_speed(speed)

    @property
    def position_s(self) -> float:
        with self._lock:
            held = self._stretcher.held if self._stretcher is not None else 0
            unheard = len(self._ready) / FRAME * self.speed + held
            unheard += 0.0 if self.has_ended else self.behind_s * RATE * self.speed
            return self._base_s + max(0.0, self._decoded - unheard) / RATE

    @property
    def is_over(self) -> bool:
        """Heard to its end: what the device had to play when the last of it came is played, too."""
        return self.has_ended and (self.failed is not None or self._silence >= DRAIN_S * RATE)

    @property
    def duration_s(self) -> float:
        return self._decoder.duration_s

    def seek(self, position_s: float) -> None:
        with self._lock:
            self._base_s, self._decoded = self._decoder.seek(max(0.0, position_s)), 0
            self._ready.clear()
            self.has_ended, self._silence = False, 0
            self._set_speed(self.speed)

    def step_back(self) -> None:
        """The device was closed: what it had not played yet is heard when it goes on."""
        if self.behind_s and not self.has_ended:
            self.seek(self.position_s)
        self.behind_s = 0.0

    def set_speed(self, speed: float) -> None:
        with self._lock:
            self._ready.clear()
            self._set_speed(speed)

    def _set_speed(self, speed: float) -> None:
        """What the last speed held back is lost: some hundredths of a second."""
        self.speed = speed
        self._stretcher = None if abs(speed - 1.0) < 0.01 else stretch.Stretcher(RATE, CHANNELS, speed)

    def pull(self, frames: int) -> bytes:
        """Exactly so many frames for the device, silence where there is nothing to hear. Never raises."""
        with self._lock:
            try:
                self._fill(frames)
            except CannotDecode as error:
                self.failed, self.has_ended = error, True
            data = bytes(self._ready[: frames * FRAME])
            del self._ready[: frames * FRAME]
        self.frames_out += len(data) // FRAME
        self._silence += frames - len(data) // FRAME if self.has_ended else 0
        return data.ljust(frames * FRAME, b"\0")

    def _fill(self, frames: int) -> None:
        while len(self._ready) < frames * FRAME and not self.has_ended:
            self.is_waiting = self._decoder.is_starved
            if self.is_waiting:
                return
            data = self._decoder.read(_AT_ONCE)
            self._decoded += len(data) // FRAME
            self.has_ended = not data
            self._ready += data if self._stretcher is None else self._stretch(self._stretcher, data)

    def _stretch(self, stretcher: stretch.Stretcher, data: bytes) -> bytes:
        samples = np.frombuffer(data, np.int16).reshape(-1, CHANNELS).astype(np.float32)
        stretcher.feed(samples)
        pieces = []
        while len(piece := stretcher.take()):
            pieces.append(piece)
        if not data:
            pieces.append(stretcher.drain())
        joined = np.concatenate(pieces) if pieces else samples[:0]
        return np.clip(joined, -32_768, 32_767).astype(np.int16).tobytes()
