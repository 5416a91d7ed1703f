"""Feeds as the user arranged them. The window's write thread, commands; the engine reads.

Unsubscribing hides a feed at once; maintenance.purge_feeds removes it for good later.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeAlias

import apsw
from msgspec import Struct
from msgspec.structs import astuple

from reader.errors import UsageError
from reader.model.pages import PageKind
from reader.model.stored import Feed, FeedChoices, FeedStatus, Weight
from reader.store.bodies import clean
from reader.store.db import fetch_column, transaction, write
from reader.store.feed_state import HTTP_COLUMNS, PUBLISHER_COLUMNS, make_http, make_publisher
from reader.wording.catalogue import Code

_CHOICES = FeedChoices.__struct_fields__
_FEED_COLUMNS = ("id", "url", "folder_id", "position", "added_at")
_SELECT = f"""
    SELECT {", ".join(f"f.{name}" for name in _FEED_COLUMNS)}, {", ".join(f"f.{name}" for name in _CHOICES)},
        {PUBLISHER_COLUMNS}, {HTTP_COLUMNS},
        (SELECT min(a.account_id) FROM account_feeds a WHERE a.feed_id = f.id AND a.remote_id IS NOT NULL),
        EXISTS (SELECT 1 FROM account_feeds a JOIN accounts c ON c.id = a.account_id
            WHERE a.feed_id = f.id AND a.remote_id IS NOT NULL AND c.refreshes_server)
    FROM feeds f JOIN feed_state s ON s.feed_id = f.id"""
_CHOICES_END = len(_FEED_COLUMNS) + len(_CHOICES)
_PUBLISHER_END = _CHOICES_END + PUBLISHER_COLUMNS.count(",") + 1

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
    conn: apsw.Connection, url: str, now: float, folder_id: int | None = None, name: str = "", title: str = ""
) -> AddedFeed:
    """Subscribe, at the end of a folder. A feed that is there stays as it is; one that was unsubscribed lately comes
    back with its entries. `title` is shown until the publisher gives one."""
    url = clean(url)
    with transaction(conn):
        row = conn.execute("SELECT id, deleted_at FROM feeds WHERE url = ?", (url,)).fetchone()
        if row is not None:
            is_new = restore_feed(conn, row[0])
            if is_new and name:
                rename_feed(conn, row[0], name)
            return AddedFeed(row[0], is_new)
        last = conn.execute("SELECT max(position) FROM feeds WHERE folder_id IS ?", (folder_id,)).get
        conn.execute(
            "INSERT INTO feeds (url, folder_id, position, added_at, name) VALUES (?, ?, ?, ?, ?)",
            (url, folder_id, 0 if last is None else last + 1, now, clean(name)),
        )
        feed_id = conn.last_insert_rowid()
        conn.execute(
            "INSERT INTO feed_state (feed_id, title, next_poll_at, next_reason) VALUES (?, ?, ?, ?)",
            (feed_id, clean(title), now, "newly added"),
        )
    return AddedFeed(feed_id, is_new=True)


def list_feeds(conn: apsw.Connection) -> list[Feed]:
    """Every subscription, in the user's order within each folder."""
    return list(list_feeds_by_row(conn, {}).values())


def list_feeds_by_row(conn: apsw.Connection, known: FeedsByRow) -> FeedsByRow:
    """The same by the rows that they are made of; those in `known` are not made again."""
    rows = conn.execute(f"{_SELECT} WHERE f.deleted_at IS NULL ORDER BY f.folder_id, f.position, f.id")
    return {row: known.get(row) or _make_feed(row) for row in rows}


def find_feed(conn: apsw.Connection, feed_id: int) -> Feed | None:
    row = conn.execute(f"{_SELECT} WHERE f.id = ? AND f.deleted_at IS NULL", (feed_id,)).fetchone()
    return None if row is None else _make_feed(row)


def get_feed(conn: apsw.Connection, feed_id: int) -> Feed:
    feed = find_feed(conn, feed_id)
    if feed is None:
        raise UsageError(Code.FEED_UNKNOWN())
    return feed


def find_feed_by_url(conn: apsw.Connection, url: str) -> Feed | None:
    row = conn.execute(f"{_SELECT} WHERE f.url = ? AND f.deleted_at IS NULL", (clean(url),)).fetchone()
    return None if row is None else _make_feed(row)


def find_next_forecast_at(conn: apsw.Connection) -> float | None:
    """When the next poll is expected, to be shown."""
    row = conn.execute(
        """SELECT s.next_poll_at FROM feed_state s JOIN feeds f ON f.id = s.feed_id
           WHERE s.status = 'active' AND s.next_poll_at IS NOT NULL AND f.paused = 0 AND f.deleted_at IS NULL
           ORDER BY s.next_poll_at LIMIT 1"""
    ).fetchone()
    return None if row is None else float(row[0])


def set_choices(conn: apsw.Connection, feed_id: int, choices: FeedChoices) -> FeedChoices:
    """Replace all that the user decides about a feed; return what was, for undo."""
    with transaction(conn):
        before = get_feed(conn, feed_id).choices
        conn.execute(_UPDATE_CHOICES, (*astuple(choices)[:-1], json.dumps(choices.labels), feed_id))
        if before.recipe != choices.recipe:
            conn.execute(_READ_ANEW, (feed_id,))
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
        siblings = fetch_column(
            conn,
            "SELECT id FROM feeds WHERE folder_id IS ? AND id <> ? AND deleted_at IS NULL ORDER BY position, id",
            (folder_id, feed_id),
        )
        siblings.insert(len(siblings) if position is None else position, feed_id)
        places = [FeedPlace(id_, folder_id, number) for number, id_ in enumerate(siblings)]
        before = put_feeds(conn, places)
        return before if [*before] != places else ()


def put_feeds(conn: apsw.Connection, places: Sequence[FeedPlace]) -> tuple[FeedPlace, ...]:
    """Put feeds into places; return where those that still exist were, for undo."""
    with transaction(conn):
        found = conn.executemany(
            "SELECT id, folder_id, position FROM feeds WHERE id = ?", [(place.feed_id,) for place in places]
        )
        before = tuple(FeedPlace(*row) for row in found)
        conn.executemany(
            "UPDATE feeds SET folder_id = ?, position = ? WHERE id = ?",
            [(place.folder_id, place.position, place.feed_id) for place in places],
        )
    return before


def change_address(conn: apsw.Connection, feed_id: int, url: str) -> None:
    """Give a feed another address, as the user wants: it is then polled like a new feed."""
    with transaction(conn):
        adopt_address(conn, feed_id, url)
        conn.execute(_READ_ANEW, (feed_id,))
        conn.execute("UPDATE feed_state SET last_fetched_at = NULL WHERE feed_id = ?", (feed_id,))


def adopt_address(conn: apsw.Connection, feed_id: int, url: str) -> None:
    """Give a feed the address to which it moved for good, and from which it has just answered."""
    with transaction(conn):
        other = conn.execute("SELECT id FROM feeds WHERE url = ?", (clean(url),)).fetchone()
        if other is not None and other[0] != feed_id:
            raise UsageError(Code.ADDRESS_TAKEN(url=url))
        conn.execute("UPDATE feeds SET url = ? WHERE id = ?", (clean(url), feed_id))
        conn.execute(
            """UPDATE feed_state SET validators = NULL, body_hash = x'', moved_to = '', moved_count = 0,
                   moved_first_seen_at = NULL, status = ? WHERE feed_id = ?""",
            (FeedStatus.ACTIVE, feed_id),
        )


def remove_feed(conn: apsw.Connection, feed_id: int, now: float) -> None:
    """Unsubscribe; `restore_feed` undoes it until the feed is purged."""
    write(conn, "UPDATE feeds SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL", (now, feed_id))


def remove_feeds(conn: apsw.Connection, feed_ids: Sequence[int], now: float) -> tuple[int, ...]:
    """Unsubscribe from several; return those that were still there."""
    with transaction(conn):
        rows = conn.executemany(
            "UPDATE feeds SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL RETURNING id",
            [(now, feed_id) for feed_id in feed_ids],
        )
        return tuple(row[0] for row in rows)


def bring_back_feeds(conn: apsw.Connection, feed_ids: Sequence[int]) -> None:
    """Undo remove_feeds; UsageError if all of them were purged or subscribed to again."""
    with transaction(conn):
        if not [feed_id for feed_id in feed_ids if restore_feed(conn, feed_id)]:
            raise UsageError(Code.UNDO_OVERTAKEN())


def restore_feed(conn: apsw.Connection, feed_id: int) -> bool:
    """Undo remove_feed; False if it was not removed, or is purged already."""
    with transaction(conn):
        conn.execute("UPDATE feeds SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL", (feed_id,))
        return conn.changes() > 0


# The same document means something else now.
_READ_ANEW = """
    UPDATE feed_state SET validators = NULL, body_hash = x'', failing_since = NULL, error_count = 0, problem = '',
        message = '', earliest_at = 0, earliest_reason = '' WHERE feed_id = ?"""
_UPDATE_CHOICES = f"UPDATE feeds SET {', '.join(f'{name} = ?' for name in _CHOICES)} WHERE id = ?"


def _make_feed(row: Sequence[Any]) -> Feed:
    values = [
        *row[: len(_FEED_COLUMNS)],
        _make_choices(row[len(_FEED_COLUMNS) : _CHOICES_END]),
        make_publisher(row[_CHOICES_END:_PUBLISHER_END]),
        make_http(row[_PUBLISHER_END:-2]),
        row[-2],
        bool(row[-1]),
    ]
    return Feed(*values)


def _make_choices(row: Sequence[Any]) -> FeedChoices:
    values = dict(zip(_CHOICES, row, strict=True))
    for name in ("alert", "poll_when_opened", "paused", "full_text", "out_of_unread"):
        values[name] = bool(values[name])
    values["prefetch"] = None if values["prefetch"] is None else bool(values["prefetch"])
    values["weight"] = Weight(values["weight"])
    values["page_kind"] = PageKind(values["page_kind"])
    # Most feeds have none, and all feeds are read after every change of one.
    values["labels"] = () if values["labels"] == "[]" else tuple(json.loads(values["labels"]))
    values["images"] = None if values["images"] is None else bool(values["images"])
    return FeedChoices(**values)
