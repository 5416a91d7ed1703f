"""Rows that move: those of other readers' databases, which are only read, and our own, out and in again.

What comes in goes through the parser first, as any feed does, so a hostile file brings nothing that a hostile feed
could not. Nothing here is marked unread, and no tag or star is taken away: what either side has counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import ParseError
from reader.core.records.parsed import Enclosure, ParsedEntry
from reader.core.records.stored import FeedUpdate, NewEntry
from reader.core.words.catalogue import Code
from reader.features.podcasts import store as podcasts
from reader.features.rules.records import RuleOutcome
from reader.features.transfer.records import Exact, MovedFeed, Post
from reader.parse.identity import decide, make_candidates, make_content, match, wanted_keys
from reader.store import feeds as feed_rows
from reader.store import marks, tags
from reader.store.bodies import save_full_text, unpack_extras, unpack_html
from reader.store.db import bind_ids, fetch, fetch_column, transaction
from reader.store.entries import apply_update, find_known

PAGE = 2_000
_PATH = """WITH RECURSIVE up (id, parent, path) AS (
    SELECT {id}, {parent}, {title} FROM {table} UNION ALL
    SELECT up.id, c.{parent}, c.{title} || char(10) || up.path
    FROM up JOIN {table} c ON c.{id} = up.parent {condition} LIMIT 100000)"""


class Program(Struct, frozen=True):
    """Another reader: the tables by which its database is known, and how feeds and posts are read from it."""

    name: str
    tables: frozenset[str]
    feeds: str
    """Address, name, site, folders one in a line."""
    posts: str
    """Feed, guid, title, link, author, published, HTML, read, starred, tags as JSON, address and type of a file."""


PROGRAMS = (
    Program(
        "newsboat",
        frozenset({"rss_feed", "rss_item"}),
        "SELECT rssurl, title, url, '' FROM rss_feed",
        """SELECT feedurl, guid, title, url, author, pubDate, content, unread = 0, ifnull(flags, '') <> '', '[]',
            enclosure_url, enclosure_type FROM rss_item WHERE deleted = 0 ORDER BY feedurl, id""",
    ),
    Program(
        "Liferea",
        frozenset({"items", "node", "subscription", "metadata"}),
        _PATH.format(table="node", id="node_id", parent="parent_id", title="title", condition="AND c.type = 'folder'")
        + """SELECT s.source, n.title, (SELECT value FROM subscription_metadata m
                WHERE m.node_id = s.node_id AND m.key = 'homepage'),
            (SELECT path FROM up WHERE up.id = n.parent_id ORDER BY length(path) DESC LIMIT 1)
            FROM subscription s JOIN node n ON n.node_id = s.node_id""",
        """SELECT s.source, iif(i.valid_guid, i.source_id, ''), i.title, i.source,
            (SELECT value FROM metadata m WHERE m.item_id = i.item_id AND m.key = 'author'), i.date, i.description,
            i.read, i.marked, '[]', '', '' FROM items i JOIN subscription s ON s.node_id = i.node_id
            WHERE ifnull(i.comment, 0) = 0 ORDER BY s.source, i.item_id""",
    ),
    Program(
        "RSS Guard",
        frozenset({"Feeds", "Messages", "Categories", "LabelsInMessages"}),
        _PATH.format(table="Categories", id="id", parent="parent_id", title="title", condition="")
        + """SELECT source, title, '', (SELECT path FROM up WHERE up.id = f.category ORDER BY length(path) DESC LIMIT 1)
            FROM Feeds f""",
        """SELECT f.source, m.custom_id, m.title, m.url, m.author, m.date_created / 1000, m.contents, m.is_read,
            m.is_important, (SELECT json_group_array(l.name) FROM LabelsInMessages x JOIN Labels l
                ON l.custom_id = x.label AND l.account_id = x.account_id
                WHERE x.message = m.custom_id AND x.account_id = m.account_id), '', ''
            FROM Messages m JOIN Feeds f ON f.custom_id = m.feed AND f.account_id = m.account_id
            WHERE m.is_deleted = 0 AND m.is_pdeleted = 0 ORDER BY f.source, m.id""",
    ),
    Program(
        "NetNewsWire",
        frozenset({"articles", "statuses", "authorsLookup"}),
        "SELECT DISTINCT feedID, '', '', '' FROM articles",
        """SELECT a.feedID, a.uniqueID, a.title, coalesce(a.url, a.externalURL),
            (SELECT group_concat(p.name, ', ') FROM authorsLookup l JOIN authors p ON p.authorID = l.authorID
                WHERE l.articleID = a.articleID),
            a.datePublished, coalesce(a.contentHTML, a.contentText, a.summary), s.read, s.starred, '[]', '', ''
            FROM articles a JOIN statuses s ON s.articleID = a.articleID ORDER BY a.feedID, a.articleID""",
    ),
)


def read_program(path: Path) -> Iterator[MovedFeed | Post]:
    """The feeds of another reader's database, then its posts. ParseError if it is none that is known, or damaged."""
    try:
        conn = apsw.Connection(
            f"{path.resolve().as_uri()}?mode=ro", flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        )
        try:
            has = set(fetch_column(conn, "SELECT name FROM sqlite_schema WHERE type = 'table'"))
            program = next((one for one in PROGRAMS if one.tables <= has), None)
            if program is None:
                raise ParseError(Code.IMPORT_UNKNOWN(file=path.name))
            for url, name, _, folders in conn.execute(program.feeds):
                yield MovedFeed(_text(url), tuple(filter(None, _text(folders).split("\n"))), _text(name))
            yield from map(_read_post, conn.execute(program.posts))
        finally:
            conn.close()
    except apsw.Error as error:
        raise ParseError(Code.FILE_UNREADABLE(file=path.name, error=str(error))) from None


def _read_post(row: tuple[Any, ...]) -> Post:
    feed, guid, title, link, author, at, html, read, starred, labels, file, file_type = row
    return Post(
        _text(feed),
        _text(guid),
        _text(title),
        _text(link),
        _text(author),
        int(at) if isinstance(at, int | float) and at > 0 else None,
        html=_text(html),
        enclosures=(Enclosure(_text(file), _text(file_type)),) if file else (),
        read=bool(read),
        starred=bool(starred),
        tags=tuple(_text(label) for label in json.loads(labels)),
    )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


_OWN = """
    SELECT e.id, f.url, e.title, e.link, e.author, e.published_at, e.updated_at, e.first_seen_at, e.seen_after_at,
        e.content_hash, ifnull(b.html, ''), ifnull(b.extras, '{}'), m.read, m.starred, m.sort_at, m.gone, m.gone_at,
        EXISTS (SELECT 1 FROM highlights h WHERE h.entry_id = e.id),
        EXISTS (SELECT 1 FROM kept_unread k WHERE k.entry_id = e.id),
        (SELECT html FROM full_texts t WHERE t.entry_id = e.id),
        ifnull((SELECT fetched_at FROM full_texts t WHERE t.entry_id = e.id), 0)
    FROM entries e JOIN feeds f ON f.id = e.feed_id AND f.deleted_at IS NULL JOIN marks m ON m.entry_id = e.id
        LEFT JOIN bodies b ON b.entry_id = e.id
    WHERE e.id > ? ORDER BY e.id LIMIT ?"""


def list_own(conn: apsw.Connection) -> Iterator[tuple[int, Post]]:
    """Every entry of the user's feeds with its id, in the order in which they came."""
    last = 0
    while rows := fetch(conn, _OWN, (last, PAGE)):
        keys: dict[int, list[bytes]] = {}
        # One pass over all identities for each page: they have no index by entry.
        sql = "SELECT entry_id, key FROM identities WHERE entry_id IN (SELECT value FROM carray(?)) ORDER BY key"
        for id_, key in fetch(conn, sql, (bind_ids([row[0] for row in rows]),)):
            keys.setdefault(id_, []).append(key)
        for row in rows:
            yield row[0], _make_own(conn, row, keys.get(row[0], []))
        last = rows[-1][0]


def _make_own(conn: apsw.Connection, row: tuple[Any, ...], keys: Sequence[bytes]) -> Post:
    id_, feed, title, link, author, published_at, updated_at, first_seen_at, seen_after_at, content_hash = row[:10]
    html, extras, read, starred, sort_at, gone, gone_at, highlighted, kept_unread, full_text, full_text_at = row[10:]
    more = unpack_extras(extras)
    heard = podcasts.find_heard(conn, id_)
    exact = Exact(
        tuple(keys),
        content_hash,
        sort_at,
        first_seen_at,
        seen_after_at,
        gone,
        gone_at,
        bool(highlighted),
        bool(kept_unread),
        None if full_text is None else unpack_html(full_text),
        full_text_at,
        None if heard is None else (heard.position_s, heard.duration_s, heard.heard, heard.played_at),
    )
    tagged = "SELECT t.name FROM entry_tags et JOIN tags t ON t.id = et.tag_id WHERE et.entry_id = ? ORDER BY t.name"
    return Post(
        feed,
        "",
        title,
        link,
        author,
        published_at,
        updated_at,
        unpack_html(html),
        more.categories,
        more.enclosures,
        more.language,
        more.comments,
        bool(read),
        bool(starred),
        tuple(fetch_column(conn, tagged, (id_,))),
        exact,
    )


def store_posts(conn: apsw.Connection, feed_id: int, posts: Sequence[tuple[Post, ParsedEntry]], now: float) -> int:
    """Store posts, each with what the parser made of it; those that are here already only get their marks. Return how
    many are new."""
    own = [(post, entry) for post, entry in posts if post.exact is not None]
    others = [(post, entry) for post, entry in posts if post.exact is None]
    with transaction(conn):
        return _store_own(conn, feed_id, own, now) + _store_others(conn, feed_id, others, now)


def _store_others(conn: apsw.Connection, feed_id: int, posts: Sequence[tuple[Post, ParsedEntry]], now: float) -> int:
    """Posts of other readers are known again as those of a feed's document are."""
    post_of = {id(entry): post for post, entry in posts}
    candidates = make_candidates(entry for _, entry in posts)
    known = find_known(conn, feed_id, wanted_keys(candidates))
    found = [(post_of[id(candidate.entry)], candidate.keys.all()) for candidate in candidates]
    _add_marks(conn, [(same.entry_id, found[place][0]) for place, same in match(candidates, known).items()])
    outcomes = {keys: RuleOutcome(post.read, post.starred, tags=post.tags) for post, keys in found}
    new = decide(candidates, known, now).new
    return _store(conn, feed_id, [replace(entry, rule_outcome=outcomes[entry.keys]) for entry in new], now)


def _store_own(conn: apsw.Connection, feed_id: int, posts: Sequence[tuple[Post, ParsedEntry]], now: float) -> int:
    """Posts of our own archive have the identities that they had."""
    named = [(post, entry, post.exact.keys) for post, entry in posts if post.exact is not None and post.exact.keys]
    known = find_known(conn, feed_id, [key for _, _, keys in named for key in keys])
    here = {keys: next((known[key].entry_id for key in keys if key in known), None) for _, _, keys in named}
    _add_marks(conn, [(id_, post) for post, _, keys in named if (id_ := here[keys]) is not None])
    fresh = [(post, entry) for post, entry, keys in named if here[keys] is None]
    count = _store(conn, feed_id, [_make_exact(post, entry, now) for post, entry in fresh], now)
    after = find_known(conn, feed_id, [post.exact.keys[0] for post, _ in fresh if post.exact is not None])
    for post, _ in fresh:
        if post.exact is not None and (stored := after.get(post.exact.keys[0])) is not None:
            _set_exact(conn, stored.entry_id, post.exact)
    return count


def _store(conn: apsw.Connection, feed_id: int, new: Sequence[NewEntry], now: float) -> int:
    """Store new posts, which come oldest first, other than in the document of a feed."""
    http = feed_rows.get_feed(conn, feed_id).http
    return len(apply_update(conn, FeedUpdate(feed_id, now, http, None, new=tuple(reversed(new)))).new_ids)


def _make_exact(post: Post, entry: ParsedEntry, now: float) -> NewEntry:
    exact = post.exact
    assert exact is not None
    content = replace(make_content(entry, now), published_at=post.published_at, updated_at=post.updated_at)
    content = replace(content, sort_at=exact.sort_at, content_hash=exact.content_hash)
    outcome = RuleOutcome(post.read, post.starred, tags=post.tags, highlighted=exact.highlighted)
    return NewEntry(exact.keys, content, outcome)


def _set_exact(conn: apsw.Connection, entry_id: int, exact: Exact) -> None:
    sql = "UPDATE entries SET first_seen_at = ?, seen_after_at = ? WHERE id = ?"
    conn.execute(sql, (exact.first_seen_at, exact.seen_after_at, entry_id))
    conn.execute("UPDATE marks SET gone = ?, gone_at = ? WHERE entry_id = ?", (exact.gone, exact.gone_at, entry_id))
    if exact.gone > 1:
        conn.execute("DELETE FROM bodies WHERE entry_id = ?", (entry_id,))
    if exact.kept_unread:
        conn.execute("INSERT OR IGNORE INTO kept_unread (entry_id) VALUES (?)", (entry_id,))
    if exact.full_text is not None:
        save_full_text(conn, entry_id, exact.full_text, exact.full_text_at)
    if exact.heard is not None:
        position_s, duration_s, is_heard, played_at = exact.heard
        podcasts.save_position(conn, entry_id, position_s, duration_s, played_at)
        if is_heard:
            podcasts.set_heard(conn, entry_id, True, played_at)


def _add_marks(conn: apsw.Connection, posts: Sequence[tuple[int, Post]]) -> None:
    marks.set_read(conn, [id_ for id_, post in posts if post.read])
    marks.set_starred(conn, [id_ for id_, post in posts if post.starred])
    for name in {name for _, post in posts for name in post.tags}:
        tags.add_tag(conn, name, [id_ for id_, post in posts if name in post.tags])


def arrange_feed(conn: apsw.Connection, feed_id: int, moved: MovedFeed, now: float) -> None:
    """Give a new feed what our own archive has of it."""
    if moved.choices is not None:
        feed_rows.set_choices(conn, feed_id, moved.choices)
        feed_rows.save_publisher(conn, feed_id, moved.publisher)
    if moved.added_at is not None:
        conn.execute("UPDATE feeds SET added_at = ? WHERE id = ?", (min(moved.added_at, now), feed_id))
