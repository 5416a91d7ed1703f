"""Host pauses: which hosts asked to be left alone, until when. The engine writes; nothing waits for the disk."""

from __future__ import annotations

from collections.abc import Mapping

import apsw

from reader.store.db import fetch, transaction


def save_pauses(conn: apsw.Connection, pauses: Mapping[str, float]) -> None:
    """Every host that must be left alone, and until when; others are forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("DELETE FROM host_pauses")
        conn.executemany("INSERT INTO host_pauses (host, until_at) VALUES (?, ?)", list(pauses.items()))


def load_pauses(conn: apsw.Connection) -> dict[str, float]:
    return dict(fetch(conn, "SELECT host, until_at FROM host_pauses"))
