"""Full texts from the pages behind entries, where they were wanted. The engine writes, everyone reads."""

from __future__ import annotations

import apsw

from reader.store.db import transaction
from reader.store.entries.bodies import pack_html, unpack_html


def save_full_text(conn: apsw.Connection, entry_id: int, html: str, now: float) -> bool:
    """False where the entry is gone meanwhile. Search finds it by this text, too, once it is indexed."""
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO full_texts (entry_id, html, fetched_at)
               SELECT id, ?2, ?3 FROM entries WHERE id = ?1""",
            (entry_id, pack_html(html), now),
        )
        is_stored = conn.changes() > 0
        if is_stored:
            conn.execute("INSERT OR IGNORE INTO index_queue (entry_id) VALUES (?)", (entry_id,))
        return is_stored


def find_full_text(conn: apsw.Connection, entry_id: int) -> str | None:
    """Its HTML, empty where the page held no article; None where nobody fetched the page yet."""
    row = conn.execute("SELECT html FROM full_texts WHERE entry_id = ?", (entry_id,)).fetchone()
    return None if row is None else unpack_html(row[0])
