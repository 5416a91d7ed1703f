"""Profile lock: one Paperround per profile, by a lock of the operating system. It ends with the process, however that
ends, so a leftover file never locks the user out. Works on Windows too."""

from __future__ import annotations

import os
import time

from reader.core.errors import StoreError
from reader.core.paths import Profile
from reader.core.private_files import make_private_folder, require_utf_8, try_lock
from reader.core.words.catalogue import Code

YIELDS = "Paperround goes on in its window."
"""The answer of a process without a window, which ends so that the asking one gets the lock."""
_AGAIN_S = 0.02


class ProfileLock:
    """`with ProfileLock(profile) as lock: if lock.is_ours: …`."""

    def __init__(self, profile: Profile) -> None:
        self._path = profile.lock
        self._file: int | None = None

    @property
    def is_ours(self) -> bool:
        return self._file is not None

    def acquire(self) -> bool:
        """Return False if another process has it. Never waits."""
        require_utf_8(self._path)
        try:
            make_private_folder(self._path.parent)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(Code.PROFILE_NOT_WRITABLE(path=str(self._path.parent))) from error
        if not try_lock(file):
            os.close(file)
            return False
        self._file = file
        return True

    def wait(self, seconds: float) -> bool:
        """Wait for a holder that agreed to release it; return False if that takes too long."""
        until = time.monotonic() + seconds
        while not self.acquire():
            if time.monotonic() >= until:
                return False
            time.sleep(_AGAIN_S)
        return True

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __enter__(self) -> ProfileLock:
        self.acquire()
        return self

    def __exit__(self, *failure: object) -> None:
        self.release()
