"""Full-text search over title, text and author. The engine's thread fills the index, any thread asks.

The index is contentless: it holds words and where they stand, not the articles. It is filled in small steps
from a queue, so that storing articles stays cheap; what waits in the queue is not found yet.
"""

from __future__ import annotations

import apsw

from reader.model.stored import View, ViewKind
from reader.store.bodies import plain_text, unpack_html
from reader.store.db import fetch, transaction
from reader.store.query import make_match, space_out
from reader.store.views import list_feeds_in, list_hidden_feeds

ARTICLES_PER_TRANSACTION = 200
# Some 5,000 words: longer articles are found by their first part, and cost no more than this.
INDEXED_CHARACTERS = 30_000
# Results are put in order of date among this many latest arrivals; ordering every match of a common word
# among a million articles would take seconds.
MOST_RESULTS = 2_000


def index_some(conn: apsw.Connection, limit: int = ARTICLES_PER_TRANSACTION) -> int:
    """Bring up to `limit` waiting articles into the index. Returns how many still wait."""
    while limit > 0:
        step = min(limit, ARTICLES_PER_TRANSACTION)
        with transaction(conn):
            if not _index_step(conn, step):
                break
        limit -= step
    return conn.execute("SELECT count(*) FROM index_queue").get or 0


def queue_everything(conn: apsw.Connection) -> None:
    """Build the whole index anew, bit by bit, as after a salvage."""
    with transaction(conn):
        conn.execute("INSERT INTO search (search) VALUES ('delete-all')")
        conn.execute("INSERT OR IGNORE INTO index_queue (entry_id) SELECT entry_id FROM marks WHERE gone < 2")


def search_ids(
    conn: apsw.Connection, typed: str, view: View | None = None, limit: int = MOST_RESULTS
) -> list[int]:
    """Articles that hold what was typed, newest first, in one view or in all; never raises."""
    match = make_match(typed)
    if not match:
        return []
    conditions = _restrict(conn, view or View())
    newest_first = view is None or view.newest_first
    # Ids grow as articles arrive, so the latest arrivals come out of the index without sorting.
    rows = conn.execute(
        f"""SELECT m.sort_at, m.entry_id FROM search CROSS JOIN marks m ON m.entry_id = search.rowid
            WHERE search MATCH ? AND m.gone = 0{conditions}
            ORDER BY search.rowid DESC LIMIT {MOST_RESULTS}""",
        (match,),
    )
    return [entry_id for _, entry_id in sorted(rows, reverse=newest_first)[:limit]]


def tend_index(conn: apsw.Connection, pages: int = 200) -> bool:
    """Merge a little of the index, to keep searches quick. Returns whether there is more to do."""
    with transaction(conn):
        before = conn.total_changes()
        conn.execute("INSERT INTO search (search, rank) VALUES ('merge', ?)", (pages,))
        # SQLite's own sign that a merge found work: at least two changes.
        return conn.total_changes() - before >= 2


def _index_step(conn: apsw.Connection, limit: int) -> int:
    rows = fetch(
        conn,
        """SELECT q.entry_id, e.title, e.author, b.html
           FROM index_queue q LEFT JOIN entries e ON e.id = q.entry_id LEFT JOIN bodies b ON b.entry_id = e.id
           ORDER BY q.entry_id LIMIT ?""",
        (limit,),
    )
    present = [(id_, title, author, html) for id_, title, author, html in rows if html is not None]
    conn.executemany(
        "DELETE FROM search WHERE rowid = ?", [(id_,) for id_, _, _, html in rows if html is None]
    )
    conn.executemany(
        "INSERT OR REPLACE INTO search (rowid, title, author, text) VALUES (?, ?, ?, ?)",
        (
            (id_, space_out(title), space_out(author), space_out(_indexed_text(html)))
            for id_, title, author, html in present
        ),
    )
    if rows:
        conn.execute("DELETE FROM index_queue WHERE entry_id <= ?", (rows[-1][0],))
    return len(rows)


def _indexed_text(html: str | bytes) -> str:
    return plain_text(unpack_html(html))[:INDEXED_CHARACTERS]


def _restrict(conn: apsw.Connection, view: View) -> str:
    conditions = ""
    if view.kind is ViewKind.FEED:
        conditions += f" AND m.feed_id = {int(view.id)}"
    if view.kind is ViewKind.FOLDER:
        conditions += f" AND m.feed_id IN ({', '.join(map(str, list_feeds_in(conn, view.id)))})"
    if view.kind is ViewKind.STARRED:
        conditions += " AND m.starred = 1"
    if view.kind is ViewKind.TAG:
        conditions += f" AND m.entry_id IN (SELECT entry_id FROM entry_tags WHERE tag_id = {int(view.id)})"
    if view.unread_only:
        conditions += " AND m.read = 0"
    if view.since_at is not None:
        conditions += f" AND m.sort_at >= {int(view.since_at)}"
    if hidden := list_hidden_feeds(conn):
        conditions += f" AND m.feed_id NOT IN ({', '.join(map(str, hidden))})"
    return conditions
