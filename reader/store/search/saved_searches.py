"""Searches that the owner saved: each is a place in the sidebar. The window's write thread, commands."""

from __future__ import annotations

import apsw
from msgspec.structs import replace

from reader.errors import UsageError
from reader.model.stored import SavedSearch
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean
from reader.store.search.search_entries import count_unread
from reader.wording.catalogue import Code


def list_saved_searches(conn: apsw.Connection) -> list[SavedSearch]:
    """By name."""
    rows = fetch(conn, "SELECT id, name, query FROM saved_searches")
    return sorted((SavedSearch(*row) for row in rows), key=lambda saved: (saved.name.casefold(), saved.id))


def find_saved_search(conn: apsw.Connection, search_id: int) -> SavedSearch | None:
    rows = fetch(conn, "SELECT id, name, query FROM saved_searches WHERE id = ?", (search_id,))
    return SavedSearch(*rows[0]) if rows else None


def get_saved_search(conn: apsw.Connection, name: str) -> SavedSearch:
    """Upper and lower case are one."""
    wanted = " ".join(name.split()).casefold()
    for saved in list_saved_searches(conn):
        if saved.name.casefold() == wanted:
            return saved
    raise UsageError(Code.SAVED_SEARCH_UNKNOWN(name=name))


def save_search(conn: apsw.Connection, saved: SavedSearch) -> SavedSearch:
    """Store a new one (id 0), a changed one in its place, or one that was removed again. Returns it with its id."""
    name, query = clean(" ".join(saved.name.split())), clean(" ".join(saved.query.split()))
    if not query:
        raise UsageError(Code.SAVED_SEARCH_EMPTY())
    with transaction(conn):
        for other in list_saved_searches(conn):
            if other.id != saved.id and other.name.casefold() == (name or query).casefold():
                raise UsageError(Code.SAVED_SEARCH_TAKEN(name=other.name))
        conn.execute(
            """INSERT INTO saved_searches (id, name, query) VALUES (?1, ?2, ?3)
               ON CONFLICT (id) DO UPDATE SET name = ?2, query = ?3""",
            (saved.id or None, name or query, query),
        )
        return replace(saved, id=saved.id or conn.last_insert_rowid(), name=name or query, query=query)


def remove_saved_search(conn: apsw.Connection, search_id: int) -> None:
    with transaction(conn):
        conn.execute("DELETE FROM saved_searches WHERE id = ?", (search_id,))


def count_saved_searches(conn: apsw.Connection, now: float) -> dict[int, int]:
    """The unread entries that each of them finds, up to a limit."""
    return {saved.id: count_unread(conn, saved.query, now) for saved in list_saved_searches(conn)}
