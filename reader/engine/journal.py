"""A small file of polls that were begun but not stored yet, and crash recovery from it.

A line is appended just before a host is asked (on a fetching thread), and the file is emptied when all answers of a
round are stored. What is left at the next start is charged to the day it was asked on, and not polled again at once.
"""

from __future__ import annotations

import contextlib
import os
from datetime import tzinfo
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.clock import local_day
from reader.model.fetched import INTERRUPTED
from reader.model.logged import PollRecord
from reader.store.db import Connection, transaction
from reader.store.feed_state import save_http
from reader.store.poll_log import add_poll, list_polls
from reader.wording.catalogue import Code

NOT_AGAIN_S = 900.0


class Begun(Struct, frozen=True):
    feed_id: int
    at: float
    trigger: str


class Journal:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, begun: Begun) -> None:
        """Write one short line at once: safe from many threads, and complete even if the process dies."""
        os.write(self._file, f"{begun.feed_id} {begun.at} {begun.trigger}\n".encode())

    def clear(self) -> None:
        os.ftruncate(self._file, 0)

    def read(self) -> list[Begun]:
        found = []
        for line in self._path.read_text(encoding="ascii", errors="replace").splitlines():
            # A power cut may leave a broken line, which is skipped.
            with contextlib.suppress(ValueError):
                feed_id, at, trigger = line.split(" ")
                found.append(Begun(int(feed_id), float(at), trigger))
        return found

    def close(self) -> None:
        os.close(self._file)


def settle_unfinished(conn: Connection, journal: Journal, zone: tzinfo) -> int:
    """Charge polls that were begun and never stored; return how many there were."""
    lost = [begun for begun in journal.read() if not list_polls(conn, 1, begun.feed_id, begun.at)]
    for begun in lost:
        feed = feed_rows.find_feed(conn, begun.feed_id)
        with transaction(conn):
            record = PollRecord(
                feed_id=begun.feed_id,
                at=begun.at,
                trigger=begun.trigger,
                reason="",
                local_day=local_day(begun.at, zone),
                outcome="failed",
                problem=INTERRUPTED,
                message=Code.INTERRUPTED(),
            )
            add_poll(conn, record)
            if feed is not None:
                earliest_at = max(feed.http.earliest_at, begun.at + NOT_AGAIN_S)
                save_http(conn, feed.id, replace(feed.http, earliest_at=earliest_at))
    journal.clear()
    return len(lost)
