"""Signs of presence, as the desktop told them. The engine writes, everyone reads.

They are noted only while the owner lets us note when they read, and forgotten with it: erase.py. Losing the last
of them in a power cut is no harm, so nothing here waits for the disk.
"""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from reader.model.presence import PresenceSign, Sign
from reader.store.db import fetch, transaction
from reader.store.reading.reading_log import is_noting

_KNOWN = {sign.value for sign in Sign}


def note_sign(conn: apsw.Connection, sign: PresenceSign, keep_s: float) -> bool:
    """False where the owner does not want it kept. What lies longer ago than `keep_s` is forgotten."""
    if not is_noting(conn):
        return False
    with transaction(conn, survives_power_cut=False):
        conn.execute("INSERT OR IGNORE INTO signs (at, kind) VALUES (?, ?)", (sign.at, sign.sign))
        conn.execute("DELETE FROM signs WHERE at < ?", (sign.at - keep_s,))
    return True


def list_signs(conn: apsw.Connection, since_at: float, until_at: float) -> tuple[PresenceSign, ...]:
    """Oldest first."""
    return _read(
        fetch(
            conn,
            "SELECT at, kind FROM signs WHERE at BETWEEN ? AND ? ORDER BY at, kind",
            (since_at, until_at),
        )
    )


def list_latest_signs(conn: apsw.Connection, count: int) -> tuple[PresenceSign, ...]:
    """Newest first."""
    return _read(fetch(conn, "SELECT at, kind FROM signs ORDER BY at DESC, kind LIMIT ?", (count,)))


def _read(rows: Iterable[tuple[float, str]]) -> tuple[PresenceSign, ...]:
    """What a newer version calls by a name of its own is left out."""
    return tuple(PresenceSign(at, Sign(kind)) for at, kind in rows if kind in _KNOWN)
