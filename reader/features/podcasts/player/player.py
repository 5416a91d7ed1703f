"""The handle of the player's process: commands go to it, reports come on a thread. Only starting it takes time.

The process starts with the first episode and ends with its parent. An episode that kills it, or on which it works
without progress, is reported as one that cannot be played, and the next gets a new process.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from reader.core.child_process import Child, Messages, silence_libraries
from reader.core.process_limits import SYSTEM_BOUNDS_MEMORY, MemoryWatch, find_processor_time
from reader.features.podcasts.player import process
from reader.features.podcasts.player.messages import (
    DEVICE,
    At,
    CannotPlay,
    Close,
    Open,
    Quit,
    SoundCommand,
    SoundReport,
)

MEMORY = 200_000_000
"""Bytes that the process may take beyond those at its beginning; threads reserve much of it."""
STUCK_CPU_S = 8.0
"""Processor time without progress, after which an episode is given up."""
_CHECK_EVERY_S = 1.0


def serve(connection: Connection) -> None:
    """Run the child's whole life."""
    silence_libraries()
    window = Messages[SoundCommand](connection, SoundCommand)
    with suppress(OSError):
        try:
            process.serve(window, MEMORY)
        except ImportError:  # paperround[audio] is not installed, or a library of the system that it needs
            _refuse(window)


def _refuse(window: Messages[SoundCommand]) -> None:
    """Answer that nothing can be played, until the pipe closes."""
    while not isinstance(command := window.receive(), Quit):
        if isinstance(command, Open):
            window.send(CannotPlay(command.number, "missing"))


class SoundPlayer:
    def __init__(
        self,
        on_report: Callable[[SoundReport], None],
        output: str = DEVICE,
        *,
        watched_memory: int | None = None if SYSTEM_BOUNDS_MEMORY else MEMORY,
    ) -> None:
        """`on_report` is called on a thread. `watched_memory`: for systems where the process cannot bound its own."""
        self._on_report, self._output = on_report, output
        self._watched_memory = watched_memory
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
                if self._watched_memory is not None:
                    memory = memory or MemoryWatch(child.find_worker(), self._watched_memory)
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
        child.end()
        self._on_report(CannotPlay(number, "broken"))


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
