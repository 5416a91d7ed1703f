"""A lock of the operating system on an open file. It ends with the process that has it, however that ends."""

from __future__ import annotations

import sys


def try_lock(file: int) -> bool:
    """False where another process has it. Never waits."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
