"""Memory-mapped arrays, for what is made once and asked now and then. The engine's thread.

The file has no name and ends with the process. Asking maps a few pages of it; `let_go` gives them back, and they stay
in the system's cache, which is free to drop them. Where no file can be made, the arrays stay in memory.
"""

from __future__ import annotations

import logging
import mmap
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
_ALIGNED = 64
_log = logging.getLogger(__name__)


class MappedArrays:
    def __init__(self, folder: Path) -> None:
        """`folder` is one on a disk: the system's own for such files is often memory itself."""
        self._folder = folder
        self._pages: mmap.mmap | None = None

    def put(self, arrays: Sequence[Array]) -> list[Array]:
        """The same figures, read-only and in the file. What was put before stays as long as it is used."""
        try:
            self._pages, starts = _write(self._folder, arrays)
        except OSError:
            _log.warning("No file could be made for the plan; it stays in memory.")
            self._pages = None
            return list(arrays)
        return [_read(self._pages, start, array) for start, array in zip(starts, arrays, strict=True)]

    def let_go(self) -> None:
        """Of the pages that were read; the next to ask finds them again."""
        if self._pages is not None and hasattr(mmap, "MADV_DONTNEED"):
            self._pages.madvise(mmap.MADV_DONTNEED)


def _write(folder: Path, arrays: Sequence[Array]) -> tuple[mmap.mmap, list[int]]:
    starts: list[int] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for array in arrays:
            file.write(bytes(-file.tell() % _ALIGNED))
            starts.append(file.tell())
            file.write(np.ascontiguousarray(array).data)
        file.write(b"\0")  # a mapping cannot be empty
        file.flush()
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ), starts


def _read(pages: mmap.mmap, start: int, array: Array) -> Array:
    flat = np.frombuffer(pages, array.dtype, array.size, start) if array.size else array.ravel()
    return flat.reshape(array.shape)
