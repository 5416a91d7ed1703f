"""What the post list asks the store: small functions of a connection, run on the read thread."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, tzinfo

import apsw

from reader.gui.posts.groups import list_grouped
from reader.gui.posts.page_cache import PAGE
from reader.gui.posts.rows import GoneRow, ListRow, make_rows
from reader.gui.words import local_day
from reader.model.stored import Cursor, EntryRow, View
from reader.store.search import search_ids
from reader.store.views import find_newest_id, get_rows, list_ids

# The first part fills any screen within a few milliseconds; the rest comes in parts that hold nobody up.
FIRST_CHUNK, NEXT_CHUNK = 500, 20_000
# Enough to say "1,000 or more new"; more would not be read one by one anyway.
MOST_NEW = 1_000


@dataclass(frozen=True, slots=True)
class Listing:
    """What a list shows: a view, or what a search finds in it."""

    view: View
    words: str = ""
    by_feed: bool = False
    """Grouped by feed instead of by day."""


@dataclass(frozen=True, slots=True)
class IdChunk:
    """A part of a snapshot."""

    ids: array[int]
    next: Cursor | None
    newest_id: int = 0
    """Of the first chunk: the newest post of the store at that moment; what comes later is new."""
    last_day: date | None = None
    headers: Mapping[int, str] = field(default_factory=dict)
    """What the headers of feeds say, by their ids."""
    first_page: Sequence[ListRow | GoneRow | None] = ()
    """The rows that are in sight at once; empty in later chunks."""


def ids_operation(
    listing: Listing, after: Cursor | None, limit: int, last_day: date | None, with_days: bool
) -> Callable[[apsw.Connection], IdChunk]:
    def run(conn: apsw.Connection) -> IdChunk:
        if after is not None:
            return find(conn)
        newest_id = find_newest_id(conn)  # first: what arrives while we list is new
        chunk = find(conn)
        page = rows_operation(chunk.ids[:PAGE], 0, listing.by_feed)(conn)
        return replace(chunk, newest_id=newest_id, first_page=page)

    def find(conn: apsw.Connection) -> IdChunk:
        if listing.words:
            return IdChunk(array("q", search_ids(conn, listing.words, listing.view)), None)
        if listing.by_feed:
            found = list_grouped(conn, listing.view, with_days)
            return IdChunk(found.ids, None, headers=found.names)
        page = list_ids(conn, listing.view, limit, after)
        if not with_days or not page.ids:
            return IdChunk(page.ids, page.next)
        ids, day = add_day_headers(page.ids, page.sort_at, last_day)
        return IdChunk(ids, page.next, last_day=day)

    return run


def add_day_headers(
    ids: Sequence[int], times: Sequence[int], last_day: date | None, zone: tzinfo | None = None
) -> tuple[array[int], date]:
    """The ids with a header in front of each further day, and the day of the last one.

    Times run in one direction, so each day's end is found by halving: few conversions for many posts.
    """
    result = array("q")
    start, count = 0, len(ids)
    day = local_day(times[0], zone)
    while start < count:
        day = local_day(times[start], zone)
        end = bisect_left(range(count), 1, start, count, key=_is_other_day(times, day, zone))
        # The strip above the list already names the first day.
        if last_day is not None and day != last_day:
            result.append(header_id(day))
        result.extend(ids[start:end])
        start, last_day = end, day
    return result, day


def _is_other_day(times: Sequence[int], day: date, zone: tzinfo | None) -> Callable[[int], int]:
    return lambda position: int(local_day(times[position], zone) != day)


def header_id(day: date) -> int:
    return -day.toordinal()


def day_of_header(id_: int) -> date:
    return date.fromordinal(-id_)


def rows_operation(
    ids: Sequence[int], skip: int, by_feed: bool = False
) -> Callable[[apsw.Connection], list[ListRow | GoneRow | None]]:
    """The rows of a page. The first `skip` ids only tell whether the page starts with a new day."""

    def run(conn: apsw.Connection) -> list[ListRow | GoneRow | None]:
        found = get_rows(conn, [id_ for id_ in ids if id_ > 0])
        wanted = set(ids[skip:])
        rows = {row.id: row for row in make_rows(found, 0, by_feed=by_feed) if row.id in wanted}
        return [None if id_ < 0 else rows.get(id_, GoneRow()) for id_ in ids[skip:]]

    return run


def new_posts_operation(view: View, newest_id: int) -> Callable[[apsw.Connection], int]:
    """How many posts of the view arrived after a snapshot was taken, counted up to a limit."""

    def run(conn: apsw.Connection) -> int:
        if find_newest_id(conn) <= newest_id:
            return 0
        ids = list_ids(conn, replace(view, newest_first=True), MOST_NEW).ids
        return sum(id_ > newest_id for id_ in ids)

    return run


def next_unread_operation(
    view: View, at: EntryRow | None, forward: bool
) -> Callable[[apsw.Connection], list[int]]:
    """Unread posts behind (or before) a post in the order of the view; a few, should some be out of sight."""
    newest_first = view.newest_first if forward else not view.newest_first
    unread = replace(view, unread_only=True, newest_first=newest_first)

    def run(conn: apsw.Connection) -> list[int]:
        return list(list_ids(conn, unread, 20, at.cursor if at else None).ids)

    return run
