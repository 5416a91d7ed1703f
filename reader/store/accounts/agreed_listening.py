"""How far recordings were heard, here and as a server last agreed. The thread that synchronises.

There is no outbox for it: what differs from what was agreed on was heard here, and is to be sent.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection
from typing import Any

import apsw
from msgspec import Struct

from reader.model.podcasts import HEARD_WITHIN_S
from reader.store.db import fetch, transaction
from reader.store.podcasts.listening import find_heard, save_position, set_heard

UNSENT_S = 60 * 86_400.0
"""What was heard longer ago is no news to anybody."""


class LinkedListening(Struct, frozen=True):
    """A recording of an entry that a server has, too. A place is in whole seconds, as Miniflux keeps it; that of a
    recording that was heard to its end is its length."""

    entry_id: int
    item_id: int
    url: str
    duration_s: float | None
    here_s: int | None
    """None: never begun, or heard while nobody knew how long it is."""
    enclosure_id: int | None
    """Of the recording at the server, where it was met there."""
    agreed_s: int | None
    """None where nothing was agreed on yet."""


_LENGTH = "ifnull(l.duration_s, p.duration_s)"
_HERE = f"CAST(round(iif(l.heard, {_LENGTH}, l.position_s)) AS INTEGER)"
# An entry with several posts at the server goes by the newest.
_SELECT = f"""
    SELECT p.entry_id, max(i.item_id), p.url, {_LENGTH}, {_HERE}, g.enclosure_id, g.place_s
    FROM account_items i JOIN episodes p ON p.entry_id = i.entry_id
        LEFT JOIN listening l ON l.entry_id = i.entry_id
        LEFT JOIN agreed_listening g ON g.account_id = i.account_id AND g.entry_id = i.entry_id
    WHERE i.account_id = ?1 AND """
_UNSENT = f"l.played_at >= ?2 AND {_HERE} <> ifnull(g.place_s, 0)"


def list_unsent(conn: apsw.Connection, account_id: int, now: float, limit: int) -> list[LinkedListening]:
    """Heard here since the server was last agreed with, the latest first."""
    condition = f"{_UNSENT} GROUP BY p.entry_id ORDER BY l.played_at DESC LIMIT ?3"
    return _list(conn, condition, account_id, now - UNSENT_S, limit)


def list_linked(conn: apsw.Connection, account_id: int, entry_ids: Collection[int]) -> list[LinkedListening]:
    """Those of these entries that the server has, with a recording."""
    if not entry_ids:
        return []
    condition = "i.entry_id IN (SELECT value FROM carray(?2)) GROUP BY p.entry_id"
    return _list(conn, condition, account_id, apsw.carray(array("q", entry_ids)))


def _list(conn: apsw.Connection, condition: str, *parameters: Any) -> list[LinkedListening]:
    return [LinkedListening(*row) for row in fetch(conn, _SELECT + condition, parameters)]


def has_recordings(conn: apsw.Connection, account_id: int) -> bool:
    sql = "SELECT 1 FROM episodes p JOIN account_items i ON i.entry_id = p.entry_id WHERE i.account_id = ? LIMIT 1"
    return bool(fetch(conn, sql, (account_id,)))


def note_agreed_listening(
    conn: apsw.Connection, account_id: int, entry_id: int, enclosure_id: int | None, place_s: int | None
) -> None:
    """`enclosure_id`: None where the server has no such recording; then nothing of it is sent until it is heard on."""
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO agreed_listening (account_id, entry_id, enclosure_id, place_s)
               SELECT a.id, e.id, ?3, ?4 FROM accounts a, entries e WHERE a.id = ?1 AND e.id = ?2""",
            (account_id, entry_id, enclosure_id, place_s),
        )


def forget_agreed_listening(conn: apsw.Connection, account_id: int) -> None:
    """A server that was restored has other recordings under these numbers, and older places."""
    with transaction(conn):
        conn.execute("DELETE FROM agreed_listening WHERE account_id = ?", (account_id,))


def take_over_listening(conn: apsw.Connection, known: LinkedListening, there_s: int, now: float) -> bool:
    """Another device went on. Whether that one heard it to its end."""
    is_heard = bool(known.duration_s) and there_s >= (known.duration_s or 0.0) - HEARD_WITHIN_S
    if is_heard:
        set_heard(conn, known.entry_id, True, now)
    else:
        before = find_heard(conn, known.entry_id)
        save_position(conn, known.entry_id, there_s, before.duration_s if before else None, now)
    return is_heard
