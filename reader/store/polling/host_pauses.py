"""Host pauses: which hosts asked to be left alone, until when. Whoever fetches writes; nothing waits for the disk."""

from __future__ import annotations

from collections.abc import Mapping

import apsw

from reader.store.db import fetch, transaction


def save_pauses(conn: apsw.Connection, pauses: Mapping[str, float], now: float) -> None:
    """Hosts that must be left alone, and until when. What others were told meanwhile stays, and the later wish counts;
    pauses that are over are forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("DELETE FROM host_pauses WHERE until_at <= ?", (now,))
        conn.executemany(
            "INSERT INTO host_pauses (host, until_at) VALUES (?, ?)"
            " ON CONFLICT (host) DO UPDATE SET until_at = max(until_at, excluded.until_at)",
            list(pauses.items()),
        )


def load_pauses(conn: apsw.Connection) -> dict[str, float]:
    return dict(fetch(conn, "SELECT host, until_at FROM host_pauses"))
