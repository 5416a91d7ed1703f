"""Entries that stand out in lists, because a rule or the owner said so. The window's write thread; the engine adds
those of rules with the entries themselves (entries.py)."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import apsw

from reader.store.db import fetch, transaction


def highlight(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """Returns those that did not stand out before, for undo."""
    with transaction(conn):
        rows = conn.executemany(
            """INSERT OR IGNORE INTO highlights (entry_id)
               SELECT entry_id FROM marks WHERE entry_id = ? AND gone < 2 RETURNING entry_id""",
            [(id_,) for id_ in ids],
        )
        return [row[0] for row in rows]


def take_off(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """Returns those that stood out, for undo."""
    if not ids:
        return []
    with transaction(conn):
        rows = fetch(
            conn,
            """DELETE FROM highlights WHERE entry_id IN (SELECT value FROM carray(?)) RETURNING entry_id""",
            (apsw.carray(array("q", ids)),),
        )
    return [row[0] for row in rows]
