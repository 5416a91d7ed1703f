"""Picture cache on disk: one file per address; the least recently used go when there are too many.

Files and not rows, so that backups stay small and the folder may be deleted at any time
(docs/developer/notes/where-are-pictures-kept.md). Any thread; no state but the files themselves.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from reader.core.private_files import make_private_folder

MOST_BYTES = 200_000_000
MOST_THUMBNAIL_BYTES = 40_000_000
_KEEP_SHARE = 0.8
"""The share that is left after clearing, so that not every picture needs clearing."""


class PictureCache(Struct, frozen=True):
    """Pictures in a folder, at most so many bytes."""

    folder: Path
    most_bytes: int = MOST_BYTES

    def path_of(self, url: str) -> Path:
        import hashlib  # brings OpenSSL with it; a start needs no picture

        # Files of an earlier form, which hold what publishers sent, are never found, and go as the oldest do.
        name = hashlib.sha256(b"redrawn " + url.encode("utf-8", "replace")).hexdigest()[:40]
        return self.folder / name[:2] / name

    def read(self, url: str) -> bytes | None:
        """The picture, if it is here. Reading a picture keeps it longer."""
        path = self.path_of(url)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return data

    def has(self, url: str) -> bool:
        return self.path_of(url).exists()

    def write(self, url: str, data: bytes) -> bool:
        """Store a picture whole or not at all; False if the disk does not take it."""
        path = self.path_of(url)
        made = path.with_suffix(f".{os.getpid()}")
        try:
            make_private_folder(path.parent)
            made.write_bytes(data)
            made.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                made.unlink()
            return False
        return True

    def clear(self) -> None:
        for _, _, path in self._list():
            with contextlib.suppress(OSError):
                path.unlink()

    def clear_oldest(self, kept: Iterable[str] = ()) -> int:
        """Delete the least recently used if there are too many bytes; return how many bytes stay. Pictures in `kept`
        go last: they were prefetched and not seen yet."""
        spared = {self.path_of(url) for url in kept}
        files = sorted(self._list(), key=lambda file: (file[2] in spared, file[0]))
        total = sum(size for _, size, _ in files)
        if total <= self.most_bytes:
            return total
        for _, size, path in files:
            if total <= self.most_bytes * _KEEP_SHARE:
                break
            with contextlib.suppress(OSError):
                path.unlink()
                total -= size
        return total

    def _list(self) -> list[tuple[float, int, Path]]:
        found: list[tuple[float, int, Path]] = []
        for path in self.folder.glob("*/*"):
            with contextlib.suppress(OSError):
                facts = path.stat()
                found.append((facts.st_mtime, facts.st_size, path))
        return found
