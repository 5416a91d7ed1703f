"""Entries grouped by feed: the order of their ids, and what a group's header says.

Ids are gathered on the read thread; headings are made where they are painted.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from reader.gui.entries.listing.kept_entries import add_kept
from reader.gui.entries.rows.rows import DayRow, FeedRow, ListRow, Row
from reader.gui.kit.humanize import day_title, local_day
from reader.gui.kit.translate import tr
from reader.model.stored import EntryRow, View, ViewKind
from reader.store.db import Connection
from reader.store.entries.views import get_rows, list_feeds_in, list_ids, list_left_out
from reader.store.feeds.feeds import list_feeds

# A header's id is negative; those of days are at most some four million below zero, feeds come after them.
_FEEDS_FROM = 10_000_000
_EVERYTHING = 1_000_000
_ROWS_AT_ONCE = 500


class GroupedIds(Struct, frozen=True):
    """The ids of a list, feed by feed."""

    ids: array[int] = field(default_factory=lambda: array("q"))
    names: dict[int, str] = field(default_factory=dict)
    """What each header says, by its id."""


def header_of_feed(feed_id: int) -> int:
    return -(_FEEDS_FROM + feed_id)


def is_feed_header(id_: int) -> bool:
    return id_ <= -_FEEDS_FROM


def list_grouped(conn: Connection, view: View, with_headers: bool, kept: Sequence[int] = ()) -> GroupedIds:
    """All ids of a view, feed by feed in the order of their names; within a feed as the view says."""
    found = GroupedIds()
    for feed_id, name, ids in _groups(conn, view, get_rows(conn, kept)):
        # The strip above the list already names the first group.
        if with_headers and found.ids:
            found.ids.append(header_of_feed(feed_id))
            found.names[header_of_feed(feed_id)] = name
        found.ids.extend(ids)
    return found


def add_feed_headers(conn: Connection, ids: Sequence[int], feed_ids: Sequence[int]) -> GroupedIds:
    """A list that is in the order of its feeds, with a header in front of each further one."""
    names = {feed.id: feed.name for feed in list_feeds(conn)}
    found = GroupedIds()
    before = feed_ids[0] if feed_ids else 0
    for entry_id, feed_id in zip(ids, feed_ids, strict=True):
        if feed_id != before:
            found.ids.append(header_of_feed(feed_id))
            found.names[header_of_feed(feed_id)] = names.get(feed_id, "")
        found.ids.append(entry_id)
        before = feed_id
    return found


def _groups(conn: Connection, view: View, kept: Sequence[EntryRow]) -> list[tuple[int, str, Sequence[int]]]:
    names = {feed.id: feed.name for feed in list_feeds(conn)}
    by_feed: dict[int, Sequence[int]] = {}
    if view.kind in (ViewKind.STARRED, ViewKind.TAG):
        page = add_kept(list_ids(conn, view, _EVERYTHING), kept, view.newest_first, None)
        by_feed = _sorted_out(get_rows(conn, page.ids))
    else:
        for id_ in _feeds_of(conn, view, names):
            page = list_ids(conn, replace(view, kind=ViewKind.FEED, id=id_), _EVERYTHING)
            own = [row for row in kept if row.feed_id == id_]
            by_feed[id_] = add_kept(page, own, view.newest_first, None).ids
    found = [(id_, names.get(id_, ""), ids) for id_, ids in by_feed.items() if ids]
    return sorted(found, key=lambda group: (group[1].casefold(), group[0]))


def _sorted_out(rows: Sequence[EntryRow]) -> dict[int, Sequence[int]]:
    by_feed: defaultdict[int, list[int]] = defaultdict(list)
    for row in rows:
        by_feed[row.feed_id].append(row.id)
    return dict(by_feed)


def _feeds_of(conn: Connection, view: View, names: dict[int, str]) -> Sequence[int]:
    if view.kind is ViewKind.FEED:
        return [view.id]
    left_out = set(list_left_out(conn, view))
    feeds = list_feeds_in(conn, view.id) if view.kind is ViewKind.FOLDER else list(names)
    return [feed_id for feed_id in feeds if feed_id not in left_out]


def unread_among_operation(ids: Sequence[int]) -> Callable[[Connection], list[int]]:
    """The first unread entries of a list in the order given, from the part that has any."""

    def run(conn: Connection) -> list[int]:
        for start in range(0, len(ids), _ROWS_AT_ONCE):
            rows = get_rows(conn, ids[start : start + _ROWS_AT_ONCE])
            if unread := [row.id for row in rows if not row.read]:
                return unread
        return []

    return run


def heading(row: Row | None, now: float) -> str:
    """What stands over the group of this row: its day, or its feed."""
    if isinstance(row, FeedRow):
        return row.name
    if isinstance(row, ListRow) and row.is_ranked and row.because is None:
        return tr("The most relevant first")
    if isinstance(row, ListRow) and row.is_ranked:
        return tr("What you may want to read first")
    if isinstance(row, ListRow) and row.by_feed:
        return row.entry.feed_name
    if isinstance(row, ListRow | DayRow):
        return day_title(row.day, local_day(now))
    return ""
