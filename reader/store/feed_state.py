"""What publishers and servers say of feeds: HTTP state, publisher's data, icon, page version. The engine's thread."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import asdict, astuple

from reader.model.fetched import Validators
from reader.model.messages import Message, parse_message
from reader.model.parsed import Wishes
from reader.model.stored import FeedStatus, HttpState, PublisherData
from reader.store.bodies import clean, pack_html, unpack_html
from reader.store.db import fetch, fetch_column, transaction, write

FEED_NAME = "coalesce(nullif(f.name, ''), nullif(s.title, ''), f.url)"
"""For rows of feeds called f and of feed_state called s."""
# Columns are called as the fields of their records.
HTTP_COLUMNS = ", ".join(HttpState.__struct_fields__)
PUBLISHER_COLUMNS = ", ".join(PublisherData.__struct_fields__)
_STATUS, _MESSAGE = (HttpState.__struct_fields__.index(name) for name in ("status", "message"))


def save_http(conn: apsw.Connection, feed_id: int, http: HttpState) -> None:
    write(conn, _UPDATE_HTTP, (*_http_values(http), feed_id))


def save_publisher(conn: apsw.Connection, feed_id: int, publisher: PublisherData) -> None:
    *texts, wishes, window_size = astuple(publisher)
    write(conn, _UPDATE_PUBLISHER, (*map(clean, texts), _pack_wishes(wishes), window_size, feed_id))


def save_plan(conn: apsw.Connection, plan: Sequence[tuple[int, float | None, str]]) -> None:
    """Set (feed id, next poll, reason) of many feeds at once."""
    with transaction(conn):
        conn.executemany("UPDATE feed_state SET next_poll_at = ?2, next_reason = ?3 WHERE feed_id = ?1", list(plan))


def set_status(conn: apsw.Connection, feed_id: int, status: FeedStatus, message: Message | None = None) -> None:
    """Quarantine a feed, or give it a fresh start without failures and validators."""
    with transaction(conn):
        conn.execute(
            "UPDATE feed_state SET status = ?, message = ? WHERE feed_id = ?", (status, str(message or ""), feed_id)
        )
        if status is FeedStatus.ACTIVE:
            conn.execute(
                """UPDATE feed_state SET failing_since = NULL, error_count = 0, problem = '',
                       validators = NULL, body_hash = x'' WHERE feed_id = ?""",
                (feed_id,),
            )


def list_answered_ids(conn: apsw.Connection) -> set[int]:
    """The subscribed feeds whose document came at least once."""
    return set(
        fetch_column(
            conn,
            """SELECT f.id FROM feeds f JOIN feed_state s ON s.feed_id = f.id
           WHERE f.deleted_at IS NULL AND s.last_ok_at IS NOT NULL""",
        )
    )


def save_icon(conn: apsw.Connection, feed_id: int, data: bytes, now: float) -> None:
    """Store an icon; empty data says that there is none."""
    write(conn, "INSERT OR REPLACE INTO icons (feed_id, data, fetched_at) VALUES (?, ?, ?)", (feed_id, data, now))


def find_icon(conn: apsw.Connection, feed_id: int) -> tuple[bytes, float] | None:
    """The icon, empty if there is none, and when it was fetched; None if nobody looked for one yet."""
    row = conn.execute("SELECT data, fetched_at FROM icons WHERE feed_id = ?", (feed_id,)).fetchone()
    return None if row is None else (row[0], row[1])


def find_feed_without_icon(conn: apsw.Connection, tried_before_at: float) -> int | None:
    """A feed that answers, has a site and no icon, and for which nobody looked since that instant."""
    row = conn.execute(
        """SELECT f.id FROM feeds f
           JOIN feed_state s ON s.feed_id = f.id LEFT JOIN icons i ON i.feed_id = f.id
           WHERE f.deleted_at IS NULL AND s.last_ok_at IS NOT NULL AND s.site_url <> ''
               AND (i.feed_id IS NULL OR (length(i.data) = 0 AND i.fetched_at < ?))
           ORDER BY i.fetched_at, f.id LIMIT 1""",
        (tried_before_at,),
    ).fetchone()
    return None if row is None else int(row[0])


def list_icons(conn: apsw.Connection) -> dict[int, bytes]:
    return dict(fetch(conn, "SELECT feed_id, data FROM icons WHERE length(data) > 0"))


def make_http(row: Sequence[Any]) -> HttpState:
    """The record of a row's HTTP_COLUMNS."""
    validators = None if row[0] is None else Validators(*json.loads(row[0]))
    values = [validators, *row[1:]]
    values[_STATUS] = FeedStatus(row[_STATUS])
    values[_MESSAGE] = parse_message(row[_MESSAGE])
    return HttpState(*values)


def make_publisher(row: Sequence[Any]) -> PublisherData:
    """The record of a row's PUBLISHER_COLUMNS."""
    wishes = {} if row[6] == "{}" else json.loads(row[6])
    for name in ("skip_hours", "skip_days"):
        if name in wishes:
            wishes[name] = frozenset(wishes[name])
    return PublisherData(*[*row[:6], Wishes(**wishes), row[7]])


def _assignments(columns: str) -> str:
    return ", ".join(f"{name.strip()} = ?" for name in columns.split(","))


_UPDATE_HTTP = f"UPDATE feed_state SET {_assignments(HTTP_COLUMNS)} WHERE feed_id = ?"
_UPDATE_PUBLISHER = f"UPDATE feed_state SET {_assignments(PUBLISHER_COLUMNS)} WHERE feed_id = ?"


def _http_values(http: HttpState) -> list[Any]:
    values = list(astuple(http))
    values[0] = None if http.validators is None else json.dumps(astuple(http.validators))
    values[_MESSAGE] = str(http.message or "")
    return values


def _pack_wishes(wishes: Wishes) -> str:
    if wishes == Wishes():
        return "{}"
    given = {name: value for name, value in asdict(wishes).items() if value not in (None, frozenset())}
    return json.dumps({k: sorted(v) if isinstance(v, frozenset) else v for k, v in given.items()})


class PageVersion(Struct, frozen=True):
    text: str
    selector: str
    """Of the part of the page that is compared."""
    at: float


def save_page_version(conn: apsw.Connection, feed_id: int, text: str, now: float) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO page_versions (feed_id, text, selector, at)
               SELECT id, ?2, page_selector, ?3 FROM feeds WHERE id = ?1""",
            (feed_id, pack_html(text), now),
        )


def find_page_version(conn: apsw.Connection, feed_id: int) -> PageVersion | None:
    row = conn.execute("SELECT text, selector, at FROM page_versions WHERE feed_id = ?", (feed_id,)).fetchone()
    return None if row is None else PageVersion(unpack_html(row[0]), row[1], row[2])
