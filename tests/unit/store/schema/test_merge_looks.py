"""What older versions noted too often is merged, when their file is opened or salvaged; all else stays."""

from __future__ import annotations

import time
from pathlib import Path

import apsw
import pytest

from reader.store.db import open_store, transaction
from reader.store.reading.reading_log import list_looks, list_sessions
from reader.store.repair import salvage
from reader.store.schema.merge_looks import merge_looks
from tests.unit.store.made import NOW
from tests.unit.store.schema.test_schema import make_old

MINUTE = 60.0
Looks = list[tuple[float, int | None, str]]
Sessions = list[tuple[float, float]]

# Six dialogs in two minutes, then an article after seven minutes of reading; a second sitting an hour later.
POLLUTED_LOOKS: Looks = [
    *((20.0 * number, None, "view") for number in range(7)),
    *((20.0 * number + 5, 3, "feed") for number in range(7)),
    *((130.0 + number, 3, "article") for number in range(5)),
    (9 * MINUTE, 4, "article"),
    (9 * MINUTE + 30, None, "seen"),
    (70 * MINUTE, None, "view"),
    (70 * MINUTE + 10, 4, "article"),
]
POLLUTED_SESSIONS: Sessions = [
    *((20.0 * number, 20.0 * number + 15) for number in range(6)),
    (120.0, 10 * MINUTE),
    (70 * MINUTE, 75 * MINUTE),
]
CLEANED_LOOKS: Looks = [
    (0.0, None, "view"),
    (9 * MINUTE, 4, "stay"),
    (9 * MINUTE + 30, None, "seen"),
    (70 * MINUTE, None, "view"),
]
CLEANED_SESSIONS: Sessions = [(0.0, 10 * MINUTE), (70 * MINUTE, 75 * MINUTE)]

CLEAN_LOOKS: Looks = [
    (0.0, None, "view"),
    (5 * MINUTE, None, "stay"),
    (10 * MINUTE, None, "stay"),
    (17 * MINUTE, None, "view"),
    (18 * MINUTE, 2, "seen"),
    (18 * MINUTE + 1, 2, "seen"),
    (90 * MINUTE, None, "view"),
]
CLEAN_SESSIONS: Sessions = [(0.0, 12 * MINUTE), (17 * MINUTE, 17 * MINUTE), (90 * MINUTE, 91 * MINUTE)]


def fill(conn: apsw.Connection, looks: Looks, sessions: Sessions) -> None:
    conn.executemany("INSERT INTO looks (at, feed_id, kind) VALUES (?, ?, ?)", looks)
    conn.executemany("INSERT INTO sessions (started_at, ended_at) VALUES (?, ?)", sessions)


def read(conn: apsw.Connection) -> tuple[Looks, Sessions]:
    looks = [(look.at, look.feed_id, look.kind) for look in list_looks(conn)]
    return looks, [(one.started_at, one.ended_at) for one in list_sessions(conn)]


def fill_old(path: Path, version: int) -> None:
    make_old(path, version)
    old = apsw.Connection(str(path))
    fill(old, POLLUTED_LOOKS, POLLUTED_SESSIONS)
    old.close()


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_file_is_cleaned_when_it_is_opened(path: Path, version: int) -> None:
    fill_old(path, version)
    conn = open_store(path, NOW)
    assert read(conn) == (CLEANED_LOOKS, CLEANED_SESSIONS)
    conn.close()


def test_an_older_file_is_cleaned_when_it_is_salvaged(path: Path, tmp_path: Path) -> None:
    fill_old(path, 2)
    salvage.salvage(path, tmp_path / "backups", NOW)
    conn = open_store(path, NOW)
    assert read(conn) == (CLEANED_LOOKS, CLEANED_SESSIONS)
    conn.close()


@pytest.mark.parametrize(
    ("looks", "sessions"),
    [(CLEAN_LOOKS, CLEAN_SESSIONS), (CLEANED_LOOKS, CLEANED_SESSIONS), ([], []), (CLEAN_LOOKS, [])],
)
def test_what_the_rule_wrote_stays_as_it_is(conn: apsw.Connection, looks: Looks, sessions: Sessions) -> None:
    fill(conn, looks, sessions)
    merge_looks(conn)
    assert read(conn) == (looks, sessions)


def test_years_of_looks_are_cleaned_in_a_moment(conn: apsw.Connection) -> None:
    with transaction(conn):
        fill(
            conn,
            [(40.0 * number, 3, "article") for number in range(100_000)],
            [(40.0 * number, 40.0 * number + 30) for number in range(100_000)],
        )
    begun = time.process_time()
    with transaction(conn):
        merge_looks(conn)
    assert time.process_time() - begun < 5.0, "half a second on an ordinary machine"
    assert conn.execute("SELECT count(*) FROM sessions").get == 1
    assert conn.execute("SELECT count(*) FROM looks").get == 12_500
