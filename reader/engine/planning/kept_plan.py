"""The kept plan: the day model in a file of the profile, mapped into memory and found again by the next start. The
engine's thread.

Asking maps a few pages of it; `let_go` gives them back, and they stay in the system's cache, which is free to drop
them. A file that was made for something else, by another version or by half is as good as none. Where none can be
made, the day model stays in memory. Erasing the owner's reading deletes the file.
"""

from __future__ import annotations

import logging
import mmap
import os
from datetime import tzinfo
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from reader.plan.day_model import DayModel
from reader.private_files import make_private_file, make_private_folder

Array = npt.NDArray[Any]
_ALIGNED = 64
_LENGTH_BYTES = 8
_log = logging.getLogger(__name__)


class _Content(msgspec.Struct, frozen=True):
    made_for: str
    day_model: DayModel


class KeptPlan:
    def __init__(self, path: Path) -> None:
        """`path` is on a disk: the system's own place for such files is often memory itself."""
        self._path = path
        self._pages: mmap.mmap | None = None

    def keep(self, day_model: DayModel, made_for: str) -> DayModel:
        """The same day model with its arrays in the file: 22 MB for 500 feeds, seldom read. `made_for` says what it
        depends on. Whoever still uses the one before should not: some systems replace no file that is in use."""
        self._pages = None
        try:
            _write(self._path, _Content(made_for, day_model))
            kept = self._read(day_model.zone)
        except (OSError, ValueError):  # ValueError: what was written is not what is read
            _log.warning("No file could be made for the plan; it stays in memory.")
            self.forget()
            return day_model
        return kept.day_model

    def find(self, made_for: str, zone: tzinfo) -> DayModel | None:
        """What an earlier start kept; None where there is nothing, or something made for anything else."""
        try:
            kept = self._read(zone)
        except (OSError, ValueError):
            return None
        return kept.day_model if kept.made_for == made_for else None

    def forget(self) -> None:
        self._pages = None
        try:
            self._path.unlink(missing_ok=True)
        except OSError:  # in use, on systems that mind: it is replaced by the next one
            _log.info("The kept plan could not be deleted.")

    def let_go(self) -> None:
        """Of the pages that were read; the next to ask finds them again."""
        if self._pages is not None and hasattr(mmap, "MADV_DONTNEED"):
            self._pages.madvise(mmap.MADV_DONTNEED)

    def _read(self, zone: tzinfo) -> _Content:
        with self._path.open("rb") as file:
            pages = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        length = int.from_bytes(pages[:_LENGTH_BYTES], "little")
        start = _align(_LENGTH_BYTES + length)

        def decode(kind: type, found: Any) -> Any:
            return zone if kind is tzinfo else _find_array(pages, start, found)

        decoder = msgspec.msgpack.Decoder(_Content, dec_hook=decode)
        content = decoder.decode(pages[_LENGTH_BYTES : _LENGTH_BYTES + length])
        self._pages = pages
        return content


def _pack(content: _Content) -> tuple[bytes, list[Array]]:
    """The record, with the places of its arrays, and these."""
    arrays: list[Array] = []
    end = 0

    def encode(found: Any) -> Any:
        nonlocal end
        if isinstance(found, tzinfo):
            return None
        if isinstance(found, np.generic):
            return found.item()
        if not isinstance(found, np.ndarray):
            raise TypeError(f"no {type(found)} can be kept")
        place, end = end, _align(end + found.nbytes)
        arrays.append(found)
        return place, found.dtype.str, found.shape

    return msgspec.msgpack.Encoder(enc_hook=encode).encode(content), arrays


def _write(path: Path, content: _Content) -> None:
    """Whole or not at all."""
    head, arrays = _pack(content)
    make_private_folder(path.parent)
    # Always the same name: what an engine that was killed meanwhile leaves is written over by the next.
    part = path.with_name(f"{path.name}.part")
    try:
        make_private_file(part)
        with part.open("wb") as file:
            file.write(len(head).to_bytes(_LENGTH_BYTES, "little") + head)
            for array in arrays:
                file.write(bytes(-file.tell() % _ALIGNED))
                file.write(np.ascontiguousarray(array).data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _find_array(pages: mmap.mmap, start: int, found: Any) -> Array:
    place, kind, shape = found
    count = int(np.prod(shape))
    flat = np.frombuffer(pages, kind, count, start + place) if count else np.empty(0, kind)
    return flat.reshape(shape)


def _align(place: int) -> int:
    return -(-place // _ALIGNED) * _ALIGNED
