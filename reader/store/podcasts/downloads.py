"""The rows of recordings that are fetched or here. The engine's downloader writes them; the window and commands ask for
some, or let them go. The files themselves: reader/podcast_files.py."""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from reader.model.messages import Message
from reader.model.podcasts import Download
from reader.store.db import fetch, transaction
from reader.store.podcasts.episodes import make_download

_SELECT = """SELECT entry_id, url, asked_at, by_plan, for_at, size, validator, tries, next_at, done_at, message
    FROM downloads"""


def ask_downloads(conn: apsw.Connection, entry_ids: Iterable[int], now: float) -> list[int]:
    """The owner wants these here; returns the ids of those that were not. One that the plan began is the owner's from
    now on, and one that was given up is tried again."""
    asked = []
    with transaction(conn):
        for entry_id in entry_ids:
            conn.execute(
                """INSERT INTO downloads (entry_id, url, asked_at, by_plan, next_at)
                   SELECT entry_id, url, ?2, 0, ?2 FROM episodes WHERE entry_id = ?1
                   ON CONFLICT (entry_id) DO UPDATE SET by_plan = 0, for_at = NULL, tries = 0, message = '',
                       next_at = iif(done_at IS NULL, ?2, NULL)""",
                (entry_id, now),
            )
            asked += fetch(
                conn, "SELECT 1 FROM downloads WHERE entry_id = ? AND done_at IS NULL", (entry_id,)
            ) and [entry_id]
    return asked


def drop_downloads(conn: apsw.Connection, entry_ids: Iterable[int]) -> list[Download]:
    """The owner does not want these here any more; gives what there was, for undo. Their files go some minutes later,
    so that an undo finds them."""
    dropped = []
    with transaction(conn):
        for entry_id in entry_ids:
            dropped += list_downloads(conn, "WHERE entry_id = ?", entry_id)
            conn.execute("DELETE FROM downloads WHERE entry_id = ?", (entry_id,))
    return dropped


def restore_downloads(conn: apsw.Connection, downloads: Iterable[Download]) -> None:
    """Take back `drop_downloads`."""
    with transaction(conn):
        for one in downloads:
            conn.execute(
                """INSERT OR IGNORE INTO downloads (entry_id, url, asked_at, by_plan, for_at, size, validator, tries,
                       next_at, done_at, message)
                   SELECT entry_id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM episodes WHERE entry_id = ?1""",
                (
                    *(one.entry_id, one.url, one.asked_at, one.by_plan, one.for_at, one.size, one.validator),
                    *(one.tries, one.next_at, one.done_at, str(one.message or "")),
                ),
            )


def plan_download(conn: apsw.Connection, entry_id: int, for_at: float | None, now: float) -> None:
    """Fetched ahead, unless the owner has it already."""
    with transaction(conn):
        conn.execute(
            """INSERT OR IGNORE INTO downloads (entry_id, url, asked_at, by_plan, for_at, next_at)
               SELECT entry_id, url, ?2, 1, ?3, ?2 FROM episodes WHERE entry_id = ?1""",
            (entry_id, now, for_at),
        )


def note_begun(conn: apsw.Connection, entry_id: int, url: str, size: int | None, validator: str) -> None:
    """The server's head is here: what the bytes that follow belong to."""
    with transaction(conn):
        conn.execute(
            "UPDATE downloads SET url = ?2, size = ?3, validator = ?4 WHERE entry_id = ?1",
            (entry_id, url, size, validator),
        )


def note_done(conn: apsw.Connection, entry_id: int, size: int, now: float) -> bool:
    """False where nobody wants it any more."""
    with transaction(conn):
        conn.execute(
            "UPDATE downloads SET size = ?2, done_at = ?3, next_at = NULL, message = '' WHERE entry_id = ?1",
            (entry_id, size, now),
        )
        return bool(conn.changes())


def note_failed(
    conn: apsw.Connection, entry_id: int, message: Message, next_at: float | None, *, counts: bool = True
) -> None:
    """`next_at` None gives up until the owner says otherwise."""
    with transaction(conn):
        conn.execute(
            "UPDATE downloads SET message = ?2, next_at = ?3, tries = tries + ?4 WHERE entry_id = ?1",
            (entry_id, str(message), next_at, counts),
        )


def note_missing(conn: apsw.Connection, entry_ids: Iterable[int], now: float) -> None:
    """Files that somebody removed: fetched again where the owner asked for them, else forgotten."""
    ids = [(id_,) for id_ in entry_ids]
    with transaction(conn):
        conn.executemany("DELETE FROM downloads WHERE entry_id = ? AND by_plan", ids)
        conn.executemany(
            "UPDATE downloads SET done_at = NULL, validator = '', next_at = ?2 WHERE entry_id = ?1",
            [(*one, now) for one in ids],
        )


def let_go(conn: apsw.Connection, entry_ids: Iterable[int]) -> None:
    """By the rule, not by the owner: nothing to undo."""
    with transaction(conn):
        conn.executemany("DELETE FROM downloads WHERE entry_id = ?", [(id_,) for id_ in entry_ids])


def retry_waiting(conn: apsw.Connection, now: float) -> None:
    """The line is back, or there is room again: what waits for a further try need not wait longer."""
    with transaction(conn):
        conn.execute("UPDATE downloads SET next_at = ?1 WHERE next_at > ?1", (now,))


def list_downloads(conn: apsw.Connection, condition: str = "", *parameters: float) -> list[Download]:
    return [make_download(row[0], row[1:]) for row in fetch(conn, f"{_SELECT} {condition}", parameters)]


def list_due_downloads(conn: apsw.Connection, now: float) -> list[Download]:
    """What the owner asked for before what nobody waits for."""
    return list_downloads(conn, "WHERE next_at <= ? ORDER BY by_plan, asked_at, entry_id", now)


def find_next_download_at(conn: apsw.Connection) -> float | None:
    rows = fetch(conn, "SELECT min(next_at) FROM downloads")
    return None if rows[0][0] is None else float(rows[0][0])


def count_ahead_bytes(conn: apsw.Connection, since: float) -> int:
    """What was fetched ahead since then, and what of it is still on its way."""
    rows = fetch(
        conn,
        """SELECT sum(coalesce(d.size, p.size, 0)) FROM downloads d JOIN episodes p ON p.entry_id = d.entry_id
           WHERE d.by_plan AND d.asked_at >= ?""",
        (since,),
    )
    return int(rows[0][0] or 0)


def has_episodes(conn: apsw.Connection) -> bool:
    return bool(fetch(conn, "SELECT 1 FROM episodes LIMIT 1"))
