"""Where the sound goes: the system's device, a device that only keeps time, or one that takes all at once. In the
player's process."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Generator, Iterator
from typing import Protocol

import miniaudio

from reader.sound.decode import CHANNELS, RATE
from reader.sound.names import HASTY, SILENT

BUFFER_MS = 120
BUFFERS = 3
"""So many miniaudio keeps."""
Pull = Callable[[int], bytes]


class NoDevice(OSError):  # noqa: N818
    """There is nothing to hear with."""


class Output(Protocol):
    behind_s: float
    """What it was given and has not played yet, about."""

    def start(self) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class DeviceOutput:
    """Raises NoDevice where the system has none."""

    behind_s = BUFFERS * BUFFER_MS / 1_000

    def __init__(self, pull: Pull, *, silent: bool = False) -> None:
        self._pull = pull
        backends = [miniaudio.Backend.NULL] if silent else None
        try:
            with _quiet_stderr():
                self._device = miniaudio.PlaybackDevice(
                    nchannels=CHANNELS,
                    sample_rate=RATE,
                    buffersize_msec=BUFFER_MS,
                    backends=backends,
                    app_name="Paperround",
                )
        except miniaudio.MiniaudioError as error:
            raise NoDevice(str(error)) from error
        if self._device.backend == "Null" and not silent:
            self._device.close()
            raise NoDevice("only a device without sound")

    def start(self) -> None:
        samples = self._samples()
        next(samples)
        try:
            self._device.start(samples)
        except miniaudio.MiniaudioError as error:
            raise NoDevice(str(error)) from error

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()

    def _samples(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self._pull(frames)


class HastyOutput:
    """Takes what there is as fast as it comes, a tenth of a second at once."""

    behind_s = 0.0

    def __init__(self, pull: Pull) -> None:
        self._pull = pull
        self._runs = threading.Event()
        self._is_open = True
        self._thread = threading.Thread(target=self._work, daemon=True, name="hasty-output")
        self._thread.start()

    def start(self) -> None:
        self._runs.set()

    def stop(self) -> None:
        self._runs.clear()

    def close(self) -> None:
        self._is_open = False
        self._runs.set()
        self._thread.join(2.0)

    def _work(self) -> None:
        while self._runs.wait() and self._is_open:
            self._pull(RATE // 10)


def open_output(kind: str, pull: Pull) -> Output:
    return HastyOutput(pull) if kind == HASTY else DeviceOutput(pull, silent=kind == SILENT)


@contextlib.contextmanager
def _quiet_stderr() -> Iterator[None]:
    """ALSA tells the terminal of every card it does not find."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
