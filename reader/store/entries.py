"""Store what a poll brought, and find what is known already. The engine's thread.

Only publishers change an entry here, and it keeps its place in lists. Marks and the tags of rules are made with the
entry and never touched again by this module. Cost must not grow with what is stored.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import apsw
from msgspec import Struct

from reader.core.records.stored import ChangedEntry, EntryContent, FeedUpdate, KnownEntry, NewEntry
from reader.features.podcasts.store import save_episodes
from reader.features.sharing.store import find_target, queue_sends
from reader.html.picture_tag import find_picture_words
from reader.store import feeds, poll_log
from reader.store.bodies import clean, make_snippet, pack_extras, pack_html
from reader.store.db import bind_ids, fetch, fetch_column, find_value, transaction
from reader.store.rows import make_of_rows, read_all

HIDDEN = -1
"""In `gone`: a rule hid it. It can be brought back."""

Numbered = tuple[int, NewEntry]

# CROSS JOIN fixes the order: from the key to its one entry, however the planner guesses.
FIND_KNOWN = """
    SELECT i.key, e.id AS entry_id, e.title, e.link, e.published_at, e.content_hash, m.gone <= 0 AS alive
    FROM identities i CROSS JOIN entries e ON e.id = i.entry_id CROSS JOIN marks m ON m.entry_id = i.entry_id
    WHERE i.feed_id = ? AND i.key = ?"""


class Applied(Struct, frozen=True):
    """What a poll changed in the store."""

    new_ids: tuple[int, ...]
    """In the order of the document, without those that another process stored meanwhile."""
    stored: bool = True
    """False if the feed was removed meanwhile."""
    notify_ids: tuple[int, ...] = ()
    """New entries for which a rule wants a notification."""


def find_known(conn: apsw.Connection, feed_id: int, keys: Iterable[bytes]) -> dict[bytes, KnownEntry]:
    """The entries with these identities, deleted and pruned ones included."""
    names, rows = read_all(conn.executemany(FIND_KNOWN, ((feed_id, key) for key in keys)))
    return dict(zip((row[0] for row in rows), make_of_rows(KnownEntry, names, rows), strict=True))


def list_in_document(conn: apsw.Connection, feed_id: int) -> list[int]:
    """The entries in the feed's last document that had any, newest first."""
    sql = "SELECT in_document FROM feed_state WHERE feed_id = ?"
    return json.loads(find_value(conn, str, sql, (feed_id,)) or "[]")  # type: ignore[no-any-return]


def apply_update(conn: apsw.Connection, update: FeedUpdate) -> Applied:
    """Store everything one poll changed, in one transaction: what rules want of new entries is lost with none of them.
    The largest document takes a quarter of a second."""
    # That a poll brought nothing need not survive a power cut.
    with transaction(conn, survives_power_cut=bool(update.new or update.changed)):
        state = fetch(conn, "SELECT last_ok_at FROM feed_state WHERE feed_id = ?", (update.feed_id,))
        if not state:
            return Applied((), stored=False)
        # Last first: a document lists the newest on top, and so do lists, by id where dates are equal.
        unknown = _without_known(conn, update.feed_id, update.new[::-1])
        new = _insert_new(conn, update, unknown, state[0][0])[::-1] if unknown else []
        if update.changed:
            _store_changed(conn, update.feed_id, update.changed)
        _finish(conn, update, [id_ for id_, _ in new])
    notify = tuple(id_ for id_, entry in new if entry.rule_outcome.notify)
    return Applied(tuple(id_ for id_, _ in new), notify_ids=notify)


def _without_known(conn: apsw.Connection, feed_id: int, new: Sequence[NewEntry]) -> list[NewEntry]:
    """The entries that are not known by now under every key, which would return as new at each poll."""
    keys = ((feed_id, key) for entry in new for key in entry.keys)
    rows = conn.executemany("SELECT key FROM identities WHERE feed_id = ? AND key = ?", keys)
    known = {row[0] for row in rows}
    unknown: list[NewEntry] = []
    for entry in new:
        if not known.issuperset(entry.keys):
            unknown.append(entry)
            known.update(entry.keys)
    return unknown


def _insert_new(
    conn: apsw.Connection, update: FeedUpdate, new: Sequence[NewEntry], last_ok: float | None
) -> list[Numbered]:
    feed_id, seen_at = update.feed_id, int(update.at)
    after_at = None if last_ok is None else int(last_ok)
    first = (conn.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entries'").get or 0) + 1
    numbered = list(enumerate(new, first))
    sql = """INSERT INTO entries (title, link, author, published_at, updated_at, snippet, has_enclosure,
            content_hash, id, feed_id, first_seen_at, seen_after_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    conn.executemany(sql, ((*_columns(entry.content), id_, feed_id, seen_at, after_at) for id_, entry in numbered))
    sql = "INSERT INTO bodies (html, extras, entry_id) VALUES (?, ?, ?)"
    conn.executemany(sql, ((pack_html(e.content.html), pack_extras(e.content), id_) for id_, e in numbered))
    conn.executemany(
        "INSERT INTO marks (entry_id, feed_id, sort_at, read, starred, gone) VALUES (?, ?, ?, ?, ?, ?)",
        (
            (id_, feed_id, entry.content.sort_at, rules.read, rules.starred, HIDDEN if rules.hidden else 0)
            for id_, entry in numbered
            for rules in (entry.rule_outcome,)
        ),
    )
    _add_tags(conn, numbered)
    lit = [(id_,) for id_, entry in numbered if entry.rule_outcome.highlighted]
    conn.executemany("INSERT OR IGNORE INTO highlights (entry_id) VALUES (?)", lit)
    save_episodes(conn, [(id_, entry.content.enclosures) for id_, entry in numbered])
    # What rules send is queued in the transaction that stores it, so that nothing is forgotten or sent twice.
    for target_id in {target_id for _, entry in numbered for target_id in entry.rule_outcome.send_to}:
        if find_target(conn, target_id) is not None:
            ids = [id_ for id_, entry in numbered if target_id in entry.rule_outcome.send_to]
            queue_sends(conn, target_id, ids, update.at)
    conn.executemany(_ADD_KEY, ((feed_id, key, id_) for id_, entry in numbered for key in entry.keys))
    conn.executemany(_QUEUE, ((id_,) for id_, _ in numbered))
    return numbered


# A key that already names an entry keeps naming it.
_ADD_KEY = "INSERT OR IGNORE INTO identities (feed_id, key, entry_id) VALUES (?, ?, ?)"
_QUEUE = "INSERT OR IGNORE INTO index_queue (entry_id) VALUES (?)"


def _add_tags(conn: apsw.Connection, numbered: Sequence[Numbered]) -> None:
    """Add the tags of rules, which hardly any entry has."""
    tagged = [(clean(tag), entry.content.sort_at, id_) for id_, entry in numbered for tag in entry.rule_outcome.tags]
    if not tagged:
        return
    conn.executemany("INSERT OR IGNORE INTO tags (name) VALUES (?)", {(tag,) for tag, _, _ in tagged})
    sql = "INSERT OR IGNORE INTO entry_tags (tag_id, sort_at, entry_id) SELECT id, ?2, ?3 FROM tags WHERE name = ?1"
    conn.executemany(sql, tagged)


def _store_changed(conn: apsw.Connection, feed_id: int, changed: Sequence[ChangedEntry]) -> None:
    conn.executemany(_ADD_KEY, ((feed_id, key, entry.entry_id) for entry in changed for key in entry.keys))
    spoken = {entry.entry_id: entry.content for entry in changed if entry.content is not None}
    pruned = "SELECT entry_id FROM marks WHERE entry_id IN (SELECT value FROM carray(?)) AND gone = 2"
    gone = set(fetch_column(conn, pruned, (bind_ids(spoken),)))
    here = [(id_, content) for id_, content in spoken.items() if id_ not in gone]
    # Of a pruned entry only the hash is kept up to date, or it would look changed at every poll.
    sql = "UPDATE entries SET content_hash = ? WHERE id = ?"
    conn.executemany(sql, ((content.content_hash, id_) for id_, content in spoken.items()))
    sql = """UPDATE entries SET title = ?, link = ?, author = ?, published_at = ?, updated_at = ?, snippet = ?,
        has_enclosure = ?, content_hash = ? WHERE id = ?"""
    conn.executemany(sql, ((*_columns(content), id_) for id_, content in here))
    sql = "UPDATE bodies SET html = ?, extras = ? WHERE entry_id = ?"
    conn.executemany(sql, ((pack_html(content.html), pack_extras(content), id_) for id_, content in here))
    save_episodes(conn, [(id_, content.enclosures) for id_, content in here])
    conn.executemany(_QUEUE, ((id_,) for id_, _ in here))


def _columns(content: EntryContent) -> tuple[Any, ...]:
    return (
        clean(content.title),
        clean(content.link),
        clean(content.author),
        content.published_at,
        content.updated_at,
        make_snippet(content.text if content.text.strip() else find_picture_words(content.html)),
        bool(content.enclosures),
        content.content_hash,
    )


def _finish(conn: apsw.Connection, update: FeedUpdate, new_ids: Sequence[int]) -> None:
    feeds.save_http(conn, update.feed_id, update.http)
    if update.publisher is not None:
        feeds.save_publisher(conn, update.feed_id, update.publisher)
        ids = [*new_ids, *(entry.entry_id for entry in update.changed), *update.seen]
        # An empty document says nothing about what the feed held: it must not open the way to pruning.
        if ids:
            conn.execute("UPDATE feed_state SET in_document = ? WHERE feed_id = ?", (json.dumps(ids), update.feed_id))
    if update.page_text:
        feeds.save_page_version(conn, update.feed_id, update.page_text, update.at)
    if update.poll is not None:
        poll_log.add_poll(conn, update.poll)
