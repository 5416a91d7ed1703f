"""Entries that were prefetched, and what of them was opened. The engine writes, everyone reads.

They tell when the user leaves, so they are erased with the user's reading: erase.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import apsw

from reader.core.records.content import PostText
from reader.core.records.logged import Gap, GapKind
from reader.features.offline.records import PrefetchedEntry, PrefetchSummary
from reader.store.db import fetch, fetch_column, transaction
from reader.store.rows import fetch_as

KEPT_S = 28 * 86_400.0


def save_prefetched(conn: apsw.Connection, entry: PrefetchedEntry, probability: float, urls: Iterable[str]) -> bool:
    """Store what was prefetched of an entry; False if the entry is gone meanwhile."""
    with transaction(conn):
        conn.execute("DELETE FROM prefetched_entries WHERE got_at < ?", (entry.got_at - KEPT_S,))
        conn.execute(
            """INSERT OR REPLACE INTO prefetched_entries
                   (entry_id, for_at, got_at, wire_bytes, probability, pictures, missing, has_page)
               SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM entries WHERE id = ?1""",
            (
                *(entry.entry_id, entry.for_at, entry.got_at, entry.wire_bytes, probability),
                *(entry.pictures, entry.missing, entry.has_page),
            ),
        )
        is_stored = conn.changes() > 0
        if is_stored:
            sql = "INSERT OR IGNORE INTO prefetched_pictures (entry_id, url) VALUES (?, ?)"
            conn.executemany(sql, [(entry.entry_id, url) for url in urls])
        return is_stored


def list_prefetched_ids(conn: apsw.Connection, for_at: float | None = None) -> set[int]:
    """The entries that were prefetched; with `for_at` without those that lack something and were for another need, so
    that they are tried once more."""
    sql = "SELECT entry_id FROM prefetched_entries WHERE ?1 IS NULL OR missing = 0 OR for_at = ?1"
    return set(fetch_column(conn, sql, (for_at,)))


def was_page_unasked(conn: apsw.Connection, entry_id: int) -> bool:
    """Whether an entry's full text is here only because it was prefetched."""
    sql = "SELECT 1 FROM prefetched_entries WHERE entry_id = ? AND has_page = 1"
    return bool(fetch(conn, sql, (entry_id,)))


def list_kept_pictures(conn: apsw.Connection, since_at: float, most_bytes: int) -> list[str]:
    """Pictures of unread entries that were prefetched since then, the latest first, up to so many bytes."""
    sql = """SELECT r.entry_id, r.wire_bytes FROM prefetched_entries r INDEXED BY prefetched_by_time
            CROSS JOIN marks m ON m.entry_id = r.entry_id
        WHERE r.got_at >= ? AND m.read = 0 AND m.gone = 0 ORDER BY r.got_at DESC"""
    rows = fetch(conn, sql, (since_at,))
    kept: list[str] = []
    for entry_id, wire_bytes in rows:
        most_bytes -= wire_bytes
        if most_bytes < 0:
            break
        kept += fetch_column(conn, "SELECT url FROM prefetched_pictures WHERE entry_id = ?", (entry_id,))
    return kept


def sum_spent(conn: apsw.Connection, since_at: float, new_since_at: float) -> tuple[float, float]:
    """Bytes prefetched since then, and how many of them were opened; new ones count by their probability."""
    sql = """SELECT total(r.wire_bytes),
            total(r.wire_bytes * iif(o.entry_id IS NOT NULL, 1.0, iif(r.got_at >= ?2, r.probability, 0.0)))
        FROM prefetched_entries r INDEXED BY prefetched_by_time LEFT JOIN readings o ON o.entry_id = r.entry_id
        WHERE r.got_at >= ?1"""
    row = fetch(conn, sql, (since_at, new_since_at))[0]
    return float(row[0]), float(row[1])


def count_opened_unready(conn: apsw.Connection, since_at: float) -> dict[int, int]:
    """How many entries of each feed were opened since then without having been prefetched."""
    sql = """SELECT e.feed_id, count(*) FROM readings o INDEXED BY readings_by_time
            CROSS JOIN entries e ON e.id = o.entry_id LEFT JOIN prefetched_entries r ON r.entry_id = o.entry_id
        WHERE o.last_at >= ? AND o.seconds >= 0 AND r.entry_id IS NULL GROUP BY e.feed_id"""
    rows = fetch(conn, sql, (since_at,))
    return dict(rows)


def list_sizes(conn: apsw.Connection) -> dict[int, tuple[int, float]]:
    """How many entries of each feed were prefetched, and their bytes in all."""
    sql = """SELECT e.feed_id, count(*), total(r.wire_bytes) FROM prefetched_entries r
        JOIN entries e ON e.id = r.entry_id GROUP BY e.feed_id"""
    rows = fetch(conn, sql)
    return {feed_id: (count, size) for feed_id, count, size in rows}


def list_summaries(conn: apsw.Connection, since_at: float) -> list[PrefetchSummary]:
    """A summary for each need, the latest first."""
    return fetch_as(
        conn,
        PrefetchSummary,
        """SELECT r.for_at, count(*) AS entries, sum(r.pictures > 0) AS with_pictures, sum(r.wire_bytes) AS wire_bytes,
               sum(r.missing > 0) AS missing, count(o.entry_id) AS opened
           FROM prefetched_entries r INDEXED BY prefetched_by_time LEFT JOIN readings o ON o.entry_id = r.entry_id
           WHERE r.got_at >= ? GROUP BY r.for_at ORDER BY r.for_at DESC""",
        (since_at,),
    )


def list_opens(conn: apsw.Connection, since_at: float, until_at: float) -> list[tuple[int, int, int]]:
    sql = """SELECT m.feed_id, count(*), count(o.entry_id) FROM marks m INDEXED BY marks_all
            LEFT JOIN readings o ON o.entry_id = m.entry_id AND o.seconds >= 0
        WHERE m.gone = 0 AND m.sort_at >= ? AND m.sort_at < ? GROUP BY m.feed_id"""
    return fetch(conn, sql, (int(since_at), int(until_at)))


def list_settled(conn: apsw.Connection, since_at: float, until_at: float, limit: int) -> list[tuple[PostText, bool]]:
    """Entries that came between two instants, the newest first, and whether each was opened."""
    sql = """SELECT e.id, e.feed_id, e.title, e.snippet, m.sort_at, e.first_seen_at, o.entry_id IS NOT NULL
        FROM marks m INDEXED BY marks_all CROSS JOIN entries e ON e.id = m.entry_id
            LEFT JOIN readings o ON o.entry_id = m.entry_id AND o.seconds >= 0
        WHERE m.gone = 0 AND m.sort_at >= ? AND m.sort_at < ? ORDER BY m.sort_at DESC LIMIT ?"""
    rows = fetch(conn, sql, (int(since_at), int(until_at), limit))
    return [(PostText(*row[:6]), bool(row[6])) for row in rows]


def list_opened_after(conn: apsw.Connection, since_at: float, limit: int) -> list[tuple[float, float]]:
    sql = """SELECT e.first_seen_at, o.last_at FROM readings o INDEXED BY readings_by_time
            CROSS JOIN entries e ON e.id = o.entry_id
        WHERE o.last_at >= ? AND o.seconds >= 0 ORDER BY o.last_at DESC LIMIT ?"""
    return fetch(conn, sql, (since_at, limit))


def list_offline(conn: apsw.Connection, since_at: float) -> list[Gap]:
    sql = "SELECT started_at, ended_at, kind FROM gaps WHERE kind = ? AND ended_at >= ? ORDER BY started_at"
    return fetch_as(conn, Gap, sql, (GapKind.OFFLINE, since_at))


def count_opened_of(conn: apsw.Connection, ids: Sequence[int]) -> int:
    rows = conn.executemany("SELECT 1 FROM readings WHERE entry_id = ? AND seconds >= 0", ((id_,) for id_ in ids))
    return len(rows.fetchall())
