"""A journal of polls that were begun and not yet stored, in a small file: what a kill in between would hide.

A line is appended just before a host is asked (on a fetching thread) and the file is emptied when all answers
of a round are stored. What is still there at the next start was asked for and never stored: it is charged to
the day it was asked on, and not asked again at once.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from msgspec import Struct


class Begun(Struct, frozen=True):
    feed_id: int
    at: float
    trigger: str


class Journal:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, begun: Begun) -> None:
        """One write of one short line: safe from many threads, and whole even if the process dies."""
        os.write(self._file, f"{begun.feed_id} {begun.at} {begun.trigger}\n".encode())

    def clear(self) -> None:
        os.ftruncate(self._file, 0)

    def read(self) -> list[Begun]:
        found = []
        for line in self._path.read_text(encoding="ascii", errors="replace").splitlines():
            # A line that broke off tells nothing; a power cut may leave one.
            with contextlib.suppress(ValueError):
                feed_id, at, trigger = line.split(" ")
                found.append(Begun(int(feed_id), float(at), trigger))
        return found

    def close(self) -> None:
        os.close(self._file)
