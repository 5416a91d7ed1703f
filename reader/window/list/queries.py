"""Store queries of the entry list: what a place or a search lists, its rows, what is new, the next unread entry. Small
functions of a connection that run on the read thread."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date

from msgspec import Struct, field
from msgspec.structs import replace

from reader.core.records.messages import Message
from reader.core.records.stored import Cursor, EntryRow, View, ViewKind
from reader.features.search import hits
from reader.features.search import store as search
from reader.features.search.store import Search, find_saved_search, search_entries
from reader.features.search.tree import Column
from reader.features.stories import worker as content_reader
from reader.features.stories.store import find_stories
from reader.features.stories.window import Folding, add_day_headers, add_feed_headers, add_kept, fold_ids, list_grouped
from reader.store import views
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.window.list.page_cache import PAGE
from reader.window.list.rows import Because, Fold, GoneRow, ListRow, add_pictures, make_rows
from reader.window.sidebar.tree import Key, Kind

SEEN_LETTERS = 34
"""So much of the text can be seen in any row: one line of a narrow list, under the day's name or a long title."""


# The first part fills any screen within a few milliseconds; the rest comes in parts that hold nobody up.
FIRST_CHUNK, NEXT_CHUNK = 500, 20_000
# Enough to say "1,000 or more new"; more would not be read one by one anyway.
MOST_NEW = 1_000
MOST_SUGGESTED = 200


def show_passage(conn: Connection, row: ListRow, words: str) -> ListRow:
    """The row with the passage that holds what was searched for, where the post's beginning does not: a hit nobody can
    see helps nobody."""
    row = replace(row, words=words)
    if hits.find_hits(row.name, words, Column.TITLE) or hits.find_hits(row.text[:SEEN_LETTERS], words, Column.TEXT):
        return row
    passage = hits.find_passage(row.text, words) or hits.find_passage(search.read_indexed_text(conn, row.id), words)
    return replace(row, text=passage) if passage else row


class Listing(Struct, frozen=True):
    """What a list shows: a view, or what a search finds in it."""

    view: View
    search: Search = Search()
    saved_id: int = 0
    """A saved search that must hold as well."""
    by_feed: bool = False
    """Grouped by feed instead of by day."""
    folded: bool = False
    """The same story is shown once."""
    suggested_at: float | None = None
    """For you as it is at this instant, in place of the order of time."""
    kept: tuple[int, ...] = ()
    """Entries that stay in the list though they were read since, say: what is open, what came back by undo."""

    @property
    def is_search(self) -> bool:
        return bool(self.search or self.saved_id)

    @property
    def says_date(self) -> bool:
        """Whether it is of one feed in the order of time: its rows say their date in place of the feed's name."""
        return self.view.kind is ViewKind.FEED and not self.by_feed and not self.is_search

    @property
    def is_ranked(self) -> bool:
        """Whether it is in an order in which days come and go, so that there are no groups."""
        return self.suggested_at is not None or (self.is_search and self.search.by_relevance)


class IdChunk(Struct, frozen=True):
    """A part of a snapshot."""

    ids: array[int]
    next: Cursor | None
    newest_id: int = 0
    """Of the first chunk: the newest entry of the store at that moment; what comes later is new."""
    upto_id: int = 0
    """Of the first chunk, in digest mode: what came later waits; 0 where all is listed."""
    last_day: date | None = None
    headers: Mapping[int, str] = field(default_factory=dict)
    """What the headers of feeds say, by their ids."""
    first_page: Sequence[ListRow | GoneRow | None] = ()
    """The rows that are in sight at once; empty in later chunks."""
    folding: Folding = field(default_factory=Folding)
    because: Mapping[int, Because] | None = None
    """Why each entry is suggested, in For you."""
    words: str = ""
    """What a search looked for, to be marked."""
    is_cut: bool = False
    """A search found more than it lists."""
    problems: tuple[Message, ...] = ()
    """What a search did not understand, in sentences."""


class Page(Struct, frozen=True):
    """Rows that are wanted, with what the list knows of them and the store does not."""

    ids: Sequence[int]
    listing: Listing
    skip: int = 0
    """So many in front only tell whether the page starts with a new group."""
    led: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """What is folded under some of them."""
    opened: Collection[int] = ()
    copies: Collection[int] = ()
    because: Mapping[int, Because] | None = None
    words: str = ""
    """What was searched for: the passage that holds it is shown."""


def ids_operation(
    listing: Listing,
    after: Cursor | None,
    limit: int,
    last_day: date | None,
    with_days: bool,
    leads: Mapping[int, int] | None = None,
) -> Callable[[Connection], IdChunk]:
    """List a part of the ids. `leads`: the stories of the parts before, each with the entry that leads it."""

    def run(conn: Connection) -> IdChunk:
        if after is not None:
            return find(conn)
        newest_id = views.find_newest_id(conn)  # first: what arrives while we list is new
        chunk = find(conn)
        led: dict[int, list[int]] = {}
        for copy, lead in chunk.folding.copies.items():
            led.setdefault(lead, []).append(copy)
        rows = rows_operation(Page(chunk.ids[:PAGE], listing, led=led, because=chunk.because, words=chunk.words))(conn)
        held = views.find_held(conn)
        upto_id = held.upto_id if held is not None else 0
        return replace(chunk, newest_id=newest_id, upto_id=upto_id, first_page=rows)

    def find(conn: Connection) -> IdChunk:
        if listing.is_search:
            return _found(conn, listing)
        if listing.suggested_at is not None:
            return _suggested(conn, listing)
        if listing.by_feed:
            found = list_grouped(conn, listing.view, with_days, listing.kept)
            return IdChunk(found.ids, None, headers=found.names)
        page = views.list_ids(conn, listing.view, limit, after)
        page = add_kept(page, views.get_rows(conn, listing.kept), listing.view.newest_first, after)
        folding = _fold(conn, listing, page.ids, leads or {})
        ids, times = _kept(page.ids, folding), _kept(page.sort_at, folding)
        if not with_days or not ids:
            return IdChunk(ids, page.next, last_day=last_day, folding=folding)
        ids, day = add_day_headers(ids, times, last_day)
        return IdChunk(ids, page.next, last_day=day, folding=folding)

    return run


def headers_operation(
    listing: Listing, ids: Sequence[int], with_headers: bool, copies: Collection[int]
) -> Callable[[Connection], IdChunk]:
    """List the same entries with a row for each further day or feed, or without."""

    def run(conn: Connection) -> IdChunk:
        entries = array("q", ids)
        if not with_headers or not ids or listing.is_search or listing.suggested_at is not None:
            return IdChunk(entries, None)
        places = views.list_places(conn, ids)
        if listing.by_feed:
            found = add_feed_headers(conn, entries, places.feed_ids)
            return IdChunk(found.ids, None, headers=found.names)
        times = places.sort_at
        for number, entry_id in enumerate(ids[1:], start=1):
            if entry_id in copies:
                times[number] = times[number - 1]
        entries, day = add_day_headers(entries, times, None)
        return IdChunk(entries, None, last_day=day)

    return run


def _found(conn: Connection, listing: Listing) -> IdChunk:
    search = _search_of(conn, listing)
    found = search_entries(conn, search, listing.view)
    page = views.IdPage(found.ids, None, found.sort_at)
    if not search.by_relevance:
        page = add_kept(page, views.get_rows(conn, listing.kept), listing.view.newest_first, None)
    return IdChunk(page.ids, None, words=search.words, is_cut=found.is_cut, problems=found.problems)


def _search_of(conn: Connection, listing: Listing) -> Search:
    """The search with the words of the saved one, as they are now; if that is gone, one that finds nothing."""
    if not listing.saved_id:
        return listing.search
    saved = find_saved_search(conn, listing.saved_id)
    return Search(now=listing.search.now) if saved is None else replace(listing.search, inside=saved.query)


def _suggested(conn: Connection, listing: Listing) -> IdChunk:
    assert listing.suggested_at is not None
    found = content_reader.list_for_you(conn, load_settings(conn), listing.suggested_at, MOST_SUGGESTED)
    shown = set(views.list_shown(conn, [one.entry_id for one in found]))
    found = [one for one in found if one.entry_id in shown]
    suggested = {one.entry_id for one in found}
    kept = (row.id for row in views.get_rows(conn, list(dict.fromkeys(listing.kept))) if row.id not in suggested)
    ids = array("q", (*kept, *(one.entry_id for one in found)))
    folding = _fold(conn, listing, ids, {})
    because = {one.entry_id: Because(one.because, one.by_feed) for one in found}
    return IdChunk(_kept(ids, folding), None, folding=folding, because=because)


def _fold(conn: Connection, listing: Listing, ids: array[int], leads: Mapping[int, int]) -> Folding:
    if not listing.folded:
        return Folding(range(len(ids)))
    return fold_ids(ids, find_stories(conn, ids), leads)


def _kept(values: array[int], folding: Folding) -> array[int]:
    return array("q", (values[place] for place in folding.kept)) if folding.copies else values


def rows_operation(page: Page) -> Callable[[Connection], list[ListRow | GoneRow | None]]:
    def run(conn: Connection) -> list[ListRow | GoneRow | None]:
        found = views.get_rows(conn, [id_ for id_ in page.ids if id_ > 0])
        wanted = set(page.ids[page.skip :])
        made = make_rows(found, by_feed=page.listing.by_feed, copies=page.copies, says_date=page.listing.says_date)
        folds = _read_folds(conn, page)
        lit = load_settings(conn).highlight_words
        rows: Mapping[int, ListRow] = {
            row.id: _finish(row, page, folds.get(row.id), lit) for row in made if row.id in wanted
        }
        if page.words:
            rows = {row.id: show_passage(conn, row, page.words) for row in rows.values()}
        rows = add_pictures(conn, rows)
        return [None if id_ < 0 else rows.get(id_, GoneRow()) for id_ in page.ids[page.skip :]]

    return run


def _read_folds(conn: Connection, page: Page) -> dict[int, Fold]:
    copies = {row.id: row for row in views.get_rows(conn, [id_ for ids in page.led.values() for id_ in ids])}
    folds: dict[int, Fold] = {}
    for lead, ids in page.led.items():
        if here := tuple(copies[id_] for id_ in ids if id_ in copies):
            folds[lead] = Fold(here, lead in page.opened)
    return folds


def _finish(row: ListRow, page: Page, fold: Fold | None, highlights: str) -> ListRow:
    if page.listing.is_ranked:
        because = None if page.because is None else page.because.get(row.id, Because())
        row = replace(row, because=because, starts_group=False, is_ranked=True)
    return replace(row, fold=fold, highlights=highlights) if fold or highlights else row


def new_posts_operation(listing: Listing, newest_id: int, upto_id: int = 0) -> Callable[[Connection], int]:
    """Count the entries of the view that arrived after a snapshot was taken, or were let through by a hold since, up to
    a limit. `upto_id` is where that hold hung."""
    view = listing.view

    def run(conn: Connection) -> int:
        held = views.find_held(conn)
        if upto_id and (held is None or held.upto_id > upto_id):
            return _count_let_through(conn, view, upto_id)
        if views.find_newest_id(conn) <= newest_id:
            return 0
        if listing.is_search:
            return len(search_entries(conn, _search_of(conn, listing), view, MOST_NEW, newest_id).ids)
        ids = views.list_ids(conn, replace(view, newest_first=True), MOST_NEW).ids
        return sum(id_ > newest_id for id_ in ids)

    return run


def _count_let_through(conn: Connection, view: View, upto_id: int) -> int:
    later = [id_ for id_ in views.list_ids(conn, replace(view, newest_first=True), MOST_NEW).ids if id_ > upto_id]
    alerted = views.list_alerted(conn)
    return sum(row.feed_id not in alerted for row in views.get_rows(conn, later))


def next_unread_operation(
    view: View, at: EntryRow | None, forward: bool, most: int
) -> Callable[[Connection], list[int]]:
    """List unread entries behind (or before) an entry in the order of the view; a few, should some be out of sight."""
    newest_first = view.newest_first if forward else not view.newest_first
    unread = replace(view, unread_only=True, newest_first=newest_first)

    def run(conn: Connection) -> list[int]:
        return list(views.list_ids(conn, unread, most, at.cursor if at else None).ids)

    return run


def make_listing(place: Key, view: View, by_feed: bool, fold_stories: bool, now: float) -> Listing:
    is_for_you = place.kind is Kind.FOR_YOU
    by_feed = by_feed and not is_for_you
    # A feed's own list and what the user kept are shown whole.
    folded = fold_stories and not by_feed and place.kind in (Kind.TODAY, Kind.UNREAD, Kind.FOR_YOU, Kind.FOLDER)
    return Listing(view, by_feed=by_feed, folded=folded, suggested_at=now if is_for_you else None)


def make_search_listing(place: Key, view: View, search: Search, is_everywhere: bool) -> Listing:
    """The listing of a search. What was typed also finds read entries; a saved search shows them as any place does."""
    saved_id = place.id if place.kind is Kind.SAVED and not is_everywhere else 0
    return Listing(replace(view, unread_only=False) if search.typed else view, search, saved_id)
