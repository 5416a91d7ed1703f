"""Files and folders that only the owner may read: on a shared computer, what somebody reads is nobody else's affair.

Only what belongs to this user is changed, and nothing on Windows, where the owner's folders are private by themselves.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

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
