"""The handle of the player's process: commands go to it, reports come on a thread. Only starting it takes time.

The process starts with the first episode and ends with its parent. An episode that kills it, or on which it works
without progress, is reported as one that cannot be played, and the next gets a new process.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from reader.parse.process_limits import SYSTEM_BOUNDS_MEMORY, MemoryWatch, find_processor_time
from reader.sound import process
from reader.sound.messages import DEVICE, At, CannotPlay, Close, Open, SoundCommand, SoundReport

MEMORY = 200_000_000
"""Bytes that the process may take beyond those at its beginning; threads reserve much of it."""
STUCK_CPU_S = 8.0
"""Processor time without progress, after which an episode is given up."""
_CHECK_EVERY_S = 1.0


def _serve(pipe: Connection, output: str) -> None:
    _silence_libraries()
    try:
        process.serve(pipe, output, MEMORY)
    except ImportError:  # paperround[audio] is not installed, or a library of the system that it needs
        _refuse(pipe)


def _silence_libraries() -> None:
    """Keep messages of Qt and FFmpeg off the terminal, but not those of Python."""
    with suppress(OSError):
        sys.stderr = os.fdopen(os.dup(2), "w")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def _refuse(pipe: Connection) -> None:
    """Answer that nothing can be played, until the pipe closes."""
    with suppress(EOFError, OSError):
        while (command := pipe.recv()) is not None:
            if isinstance(command, Open):
                pipe.send(CannotPlay(command.number, "missing"))


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
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self._is_busy = False
        """Whether it has a command to carry out, or plays: then it must make progress."""

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def open(self, path: str, position_s: float = 0.0, *, speed: float = 1.0, play: bool = True) -> int:
        """Open an episode and return the number that its reports carry."""
        with self._lock:
            self._number += 1
            if not (self._process is not None and self._process.is_alive()):
                self._start()
            self._send(Open(self._number, path, position_s, speed, play))
            return self._number

    def send(self, command: SoundCommand) -> None:
        with self._lock:
            if self._pipe is not None:
                self._send(command)

    def close(self) -> None:
        """End the process; the last report may be lost, so ask for the position before."""
        with self._lock:
            process_, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if pipe is not None:
            with suppress(OSError, ValueError):
                pipe.send(None)  # a closed pipe alone is not noticed while the child reads
            pipe.close()
        if process_ is not None:
            process_.join(1.0)
            if process_.is_alive():
                process_.kill()
                process_.join()

    def _send(self, command: SoundCommand) -> None:
        assert self._pipe is not None
        self._is_busy = not isinstance(command, Close)
        try:
            self._pipe.send(command)
        except (OSError, ValueError):
            return  # it died: the listening thread notices

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(theirs, self._output), name="paperround-sound", daemon=True)
        self._process.start()
        theirs.close()
        threading.Thread(target=self._listen, args=(self._process, self._pipe), daemon=True, name="sound").start()

    def _listen(self, child: SpawnProcess, pipe: Connection) -> None:
        progress = _Progress(child.pid or 0)
        memory = MemoryWatch(child.pid or 0, self._watched_memory) if self._watched_memory is not None else None
        with suppress(EOFError, OSError, ValueError):
            while True:
                if pipe.poll(_CHECK_EVERY_S):
                    report = pipe.recv()
                    progress.note(report)
                    self._is_busy = isinstance(report, At) and report.is_playing
                    self._on_report(report)
                if (self._is_busy and progress.is_stuck()) or (memory is not None and memory.is_broken()):
                    break
        self._reap(child, pipe)

    def _reap(self, child: SpawnProcess, pipe: Connection) -> None:
        """End the process and report that, unless it was closed already."""
        with self._lock:
            if self._pipe is not pipe:
                return
            self._process = self._pipe = None
            number = self._number
        child.kill()
        child.join()
        pipe.close()
        self._on_report(CannotPlay(number, "broken"))


class _Progress:
    """The processor time that a process took since its last progress."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._position_s = -1.0
        self._cpu_s = 0.0

    def note(self, report: SoundReport) -> None:
        moved = not isinstance(report, At) or report.position_s != self._position_s or report.is_waiting
        if isinstance(report, At):
            self._position_s = report.position_s
        if moved:
            self._cpu_s = find_processor_time(self._pid)

    def is_stuck(self) -> bool:
        return find_processor_time(self._pid) - self._cpu_s > STUCK_CPU_S
