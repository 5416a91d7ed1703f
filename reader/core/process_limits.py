"""Limits of a child process by the document, not by the machine: seconds of processor time, bytes of memory.

A busy machine makes a healthy document slow, so wall time says nothing about it. On Linux a process limits its own
memory. Other systems cannot, so there the parent checks every few milliseconds (`MemoryWatch`) and ends the child.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from math import ceil
from pathlib import Path

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
