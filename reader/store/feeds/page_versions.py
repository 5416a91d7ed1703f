"""The last version of pages whose changes are followed. The engine writes with the poll that brought it."""

from __future__ import annotations

import apsw
from msgspec import Struct

from reader.store.db import transaction
from reader.store.entries.bodies import pack_html, unpack_html


class PageVersion(Struct, frozen=True):
    text: str
    selector: str
    """Of the part of the page that it is the text of."""
    at: float


def save_page_version(conn: apsw.Connection, feed_id: int, text: str, now: float) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO page_versions (feed_id, text, selector, at)
               SELECT id, ?2, page_selector, ?3 FROM feeds WHERE id = ?1""",
            (feed_id, pack_html(text), now),
        )


def find_page_version(conn: apsw.Connection, feed_id: int) -> PageVersion | None:
    row = conn.execute(
        "SELECT text, selector, at FROM page_versions WHERE feed_id = ?", (feed_id,)
    ).fetchone()
    return None if row is None else PageVersion(unpack_html(row[0]), row[1], row[2])
