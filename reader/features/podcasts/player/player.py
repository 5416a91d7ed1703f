"""The handle of the player's process with its messages: commands go to it, reports come on a thread. Only starting it
takes time.

The process starts with the first episode and ends with its parent. An episode that kills it, or on which it works
without progress, is reported as one that cannot be played, and the next gets a new process.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from reader.core.child_process import Child
from reader.core.guarded_child import SYSTEM_BOUNDS_MEMORY, MemoryWatch, find_processor_time
from reader.features.podcasts.records import Chapter

MEMORY = 200_000_000
"""Bytes that the process may take beyond those at its beginning; threads reserve much of it."""
NOT_INSTALLED = 3
"""The exit code of a process without QtMultimedia, or without a library of the system that it needs."""
STUCK_CPU_S = 8.0
"""Processor time without progress, after which an episode is given up."""
_CHECK_EVERY_S = 1.0
_ENDS_S = 0.2


DEVICE, SILENT, HASTY = "device", "silent", "hasty"
"""Where the sound goes: to the system's device, nowhere, or nowhere and many times faster, for tests."""


class Open(Struct, frozen=True, tag=True):
    """Open an episode in place of the last."""

    number: int
    """Comes back with every report, so that late ones of another episode are recognised."""
    path: str
    """Where the whole file is or will be; until then its bytes are beside it, see features/podcasts/files.py."""
    position_s: float
    speed: float
    is_playing: bool
    output: str
    """DEVICE, SILENT or HASTY."""


class Play(Struct, frozen=True, tag=True):
    pass


class Pause(Struct, frozen=True, tag=True):
    pass


class Seek(Struct, frozen=True, tag=True):
    position_s: float


class SetSpeed(Struct, frozen=True, tag=True):
    speed: float


class Close(Struct, frozen=True, tag=True):
    """Stop, and release the file and the device."""


class Quit(Struct, frozen=True, tag=True):
    """End the process."""


SoundCommand = Open | Play | Pause | Seek | SetSpeed | Close | Quit


class Opened(Struct, frozen=True, tag=True):
    number: int
    duration_s: float
    """0 while it is still being fetched."""
    chapters: tuple[Chapter, ...]
    """From the file itself."""


class At(Struct, frozen=True, tag=True):
    """The position; several times a second while it plays."""

    number: int
    position_s: float
    duration_s: float
    is_playing: bool
    is_waiting: bool
    """Whether it waits for the download to get there."""


class Ended(Struct, frozen=True, tag=True):
    number: int
    position_s: float


class CannotPlay(Struct, frozen=True, tag=True):
    """An episode cannot be played here, or not any further."""

    number: int
    reason: str
    """missing (the player is not installed), format, device, broken."""


SoundReport = Opened | At | Ended | CannotPlay


class SoundPlayer:
    def __init__(self, on_report: Callable[[SoundReport], None], output: str = DEVICE) -> None:
        """`on_report` is called on a thread."""
        self._on_report, self._output = on_report, output
        self._lock = threading.Lock()
        self._child: Child[SoundReport] | None = None
        self._number = 0
        self._is_busy = False
        """Whether it has a command to carry out, or plays: then it must make progress."""

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child is not None else None

    def open(self, path: str, position_s: float = 0.0, *, speed: float = 1.0, play: bool = True) -> int:
        """Open an episode and return the number that its reports carry."""
        with self._lock:
            self._number += 1
            if not (self._child is not None and self._child.is_alive):
                self._child = Child("player", SoundReport)
                threading.Thread(target=self._listen, args=(self._child,), daemon=True, name="sound").start()
            self._send(self._child, Open(self._number, path, position_s, speed, play, self._output))
            return self._number

    def send(self, command: SoundCommand) -> None:
        with self._lock:
            if self._child is not None:
                self._send(self._child, command)

    def close(self) -> None:
        """End the process; the last report may be lost, so ask for the position before."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            self._send(child, Quit())
            child.end(1.0)

    def _send(self, child: Child[SoundReport], command: SoundCommand) -> None:
        self._is_busy = not isinstance(command, Close)
        with suppress(OSError):  # it died: the listening thread notices
            child.send(command)

    def _listen(self, child: Child[SoundReport]) -> None:
        progress = _Progress(child)
        memory = None
        with suppress(OSError):
            while True:
                if child.has_some(_CHECK_EVERY_S) and (report := child.receive()):
                    progress.note(report)
                    self._is_busy = isinstance(report, At) and report.is_playing
                    self._on_report(report)
                if not SYSTEM_BOUNDS_MEMORY:
                    memory = memory or MemoryWatch(child.find_worker(), MEMORY)
                if (self._is_busy and progress.is_stuck()) or (memory is not None and memory.is_broken()):
                    break
        self._reap(child)

    def _reap(self, child: Child[SoundReport]) -> None:
        """End the process and report that, unless it was closed already."""
        with self._lock:
            if self._child is not child:
                return
            self._child = None
            number = self._number
        child.end(_ENDS_S)
        self._on_report(CannotPlay(number, "missing" if child.exit_code == NOT_INSTALLED else "broken"))


class _Progress:
    """The processor time that a process took since its last progress."""

    def __init__(self, child: Child[SoundReport]) -> None:
        self._child = child
        self._position_s = -1.0
        self._cpu_s = 0.0

    def note(self, report: SoundReport) -> None:
        moved = not isinstance(report, At) or report.position_s != self._position_s or report.is_waiting
        if isinstance(report, At):
            self._position_s = report.position_s
        if moved:
            self._cpu_s = find_processor_time(self._child.find_worker())

    def is_stuck(self) -> bool:
        return find_processor_time(self._child.find_worker()) - self._cpu_s > STUCK_CPU_S
