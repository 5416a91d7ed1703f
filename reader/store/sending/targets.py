"""Targets as the owner set them up: where entries can be sent. The window's write thread, commands; the engine reads.

Removing one hides it at once; the engine purges it, and its secrets in the keyring, a day later.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import apsw
import msgspec
from msgspec.structs import replace

from reader.errors import UsageError
from reader.model.targets import Target
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean
from reader.wording.send_codes import SendCode

_SELECT = "SELECT id, details FROM targets"


def list_targets(conn: apsw.Connection) -> list[Target]:
    """By name, as menus show them."""
    rows = fetch(conn, f"{_SELECT} WHERE removed_at IS NULL")
    return sorted(map(_make, rows), key=lambda target: (target.name.casefold(), target.id))


def list_removed_targets(conn: apsw.Connection) -> list[Target]:
    """Those that restore_target can still bring back, the last one removed first."""
    return list(
        map(_make, fetch(conn, f"{_SELECT} WHERE removed_at IS NOT NULL ORDER BY removed_at DESC, id DESC"))
    )


def find_target(conn: apsw.Connection, target_id: int) -> Target | None:
    rows = fetch(conn, f"{_SELECT} WHERE id = ? AND removed_at IS NULL", (target_id,))
    return _make(rows[0]) if rows else None


def get_target(conn: apsw.Connection, target_id: int) -> Target:
    target = find_target(conn, target_id)
    if target is None:
        raise UsageError(SendCode.TARGET_UNKNOWN())
    return target


def save_target(conn: apsw.Connection, target: Target, now: float) -> int:
    """Store a new target, or a changed one in its place. Returns its id. A name stands for one target only."""
    with transaction(conn):
        name = clean(" ".join(target.name.split()))
        for other in list_targets(conn):
            if other.id != target.id and other.name.casefold() == name.casefold():
                raise UsageError(SendCode.TARGET_NAME_TAKEN(name=name))
        details = _pack(replace(target, name=name))
        if target.id:
            get_target(conn, target.id)
            conn.execute("UPDATE targets SET name = ?, details = ? WHERE id = ?", (name, details, target.id))
            return target.id
        conn.execute("INSERT INTO targets (name, details, added_at) VALUES (?, ?, ?)", (name, details, now))
        return conn.last_insert_rowid()


def remove_target(conn: apsw.Connection, target_id: int, now: float) -> None:
    """What waits for it is not sent meanwhile; restore_target undoes it until it is purged."""
    with transaction(conn):
        conn.execute(
            "UPDATE targets SET removed_at = ? WHERE id = ? AND removed_at IS NULL", (now, target_id)
        )


def restore_target(conn: apsw.Connection, target_id: int) -> None:
    """Undo remove_target. Where another target has its name by now, it comes back as "Name 2"."""
    with transaction(conn):
        rows = fetch(conn, f"{_SELECT} WHERE id = ? AND removed_at IS NOT NULL", (target_id,))
        if not rows:
            return
        taken = {target.name.casefold() for target in list_targets(conn)}
        target = _make(rows[0])
        names = (f"{target.name} {number}" if number > 1 else target.name for number in count(1))
        name = next(name for name in names if name.casefold() not in taken)
        conn.execute(
            "UPDATE targets SET removed_at = NULL, name = ?, details = ? WHERE id = ?",
            (name, _pack(replace(target, name=name)), target_id),
        )


def purge_targets(conn: apsw.Connection, before_at: float) -> list[Target]:
    """Forget those that were removed before; returned so that their secrets can be forgotten, too."""
    with transaction(conn):
        gone = fetch(conn, f"{_SELECT} WHERE removed_at < ?", (before_at,))
        conn.execute("DELETE FROM targets WHERE removed_at < ?", (before_at,))
    return list(map(_make, gone))


def _pack(target: Target) -> str:
    return clean(msgspec.json.encode(replace(target, id=0)).decode())


def _make(row: Sequence[Any]) -> Target:
    return replace(msgspec.json.decode(row[1], type=Target), id=row[0])
