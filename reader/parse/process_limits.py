"""Limits of the parser's child by the document, not by the machine: seconds of processor time, bytes of memory.

A busy machine makes a healthy document slow, so wall time says nothing about it. Memory is bounded on Linux only: other
systems do not count what a process asks for.
"""

from __future__ import annotations

import sys
from pathlib import Path

import psutil

TIME_LIMIT_S = 5.0
TIME_PER_MB_S = 1.0
"""A healthy podcast of 12 MB takes 2.5 s on a machine of 2025."""
WALL_LIMIT_S = 100.0
"""Less than the silence after which the engine is taken to hang."""
MEMORY_LIMIT = 30_000_000
MEMORY_PER_BYTE = 12
"""More than the child has by then. The same podcast takes 7 for each of its bytes, text full of entities up to 12."""
MEMORY_PER_PAGE_BYTE = 60
"""A tree of elements takes more than a feed's texts: a page of nothing but tags 40 for each byte, up to its bound."""
_MB = 1_000_000


def seconds_for(size: int, limit_s: float = TIME_LIMIT_S) -> float:
    return limit_s + TIME_PER_MB_S * size / _MB


def memory_for(size: int, limit: int = MEMORY_LIMIT) -> int:
    return limit + MEMORY_PER_BYTE * size


def find_processor_time(pid: int) -> float:
    """Of a process so far; 0 for one that is gone."""
    try:
        times = psutil.Process(pid).cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)


def limit_memory(allowed: int) -> None:
    """So much more than this process has now, until it is called again."""
    if sys.platform != "linux":
        return
    import resource

    try:
        used = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[5]) * resource.getpagesize()
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        resource.setrlimit(resource.RLIMIT_DATA, (used + allowed, hard))
    except (OSError, ValueError):
        return  # a sandbox may show no /proc, or have a lower limit already
