"""The full-text index, filled by the engine's thread, and saved searches, by the window's write thread and commands.

The index is contentless: it holds words and where they stand, not the entries. It is filled in small steps from a
queue, so that storing entries stays cheap; queued entries are not found yet.
"""

from __future__ import annotations

import apsw
from msgspec.structs import replace

from reader.errors import UsageError
from reader.html.text import text_of
from reader.model.stored import SavedSearch
from reader.query.words import space_out
from reader.store.bodies import clean, unpack_html
from reader.store.db import fetch, transaction, write
from reader.store.rows import fetch_as, find_as
from reader.store.search_entries import count_unread, make_feed_word
from reader.wording.catalogue import Code

ENTRIES_PER_TRANSACTION = 200
# Some 5,000 words; longer entries are found by their first part.
INDEXED_CHARACTERS = 30_000


def index_some(conn: apsw.Connection, limit: int = ENTRIES_PER_TRANSACTION) -> int:
    """Index up to `limit` queued entries; return how many still wait."""
    while limit > 0:
        step = min(limit, ENTRIES_PER_TRANSACTION)
        with transaction(conn, survives_power_cut=False):
            if not _index_step(conn, step):
                break
        limit -= step
    return conn.execute("SELECT count(*) FROM index_queue").get or 0


def queue_everything(conn: apsw.Connection) -> None:
    """Empty the index and queue all entries for it, as after a salvage."""
    with transaction(conn):
        conn.execute("INSERT INTO search (search) VALUES ('delete-all')")
        conn.execute("INSERT OR IGNORE INTO index_queue (entry_id) SELECT entry_id FROM marks WHERE gone < 2")


def read_indexed_text(conn: apsw.Connection, entry_id: int) -> str:
    """The text by which an entry is found."""
    sql = """SELECT ifnull(b.html, ''), ifnull(t.html, '') FROM entries e LEFT JOIN bodies b ON b.entry_id = e.id
        LEFT JOIN full_texts t ON t.entry_id = e.id WHERE e.id = ?"""
    return "".join(_join_texts(*row) for row in fetch(conn, sql, (entry_id,)))


def _join_texts(html: str | bytes, page: str | bytes) -> str:
    """The text of what the feed sent and of the full text."""
    texts = [text_of(unpack_html(part)) for part in (html, page) if part]
    return " ".join(texts)[:INDEXED_CHARACTERS]


def _index_step(conn: apsw.Connection, limit: int) -> int:
    sql = """SELECT q.entry_id, e.title, e.author, ifnull(b.html, ''), ifnull(t.html, ''), e.feed_id,
            ifnull(m.gone, 2) < 2
        FROM index_queue q LEFT JOIN entries e ON e.id = q.entry_id
            LEFT JOIN marks m ON m.entry_id = q.entry_id LEFT JOIN bodies b ON b.entry_id = q.entry_id
            LEFT JOIN full_texts t ON t.entry_id = q.entry_id
        ORDER BY q.entry_id LIMIT ?"""
    rows = fetch(conn, sql, (limit,))
    conn.executemany("DELETE FROM search WHERE rowid = ?", [(row[0],) for row in rows if not row[6]])
    conn.executemany(
        "INSERT OR REPLACE INTO search (rowid, title, author, text, feed) VALUES (?, ?, ?, ?, ?)",
        (
            (id_, space_out(title), space_out(author), space_out(_join_texts(html, page)), make_feed_word(feed_id))
            for id_, title, author, html, page, feed_id, is_here in rows
            if is_here
        ),
    )
    if rows:
        conn.execute("DELETE FROM index_queue WHERE entry_id <= ?", (rows[-1][0],))
    return len(rows)


def list_saved_searches(conn: apsw.Connection) -> list[SavedSearch]:
    """Saved searches by name."""
    found = fetch_as(conn, SavedSearch, "SELECT id, name, query FROM saved_searches")
    return sorted(found, key=lambda saved: (saved.name.casefold(), saved.id))


def find_saved_search(conn: apsw.Connection, search_id: int) -> SavedSearch | None:
    return find_as(conn, SavedSearch, "SELECT id, name, query FROM saved_searches WHERE id = ?", (search_id,))


def get_saved_search(conn: apsw.Connection, name: str) -> SavedSearch:
    """The saved search with a name in any case."""
    wanted = " ".join(name.split()).casefold()
    for saved in list_saved_searches(conn):
        if saved.name.casefold() == wanted:
            return saved
    raise UsageError(Code.SAVED_SEARCH_UNKNOWN(name=name))


def save_search(conn: apsw.Connection, saved: SavedSearch) -> SavedSearch:
    """Store a new search (id 0), a changed one, or one that was removed; return it with its id."""
    name, query = clean(" ".join(saved.name.split())), clean(" ".join(saved.query.split()))
    if not query:
        raise UsageError(Code.SAVED_SEARCH_EMPTY())
    with transaction(conn):
        for other in list_saved_searches(conn):
            if other.id != saved.id and other.name.casefold() == (name or query).casefold():
                raise UsageError(Code.SAVED_SEARCH_TAKEN(name=other.name))
        sql = """INSERT INTO saved_searches (id, name, query) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE SET name = ?2, query = ?3"""
        conn.execute(sql, (saved.id or None, name or query, query))
        return replace(saved, id=saved.id or conn.last_insert_rowid(), name=name or query, query=query)


def remove_saved_search(conn: apsw.Connection, search_id: int) -> None:
    write(conn, "DELETE FROM saved_searches WHERE id = ?", (search_id,))


def count_saved_searches(conn: apsw.Connection, now: float) -> dict[int, int]:
    """How many unread entries each saved search finds, up to a limit."""
    return {saved.id: count_unread(conn, saved.query, now) for saved in list_saved_searches(conn)}
