"""The user's tags on entries. The window's write thread, commands."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import apsw
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.stored import Tag
from reader.core.words.catalogue import Code
from reader.store.bodies import clean
from reader.store.db import fetch_column, find_value, transaction, write_many
from reader.store.rows import fetch_as


def add_tag(conn: apsw.Connection, name: str, ids: Iterable[int], *, is_undo: bool = False) -> list[int]:
    """Tag entries; return those that did not have the tag, for undo. Upper and lower case are one. Undo brings it back
    to what is hidden or deleted too."""
    name = _require_name(name)
    with transaction(conn):
        conn.execute("INSERT OR IGNORE INTO tags (name) VALUES (?)", (name,))
        tag_id = find_tag(conn, name)
        sql = """INSERT OR IGNORE INTO entry_tags (tag_id, sort_at, entry_id)
            SELECT ?, sort_at, entry_id FROM marks WHERE entry_id = ? AND (gone = 0 OR ? AND gone < 2)
            RETURNING entry_id"""
        tagged = write_many(conn, sql, [(tag_id, id_, is_undo) for id_ in ids])
        _forget_if_unused(conn, tag_id)
    return tagged


def remove_tag(conn: apsw.Connection, name: str, ids: Iterable[int]) -> list[int]:
    """Take a tag off entries; return those that had it, for undo. A tag on nothing is forgotten."""
    with transaction(conn):
        tag_id = find_tag(conn, name)
        sql = "DELETE FROM entry_tags WHERE tag_id = ? AND entry_id = ? RETURNING entry_id"
        removed = write_many(conn, sql, [(tag_id, id_) for id_ in ids])
        _forget_if_unused(conn, tag_id)
    return removed


def _forget_if_unused(conn: apsw.Connection, tag_id: int | None) -> None:
    sql = "DELETE FROM tags WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM entry_tags WHERE tag_id = ?1)"
    conn.execute(sql, (tag_id,))


def find_tag(conn: apsw.Connection, name: str) -> int | None:
    return find_value(conn, int, "SELECT id FROM tags WHERE name = ?", (clean(" ".join(name.split())),))


def list_tags(conn: apsw.Connection) -> list[Tag]:
    """The tags by name, with how many entries carry each."""
    sql = """SELECT t.id, t.name, (SELECT count(*) FROM entry_tags et WHERE et.tag_id = t.id) AS entry_count
        FROM tags t ORDER BY t.name"""
    return fetch_as(conn, Tag, sql)


def list_common_tags(conn: apsw.Connection, ids: Sequence[int]) -> list[str]:
    """The tags that every one of these entries carries."""
    wanted = array("q", dict.fromkeys(ids))
    sql = """SELECT t.name FROM entry_tags et JOIN tags t ON t.id = et.tag_id
        WHERE et.entry_id IN (SELECT value FROM carray(?))
        GROUP BY t.id HAVING count(*) = ? ORDER BY t.name"""
    return fetch_column(conn, sql, (apsw.carray(wanted), len(wanted)))


class RenamedTag(Struct, frozen=True):
    """What restore_tag needs to undo a renaming."""

    name: str
    new: str
    entries: tuple[int, ...]
    """What carried the old name, where the new one was there already."""
    both: tuple[int, ...]
    """Of these, what carried both."""


def delete_tag(conn: apsw.Connection, name: str) -> list[int]:
    """Take a tag off everything; return what had it, for undo."""
    with transaction(conn):
        tag_id = find_tag(conn, name)
        return [] if tag_id is None else remove_tag(conn, name, _list_tagged(conn, tag_id))


def rename_tag(conn: apsw.Connection, old: str, new: str) -> RenamedTag:
    """Rename a tag; if the new name exists already, the two become one."""
    new = _require_name(new)
    with transaction(conn):
        old_id, new_id = find_tag(conn, old), find_tag(conn, new)
        if old_id is None:
            raise UsageError(Code.TAG_UNKNOWN(tag=old))
        name = conn.execute("SELECT name FROM tags WHERE id = ?", (old_id,)).get
        if new_id is None or new_id == old_id:
            conn.execute("UPDATE tags SET name = ? WHERE id = ?", (new, old_id))
            return RenamedTag(name, new, (), ())
        entries, others = _list_tagged(conn, old_id), _list_tagged(conn, new_id)
        conn.execute("UPDATE OR IGNORE entry_tags SET tag_id = ? WHERE tag_id = ?", (new_id, old_id))
        # Of what carried both: while the name is still there, so that servers are told of it.
        conn.execute("DELETE FROM entry_tags WHERE tag_id = ?", (old_id,))
        conn.execute("DELETE FROM tags WHERE id = ?", (old_id,))
    return RenamedTag(name, new, tuple(entries), tuple(set(entries) & set(others)))


def restore_tag(conn: apsw.Connection, renamed: RenamedTag) -> None:
    """Undo rename_tag."""
    with transaction(conn):
        if not renamed.entries:
            rename_tag(conn, renamed.new, renamed.name)
            return
        add_tag(conn, renamed.name, renamed.entries, is_undo=True)
        remove_tag(conn, renamed.new, set(renamed.entries) - set(renamed.both))


def _list_tagged(conn: apsw.Connection, tag_id: int) -> list[int]:
    return fetch_column(conn, "SELECT entry_id FROM entry_tags WHERE tag_id = ?", (tag_id,))


def _require_name(name: str) -> str:
    name = clean(" ".join(name.split()))
    if not name:
        raise UsageError(Code.TAG_UNNAMED())
    return name
