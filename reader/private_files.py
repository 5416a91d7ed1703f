"""Files and folders that only the user may read: on a shared computer, what somebody reads is nobody else's affair.

Only what belongs to this user is changed, and nothing on Windows, where the user's folders are private by themselves.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from pathlib import Path

# Files that the user names, read up to a bound: a video, a disk or /dev/zero given by mistake takes no
# memory.


def read_up_to(path: Path, most: int) -> bytes:
    """The whole file, or one byte more than `most` of a longer one: enough for whoever refuses it by its size."""
    with path.open("rb") as file:
        return file.read(most + 1)


# A lock of the operating system on an open file. It ends with the process that has it, however that ends.


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


_OTHERS = 0o077


def make_private_folder(folder: Path) -> None:
    """Make it, with the folders above it where they are missing. One that is there stays as it is."""
    if folder.is_dir():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)


def make_private_file(path: Path) -> None:
    """Make an empty file before anybody else writes into it; SQLite gives its companions the mode of the database."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    close_to_others(path)


def close_to_others(path: Path) -> None:
    """Of a file or folder that an earlier version made for everybody to read."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        found = path.stat()
        if found.st_mode & _OTHERS and found.st_uid == os.geteuid():
            path.chmod(stat.S_IMODE(found.st_mode) & ~_OTHERS)
