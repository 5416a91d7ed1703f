"""A child process that reads what strangers send, one task at a time, with limits of processor time and memory.

It is started when first needed, stays for the next task, and is killed when a task breaks a limit; the next one gets a
new child. On Linux it gives up its privileges before the first task (`drop_privileges`). A lock serialises threads.

A busy machine makes a healthy document slow, so processor time counts, not wall time. Landlock and seccomp are used by
plain system calls, where the kernel has them: these are stable, and no library for them is better kept.
"""

from __future__ import annotations

import logging
import os
import struct
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import Enum
from math import ceil, inf
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from reader.core.child_process import Child, Messages
from reader.core.clock import SystemClock
from reader.core.malloc_trim import set_trim_threshold, trim_heap

TIME_LIMIT_S = 5.0
TIME_PER_MB_S = 1.0
"""A healthy podcast of 12 MB takes 2.5 s on a machine of 2025."""
WALL_LIMIT_S = 100.0
"""Less than the silence after which the engine is taken to hang."""
MEMORY_LIMIT = 30_000_000
"""On top of what the child has already."""
MEMORY_PER_BYTE = 12
"""A healthy podcast takes 7 for each of its bytes, text full of entities up to 12."""
MEMORY_PER_PAGE_BYTE = 60
"""A tree of elements takes more: a page of nothing but tags 40 for each byte, up to its bound."""
_GRACE_S = 3.0
SYSTEM_BOUNDS_MEMORY = sys.platform == "linux"
MEMORY_CHECK_S = 0.02
"""In between a process takes some tens of megabytes more at most."""
_MB = 1_000_000


def seconds_for(size: int, limit_s: float = TIME_LIMIT_S) -> float:
    return limit_s + TIME_PER_MB_S * size / _MB


MOST_MEMORY = 60_000_000
"""For any document, with the two copies of itself that come through the pipe."""


def memory_for(size: int, limit: int = MEMORY_LIMIT, per_byte: int = MEMORY_PER_BYTE) -> int:
    return max(limit, min(limit + per_byte * size, MOST_MEMORY - 2 * size))


def find_processor_time(pid: int) -> float:
    """Seconds that a process has used; 0 for one that is gone."""
    import psutil  # only the parent asks

    try:
        times = psutil.Process(pid).cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)


def find_memory(pid: int) -> int:
    """Bytes that a process uses now; 0 for one that is gone."""
    import psutil

    try:
        return int(psutil.Process(pid).memory_info().rss)
    except psutil.Error:
        return 0


class MemoryWatch:
    """Tells whether another process has taken more than it may since this was made."""

    def __init__(self, pid: int, allowed: int) -> None:
        self._pid, self._most = pid, find_memory(pid) + allowed

    def is_broken(self) -> bool:
        return find_memory(self._pid) > self._most


def limit_time(seconds: float) -> None:
    """Have the system end this process after so much more processor time, and some: the parent, which measures more
    closely, may be gone. Does nothing on Windows."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    ends_at = ceil(used.ru_utime + used.ru_stime + max(seconds, 0.0) + _GRACE_S)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (ends_at, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def limit_memory(allowed: int) -> None:
    """Allow this process that much more memory than it has now. Does nothing where the system cannot."""
    if sys.platform != "linux":
        return
    import resource

    try:
        used = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[5]) * resource.getpagesize()
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        resource.setrlimit(resource.RLIMIT_DATA, (used + allowed, hard))
    except (OSError, ValueError):
        return  # a sandbox may show no /proc, or have a lower limit already


log = logging.getLogger(__name__)
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF, _VERSION, _PATH_BENEATH = 444, 445, 446, 1, 1
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
# Rights on files that each version of Landlock knows: all are denied, but for reading what is listed.
_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1}
_READ_MOST = (1 << 15) - 1
_SYSTEM = ("/usr", "/lib", "/lib64", "/etc", "/nix/store", "/var/cache/fontconfig", "/proc/self")
_FONTS = (".fonts", ".local/share/fonts")
# By machine: its number in the audit log, then the calls that are refused: sockets and io_uring, which can open them,
# other programs, and whatever reaches into other processes.
_REFUSED = {
    "x86_64": (0xC000003E, (41, 53, 425, 59, 322, 62, 101, 310, 311, 304, 308, 272, 321, 323, 424, 434, 438)),
    "aarch64": (0xC00000B7, (198, 199, 425, 221, 281, 129, 117, 270, 271, 265, 268, 97, 280, 282, 424, 434, 438)),
}
_LOAD, _EQUALS, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE, _KILL = 0x7FFF0000, 0x00050001, 0x80000000
_OTHER_CALLS = 0x40000000
"""From here on the numbers are another table's (x32), which would go round the list."""


def drop_privileges() -> None:
    """Give up what reading a document doesn't need. Does nothing on other systems."""
    if sys.platform != "linux":
        return
    import ctypes
    import resource

    library = ctypes.CDLL(None, use_errno=True)
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if library.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0:
            fonts = (str(Path.home() / name) for name in _FONTS)
            program = str(Path(__file__).resolve().parents[2])
            _deny_files(library, (*_SYSTEM, *fonts, *filter(None, sys.path), sys.prefix, sys.base_prefix, program))
            _deny_calls(library)
    except (OSError, ValueError) as error:
        log.info("A child keeps some of its privileges: %s", error)


def _deny_files(library: Any, readable: Iterable[str]) -> None:
    version = library.syscall(_CREATE_RULESET, None, 0, _VERSION)
    if version < 1:
        return  # a kernel without Landlock
    rules = library.syscall(_CREATE_RULESET, struct.pack("Q", _RIGHTS.get(version, _READ_MOST)), 8, 0)
    if rules < 0:
        return
    for path in dict.fromkeys(readable):
        try:
            folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        allowed = struct.pack("=Qi", _READ_FILE | _READ_FOLDER, folder)
        library.syscall(_ADD_RULE, rules, _PATH_BENEATH, allowed, 0)
        os.close(folder)
    library.syscall(_RESTRICT_SELF, rules, 0)
    os.close(rules)


def _deny_calls(library: Any) -> None:
    """A filter that the kernel asks about each call: other machines are ended, the calls of the list fail."""
    import ctypes
    import platform

    machine, refused = _REFUSED.get(platform.machine(), (0, ()))
    if not refused:
        return
    steps = [(_LOAD, 0, 0, 4), (_EQUALS, 1, 0, machine), (_RETURN, 0, 0, _KILL), (_LOAD, 0, 0, 0)]
    steps.append((_AT_LEAST, len(refused) + 1, 0, _OTHER_CALLS))
    steps += [(_EQUALS, len(refused) - at, 0, call) for at, call in enumerate(refused)]
    steps += [(_RETURN, 0, 0, _ALLOW), (_RETURN, 0, 0, _REFUSE)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    library.prctl(_SECCOMP, _FILTER, struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)), 0, 0)


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
