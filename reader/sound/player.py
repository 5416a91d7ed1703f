"""The handle of the player's process: commands go down, reports come on a thread of its own. Never waits but to start.

The process is started with the first episode and ends with whoever has it. An episode that kills it, or on which it
works without getting anywhere, is told as one that cannot be played, and the next gets a new process.
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
"""What the process may take beyond what it has when it begins; threads reserve much of it."""
STUCK_CPU_S = 8.0
"""Processor time without getting any further, after which an episode is given up."""
_CHECK_EVERY_S = 1.0


def _serve(pipe: Connection, output: str) -> None:
    _silence_libraries()
    try:
        process.serve(pipe, output, MEMORY)
    except ImportError:  # paperround[audio] is not installed, or a library of the system that it needs
        _refuse(pipe)


def _silence_libraries() -> None:
    """Qt and FFmpeg tell the terminal of every library and every oddity; what Python says still comes there."""
    with suppress(OSError):
        sys.stderr = os.fdopen(os.dup(2), "w")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def _refuse(pipe: Connection) -> None:
    """The child's life where nothing can play."""
    try:
        while (command := pipe.recv()) is not None:
            if isinstance(command, Open):
                pipe.send(CannotPlay(command.number, "missing"))
    except (EOFError, OSError):
        return


class SoundPlayer:
    def __init__(
        self,
        on_report: Callable[[SoundReport], None],
        output: str = DEVICE,
        *,
        watched_memory: int | None = None if SYSTEM_BOUNDS_MEMORY else MEMORY,
    ) -> None:
        """`on_report` is called on the handle's own thread. `watched_memory` is for systems on which the process
        cannot bound its own."""
        self._on_report, self._output = on_report, output
        self._watched_memory = watched_memory
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self._is_busy = False
        """Something was asked of it, or it plays: then it must get somewhere."""

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def open(self, path: str, position_s: float = 0.0, *, speed: float = 1.0, play: bool = True) -> int:
        """The number that its reports carry."""
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
                pipe.send(None)  # closed alone, it is not seen until the thread looks away
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
            return  # it died: the thread that hears it finds out

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(theirs, self._output), name="paperround-sound", daemon=True)
        self._process.start()
        theirs.close()
        arguments = (self._process, self._pipe)
        threading.Thread(target=self._listen, args=arguments, daemon=True, name="sound").start()

    # --- on the thread --------------------------------------------------------------------------

    def _listen(self, child: SpawnProcess, pipe: Connection) -> None:
        progress = _Progress(child.pid or 0)
        memory = MemoryWatch(child.pid or 0, self._watched_memory) if self._watched_memory is not None else None
        try:
            while True:
                if pipe.poll(_CHECK_EVERY_S):
                    report = pipe.recv()
                    progress.note(report)
                    self._is_busy = isinstance(report, At) and report.is_playing
                    self._on_report(report)
                if self._is_busy and progress.is_stuck(STUCK_CPU_S):
                    break
                if memory is not None and memory.is_broken():
                    break
        except (EOFError, OSError, ValueError):
            pass
        self._reap(child, pipe)

    def _reap(self, child: SpawnProcess, pipe: Connection) -> None:
        """It is gone, or goes now. Nothing to say where nobody wants it any more."""
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
    """Whether a process that works gets anywhere."""

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

    def is_stuck(self, limit_s: float) -> bool:
        return find_processor_time(self._pid) - self._cpu_s > limit_s
