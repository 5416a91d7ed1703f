"""Cleans the looks and sessions of versions that began a new sitting after each of their own dialogs. Runs in the
migration from version 2, and in salvage, which may have read such a file.

Only what docs/notes/when-does-the-owner-look.md would not have written goes: what follows the look before it within
the pause that makes a new one. What was said in the terminal stays, and so does all that the rule wrote itself.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import apsw

_PAUSE_S = 300.0
"""As it was when this step was released; model/logged.py has today's."""


def merge_looks(conn: apsw.Connection) -> None:
    """Inside the caller's transaction."""
    sittings = _merge_sessions(conn)
    starts = [started_at for started_at, _ in sittings]
    gone: list[tuple[int]] = []
    stays: list[tuple[int]] = []
    kept_at, kept_in = float("-inf"), -1  # the last look that stays, and its sitting
    rows: list[Any] = conn.execute(
        "SELECT id, at FROM looks WHERE kind IN ('view', 'feed', 'article', 'stay') ORDER BY at, id"
    ).fetchall()
    for look_id, at in rows:
        if at - kept_at < _PAUSE_S:
            gone.append((look_id,))
            continue
        place = bisect_right(starts, at) - 1
        is_inside = place >= 0 and at <= sittings[place][1]
        if is_inside and place == kept_in:
            stays.append((look_id,))
        kept_at, kept_in = at, place if is_inside else -1
    conn.executemany("DELETE FROM looks WHERE id = ?", gone)
    conn.executemany("UPDATE looks SET kind = 'stay' WHERE id = ?", stays)


def _merge_sessions(conn: apsw.Connection) -> list[tuple[float, float]]:
    """Those that overlap or nearly touch become one; what is left, in order."""
    merged: list[tuple[int, float, float]] = []
    gone: list[tuple[int]] = []
    grown: dict[int, float] = {}
    rows: list[Any] = conn.execute(
        "SELECT id, started_at, ended_at FROM sessions ORDER BY started_at, id"
    ).fetchall()
    for session_id, started_at, ended_at in rows:
        if merged and started_at - merged[-1][2] < _PAUSE_S:
            first_id, first_at, last_at = merged[-1]
            merged[-1] = (first_id, first_at, max(last_at, ended_at))
            grown[first_id] = merged[-1][2]
            gone.append((session_id,))
        else:
            merged.append((session_id, started_at, ended_at))
    conn.executemany("DELETE FROM sessions WHERE id = ?", gone)
    conn.executemany("UPDATE sessions SET ended_at = ?2 WHERE id = ?1", grown.items())
    return [(started_at, ended_at) for _, started_at, ended_at in merged]
