"""Return freed memory to the system: after a plan or a refresh, glibc would keep more than is in use.

With other C libraries these functions do nothing. Any thread.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # from malloc.h
_LARGE_BYTES = 128 * 1024
_HUGE_BYTES = 32 * 1024 * 1024
"""The largest M_MMAP_THRESHOLD that malloc accepts."""
_KEPT_BYTES = 1024 * 1024 * 1024
_ARENAS = 2
_keeps_small = False


@cache
def _find_library() -> Any:
    """The C library; None unless it is glibc."""
    if sys.platform != "linux":
        return None
    import ctypes  # a window gives nothing back before its first posts are shown

    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


def set_trim_threshold() -> None:
    """Return large blocks when they are freed, and let threads share heaps. Called at the start of a process."""
    global _keeps_small
    library = _find_library()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)
        library.mallopt(_ARENA_MAX, _ARENAS)
        _keeps_small = True


@contextmanager
def reuse_freed() -> Iterator[None]:
    """Let arrays reuse freed memory during much arithmetic, and return it at the end: asking the system each time,
    as `set_trim_threshold` makes malloc do, is slow."""
    library = _find_library()
    if library is None or not _keeps_small:
        yield
        return
    library.mallopt(_MMAP_THRESHOLD, _HUGE_BYTES)
    library.mallopt(_TRIM_THRESHOLD, _KEPT_BYTES)
    try:
        yield
    finally:
        library.mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)
        library.mallopt(_TRIM_THRESHOLD, _LARGE_BYTES)
        library.malloc_trim(0)


def trim_heap() -> None:
    """Return all free memory now; takes a few milliseconds."""
    library = _find_library()
    if library is not None:
        library.malloc_trim(0)
