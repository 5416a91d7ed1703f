"""What publishers and servers say of feeds: HTTP state, publisher's data, icon, page version. The engine's thread."""

from __future__ import annotations

from collections.abc import Sequence

import apsw
from msgspec import Struct

from reader.model.messages import Message
from reader.model.stored import FeedStatus, HttpState, PublisherData
from reader.store.bodies import pack_html, unpack_html
from reader.store.db import fetch, fetch_column, find_value, transaction, write, write_many
from reader.store.rows import assign_columns, make_values

FEED_NAME = "coalesce(nullif(f.name, ''), nullif(s.title, ''), f.url)"
"""For rows of feeds called f and of feed_state called s."""


def save_http(conn: apsw.Connection, feed_id: int, http: HttpState) -> None:
    write(conn, _UPDATE_HTTP, (*make_values(http), feed_id))


def save_publisher(conn: apsw.Connection, feed_id: int, publisher: PublisherData) -> None:
    write(conn, _UPDATE_PUBLISHER, (*make_values(publisher), feed_id))


def save_plan(conn: apsw.Connection, plan: Sequence[tuple[int, float | None, str]]) -> None:
    """Set (feed id, next poll, reason) of many feeds at once."""
    write_many(conn, "UPDATE feed_state SET next_poll_at = ?2, next_reason = ?3 WHERE feed_id = ?1", list(plan))


def set_status(conn: apsw.Connection, feed_id: int, status: FeedStatus, message: Message | None = None) -> None:
    """Quarantine a feed, or give it a fresh start without failures and validators."""
    with transaction(conn):
        sql = "UPDATE feed_state SET status = ?, message = ? WHERE feed_id = ?"
        conn.execute(sql, (status, str(message or ""), feed_id))
        if status is FeedStatus.ACTIVE:
            sql = """UPDATE feed_state SET failing_since = NULL, error_count = 0, problem = '',
                validators = NULL, body_hash = x'' WHERE feed_id = ?"""
            conn.execute(sql, (feed_id,))


def list_answered_ids(conn: apsw.Connection) -> set[int]:
    """The subscribed feeds whose document came at least once."""
    sql = """SELECT f.id FROM feeds f JOIN feed_state s ON s.feed_id = f.id
        WHERE f.deleted_at IS NULL AND s.last_ok_at IS NOT NULL"""
    return set(fetch_column(conn, sql))


def save_icon(conn: apsw.Connection, feed_id: int, data: bytes, now: float) -> None:
    """Store an icon; empty data says that there is none."""
    write(conn, "INSERT OR REPLACE INTO icons (feed_id, data, fetched_at) VALUES (?, ?, ?)", (feed_id, data, now))


def find_icon(conn: apsw.Connection, feed_id: int) -> tuple[bytes, float] | None:
    """The icon, empty if there is none, and when it was fetched; None if nobody looked for one yet."""
    return next(iter(fetch(conn, "SELECT data, fetched_at FROM icons WHERE feed_id = ?", (feed_id,))), None)


def find_feed_without_icon(conn: apsw.Connection, tried_before_at: float) -> int | None:
    """A feed that answers, has a site and no icon, and for which nobody looked since that instant."""
    sql = """SELECT f.id FROM feeds f JOIN feed_state s ON s.feed_id = f.id LEFT JOIN icons i ON i.feed_id = f.id
        WHERE f.deleted_at IS NULL AND s.last_ok_at IS NOT NULL AND s.site_url <> ''
            AND (i.feed_id IS NULL OR (length(i.data) = 0 AND i.fetched_at < ?))
        ORDER BY i.fetched_at, f.id LIMIT 1"""
    return find_value(conn, int, sql, (tried_before_at,))


def list_icons(conn: apsw.Connection) -> dict[int, bytes]:
    return dict(fetch(conn, "SELECT feed_id, data FROM icons WHERE length(data) > 0"))


_UPDATE_HTTP = f"UPDATE feed_state SET {assign_columns(HttpState)} WHERE feed_id = ?"
_UPDATE_PUBLISHER = f"UPDATE feed_state SET {assign_columns(PublisherData)} WHERE feed_id = ?"


class PageVersion(Struct, frozen=True):
    text: str
    selector: str
    """Of the part of the page that is compared."""
    at: float


def save_page_version(conn: apsw.Connection, feed_id: int, text: str, now: float) -> None:
    sql = """INSERT OR REPLACE INTO page_versions (feed_id, text, selector, at)
        SELECT id, ?2, page_selector, ?3 FROM feeds WHERE id = ?1"""
    write(conn, sql, (feed_id, pack_html(text), now))


def find_page_version(conn: apsw.Connection, feed_id: int) -> PageVersion | None:
    row = conn.execute("SELECT text, selector, at FROM page_versions WHERE feed_id = ?", (feed_id,)).fetchone()
    return None if row is None else PageVersion(unpack_html(row[0]), row[1], row[2])
