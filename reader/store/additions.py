"""Undo for feeds that were added at once, by an import or a subscription. The window's write thread.

It works only until the user reads, marks, moves or renames something of these feeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw
from msgspec import Struct

from reader.errors import UsageError
from reader.model.stored import FeedChoices, Folder
from reader.store.db import bind_ids, fetch, fetch_column, transaction
from reader.store.folders import list_folders
from reader.wording.catalogue import Code


class Addition(Struct, frozen=True):
    feed_ids: tuple[int, ...]
    folder_ids: tuple[int, ...]
    """The folders that were made for them."""
    use: tuple[Any, ...]
    """What the user had done with them before: nothing, unless they came back after an unsubscription."""


class TakenBack(Struct, frozen=True):
    """What `bring_again` needs."""

    addition: Addition
    places: tuple[tuple[int | None, int], ...]
    """Folder and id of each feed."""
    folders: tuple[Folder, ...]
    """Those that were removed, inner ones first."""


def note_addition(conn: apsw.Connection, feed_ids: Sequence[int], folders_before: Sequence[Folder]) -> Addition:
    """Describe feeds that have just been added; in the same transaction."""
    known = {folder.id for folder in folders_before}
    made = tuple(folder.id for folder in list_folders(conn) if folder.id not in known)
    return Addition(tuple(feed_ids), made, _find_use(conn, feed_ids, made))


def undo_addition(conn: apsw.Connection, addition: Addition, now: float) -> TakenBack:
    """Unsubscribe from them, and remove the folders that were made for them and hold nothing else."""
    with transaction(conn):
        if _find_use(conn, addition.feed_ids, addition.folder_ids) != addition.use:
            raise UsageError(Code.UNDO_FEEDS_USED())
        chosen, ids = "WHERE id IN (SELECT value FROM carray(?))", bind_ids(addition.feed_ids)
        places = fetch(conn, f"SELECT folder_id, id FROM feeds {chosen}", (ids,))
        conn.execute(f"UPDATE feeds SET deleted_at = ? {chosen}", (now, ids))
        made = [folder for folder in list_folders(conn) if folder.id in addition.folder_ids]
        made.sort(key=lambda folder: -folder.id)  # a folder is made before the folders in it
        removed = [folder for folder in made if _remove_if_empty(conn, folder, addition)]
    return TakenBack(addition, tuple(places), tuple(removed))


def bring_again(conn: apsw.Connection, taken: TakenBack) -> Addition:
    """Redo an addition, with its folders and entries as they were."""
    with transaction(conn):
        sql = "INSERT INTO folders (id, parent_id, name, position) VALUES (?, ?, ?, ?)"
        conn.executemany(sql, [(one.id, one.parent_id, one.name, one.position) for one in reversed(taken.folders)])
        conn.executemany("UPDATE feeds SET folder_id = ?, deleted_at = NULL WHERE id = ?", taken.places)
    return taken.addition


def _remove_if_empty(conn: apsw.Connection, folder: Folder, addition: Addition) -> bool:
    feeds = fetch_column(conn, "SELECT id FROM feeds WHERE folder_id = ? AND deleted_at IS NULL", (folder.id,))
    named = "SELECT 1 FROM folders WHERE parent_id = ?1 UNION SELECT 1 FROM rules WHERE folder_id = ?1"
    if {*feeds} - {*addition.feed_ids} or fetch(conn, named, (folder.id,)):
        return False
    conn.execute("UPDATE feeds SET folder_id = NULL WHERE folder_id = ?", (folder.id,))
    conn.execute("DELETE FROM folders WHERE id = ?", (folder.id,))
    return True


# Without the address, which the engine changes when a feed moves; the order of the places instead of the places.
_DECIDED = f"""SELECT id, deleted_at IS NULL, folder_id, {", ".join(FeedChoices.__struct_fields__)} FROM feeds
    WHERE id IN (SELECT value FROM carray(?)) ORDER BY folder_id, position, id"""
_OF_ENTRIES = (
    """SELECT entry_id, read, starred, gone = 1 FROM marks
       WHERE feed_id IN (SELECT value FROM carray(?)) AND (read OR starred OR gone = 1) ORDER BY entry_id""",
    """SELECT t.tag_id, t.entry_id FROM entry_tags t JOIN entries e ON e.id = t.entry_id
       WHERE e.feed_id IN (SELECT value FROM carray(?)) ORDER BY 1, 2""",
    *(
        f"""SELECT x.entry_id FROM {table} x JOIN entries e ON e.id = x.entry_id
            WHERE e.feed_id IN (SELECT value FROM carray(?)) ORDER BY 1"""
        for table in ("highlights", "play_queue", "readings", "listening", "sends")
    ),
)


def _find_use(conn: apsw.Connection, feed_ids: Sequence[int], folder_ids: Sequence[int]) -> tuple[Any, ...]:
    """What the user decided about these feeds, their entries and their folders."""
    found = [tuple(fetch(conn, question, (bind_ids(feed_ids),))) for question in (_DECIDED, *_OF_ENTRIES)]
    folders = tuple((one.id, one.parent_id, one.name) for one in list_folders(conn) if one.id in folder_ids)
    return (*found, folders)
