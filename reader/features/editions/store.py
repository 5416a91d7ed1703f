"""Editions: candidates for the next, and the contents and deliveries of those that were made.

The engine and commands write; everyone reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import replace

from reader.features.editions.records import Delivery, MadeEdition
from reader.store.db import bind_ids, fetch_column, find_value, transaction, write
from reader.store.rows import fetch_as, list_columns

KEPT = 60
"""How many editions are remembered."""
_EDITIONS = "SELECT id, number, made_at, minutes, due_at, silent_feeds, late FROM editions"
_DELIVERIES = f"SELECT {list_columns(Delivery)} FROM edition_deliveries"


class CandidateRow(Struct, frozen=True):
    entry_id: int
    feed_id: int
    folder_id: int | None
    at: float
    is_starred: bool
    weight: str


def list_candidates(conn: apsw.Connection, since_at: float, feed_ids: Iterable[int], limit: int) -> list[CandidateRow]:
    """Unread entries of these feeds that came since, newest first; of feeds kept out of Unread starred ones only."""
    unread = "(f.out_of_unread = 0 OR m.starred = 1)"
    wanted = f"m.sort_at >= ? AND {unread} AND m.feed_id IN (SELECT value FROM carray(?))"
    return _list_candidates(conn, "marks_unread", wanted, int(since_at), bind_ids(feed_ids), limit)


def list_starred_candidates(conn: apsw.Connection, limit: int) -> list[CandidateRow]:
    """Unread starred entries of any age and feed, newest first."""
    return _list_candidates(conn, "marks_starred", "m.starred = 1", limit)


def _list_candidates(conn: apsw.Connection, index: str, wanted: str, *parameters: Any) -> list[CandidateRow]:
    sql = f"""SELECT m.entry_id, m.feed_id, f.folder_id, m.sort_at AS at, m.starred AS is_starred, f.weight
        FROM marks m INDEXED BY {index} CROSS JOIN feeds f ON f.id = m.feed_id
        WHERE m.read = 0 AND m.gone = 0 AND f.deleted_at IS NULL AND {wanted}
        ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?"""
    return fetch_as(conn, CandidateRow, sql, parameters)


def list_printed(conn: apsw.Connection, ids: Iterable[int]) -> set[int]:
    """Which of these entries were in an edition."""
    sql = "SELECT e.entry_id FROM carray(?) asked CROSS JOIN edition_entries e ON e.entry_id = asked.value"
    return set(fetch_column(conn, sql, (bind_ids(ids),)))


def find_next_number(conn: apsw.Connection) -> int:
    return (find_value(conn, int, "SELECT max(number) FROM editions") or 0) + 1


def add_edition(conn: apsw.Connection, made: MadeEdition, targets: Sequence[str]) -> int:
    """Store an edition with its deliveries and return its id; old editions are forgotten."""
    with transaction(conn):
        conn.execute(
            """INSERT INTO editions (number, due_at, made_at, minutes, silent_feeds, late)
               VALUES (?, ?, ?, ?, ?, ?)""",
            (made.number, made.due_at, made.made_at, made.minutes, made.silent_feeds, str(made.late or "")),
        )
        edition_id = conn.last_insert_rowid()
        places = [*((id_, 0) for id_ in made.entry_ids), *((id_, 1) for id_ in made.short_ids)]
        sql = """INSERT INTO edition_entries (edition_id, place, entry_id, short)
            SELECT ?1, ?2, id, ?4 FROM entries WHERE id = ?3"""
        conn.executemany(sql, [(edition_id, place, id_, short) for place, (id_, short) in enumerate(places)])
        sql = "INSERT INTO edition_deliveries (edition_id, target, next_at) VALUES (?, ?, ?)"
        conn.executemany(sql, [(edition_id, target, made.made_at) for target in targets])
        conn.execute("DELETE FROM editions WHERE id NOT IN (SELECT id FROM editions ORDER BY id DESC LIMIT ?)", (KEPT,))
    return edition_id


def list_editions(conn: apsw.Connection, limit: int = 20) -> list[MadeEdition]:
    """The editions, newest first."""
    return _list(conn, f"{_EDITIONS} ORDER BY id DESC LIMIT ?", limit)


def find_edition(conn: apsw.Connection, edition_id: int | None = None) -> MadeEdition | None:
    """The edition with an id, or the latest."""
    found = _list(conn, f"{_EDITIONS} WHERE ?1 IS NULL OR id = ?1 ORDER BY id DESC LIMIT 1", edition_id)
    return next(iter(found), None)


def list_waiting(conn: apsw.Connection, now: float) -> list[Delivery]:
    """The deliveries to be tried now."""
    due = f"{_DELIVERIES} WHERE next_at IS NOT NULL AND next_at <= ? ORDER BY edition_id LIMIT 50"
    return fetch_as(conn, Delivery, due, (now,))


def find_next_try_at(conn: apsw.Connection) -> float | None:
    return find_value(conn, float, "SELECT min(next_at) FROM edition_deliveries")


def save_delivery(conn: apsw.Connection, delivery: Delivery) -> None:
    """Store what became of a try, unless the edition was removed meanwhile."""
    write(
        conn,
        """UPDATE edition_deliveries SET tries = ?, next_at = ?, done_at = ?, path = ?, message = ?
           WHERE edition_id = ? AND target = ?""",
        (
            *(delivery.tries, delivery.next_at, delivery.done_at, delivery.path, str(delivery.message or "")),
            *(delivery.edition_id, delivery.target),
        ),
    )


def retry_waiting(conn: apsw.Connection, now: float) -> None:
    """Try everything that waits now: the network is back."""
    write(conn, "UPDATE edition_deliveries SET next_at = ?1 WHERE next_at > ?1", (now,))


def retry_latest(conn: apsw.Connection, now: float) -> None:
    """Try the latest edition's deliveries again, also those that were given up: the user mended something."""
    sql = """UPDATE edition_deliveries SET next_at = ?, tries = 0
        WHERE done_at IS NULL AND edition_id = (SELECT max(id) FROM editions)"""
    write(conn, sql, (now,))


def _list(conn: apsw.Connection, sql: str, parameter: int | None) -> list[MadeEdition]:
    return [_add_contents(conn, made) for made in fetch_as(conn, MadeEdition, sql, (parameter,))]


def _add_contents(conn: apsw.Connection, made: MadeEdition) -> MadeEdition:
    wanted = "SELECT entry_id FROM edition_entries WHERE edition_id = ? AND short = ? ORDER BY place"
    articles, shorts = (tuple(fetch_column(conn, wanted, (made.id, short))) for short in (0, 1))
    found = fetch_as(conn, Delivery, f"{_DELIVERIES} WHERE edition_id = ? ORDER BY target", (made.id,))
    return replace(made, entry_ids=articles, short_ids=shorts, deliveries=tuple(found))
