"""The handle of the player's process: commands go down, reports come on a thread of its own. Never waits but to start.

The process is started with the first recording, and ends when nothing was played for a while, or with whoever has it. A
recording that kills it, or on which it works without getting anywhere, is told as one that cannot be played, and the
next gets a new process.
"""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING

from reader.lazy_import import lazy_import
from reader.parse.process_limits import SYSTEM_BOUNDS_MEMORY, MemoryWatch, find_processor_time
from reader.sound.messages import At, CannotPlay, Close, Open, SoundCommand, SoundReport
from reader.sound.names import DEVICE, MEMORY

if TYPE_CHECKING:
    from reader.sound import process
else:  # with miniaudio: loaded by the child, and pickled by its name
    process = lazy_import("reader.sound.process")

STUCK_CPU_S = 8.0
"""Processor time without a frame of sound, after which a recording is given up."""
_LOOK_S = 1.0


def _serve(pipe: Connection, output_kind: str) -> None:
    process.serve(pipe, output_kind)


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

    def open(
        self,
        path: str,
        position_s: float = 0.0,
        *,
        expected: int | None = None,
        speed: float = 1.0,
        play: bool = True,
    ) -> int:
        """The number that its reports carry."""
        with self._lock:
            self._number += 1
            if not (self._process is not None and self._process.is_alive()):
                self._start()
            self._send(Open(self._number, path, expected, position_s, speed, play))
            return self._number

    def tell(self, command: SoundCommand) -> None:
        with self._lock:
            if self._pipe is not None:
                self._send(command)

    def close(self) -> None:
        """End the process; the last report may be lost, so ask for the position before."""
        with self._lock:
            process_, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if pipe is not None:
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
        self._process = spawn.Process(
            target=_serve, args=(theirs, self._output), name="paperround-sound", daemon=True
        )
        self._process.start()
        theirs.close()
        arguments = (self._process, self._pipe)
        threading.Thread(target=self._listen, args=arguments, daemon=True, name="sound").start()

    # --- on the thread --------------------------------------------------------------------------

    def _listen(self, child: SpawnProcess, pipe: Connection) -> None:
        reason = "died"
        progress = _Progress(child.pid or 0)
        memory = (
            MemoryWatch(child.pid or 0, self._watched_memory) if self._watched_memory is not None else None
        )
        try:
            while True:
                if pipe.poll(_LOOK_S):
                    report = pipe.recv()
                    progress.take(report)
                    if not isinstance(report, str):
                        self._is_busy = isinstance(report, At) and report.is_playing
                        self._on_report(report)
                if self._is_busy and progress.is_stuck(STUCK_CPU_S):
                    reason = "stuck"
                    break
                if memory is not None and memory.is_broken():
                    break
        except (EOFError, OSError, ValueError):
            pass
        self._bury(child, pipe, reason)

    def _bury(self, child: SpawnProcess, pipe: Connection, reason: str) -> None:
        """It is gone, or goes now. Nothing to say where nobody wants it any more."""
        with self._lock:
            if self._pipe is not pipe:
                return
            self._process = self._pipe = None
            number = self._number
        child.kill()
        child.join()
        pipe.close()
        self._on_report(CannotPlay(number, reason))


class _Progress:
    """Whether a process that works gets anywhere."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._frames = -1
        self._cpu_s = 0.0

    def take(self, report: SoundReport | str) -> None:
        moved = not isinstance(report, At) or report.frames != self._frames or report.is_waiting
        if isinstance(report, At):
            self._frames = report.frames
        if moved:
            self._cpu_s = find_processor_time(self._pid)

    def is_stuck(self, limit_s: float) -> bool:
        return find_processor_time(self._pid) - self._cpu_s > limit_s
