"""Feeds as the user arranged them, and what publishers and servers say of them: HTTP state, publisher's data, icon,
page version. The window's write thread and commands write the former, the engine the latter; everyone reads.

Unsubscribing hides a feed right away; maintenance.purge_feeds removes it for good later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import apsw
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.records.stored import Feed, FeedChoices, FeedStatus, HttpState, PublisherData
from reader.core.words.catalogue import Code
from reader.store.bodies import clean, pack_html, unpack_html
from reader.store.db import fetch, fetch_column, find_value, transaction, write, write_many
from reader.store.rows import assign_columns, find_as, list_columns, make_of_rows, make_records, make_values, read_all

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


_SELECT = f"""
    SELECT f.id, f.url, f.typed_url, f.folder_id, f.position, f.added_at, {list_columns(FeedChoices, "f.")},
        {list_columns(PublisherData, "s.")}, {list_columns(HttpState, "s.")},
        (SELECT min(a.account_id) FROM account_feeds a WHERE a.feed_id = f.id AND a.remote_id IS NOT NULL)
            AS account_id,
        EXISTS (SELECT 1 FROM account_feeds a JOIN accounts c ON c.id = a.account_id
            WHERE a.feed_id = f.id AND a.remote_id IS NOT NULL AND c.refreshes_server) AS is_server_refreshed
    FROM feeds f JOIN feed_state s ON s.feed_id = f.id"""

FeedsByRow: TypeAlias = dict[tuple[Any, ...], Feed]


class AddedFeed(Struct, frozen=True):
    """The feed of an address."""

    feed_id: int
    is_new: bool
    """False if the user was subscribed already."""


class FeedPlace(Struct, frozen=True):
    feed_id: int
    folder_id: int | None
    position: int


def list_picture_choices(conn: apsw.Connection) -> dict[int, bool | None]:
    """Whether pictures of each feed are shown; None follows the settings."""
    rows = conn.execute("SELECT id, images FROM feeds")
    return {feed_id: None if images is None else bool(images) for feed_id, images in rows}


def add_feed(
    conn: apsw.Connection,
    url: str,
    now: float,
    folder_id: int | None = None,
    name: str = "",
    title: str = "",
    *,
    is_typed: bool = True,
) -> AddedFeed:
    """Subscribe, at the end of a folder. A feed that is there stays as it is; one that was unsubscribed lately comes
    back with its entries. `title` is shown until the publisher gives one. `is_typed`: by the user, not by a server or
    a file, so that it may lie in their own network."""
    url = clean(url)
    with transaction(conn):
        row = conn.execute("SELECT id, deleted_at FROM feeds WHERE url = ?", (url,)).fetchone()
        if row is not None:
            is_new = restore_feed(conn, row[0])
            if is_typed:
                trust_address(conn, row[0])
            if is_new and name:
                rename_feed(conn, row[0], name)
            return AddedFeed(row[0], is_new)
        last = conn.execute("SELECT max(position) FROM feeds WHERE folder_id IS ?", (folder_id,)).get
        sql = "INSERT INTO feeds (url, typed_url, folder_id, position, added_at, name) VALUES (?, ?, ?, ?, ?, ?)"
        typed_url = url if is_typed else ""
        conn.execute(sql, (url, typed_url, folder_id, 0 if last is None else last + 1, now, clean(name)))
        feed_id = conn.last_insert_rowid()
        sql = "INSERT INTO feed_state (feed_id, title, next_poll_at, next_reason) VALUES (?, ?, ?, ?)"
        conn.execute(sql, (feed_id, clean(title), now, "newly added"))
    return AddedFeed(feed_id, is_new=True)


def list_feeds(conn: apsw.Connection) -> list[Feed]:
    """Every subscription, in the user's order within each folder."""
    return list(list_feeds_by_row(conn, {}).values())


def list_feeds_by_row(conn: apsw.Connection, known: FeedsByRow) -> FeedsByRow:
    """Every subscription by the row that it is made of; those in `known` are not made again."""
    cursor = conn.execute(f"{_SELECT} WHERE f.deleted_at IS NULL ORDER BY f.folder_id, f.position, f.id")
    names, rows = read_all(cursor)
    new = [row for row in rows if row not in known]
    made = dict(zip(new, make_of_rows(Feed, names, new), strict=True))
    return {row: made.get(row) or known[row] for row in rows}


def find_feed(conn: apsw.Connection, feed_id: int) -> Feed | None:
    return find_as(conn, Feed, f"{_SELECT} WHERE f.id = ? AND f.deleted_at IS NULL", (feed_id,))


def get_feed(conn: apsw.Connection, feed_id: int) -> Feed:
    feed = find_feed(conn, feed_id)
    if feed is None:
        raise UsageError(Code.FEED_UNKNOWN())
    return feed


def find_feed_by_url(conn: apsw.Connection, url: str) -> Feed | None:
    return find_as(conn, Feed, f"{_SELECT} WHERE f.url = ? AND f.deleted_at IS NULL", (clean(url),))


def find_next_forecast_at(conn: apsw.Connection) -> float | None:
    """When the next poll is expected, to be shown."""
    sql = """SELECT s.next_poll_at FROM feed_state s JOIN feeds f ON f.id = s.feed_id
        WHERE s.status = 'active' AND s.next_poll_at IS NOT NULL AND f.paused = 0 AND f.deleted_at IS NULL
        ORDER BY s.next_poll_at LIMIT 1"""
    return find_value(conn, float, sql)


def set_choices(conn: apsw.Connection, feed_id: int, choices: FeedChoices) -> FeedChoices:
    """Replace all that the user decides about a feed; return what was, for undo."""
    with transaction(conn):
        before = get_feed(conn, feed_id).choices
        conn.execute(_UPDATE_CHOICES, (*make_values(choices), feed_id))
        if before.recipe != choices.recipe:
            conn.execute(_READ_AGAIN, (feed_id,))
    return before


def rename_feed(conn: apsw.Connection, feed_id: int, name: str) -> str:
    """Rename a feed and return the old name; empty shows the publisher's title."""
    with transaction(conn):
        before = get_feed(conn, feed_id).choices.name
        conn.execute("UPDATE feeds SET name = ? WHERE id = ?", (clean(" ".join(name.split())), feed_id))
    return before


def move_feed(
    conn: apsw.Connection, feed_id: int, folder_id: int | None, position: int | None = None
) -> tuple[FeedPlace, ...]:
    """Move a feed into a folder, at a position or at the end. Return where it and its new neighbours were, for
    `put_feeds` to undo it, or nothing if nothing changed."""
    with transaction(conn):
        get_feed(conn, feed_id)
        sql = "SELECT id FROM feeds WHERE folder_id IS ? AND id <> ? AND deleted_at IS NULL ORDER BY position, id"
        siblings = fetch_column(conn, sql, (folder_id, feed_id))
        siblings.insert(len(siblings) if position is None else position, feed_id)
        places = [FeedPlace(id_, folder_id, number) for number, id_ in enumerate(siblings)]
        before = put_feeds(conn, places)
        return before if [*before] != places else ()


def put_feeds(conn: apsw.Connection, places: Sequence[FeedPlace]) -> tuple[FeedPlace, ...]:
    """Put feeds into places; return where those that still exist were, for undo."""
    with transaction(conn):
        sql = "SELECT id AS feed_id, folder_id, position FROM feeds WHERE id = ?"
        before = tuple(make_records(FeedPlace, conn.executemany(sql, [(place.feed_id,) for place in places])))
        sql = "UPDATE feeds SET folder_id = ?, position = ? WHERE id = ?"
        conn.executemany(sql, [(place.folder_id, place.position, place.feed_id) for place in places])
    return before


def change_address(conn: apsw.Connection, feed_id: int, url: str) -> None:
    """Give a feed another address, as the user wants: it is then polled like a new feed."""
    with transaction(conn):
        adopt_address(conn, feed_id, url)
        trust_address(conn, feed_id)
        conn.execute(_READ_AGAIN, (feed_id,))
        conn.execute("UPDATE feed_state SET last_fetched_at = NULL WHERE feed_id = ?", (feed_id,))


def trust_address(conn: apsw.Connection, feed_id: int) -> None:
    """Note that the user typed a feed's address; where it lies is seen at the next answer."""
    with transaction(conn):
        conn.execute("UPDATE feeds SET typed_url = url WHERE id = ?", (feed_id,))
        conn.execute("UPDATE feed_state SET lies_inside = NULL WHERE feed_id = ? AND lies_inside = 0", (feed_id,))


def adopt_address(conn: apsw.Connection, feed_id: int, url: str) -> None:
    """Give a feed the address to which it moved for good, and from which it has just answered."""
    with transaction(conn):
        other = conn.execute("SELECT id FROM feeds WHERE url = ?", (clean(url),)).fetchone()
        if other is not None and other[0] != feed_id:
            raise UsageError(Code.ADDRESS_TAKEN(url=url))
        sql = "UPDATE feeds SET url = ?1, typed_url = iif(typed_url = url, ?1, '') WHERE id = ?2"
        conn.execute(sql, (clean(url), feed_id))
        sql = """UPDATE feed_state SET validators = NULL, body_hash = x'', moved_to = '', moved_count = 0,
            moved_first_seen_at = NULL, lies_inside = nullif(lies_inside, 1), status = ? WHERE feed_id = ?"""
        conn.execute(sql, (FeedStatus.ACTIVE, feed_id))


def remove_feed(conn: apsw.Connection, feed_id: int, now: float) -> None:
    """Unsubscribe; `restore_feed` undoes it until the feed is purged."""
    write(conn, "UPDATE feeds SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL", (now, feed_id))


def remove_feeds(conn: apsw.Connection, feed_ids: Sequence[int], now: float) -> tuple[int, ...]:
    """Unsubscribe from several; return those that were still there."""
    sql = "UPDATE feeds SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL RETURNING id"
    return tuple(write_many(conn, sql, [(now, feed_id) for feed_id in feed_ids]))


def bring_back_feeds(conn: apsw.Connection, feed_ids: Sequence[int]) -> None:
    """Undo remove_feeds; UsageError if all of them were purged or subscribed to again."""
    with transaction(conn):
        if not [feed_id for feed_id in feed_ids if restore_feed(conn, feed_id)]:
            raise UsageError(Code.UNDO_OVERTAKEN())


def restore_feed(conn: apsw.Connection, feed_id: int) -> bool:
    """Undo remove_feed; False if it was not removed, or is purged already."""
    return write(conn, "UPDATE feeds SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL", (feed_id,)) > 0


# The same document means something else now.
_READ_AGAIN = """
    UPDATE feed_state SET validators = NULL, body_hash = x'', failing_since = NULL, error_count = 0, problem = '',
        message = '', earliest_at = 0, earliest_reason = '' WHERE feed_id = ?"""
_UPDATE_CHOICES = f"UPDATE feeds SET {assign_columns(FeedChoices)} WHERE id = ?"
