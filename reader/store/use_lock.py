"""Lock on a database file in use: everybody who opens it shares it, and putting another file in its place needs it
alone. Any thread.

The lock lies in a file beside the database and is taken before the database is opened: nobody can be left writing into
a file that was set aside. It ends with the process. Windows needs none: it refuses to move a file that somebody has
open.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.core.errors import StoreError
from reader.core.words.catalogue import Code

WAIT_S = 5.0


class Use:
    """A lock that is held until `release`."""

    def __init__(self, file: int | None) -> None:
        self._file = file

    def release(self) -> None:
        """Release the lock; it may be called again."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


@contextmanager
def have_alone(database: Path) -> Iterator[None]:
    """Hold the database alone while its file is replaced. StoreError if somebody else still has it open."""
    use = share_use(database, alone=True)
    try:
        yield
    finally:
        use.release()


def share_use(database: Path, *, alone: bool = False) -> Use:
    """Share the database for as long as it is open. Waits a moment for a repair that is under way."""
    try:
        file = os.open(database.with_suffix(".use"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return Use(None)  # a folder that cannot be written: nothing in it can be replaced either
    give_up_at = time.monotonic() + WAIT_S
    while not _lock(file, alone):
        if time.monotonic() >= give_up_at:
            os.close(file)
            raise StoreError(Code.STORE_HELD())
        time.sleep(0.02)
    return Use(file)


def _lock(file: int, alone: bool) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a file system without such locks
    return True
