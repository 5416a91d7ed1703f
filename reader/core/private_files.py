"""Files and folders that only the user may read, file locks, reading up to a limit and writing whole files.

Permissions stay as they are on Windows, where the user's folders are private anyway.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from pathlib import Path

from reader.core.errors import StoreError
from reader.core.words.catalogue import Code

_OTHERS = 0o077


def require_utf_8(path: Path) -> None:
    """Raise if a path is not UTF-8, which SQLite, Qt and desktop files need."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError as error:
        name = str(path).encode("utf-8", "backslashreplace").decode("utf-8")
        raise StoreError(Code.PATH_NOT_UTF_8(path=name)) from error


def read_up_to(path: Path, most: int) -> bytes:
    """Read a file, but at most one byte more than `most`, so that /dev/zero given by mistake takes no memory."""
    with path.open("rb") as file:
        return file.read(most + 1)


def try_lock(file: int) -> bool:
    """Lock an open file until this process ends; False if another process has it. Never waits."""
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


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that even a power cut leaves it whole, or as it was before."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def make_private_folder(folder: Path) -> None:
    """Make the folder and its missing parents. One that exists stays as it is."""
    if not folder.is_dir():
        if folder.parent != folder:  # otherwise a drive is missing
            make_private_folder(folder.parent)
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=0o700)


def make_private_file(path: Path) -> None:
    """Make an empty file for SQLite to write into, which gives the -wal and -shm files the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    close_to_others(path)


def close_to_others(path: Path) -> None:
    """Remove others' permissions from a file or folder of this user, which earlier versions left."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        found = path.stat()
        if found.st_mode & _OTHERS and found.st_uid == os.geteuid():
            path.chmod(stat.S_IMODE(found.st_mode) & ~_OTHERS)
