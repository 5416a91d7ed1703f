r"""Folders, nested and in the user's order. The window's write thread, and commands.

A path such as "News/Local" names a folder from the top; "\/" stands for a slash inside a name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import apsw
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.stored import Folder
from reader.core.words.catalogue import Code
from reader.store.bodies import clean
from reader.store.db import fetch, fetch_column, find_value, transaction
from reader.store.rows import fetch_as, find_as


class RemovedFolder(Struct, frozen=True):
    """What restore_folder needs to undo a removal."""

    folder: Folder
    feed_places: tuple[tuple[int, int], ...]
    """(feed id, position) of the feeds that lay in it."""
    folders: tuple[Folder, ...]
    """The folders that lay in it."""


def split_path(path: str) -> tuple[str, ...]:
    parts = re.split(r"(?<!\\)/", path)
    return tuple(name for part in parts if (name := part.replace("\\/", "/").strip()))


def join_path(names: Sequence[str]) -> str:
    return "/".join(name.replace("/", "\\/") for name in names)


def list_folders(conn: apsw.Connection) -> list[Folder]:
    """All folders; siblings in order."""
    return fetch_as(conn, Folder, "SELECT id, parent_id, name, position FROM folders ORDER BY parent_id, position, id")


def get_folder(conn: apsw.Connection, folder_id: int) -> Folder:
    folder = find_as(conn, Folder, "SELECT id, parent_id, name, position FROM folders WHERE id = ?", (folder_id,))
    if folder is None:
        raise UsageError(Code.FOLDER_UNKNOWN())
    return folder


def list_paths(conn: apsw.Connection) -> dict[int, tuple[str, ...]]:
    """Each folder's names from the top down."""
    names = {folder.id: folder.name for folder in list_folders(conn)}
    return {id_: tuple(names[above] for above in reversed(list_around(conn, id_))) for id_ in names}


def list_subtree(conn: apsw.Connection, folder_id: int) -> list[int]:
    """The folder and every folder inside it."""
    sql = """WITH RECURSIVE inside (id) AS (
            VALUES (?) UNION SELECT f.id FROM folders f JOIN inside i ON f.parent_id = i.id)
        SELECT id FROM inside"""
    return fetch_column(conn, sql, (folder_id,))


def list_around(conn: apsw.Connection, folder_id: int) -> list[int]:
    """The folder and every folder that it lies in, from the inside out."""
    sql = """WITH RECURSIVE around (id) AS (
            VALUES (?) UNION SELECT f.parent_id FROM folders f JOIN around a ON f.id = a.id
            WHERE f.parent_id IS NOT NULL)
        SELECT id FROM around"""
    return fetch_column(conn, sql, (folder_id,))


def make_folder(conn: apsw.Connection, name: str, parent_id: int | None = None) -> int:
    """The id of the folder with this name in its parent; made at the end if there is none."""
    name = _require_name(name)
    with transaction(conn):
        found = _find_child(conn, name, parent_id)
        if found is not None:
            return found
        sql = "SELECT ifnull(max(position), -1) + 1 FROM folders WHERE parent_id IS ?"
        position = conn.execute(sql, (parent_id,)).get
        conn.execute("INSERT INTO folders (parent_id, name, position) VALUES (?, ?, ?)", (parent_id, name, position))
        return conn.last_insert_rowid()


def make_folder_path(conn: apsw.Connection, names: Sequence[str]) -> int | None:
    """The id of the folder at a path, made if missing; None for the top level."""
    parent_id: int | None = None
    with transaction(conn):
        for name in names:
            parent_id = make_folder(conn, name, parent_id)
    return parent_id


def find_folder_path(conn: apsw.Connection, names: Sequence[str]) -> int | None:
    parent_id: int | None = None
    for name in names:
        parent_id = _find_child(conn, clean(name.strip()), parent_id)
        if parent_id is None:
            return None
    return parent_id


def rename_folder(conn: apsw.Connection, folder_id: int, name: str) -> str:
    """Rename a folder and return its old name."""
    name = _require_name(name)
    with transaction(conn):
        folder = get_folder(conn, folder_id)
        _require_free(conn, name, folder.parent_id, folder_id)
        conn.execute("UPDATE folders SET name = ? WHERE id = ?", (name, folder_id))
    return folder.name


def move_folder(
    conn: apsw.Connection, folder_id: int, parent_id: int | None, position: int | None = None
) -> tuple[Folder, ...]:
    """Move a folder into another, at a position or at the end. Return it and its new neighbours as they were, for
    `put_folders` to undo it, or nothing if nothing changed."""
    with transaction(conn):
        before = get_folder(conn, folder_id)
        if parent_id is not None and parent_id in list_subtree(conn, folder_id):
            raise UsageError(Code.FOLDER_INTO_ITSELF())
        _require_free(conn, before.name, parent_id, folder_id)
        known = {folder.id: folder for folder in list_folders(conn)}
        siblings = [id_ for id_, one in known.items() if one.parent_id == parent_id and id_ != folder_id]
        siblings.insert(len(siblings) if position is None else position, folder_id)
        wanted = [Folder(id_, parent_id, known[id_].name, number) for number, id_ in enumerate(siblings)]
        old = put_folders(conn, wanted)
        return old if [*old] != wanted else ()


def put_folders(conn: apsw.Connection, wanted: Sequence[Folder]) -> tuple[Folder, ...]:
    """Put folders into places; return those that still exist as they were, for undo. Names stay."""
    with transaction(conn):
        known = {folder.id: folder for folder in list_folders(conn)}
        before = tuple(known[folder.id] for folder in wanted if folder.id in known)
        for folder in wanted:
            if folder.id in known:
                _require_free(conn, known[folder.id].name, folder.parent_id, folder.id)
            sql = "UPDATE folders SET parent_id = ?, position = ? WHERE id = ?"
            conn.execute(sql, (folder.parent_id, folder.position, folder.id))
    return before


def remove_folder(conn: apsw.Connection, folder_id: int) -> RemovedFolder:
    """Remove a folder; what it held moves up to where the folder was."""
    with transaction(conn):
        folder = get_folder(conn, folder_id)
        places = fetch(conn, "SELECT id, position FROM feeds WHERE folder_id = ?", (folder_id,))
        children = [child for child in list_folders(conn) if child.parent_id == folder_id]
        # The folder goes first, so that its name is free for a child of the same name.
        conn.execute("PRAGMA defer_foreign_keys = ON")
        conn.execute("DELETE FROM folders WHERE id = ?", (folder_id,))
        for child in children:
            # Where the parent has a folder of the same name, the child takes a name of its own.
            name, number = child.name, 2
            while _find_child(conn, name, folder.parent_id) is not None:
                name, number = f"{child.name} {number}", number + 1
            conn.execute("UPDATE folders SET parent_id = ?, name = ? WHERE id = ?", (folder.parent_id, name, child.id))
        conn.execute("UPDATE feeds SET folder_id = ? WHERE folder_id = ?", (folder.parent_id, folder_id))
    return RemovedFolder(folder, tuple(places), tuple(children))


def restore_folder(conn: apsw.Connection, removed: RemovedFolder) -> None:
    """Undo remove_folder, for those of its feeds and folders that still exist."""
    folder = removed.folder
    with transaction(conn):
        conn.execute("PRAGMA defer_foreign_keys = ON")
        sql = "UPDATE folders SET parent_id = ?, name = ?, position = ? WHERE id = ?"
        conn.executemany(sql, [(folder.id, child.name, child.position, child.id) for child in removed.folders])
        _require_free(conn, folder.name, folder.parent_id, folder.id)
        sql = "INSERT INTO folders (id, parent_id, name, position) VALUES (?, ?, ?, ?)"
        conn.execute(sql, (folder.id, folder.parent_id, folder.name, folder.position))
        sql = "UPDATE feeds SET folder_id = ?, position = ? WHERE id = ?"
        conn.executemany(sql, [(folder.id, position, id_) for id_, position in removed.feed_places])


def _find_child(conn: apsw.Connection, name: str, parent_id: int | None) -> int | None:
    sql = "SELECT id FROM folders WHERE ifnull(parent_id, 0) = ? AND name = ?"
    return find_value(conn, int, sql, (parent_id or 0, name))


def _require_name(name: str) -> str:
    name = clean(" ".join(name.split()))
    if not name:
        raise UsageError(Code.FOLDER_UNNAMED())
    return name


def _require_free(conn: apsw.Connection, name: str, parent_id: int | None, folder_id: int) -> None:
    if _find_child(conn, name, parent_id) not in (None, folder_id):
        raise UsageError(Code.FOLDER_TAKEN(name=name))
