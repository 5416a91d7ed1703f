"""Compare two databases, to prove that a repair lost nothing, or say what. The first may be damaged. Any thread."""

from __future__ import annotations

from pathlib import Path

import apsw
from msgspec import Struct
from msgspec.structs import asdict

from reader.store.db import fetch, fetch_column
from reader.store.salvage import Reading, read_by_rowid, read_keyed

_FEEDS = "SELECT rowid, url FROM feeds"
_MARKS = "SELECT rowid, entry_id, feed_id, read, starred FROM marks"
_POSTS = "SELECT rowid, id FROM entries"
_TAGS = "SELECT tag_id, sort_at, entry_id FROM entry_tags"


class Losses(Struct, frozen=True):
    """How many rows one database has and the other lacks."""

    feeds: int = 0
    posts: int = 0
    read: int = 0
    """Posts that were marked read."""
    stars: int = 0
    tagged: int = 0
    is_whole: bool = True
    """Whether all of the first could be read; if not, there may have been more."""

    @property
    def is_nothing(self) -> bool:
        return self.is_whole and not any(count for name, count in asdict(self).items() if name != "is_whole")


def find_losses(before: Path, after: Path) -> Losses:
    """What `before` holds and `after` lacks."""
    try:
        old = apsw.Connection(str(before), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error:
        return Losses(is_whole=False)
    new = apsw.Connection(str(after), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return _compare(old, new)
    finally:
        old.close()
        new.close()


def _compare(old: apsw.Connection, new: apsw.Connection) -> Losses:
    reading = Reading()
    urls = set(fetch_column(new, "SELECT url FROM feeds"))
    feeds = sum(url not in urls for (url,) in read_by_rowid(old, _FEEDS, reading))
    posts = sum(not _has(new, "SELECT 1 FROM entries WHERE id = ?", row) for row in read_by_rowid(old, _POSTS, reading))
    read = stars = 0
    for entry_id, _, is_read, is_starred in read_by_rowid(old, _MARKS, reading):
        if is_read or is_starred:
            found = fetch(new, "SELECT read, starred FROM marks WHERE entry_id = ?", (entry_id,))
            has_read, has_star = found[0] if found else (0, 0)
            read += bool(is_read and not has_read)
            stars += bool(is_starred and not has_star)
    tagged = sum(
        not _has(new, "SELECT 1 FROM entry_tags WHERE tag_id = ? AND sort_at = ? AND entry_id = ?", row)
        for row in set(read_keyed(old, _TAGS, "tag_id, sort_at, entry_id", reading))
    )
    return Losses(feeds, posts, read, stars, tagged, reading.whole)


def _has(conn: apsw.Connection, sql: str, row: tuple[object, ...]) -> bool:
    return bool(fetch(conn, sql, row))
