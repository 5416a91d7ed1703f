"""When a mark was last agreed on with a server, for some weeks. The thread that synchronises.

A server that is restored from a backup forgets what was agreed on since; with this it can be told again.
"""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from reader.store.db import fetch, transaction

KEPT_S = 60 * 86_400.0


def note_agreed(
    conn: apsw.Connection, account_id: int, field: str, entry_ids: Iterable[int], now: float
) -> None:
    """The server took these marks, or gave them."""
    with transaction(conn):
        conn.executemany(
            "INSERT OR REPLACE INTO agreed_marks (account_id, entry_id, field, at) VALUES (?, ?, ?, ?)",
            ((account_id, id_, field, now) for id_ in entry_ids),
        )


def list_agreed(conn: apsw.Connection, account_id: int, field: str) -> dict[int, float]:
    """When each entry's mark was last agreed on."""
    rows = fetch(
        conn, "SELECT entry_id, at FROM agreed_marks WHERE account_id = ? AND field = ?", (account_id, field)
    )
    return dict(rows)


def forget_old(conn: apsw.Connection, account_id: int, now: float) -> None:
    with transaction(conn):
        conn.execute("DELETE FROM agreed_marks WHERE account_id = ? AND at < ?", (account_id, now - KEPT_S))
