"""A child process that reads what strangers send, one task at a time, with limits of processor time and memory.

It is started when first needed, stays for the next task, and is killed when a task breaks a limit; the next one gets a
new child. On Linux it gives up its privileges before the first task (`core/sandbox.py`). A lock serialises threads.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from math import inf
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from msgspec import Struct

from reader.core.child_process import Child, Messages
from reader.core.clock import SystemClock
from reader.core.malloc_trim import set_trim_threshold, trim_heap
from reader.core.process_limits import (
    MEMORY_CHECK_S,
    SYSTEM_BOUNDS_MEMORY,
    WALL_LIMIT_S,
    MemoryWatch,
    find_processor_time,
    limit_memory,
    limit_time,
)
from reader.core.sandbox import drop_privileges

START_LIMIT_S = 60.0
_CHECK_EVERY_S = 0.2
_LARGE = 1_000_000
_monotonic = SystemClock().monotonic


class Task(Struct, frozen=True, kw_only=True):
    """What every task carries; subclasses add the rest."""

    body: bytes
    memory: int
    """Bytes that reading it may take."""
    seconds: float
    """Processor time that reading it may take."""
    bounds_itself: bool = SYSTEM_BOUNDS_MEMORY
    """Whether the child limits its own memory; otherwise it is watched from outside."""


class Ready(Struct, frozen=True, tag=True):
    """The child has loaded what it needs."""


class Why(Enum):
    SLOW = "slow"
    HUNGRY = "hungry"
    STARVED = "starved"
    """The machine gave the child no turn: not the document's fault."""
    DIED = "died"
    NOT_STARTED = "not started"


class Unanswered(Exception):  # noqa: N818 - an outcome, which every caller handles
    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


_Task = TypeVar("_Task", bound=Task)
_Answer = TypeVar("_Answer", bound=Struct)


class GuardedChild(Generic[_Answer]):
    def __init__(self, role: str, answer: type[_Answer], kept_s: float = inf) -> None:
        """`role` is one of `ROLES`, whose function calls `serve`; `answer` must be tagged. Without a task for `kept_s`
        the child is ended."""
        self._role, self._answer, self._kept_s = role, answer, kept_s
        self._used_at = 0.0
        self._lock = threading.Lock()
        self._child: Child[Ready | _Answer] | None = None

    def ask(self, task: Task) -> _Answer:
        """The answer to a task. Raises Unanswered; if the child died over it twice, as once need not be its fault."""
        with self._lock:
            self._used_at = _monotonic()
            answer = self._ask(task) or self._ask(task)
        if answer is None:
            raise Unanswered(Why.DIED)
        return answer

    def close(self) -> None:
        """End the child; the next task gets a new one."""
        with self._lock:
            self._stop()

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child else None

    def _ask(self, task: Task) -> _Answer | None:
        child = self._get_child()
        try:
            pid = child.find_worker()
            began, since = find_processor_time(pid), _monotonic()
            # The document itself, as it is sent and as it is received, comes on top.
            memory = None if task.bounds_itself else MemoryWatch(pid, task.memory + 2 * len(task.body))
            child.send(task)
            while not child.has_some(_CHECK_EVERY_S if memory is None else MEMORY_CHECK_S):
                if memory is not None and memory.is_broken():
                    self._give_up(Why.HUNGRY)
                if find_processor_time(pid) - began > task.seconds:
                    self._give_up(Why.SLOW)
                if _monotonic() - since > WALL_LIMIT_S:
                    self._give_up(Why.STARVED)
            answer = child.receive()
        except OSError:
            answer = None
        if isinstance(answer, self._answer):
            return answer
        self._stop()
        return None

    def _give_up(self, why: Why) -> None:
        self._stop()
        raise Unanswered(why)

    def _get_child(self) -> Child[Ready | _Answer]:
        """A living child; a dead one is replaced. Its start does not count against the task's time."""
        if self._child is not None and self._child.is_alive:
            return self._child
        self._stop()
        with suppress(OSError):
            self._child = Child(self._role, Ready | self._answer)
            if self._child.has_some(START_LIMIT_S) and isinstance(self._child.receive(), Ready):
                self._rest(self._kept_s)
                return self._child
        self._stop()
        raise Unanswered(Why.NOT_STARTED)

    def _rest(self, wait_s: float) -> None:
        if wait_s < inf:
            timer = threading.Timer(wait_s, self._end_if_idle)
            timer.daemon = True
            timer.start()

    def _end_if_idle(self) -> None:
        with self._lock:
            left_s = self._used_at + self._kept_s - _monotonic()
            if left_s <= 0 or self._child is None:
                self._stop()
            else:
                self._rest(left_s)

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


def serve(connection: Connection, kind: type[_Task], answer: Callable[[_Task, Messages[_Task]], None]) -> None:
    """The child's main loop: answer tasks until the pipe closes. What it needs must be loaded already."""
    drop_privileges()
    set_trim_threshold()
    parent = Messages[_Task](connection, kind)
    with suppress(OSError):
        parent.send(Ready())
        while task := parent.receive():
            limit_time(task.seconds)
            if task.bounds_itself:
                limit_memory(task.memory)
            answer(task, parent)
            if len(task.body) > _LARGE:
                trim_heap()
