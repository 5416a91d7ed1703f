"""Targets, to which entries can be sent, and the queue of sends. The window's write thread, commands, the engine.

Removing a target hides it right away; the engine purges it, and its secrets in the keyring, a day later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import tzinfo
from itertools import count
from typing import Any

import apsw
import msgspec
from msgspec.structs import replace

from reader.core.clock import show_at
from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.words.catalogue import SendCode
from reader.features.sharing.records import Send, Sendable, Target
from reader.html.text import text_of
from reader.store.bodies import clean, unpack_extras, unpack_html
from reader.store.db import fetch, fetch_column, find_value, transaction, write
from reader.store.feeds import FEED_NAME
from reader.store.rows import fetch_as, list_columns

SENT_KEPT_S = 30 * 86_400.0
_SENDS = f"SELECT {list_columns(Send, 's.')} FROM sends s JOIN targets t ON t.id = s.target_id"


def queue_sends(
    conn: apsw.Connection, target_id: int, entry_ids: Iterable[int], now: float, after_s: float = 0.0
) -> list[int]:
    """Queue entries, also those that wait or failed already, and return the ids of the sends; none if the target is
    gone. Nothing is sent for `after_s`, so that it can be undone."""
    ids = []
    with transaction(conn):
        for entry_id in entry_ids:
            sql = "DELETE FROM sends WHERE entry_id = ? AND target_id = ? AND sent_at IS NULL"
            conn.execute(sql, (entry_id, target_id))
            conn.execute(
                """INSERT INTO sends (target_id, entry_id, asked_at, next_at)
                   SELECT id, ?2, ?3, ?4 FROM targets WHERE id = ?1""",
                (target_id, entry_id, now, now + after_s),
            )
            ids += [conn.last_insert_rowid()] if conn.changes() else []
    return ids


def unqueue_sends(conn: apsw.Connection, ids: Iterable[int]) -> list[int]:
    """Take back what was not sent yet; return the ids of those."""
    taken = []
    with transaction(conn):
        for id_ in ids:
            conn.execute("DELETE FROM sends WHERE id = ? AND sent_at IS NULL", (id_,))
            taken += [id_] if conn.changes() else []
    return taken


def list_due(conn: apsw.Connection, now: float, limit: int = 50) -> list[Send]:
    """The sends to be tried now, in the order they were asked for, without those to a target that was removed."""
    return _list(
        conn,
        "WHERE s.next_at IS NOT NULL AND s.next_at <= ? AND t.removed_at IS NULL ORDER BY s.id LIMIT ?",
        now,
        limit,
    )


def find_next_at(conn: apsw.Connection) -> float | None:
    """When the next try is due; None if nothing waits."""
    sql = """SELECT min(s.next_at) FROM sends s JOIN targets t ON t.id = s.target_id
        WHERE s.next_at IS NOT NULL AND t.removed_at IS NULL"""
    return find_value(conn, float, sql)


def list_unsent(conn: apsw.Connection, target_id: int | None = None) -> list[Send]:
    """What waits and what failed, of one target or of all."""
    return _list(
        conn, "WHERE s.sent_at IS NULL AND t.removed_at IS NULL AND s.target_id = ifnull(?, s.target_id)", target_id
    )


def get_sends(conn: apsw.Connection, ids: Sequence[int]) -> list[Send]:
    return [send for id_ in ids for send in _list(conn, "WHERE s.id = ?", id_)]


def find_last_sent_at(conn: apsw.Connection, target_id: int) -> float | None:
    return find_value(conn, float, "SELECT max(sent_at) FROM sends WHERE target_id = ?", (target_id,))


def note_sent(conn: apsw.Connection, send_id: int, now: float) -> None:
    with transaction(conn):
        sql = "UPDATE sends SET sent_at = ?, next_at = NULL, message = '', tries = tries + 1 WHERE id = ?"
        conn.execute(sql, (now, send_id))
        conn.execute("DELETE FROM sends WHERE sent_at < ?", (now - SENT_KEPT_S,))


def note_failure(
    conn: apsw.Connection, send_id: int, message: Message, next_at: float | None, *, was_tried: bool = True
) -> None:
    """Note a failure; `next_at` None waits for the user."""
    sql = "UPDATE sends SET message = ?, next_at = ?, tries = tries + ? WHERE id = ?"
    write(conn, sql, (str(message), next_at, was_tried, send_id))


def retry_sends(conn: apsw.Connection, now: float, target_id: int | None = None) -> int:
    """Try everything that waits or failed now; return how many."""
    sql = """UPDATE sends SET next_at = ?1, tries = 0
        WHERE sent_at IS NULL AND target_id = ifnull(?2, target_id)
            AND target_id IN (SELECT id FROM targets WHERE removed_at IS NULL)"""
    return write(conn, sql, (now, target_id))


def retry_offline(conn: apsw.Connection, now: float) -> None:
    """Try everything that waits for a further try now: the network is back."""
    write(conn, "UPDATE sends SET next_at = ?1 WHERE next_at > ?1 AND message <> ''", (now,))


def _list(conn: apsw.Connection, condition: str, *parameters: Any) -> list[Send]:
    return fetch_as(conn, Send, f"{_SENDS} {condition}", parameters)


def find_sent_entry(conn: apsw.Connection, entry_id: int, zone: tzinfo) -> Sendable | None:
    """An entry as it is sent, its full text where there is one; also one that was hidden, read or deleted since."""
    sql = f"""SELECT e.title, e.link, e.author, {FEED_NAME}, ifnull(e.published_at, e.first_seen_at), e.snippet,
            ifnull(nullif((SELECT t.html FROM full_texts t WHERE t.entry_id = e.id), ''), ifnull(b.html, '')),
            ifnull(b.extras, '{{}}')
        FROM entries e JOIN feeds f ON f.id = e.feed_id JOIN feed_state s ON s.feed_id = e.feed_id
            LEFT JOIN bodies b ON b.entry_id = e.id
        WHERE e.id = ?"""
    rows = fetch(conn, sql, (entry_id,))
    if not rows:
        return None
    title, link, author, feed, at, snippet, packed, extras = rows[0]
    html = unpack_html(packed)
    tagged = "SELECT t.name FROM entry_tags et JOIN tags t ON t.id = et.tag_id WHERE et.entry_id = ? ORDER BY t.name"
    return Sendable(
        title or snippet[:80],
        link,
        author,
        feed,
        show_at(at, zone).isoformat(timespec="seconds"),
        text_of(html),
        html,
        snippet,
        unpack_extras(extras).comments,
        tuple(fetch_column(conn, tagged, (entry_id,))),
    )


def list_targets(conn: apsw.Connection) -> list[Target]:
    """The targets by name, as menus show them."""
    found = _list_targets(conn, "removed_at IS NULL")
    return sorted(found, key=lambda target: (target.name.casefold(), target.id))


def list_removed_targets(conn: apsw.Connection) -> list[Target]:
    """The targets that restore_target can still bring back, the last one removed first."""
    return _list_targets(conn, "removed_at IS NOT NULL ORDER BY removed_at DESC, id DESC")


def find_target(conn: apsw.Connection, target_id: int) -> Target | None:
    return next(iter(_list_targets(conn, "id = ? AND removed_at IS NULL", target_id)), None)


def get_target(conn: apsw.Connection, target_id: int) -> Target:
    target = find_target(conn, target_id)
    if target is None:
        raise UsageError(SendCode.TARGET_UNKNOWN())
    return target


def save_target(conn: apsw.Connection, target: Target, now: float) -> int:
    """Store a new target, or a changed one in its place, and return its id. A name stands for one target only."""
    with transaction(conn):
        name = clean(" ".join(target.name.split()))
        for other in list_targets(conn):
            if other.id != target.id and other.name.casefold() == name.casefold():
                raise UsageError(SendCode.TARGET_NAME_TAKEN(name=name))
        details = _pack(replace(target, name=name))
        if target.id:
            get_target(conn, target.id)
            conn.execute(
                "UPDATE targets SET name = ?, details = ?, is_off = 0 WHERE id = ?", (name, details, target.id)
            )
            return target.id
        conn.execute("INSERT INTO targets (name, details, added_at) VALUES (?, ?, ?)", (name, details, now))
        return conn.last_insert_rowid()


def remove_target(conn: apsw.Connection, target_id: int, now: float) -> None:
    """Remove a target; what waits for it is not sent. restore_target undoes it until it is purged."""
    write(conn, "UPDATE targets SET removed_at = ? WHERE id = ? AND removed_at IS NULL", (now, target_id))


def restore_target(conn: apsw.Connection, target_id: int) -> None:
    """Undo remove_target. Where another target has its name by now, it comes back as "Name 2"."""
    with transaction(conn):
        for target in _list_targets(conn, "id = ? AND removed_at IS NOT NULL", target_id):
            taken = {other.name.casefold() for other in list_targets(conn)}
            names = (f"{target.name} {number}" if number > 1 else target.name for number in count(1))
            name = next(name for name in names if name.casefold() not in taken)
            sql = "UPDATE targets SET removed_at = NULL, name = ?, details = ? WHERE id = ?"
            conn.execute(sql, (name, _pack(replace(target, name=name)), target_id))


def purge_targets(conn: apsw.Connection, before_at: float) -> list[Target]:
    """Forget targets that were removed before, and return them, so that their secrets can be forgotten too."""
    with transaction(conn):
        gone = _list_targets(conn, "removed_at < ?", before_at)
        conn.execute("DELETE FROM targets WHERE removed_at < ?", (before_at,))
    return gone


def _pack(target: Target) -> str:
    return clean(msgspec.json.encode(replace(target, id=0)).decode())


def _list_targets(conn: apsw.Connection, condition: str, *parameters: float) -> list[Target]:
    rows = fetch(conn, f"SELECT id, is_off, details FROM targets WHERE {condition}", parameters)
    return [replace(msgspec.json.decode(details, type=Target), id=id_, is_off=bool(off)) for id_, off, details in rows]
