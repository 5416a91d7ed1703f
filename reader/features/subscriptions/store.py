"""Subscriptions: adds feeds, one or many at once, and takes them back. The window's write thread, and the terminal.

Undo works only until the user reads, marks, moves or renames something of these feeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.fetched import Credentials
from reader.core.records.pages import PageRecipe
from reader.core.records.stored import FeedChoices, Folder, Weight
from reader.core.words.catalogue import Code
from reader.features.accounts.store import choose_account
from reader.store.db import bind_ids, fetch, fetch_column, transaction
from reader.store.feeds import add_feed, find_feed_by_url, get_feed, set_choices, trust_address
from reader.store.folders import list_folders, make_folder_path


class Subscription(Struct, frozen=True):
    """What the user decided to subscribe to, and how. None leaves what a feed had that was unsubscribed lately."""

    url: str
    title: str = ""
    """Shown until the publisher gives one."""
    folder_id: int | None = None
    new_folder: tuple[str, ...] = ()
    """The path of a folder instead, which is made if missing."""
    weight: Weight | None = None
    alert: bool | None = None
    credentials: Credentials | None = None
    name: str = ""
    """The user's name for it; empty for the title."""
    account_id: int | None = None
    """The account that gets it, or ONLY_HERE; None leaves it to the accounts."""
    page: PageRecipe | None = None
    """How entries are read from it, if it is a page without a feed."""
    labels: tuple[str, ...] | None = None
    is_typed: bool = True
    """False if a file names it: then it may not lie in the user's own network."""


class Addition(Struct, frozen=True):
    feed_ids: tuple[int, ...]
    folder_ids: tuple[int, ...]
    use: tuple[Any, ...]
    """What the user had done with them before: nothing, unless they came back after an unsubscription."""


class TakenBack(Struct, frozen=True):
    """What `bring_again` needs."""

    addition: Addition
    places: tuple[tuple[int | None, int], ...]
    folders: tuple[Folder, ...]
    """Those that were removed, inner ones first."""


def subscribe(conn: apsw.Connection, wanted: Sequence[Subscription], now: float) -> Addition:
    """Subscribe, and return what is new. A folder that several name is made once."""
    with transaction(conn):
        before = list_folders(conn)
        for one in wanted:
            if one.is_typed and (known := find_feed_by_url(conn, one.url)) is not None:
                trust_address(conn, known.id)
        fresh = [one for one in wanted if find_feed_by_url(conn, one.url) is None]
        added = [subscribe_to(conn, one, now) for one in fresh]
        return note_addition(conn, [feed_id for feed_id in added if feed_id is not None], before)


def subscribe_to(conn: apsw.Connection, wanted: Subscription, now: float) -> int | None:
    """Subscribe inside a transaction of the caller; return the feed's id if it is new."""
    folder_id = make_folder_path(conn, wanted.new_folder) if wanted.new_folder else wanted.folder_id
    added = add_feed(conn, wanted.url, now, folder_id, wanted.name, wanted.title, is_typed=wanted.is_typed)
    if not added.is_new:
        return None
    page, login = wanted.page, wanted.credentials
    said = {
        "page_kind": page and page.kind,
        "page_selector": page and page.selector,
        "weight": wanted.weight,
        "alert": wanted.alert,
        "username": login and login.username,
        "labels": wanted.labels,
    }
    chosen = {name: value for name, value in said.items() if value is not None}
    if chosen:
        set_choices(conn, added.feed_id, replace(get_feed(conn, added.feed_id).choices, **chosen))
    if wanted.account_id is not None:
        choose_account(conn, added.feed_id, wanted.account_id)
    return added.feed_id


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
