"""What the changes of all devices came to, and what is here against it: feeds, marks, tags, places, visits.

Keys begin with a letter for the kind: f for a subscription, n its name, d its folder, r read, s starred, t a tag, p how
far an episode was heard, v a visit. A post is named by its feed's address and its strongest identity, both hashed.
"""

from __future__ import annotations

import platform
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import blake2b
from secrets import token_hex

import apsw
import msgspec

from reader.core.records.logged import Visit
from reader.features.foldersync.files import Change, Value
from reader.features.mail.records import is_mail
from reader.features.podcasts import store as podcasts
from reader.html.addresses import feed_address
from reader.store import feeds, folders, marks, reading_log, tags
from reader.store.db import bind_ids, fetch, write_many
from reader.store.settings import load_rows, save_rows

RECENT_S = 60 * 86_400.0
"""Posts that are older are not told as read, unless that changed here later; and visits are not told at all."""
_DEVICE = "sync_folder_device"
_POST = 20
"""Characters that name a post."""
_STRENGTH = b"gucdst"
"""The kinds of identities, the strongest first."""


def list_known(conn: apsw.Connection) -> tuple[dict[str, Change], set[str]]:
    """Everything that was said so far, by key; and the keys whose feed or post isn't here yet."""
    rows = fetch(conn, "SELECT key, value, counter, device, waits FROM shared_changes")
    known = {key: Change(key, msgspec.json.decode(value), counter, device) for key, value, counter, device, _ in rows}
    return known, {row[0] for row in rows if row[4]}


def save_changes(conn: apsw.Connection, changes: Iterable[Change], waiting: Collection[str] = ()) -> None:
    sql = "INSERT OR REPLACE INTO shared_changes (key, value, counter, device, waits) VALUES (?, ?, ?, ?, ?)"
    rows = [(c.key, msgspec.json.encode(c.value).decode(), c.counter, c.device, c.key in waiting) for c in changes]
    write_many(conn, sql, rows)


def find_device(conn: apsw.Connection) -> str:
    """This device: another one where a copy of the profile runs on another computer."""
    rows = load_rows(conn)
    if _DEVICE not in rows:
        save_rows(conn, {_DEVICE: token_hex(8)})
    chosen = load_rows(conn)[_DEVICE]
    return blake2b(f"{chosen} {platform.node()}".encode(), digest_size=8).hexdigest()


class Posts:
    """Which entry the name of a post means here."""

    def __init__(self, conn: apsw.Connection) -> None:
        self._conn = conn
        self.feeds = {feed.url: feed for feed in feeds.list_feeds(conn) if not is_mail(feed.url)}
        self._feed_ids = {blake2b(url.encode(), digest_size=6).digest(): feed.id for url, feed in self.feeds.items()}
        self._hashes = {feed_id: hashed for hashed, feed_id in self._feed_ids.items()}

    def find(self, name: str) -> int | None:
        try:
            raw = urlsafe_b64decode(name)
        except ValueError:
            return None
        feed_id = self._feed_ids.get(raw[:6])
        rows = fetch(self._conn, "SELECT entry_id FROM identities WHERE feed_id = ? AND key = ?", (feed_id, raw[6:]))
        return rows[0][0] if rows else None

    def name(self, feed_id: int, key: bytes | None) -> str:
        hashed = self._hashes.get(feed_id)
        return "" if key is None or hashed is None else urlsafe_b64encode(hashed + key[:9]).decode()


def read_now(conn: apsw.Connection, known: Mapping[str, Change], posts: Posts, now: float) -> dict[str, Value]:
    """What is here, by key: of posts what differs from the default, and whatever something was said about."""
    here: dict[str, Value] = {}
    paths = folders.list_paths(conn)
    for url, feed in posts.feeds.items():
        here |= {f"f{url}": True, f"n{url}": feed.choices.name, f"d{url}": list(paths.get(feed.folder_id or 0, ()))}
    here |= {key: None for key, change in known.items() if key[0] == "f" and change.value and key not in here}
    said = {key[0] + key[1 : 1 + _POST] for key in known if key[0] in "rst"}
    named = {posts.find(name): name for name in {key[1:] for key in said}}
    named.pop(None, None)
    _read_marks(conn, here, posts, now, {id_: name for id_, name in named.items() if id_ is not None}, known)
    return here


def _read_marks(
    conn: apsw.Connection,
    here: dict[str, Value],
    posts: Posts,
    now: float,
    named: Mapping[int, str],
    known: Mapping[str, Change],
) -> None:
    sql = """SELECT e.id, e.feed_id, m.read, m.starred, m.sort_at >= ?1,
            l.position_s, l.duration_s, l.heard, l.played_at
        FROM marks m JOIN entries e ON e.id = m.entry_id LEFT JOIN listening l ON l.entry_id = e.id
        WHERE m.gone < 2 AND (m.starred OR l.entry_id IS NOT NULL OR (m.read AND m.sort_at >= ?1)
            OR EXISTS (SELECT 1 FROM entry_tags x WHERE x.entry_id = e.id)
            OR e.id IN (SELECT value FROM json_each(?2)))"""
    tagged: dict[int, list[str]] = defaultdict(list)
    for id_, name in fetch(conn, "SELECT x.entry_id, t.name FROM entry_tags x JOIN tags t ON t.id = x.tag_id"):
        tagged[id_].append(name)
    said_tags: dict[str, list[str]] = defaultdict(list)
    for key in known:
        if key[0] == "t":
            said_tags[key[1 : 1 + _POST]].append(key[1 + _POST :])
    ids = msgspec.json.encode(list(named)).decode()
    rows = fetch(conn, sql, (now - RECENT_S, ids))
    strongest = _find_strongest(conn, [row[0] for row in rows if row[0] not in named])
    for id_, feed_id, read, starred, is_recent, place, length, heard, at in rows:
        name = named.get(id_) or posts.name(feed_id, strongest.get(id_))
        if not name:
            continue
        if is_recent or f"r{name}" in known:
            here[f"r{name}"] = bool(read)
        here[f"s{name}"] = bool(starred)
        here |= {f"t{name}{tag}": False for tag in said_tags[name]} | {f"t{name}{tag}": True for tag in tagged[id_]}
        if at is not None:
            here[f"p{name}"] = [round(place), round(length or 0), float(heard), round(at)]


def _find_strongest(conn: apsw.Connection, ids: Sequence[int]) -> dict[int, bytes]:
    """The strongest identity of each entry, in one pass: identities have no index by entry."""
    sql = "SELECT entry_id, key FROM identities WHERE entry_id IN (SELECT value FROM carray(?))"
    found: dict[int, list[bytes]] = defaultdict(list)
    for id_, key in fetch(conn, sql, (bind_ids(ids),)) if ids else ():
        found[id_].append(key)
    return {id_: min(keys, key=lambda key: (_STRENGTH.find(key[:1]) % 9, key)) for id_, keys in found.items()}


def list_own_visits(conn: apsw.Connection, since_at: float) -> list[int]:
    return [round(visit.at) for visit in reading_log.list_visits(conn, since_at) if visit.kind in ("view", "seen")]


def add_visits(conn: apsw.Connection, ats: Iterable[float]) -> None:
    """Note visits on other devices, which the plan learns from like those here."""
    known = {round(visit.at) for visit in reading_log.list_visits(conn)}
    reading_log.add_visits(conn, [Visit(at, None, "elsewhere") for at in ats if round(at) not in known])


def apply(conn: apsw.Connection, changes: Iterable[Change], now: float) -> set[str]:
    """Do here what other devices did; return the keys of what can't be done yet, as its feed or post isn't here."""
    waiting: set[str] = set()
    by_mark: dict[tuple[str, str, bool], list[int]] = defaultdict(list)
    posts = Posts(conn)
    for change in sorted(changes, key=lambda change: "fndrstp".find(change.key[0])):
        kind, rest = change.key[0], change.key[1:]
        if kind in "fnd":
            if not _apply_to_feed(conn, kind, rest, change.value, posts, now):
                waiting.add(change.key)
            continue
        entry_id = posts.find(rest[:_POST])
        if entry_id is None:
            waiting.add(change.key)
        elif kind == "p":
            _set_place(conn, entry_id, change.value)
        else:
            by_mark[kind, rest[_POST:], change.value is True].append(entry_id)
    _set_marks(conn, by_mark)
    return waiting


def _set_marks(conn: apsw.Connection, by_mark: Mapping[tuple[str, str, bool], list[int]]) -> None:
    for (kind, tag, value), ids in by_mark.items():
        if kind == "r":
            marks.set_read(conn, ids, value)
        elif kind == "s":
            marks.set_starred(conn, ids, value)
        elif tag.strip():
            (tags.add_tag if value else tags.remove_tag)(conn, tag, ids)


def _apply_to_feed(conn: apsw.Connection, kind: str, url: str, value: Value, posts: Posts, now: float) -> bool:
    feed = posts.feeds.get(url)
    if kind == "f" and value and feed is None:
        if feed_address(url):
            added = feeds.add_feed(conn, url, now, is_typed=False)
            posts.feeds[url] = feeds.get_feed(conn, added.feed_id)
        return True
    if feed is None:
        return kind == "f"
    if kind == "f" and not value:
        feeds.remove_feed(conn, feed.id, now)
        del posts.feeds[url]
    elif kind == "n" and isinstance(value, str):
        feeds.rename_feed(conn, feed.id, value)
    elif kind == "d" and isinstance(value, list):
        path = tuple(name for name in value if isinstance(name, str) and name.strip())
        feeds.move_feed(conn, feed.id, folders.make_folder_path(conn, path))
    return True


def _set_place(conn: apsw.Connection, entry_id: int, value: Value) -> None:
    if isinstance(value, list) and len(value) == 4 and all(isinstance(one, int | float) for one in value):
        place, length, heard, at = (float(one) for one in value)
        podcasts.save_position(conn, entry_id, place, length or None, at)
        if heard:
            podcasts.set_heard(conn, entry_id, True, at)
