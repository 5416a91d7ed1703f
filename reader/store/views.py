"""Lists of entries, page by page, and their counts. The window's read thread, commands.

It must never load a body, never answer without a limit, and never skip by counting (OFFSET): the next page
starts behind the last row of this one, so a page deep in a million rows costs as much as the first.

In digest mode, entries that came after the last edition are held, but for feeds with an alert. One id is enough,
because ids grow as entries come; without its row they are in every list.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.stored import Cursor, EntryFull, EntryRow, View, ViewKind
from reader.core.words.catalogue import Code
from reader.features.podcasts.records import RowSound
from reader.features.podcasts.store import SOUND
from reader.html import text as html_text
from reader.store.bodies import unpack_extras, unpack_html
from reader.store.db import bind_ids, fetch, fetch_column, find_value, write
from reader.store.feeds import FEED_NAME
from reader.store.folders import list_subtree
from reader.store.rows import find_as, make_records

# A folder's page is looked for among this many newest entries of all before each of its feeds is asked.
FOLDER_WINDOW = 5_000
PLACES_AT_ONCE = 20_000
_ALL = ("marks_all", "marks_unread")
_INDEXES = {ViewKind.FEED: ("marks_feed", "marks_unread_feed"), ViewKind.STARRED: ("marks_starred", "marks_starred")}
"""The index for all entries of a view, and the one for its unread entries."""
_CONDITIONS = {ViewKind.FEED: ("m.feed_id = ?",), ViewKind.STARRED: ("m.starred = 1",), ViewKind.TAG: ("t.tag_id = ?",)}


class HeldEntries(Struct, frozen=True):
    upto_id: int
    """Later entries are held."""
    shown_at: float

    @property
    def condition(self) -> str:
        """The SQL condition for rows of marks called m."""
        return f"(m.entry_id <= {int(self.upto_id)} OR m.feed_id IN (SELECT id FROM feeds WHERE alert = 1))"


def find_held(conn: apsw.Connection) -> HeldEntries | None:
    return find_as(conn, HeldEntries, "SELECT upto_id, shown_at FROM held")


def hold_entries(conn: apsw.Connection, upto_id: int, now: float) -> None:
    """Show entries up to this one and hold later ones; nothing that was shown is hidden again."""
    sql = """INSERT INTO held (only, upto_id, shown_at) VALUES (1, ?, ?)
        ON CONFLICT (only) DO UPDATE SET upto_id = max(upto_id, excluded.upto_id),
            shown_at = excluded.shown_at"""
    write(conn, sql, (upto_id, now))


def clear_held(conn: apsw.Connection) -> None:
    write(conn, "DELETE FROM held")


def list_alerted(conn: apsw.Connection) -> set[int]:
    """Feeds whose entries are never held."""
    return set(fetch_column(conn, "SELECT id FROM feeds WHERE alert = 1"))


def list_shown(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """List those of these entries that aren't held."""
    held = find_held(conn)
    if held is None:
        return list(ids)
    sql = f"SELECT m.entry_id FROM marks m WHERE m.entry_id = ? AND {held.condition}"
    return [row[0] for row in conn.executemany(sql, ((id_,) for id_ in ids))]


def count_waiting(conn: apsw.Connection, held: HeldEntries) -> int:
    """How many unread entries are held, of feeds that are in counts."""
    sql = """SELECT count(*) FROM marks m CROSS JOIN feeds f ON f.id = m.feed_id
        WHERE m.entry_id > ? AND m.read = 0 AND m.gone = 0 AND f.alert = 0 AND f.deleted_at IS NULL
            AND f.out_of_unread = 0"""
    return int(conn.execute(sql, (held.upto_id,)).get)


def find_last_seen(conn: apsw.Connection, until_at: float, after_id: int) -> int:
    """The last entry that had come by an instant; `after_id` if none came since that one."""
    sql = "SELECT id FROM entries WHERE id > ? AND first_seen_at <= ? ORDER BY id DESC LIMIT 1"
    return find_value(conn, int, sql, (after_id, int(until_at))) or after_id


class IdPage(Struct, frozen=True):
    """Some ids of a view, and where to go on."""

    ids: array[int]
    next: Cursor | None
    """Where the next page starts; None at the end."""
    sort_at: array[int]
    """The time of each of them, for headers of days."""


class EntryPlaces(Struct, frozen=True):
    """Of some entries in a given order: the time of each, and its feed."""

    sort_at: array[int]
    feed_ids: array[int]


class Query(Struct, frozen=True):
    """A statement with what is bound to it."""

    sql: str
    parameters: tuple[Any, ...]


def list_page(conn: apsw.Connection, view: View, limit: int = 100, after: Cursor | None = None) -> list[EntryRow]:
    """One page of a view; pass the last row's `cursor` for the next."""
    return get_rows(conn, list_ids(conn, view, limit, after).ids)


def list_ids(conn: apsw.Connection, view: View, limit: int, after: Cursor | None = None) -> IdPage:
    """The ids of one page, in order."""
    if view.kind is ViewKind.FOLDER:
        rows = _folder_rows(conn, view, limit, after)
    else:
        query = make_query(view, limit, after, list_left_out(conn, view), _held_of(conn, view))
        rows = fetch(conn, query.sql, query.parameters)
    last = Cursor(*rows[-1]) if len(rows) == limit else None
    return IdPage(array("q", (row[1] for row in rows)), last, array("q", (row[0] for row in rows)))


def get_rows(conn: apsw.Connection, ids: Sequence[int], gone: int = 0) -> list[EntryRow]:
    """The rows of these entries, in the order given; those that are gone are left out. `gone` asks for
    those in another state, such as what rules hid."""
    sql = f"""SELECT e.id, e.feed_id, {FEED_NAME} AS feed_name, e.title, e.link, e.author, m.sort_at, e.published_at,
            e.snippet, m.read, m.starred,
            (SELECT group_concat(t.name, char(31)) FROM entry_tags et JOIN tags t ON t.id = et.tag_id
             WHERE et.entry_id = e.id) AS tags,
            EXISTS (SELECT 1 FROM highlights h WHERE h.entry_id = e.id) AS highlighted, {SOUND} AS sound
        FROM entries e CROSS JOIN marks m ON m.entry_id = e.id CROSS JOIN feeds f ON f.id = e.feed_id
            CROSS JOIN feed_state s ON s.feed_id = e.feed_id
        WHERE e.id = ? AND m.gone = ?"""
    found = conn.executemany(sql, ((id_, gone) for id_ in ids))
    return make_records(EntryRow, found, {"tags": _split_tags, "sound": _make_sound})


def list_places(conn: apsw.Connection, ids: Sequence[int]) -> EntryPlaces:
    """The places of these entries; one that is gone takes the place of the one before it."""
    places = EntryPlaces(array("q"), array("q"))
    place = (0, 0)
    for start in range(0, len(ids), PLACES_AT_ONCE):
        part = array("q", ids[start : start + PLACES_AT_ONCE])
        sql = "SELECT entry_id, sort_at, feed_id FROM marks WHERE entry_id IN (SELECT value FROM carray(?))"
        rows = conn.execute(sql, (apsw.carray(part),))
        found = {entry_id: (sort_at, feed_id) for entry_id, sort_at, feed_id in rows}
        for entry_id in part:
            place = found.get(entry_id, place)
            places.sort_at.append(place[0])
            places.feed_ids.append(place[1])
    return places


def get_entry(conn: apsw.Connection, entry_id: int) -> EntryFull:
    """One entry with its body."""
    rows = get_rows(conn, [entry_id])
    if not rows:
        raise UsageError(Code.ARTICLE_UNKNOWN(id=entry_id))
    sql = """SELECT e.updated_at, e.first_seen_at, ifnull(b.html, ''), ifnull(b.extras, '{}')
        FROM entries e LEFT JOIN bodies b ON b.entry_id = e.id WHERE e.id = ?"""
    updated_at, seen_at, packed, stored = conn.execute(sql, (entry_id,)).get
    html, more = unpack_html(packed), unpack_extras(stored)
    text, tags = html_text.text_of(html), rows[0].tags
    about = (more.categories, more.enclosures, more.language, tags, more.comments)
    return EntryFull(rows[0], html, text, updated_at, seen_at, *about)


def list_bodies(conn: apsw.Connection, ids: Sequence[int]) -> list[tuple[int, str]]:
    """The HTML of these entries, by id; what has none is left out."""
    found = conn.executemany("SELECT entry_id, html FROM bodies WHERE entry_id = ?", ((id_,) for id_ in ids))
    return [(id_, unpack_html(html)) for id_, html in found]


def get_unread_counts(conn: apsw.Connection) -> dict[int, int]:
    """Unread entries per subscribed feed; feeds with none, or that stay out of counts, are left out."""
    hidden = {*list_hidden_feeds(conn), *list_out_of_unread(conn)}
    held = find_held(conn)
    shown = "" if held is None else f"AND {held.condition}"
    rows = fetch(conn, f"SELECT feed_id, count(*) FROM marks m WHERE read = 0 AND gone = 0 {shown} GROUP BY feed_id")
    return {feed_id: count for feed_id, count in rows if feed_id not in hidden}


def count_view(conn: apsw.Connection, view: View) -> int:
    """How many entries a view holds. Counts of all unread: get_unread_counts is cheaper."""
    return len(list_ids(conn, view, 1_000_000).ids)


def find_newest_id(conn: apsw.Connection) -> int:
    """The newest entry there is: a snapshot, "up to here", for marking; 0 in an empty store."""
    return conn.execute("SELECT max(entry_id) FROM marks").get or 0


def list_hidden_feeds(conn: apsw.Connection) -> list[int]:
    """Unsubscribed feeds that are not purged yet: no list shows their entries."""
    return fetch_column(conn, "SELECT id FROM feeds WHERE deleted_at IS NOT NULL")


def list_left_out(conn: apsw.Connection, view: View) -> list[int]:
    """Feeds whose entries this view does not show: unsubscribed ones, and, where only the unread of many feeds are
    shown, those that the user wants to stay out of that."""
    stay_out = view.unread_only and view.kind in (ViewKind.ALL, ViewKind.FOLDER)
    return [*list_hidden_feeds(conn), *(list_out_of_unread(conn) if stay_out else ())]


def list_out_of_unread(conn: apsw.Connection) -> list[int]:
    return fetch_column(conn, "SELECT id FROM feeds WHERE out_of_unread = 1")


def list_feeds_in(conn: apsw.Connection, folder_id: int) -> list[int]:
    """The feeds of a folder and of every folder inside it."""
    sql = "SELECT id FROM feeds WHERE folder_id IN (SELECT value FROM carray(?)) AND deleted_at IS NULL"
    return fetch_column(conn, sql, (bind_ids(list_subtree(conn, folder_id)),))


def make_query(
    view: View, limit: int, after: Cursor | None, hidden: Sequence[int] = (), held: HeldEntries | None = None
) -> Query:
    """The ids of one page of any view but a folder's, as SQL that walks one index."""
    source, order = f"marks m INDEXED BY {_INDEXES.get(view.kind, _ALL)[view.unread_only]}", "m."
    if view.kind is ViewKind.TAG:
        source, order = "entry_tags t CROSS JOIN marks m ON m.entry_id = t.entry_id", "t."
    conditions: list[str] = [*_CONDITIONS.get(view.kind, ()), "m.gone = 0"]
    parameters: list[Any] = [view.id] if view.kind in (ViewKind.FEED, ViewKind.TAG) else []
    if view.unread_only:
        conditions.append("m.read = 0")
    if held is not None:
        conditions.append(held.condition)
    if view.since_at is not None:
        conditions.append(f"{order}sort_at >= ?")
        parameters.append(view.since_at)
    if hidden:
        conditions.append(f"m.feed_id NOT IN ({', '.join(map(str, hidden))})")
    sign, direction = ("<", "DESC") if view.newest_first else (">", "ASC")
    if after is not None:
        conditions.append(f"({order}sort_at, {order}entry_id) {sign} (?, ?)")
        parameters += [after.sort_at, after.entry_id]
    sql = (
        f"SELECT {order}sort_at, {order}entry_id FROM {source} WHERE {' AND '.join(conditions)} "
        f"ORDER BY {order}sort_at {direction}, {order}entry_id {direction} LIMIT ?"
    )
    return Query(sql, (*parameters, limit))


def _held_of(conn: apsw.Connection, view: View) -> HeldEntries | None:
    """What is held back from a view; what was starred or tagged never is."""
    if view.with_waiting or view.kind in (ViewKind.STARRED, ViewKind.TAG):
        return None
    return find_held(conn)


def _split_tags(joined: str | None) -> tuple[str, ...]:
    return tuple(sorted(joined.split("\x1f"), key=str.casefold)) if joined else ()


def _make_sound(packed: str | None) -> RowSound | None:
    if packed is None:
        return None
    duration_s, position_s, heard, done_at = json.loads(packed)
    return RowSound(duration_s, position_s or 0.0, bool(heard), done_at is not None)


def _folder_rows(conn: apsw.Connection, view: View, limit: int, after: Cursor | None) -> list[tuple[int, int]]:
    """A page of a folder. Most often the newest of all entries hold enough of its; else each of its feeds is asked."""
    left_out = set(list_left_out(conn, view))
    feeds = [feed_id for feed_id in list_feeds_in(conn, view.id) if feed_id not in left_out]
    every = replace(view, kind=ViewKind.ALL)
    held = _held_of(conn, view)
    window = make_query(every, max(FOLDER_WINDOW, 4 * limit), after, held=held)
    inside = ", ".join(map(str, feeds))
    sql = f"""SELECT sort_at, entry_id FROM
            ({window.sql.replace("SELECT m.sort_at", "SELECT m.feed_id, m.sort_at", 1)})
        WHERE feed_id IN ({inside}) LIMIT ?"""
    rows = fetch(conn, sql, (*window.parameters, limit))
    if len(rows) == limit:
        return rows
    found: list[tuple[int, int]] = []
    for feed_id in feeds:
        query = make_query(replace(view, kind=ViewKind.FEED, id=feed_id), limit, after, held=held)
        found += fetch(conn, query.sql, query.parameters)
    return sorted(found, reverse=view.newest_first)[:limit]
