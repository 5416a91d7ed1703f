"""Crash recovery: polls that were begun and never stored are charged, and not made again at once."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
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

# A journal of polls that were begun and not yet stored, in a small file: what a kill in between would hide.
#
# A line is appended just before a host is asked (on a fetching thread) and the file is emptied when all
# answers of a round are stored. What is still there at the next start was asked for and never stored: it is
# charged to the day it was asked on, and not asked again at once.


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


NOT_AGAIN_S = 900.0


def settle_unfinished(conn: Connection, journal: Journal, zone: tzinfo) -> int:
    """Returns how many there were."""
    lost = [begun for begun in journal.read() if not _was_stored(conn, begun)]
    _charge(conn, lost, zone)
    journal.clear()
    return len(lost)


def _was_stored(conn: Connection, begun: Begun) -> bool:
    return bool(list_polls(conn, 1, begun.feed_id, begun.at))


def _charge(conn: Connection, lost: Sequence[Begun], zone: tzinfo) -> None:
    for begun in lost:
        feed = feed_rows.find_feed(conn, begun.feed_id)
        with transaction(conn):
            add_poll(conn, _make_record(begun, local_day(begun.at, zone)))
            if feed is not None:
                earliest_at = max(feed.http.earliest_at, begun.at + NOT_AGAIN_S)
                save_http(conn, feed.id, replace(feed.http, earliest_at=earliest_at))


def _make_record(begun: Begun, day: str) -> PollRecord:
    return PollRecord(
        feed_id=begun.feed_id,
        at=begun.at,
        trigger=begun.trigger,
        reason="",
        local_day=day,
        outcome="failed",
        problem=INTERRUPTED,
        message=Code.INTERRUPTED(),
    )
