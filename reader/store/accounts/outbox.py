"""The outbox: marks and tags that a server has not got yet. Filled by the triggers of store/schema/accounts.py.

The thread that synchronises takes from it what was sent. A deed that was done again meanwhile has a new number and
stays.
"""

from __future__ import annotations

from collections.abc import Iterable

import apsw
from msgspec import Struct

from reader.model.accounts import Deed
from reader.store.db import fetch, transaction


class Waiting(Struct, frozen=True):
    """How much waits for an account, and since when."""

    count: int
    since_at: float | None


def list_deeds(conn: apsw.Connection, account_id: int) -> list[Deed]:
    """Oldest first; one for each post that the entry is at the server."""
    rows = fetch(
        conn,
        """SELECT o.seq, o.entry_id, i.item_id, o.field, o.label, o.value FROM outbox o
           JOIN account_items i ON i.account_id = o.account_id AND i.entry_id = o.entry_id
           WHERE o.account_id = ? ORDER BY o.seq, i.item_id""",
        (account_id,),
    )
    return [
        Deed(seq, entry, item, field, label, bool(value)) for seq, entry, item, field, label, value in rows
    ]


def forget_sent(conn: apsw.Connection, seqs: Iterable[int]) -> None:
    with transaction(conn):
        conn.executemany("DELETE FROM outbox WHERE seq = ?", ((seq,) for seq in seqs))


def count_waiting(conn: apsw.Connection, account_id: int) -> Waiting:
    rows = fetch(conn, "SELECT count(*), min(at) FROM outbox WHERE account_id = ?", (account_id,))
    return Waiting(*rows[0])


def queue_marks(
    conn: apsw.Connection, account_id: int, field: str, entry_ids: Iterable[int], now: float, *, value: bool
) -> None:
    """What holds here is to be sent, though nobody did it just now."""
    with transaction(conn):
        conn.executemany(
            """INSERT INTO outbox (account_id, entry_id, field, label, value, at) VALUES (?, ?, ?, '', ?, ?)""",
            ((account_id, id_, field, value, now) for id_ in entry_ids),
        )


def queue_tags(conn: apsw.Connection, account_id: int, entry_ids: Iterable[int], now: float) -> None:
    """The tags that these entries carry, for a server that can keep them."""
    with transaction(conn):
        conn.executemany(
            """INSERT INTO outbox (account_id, entry_id, field, label, value, at)
               SELECT a.id, e.entry_id, 'tag', t.name, 1, ?3 FROM entry_tags e JOIN tags t ON t.id = e.tag_id,
                   accounts a WHERE a.id = ?1 AND a.kind <> 'miniflux' AND e.entry_id = ?2""",
            ((account_id, id_, now) for id_ in entry_ids),
        )
