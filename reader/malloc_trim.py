"""Gives memory back to the system. The C library of Linux keeps what was freed for the next time; after a plan or a
refresh that is more than all that is in use. Elsewhere these functions do nothing. Any thread.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    import ctypes
else:  # a window gives nothing back before its first posts are shown
    ctypes = lazy_import("ctypes")

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # from malloc.h
_LARGE_BYTES = 128 * 1024
_ARENAS = 2


@cache
def _find_library() -> ctypes.CDLL | None:
    """None where it is another C library, which has no such functions."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


def keep_small() -> None:
    """For the start of a process: large blocks go back when they are freed, and threads share their heaps."""
    library = _find_library()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)
        library.mallopt(_ARENA_MAX, _ARENAS)


def give_back() -> None:
    """Whatever is free now; takes a few milliseconds."""
    library = _find_library()
    if library is not None:
        library.malloc_trim(0)
