"""Which rows a search may find, apart from words: feeds, marks, tags and times, as SQL over `marks`. Any thread that
has a connection."""

from __future__ import annotations

from collections.abc import Sequence

import apsw
from msgspec import Struct

from reader.model.messages import Message
from reader.model.stored import View, ViewKind
from reader.query.normal_form import Condition
from reader.query.tree import Marked, Named, Place, Within
from reader.store.db import fetch
from reader.store.entries.views import list_feeds_in, list_hidden_feeds
from reader.store.feeds.feed_state import FEED_NAME
from reader.wording.catalogue import Code

MOST_FEEDS = 100
"""More feeds than these are a large part of everything: reading past the others is quicker then."""


class Scope(Struct):
    """All of this holds for a row."""

    feeds: frozenset[int] | None = None
    """None: of any feed."""
    is_unread: bool = False
    is_starred: bool = False
    tag_ids: tuple[int, ...] = ()
    """It carries one of these; empty where that does not matter."""
    newer_than: int = 0
    """Only what arrived after this entry."""
    others: tuple[str, ...] = ()
    """Further conditions, as SQL."""

    def limit_feeds(self, feeds: Sequence[int]) -> None:
        self.feeds = frozenset(feeds) if self.feeds is None else self.feeds & frozenset(feeds)

    def leave_out(self, feeds: Sequence[int]) -> None:
        self.require(f"m.feed_id NOT IN ({_join(feeds)})")

    def require(self, sql: str) -> None:
        self.others += (sql,)

    @property
    def few_feeds(self) -> list[int]:
        """Where they are so few that asking for them by name is quicker."""
        return sorted(self.feeds) if self.feeds is not None and 0 < len(self.feeds) <= MOST_FEEDS else []

    @property
    def is_bounded(self) -> bool:
        """Whether some rows of those that the words find may not be in it."""
        return bool(
            self.feeds is not None or self.is_unread or self.is_starred or self.tag_ids or self.others
        )

    @property
    def source(self) -> str:
        """The tables with the index that leads to few rows quickest."""
        if self.newer_than:
            return "marks m NOT INDEXED"
        if self.tag_ids:
            return "entry_tags t CROSS JOIN marks m ON m.entry_id = t.entry_id"
        if self.is_starred:
            return "marks m INDEXED BY marks_starred"
        suffix = "_feed" if self.few_feeds else "" if self.is_unread else "_all"
        return f"marks m INDEXED BY marks{'_unread' if self.is_unread else ''}{suffix}"

    @property
    def sql(self) -> str:
        conditions = ["m.gone = 0"]
        if self.feeds is not None:
            conditions.append(f"m.feed_id IN ({_join(sorted(self.feeds))})")
        if self.is_unread:
            conditions.append("m.read = 0")
        if self.is_starred:
            conditions.append("m.starred = 1")
        if self.newer_than:
            conditions.append(f"m.entry_id > {int(self.newer_than)}")
        if self.tag_ids and self.newer_than:
            conditions.append(in_tags(self.tag_ids))
        return " AND ".join([*conditions, *self.others])


class Names:
    """Feeds, folders and tags by what the owner calls them."""

    def __init__(self, conn: apsw.Connection) -> None:
        self._conn = conn
        self.problems: list[Message] = []

    def find_feeds(self, name: str) -> list[int]:
        rows = fetch(
            self._conn,
            f"""SELECT f.id, {FEED_NAME}, f.url FROM feeds f JOIN feed_state s ON s.feed_id = f.id
                WHERE f.deleted_at IS NULL""",
        )
        wanted = name.casefold()
        found = _find_named([(id_, called) for id_, called, _ in rows], wanted)
        found = found or [id_ for id_, _, url in rows if wanted in url.casefold()]
        return found or self._tell(Code.QUERY_NO_FEED(name=name))

    def find_folder_feeds(self, name: str) -> list[int]:
        """The last part of a path is the folder's name."""
        rows = fetch(self._conn, "SELECT id, name FROM folders")
        last = name.replace("\\", "/").rstrip("/").rpartition("/")[2].strip()
        folders = _find_named(rows, last.casefold())
        if not folders:
            return self._tell(Code.QUERY_NO_FOLDER(name=name))
        return sorted({feed for folder in folders for feed in list_feeds_in(self._conn, folder)})

    def find_tags(self, name: str) -> list[int]:
        rows = fetch(self._conn, "SELECT id, name FROM tags")
        return _find_named(rows, name.casefold()) or self._tell(Code.QUERY_NO_TAG(name=name))

    def _tell(self, problem: Message) -> list[int]:
        self.problems.append(problem)
        return []


def make_scope(
    conn: apsw.Connection, view: View, conditions: Sequence[Condition], names: Names, newer_than: int = 0
) -> Scope:
    scope = _scope_of_view(conn, view)
    scope.newer_than = newer_than
    for condition in conditions:
        _add(scope, condition, names)
    if hidden := list_hidden_feeds(conn):
        scope.leave_out(hidden)
    return scope


def _scope_of_view(conn: apsw.Connection, view: View) -> Scope:
    scope = Scope(is_unread=view.unread_only, is_starred=view.kind is ViewKind.STARRED)
    if view.kind is ViewKind.FEED:
        scope.limit_feeds([view.id])
    elif view.kind is ViewKind.FOLDER:
        scope.limit_feeds(list_feeds_in(conn, view.id))
    elif view.kind is ViewKind.TAG:
        scope.tag_ids = (view.id,)
    if view.since_at is not None:
        scope.require(f"m.sort_at >= {int(view.since_at)}")
    return scope


def _add(scope: Scope, condition: Condition, names: Names) -> None:
    leaf, is_negated = condition.leaf, condition.is_negated
    if isinstance(leaf, Marked):
        _add_mark(scope, leaf.mark, leaf.is_on is not is_negated)
    elif isinstance(leaf, Within):
        bounds = [f"m.sort_at >= {leaf.start_at}"] if leaf.start_at is not None else []
        bounds += [f"m.sort_at < {leaf.end_at}"] if leaf.end_at is not None else []
        scope.require(f"{'NOT ' if is_negated else ''}({' AND '.join(bounds)})")
    elif leaf.place is Place.TAG:
        _add_tags(scope, names.find_tags(leaf.name), is_negated)
    else:
        _add_feeds(scope, leaf, names, is_negated)


def _add_mark(scope: Scope, mark: str, is_on: bool) -> None:
    if mark == "read" and not is_on:
        scope.is_unread = True
    elif mark == "starred" and is_on:
        scope.is_starred = True
    elif mark == "highlighted":
        scope.require(f"m.entry_id {'' if is_on else 'NOT '}IN (SELECT entry_id FROM highlights)")
    else:
        scope.require(f"m.{mark} = {int(is_on)}")


def _add_tags(scope: Scope, tag_ids: list[int], is_negated: bool) -> None:
    if tag_ids and not scope.tag_ids and not is_negated:
        scope.tag_ids = tuple(tag_ids)
        return
    scope.require(f"{'NOT ' if is_negated else ''}({in_tags(tag_ids)})")


def _add_feeds(scope: Scope, leaf: Named, names: Names, is_negated: bool) -> None:
    feeds = names.find_feeds(leaf.name) if leaf.place is Place.FEED else names.find_folder_feeds(leaf.name)
    if is_negated:
        scope.leave_out(feeds)
    else:
        scope.limit_feeds(feeds)


def _find_named(rows: Sequence[tuple[int, str]], wanted: str) -> list[int]:
    """Those that are called so; where none is, those whose name holds it."""
    exact = [id_ for id_, name in rows if name.casefold() == wanted]
    return exact or [id_ for id_, name in rows if wanted in name.casefold()]


def in_tags(tag_ids: Sequence[int]) -> str:
    return f"m.entry_id IN (SELECT entry_id FROM entry_tags WHERE tag_id IN ({_join(tag_ids)}))"


def _join(ids: Sequence[int]) -> str:
    return ", ".join(map(str, ids))
