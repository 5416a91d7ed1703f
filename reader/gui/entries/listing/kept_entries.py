"""Entries that stay in a list which would leave them out now, at the place that is theirs. Pure; the read thread."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from reader.model.stored import Cursor, EntryRow
from reader.store.entries.views import IdPage


def add_kept(page: IdPage, kept: Sequence[EntryRow], newest_first: bool, after: Cursor | None) -> IdPage:
    """The page with those of `kept` that belong between its beginning and its end."""
    here = {*page.ids}
    missing = [
        row for row in kept if row.id not in here and _is_between(row.cursor, after, page, newest_first)
    ]
    if not missing:
        return page
    places = [*zip(page.sort_at, page.ids, strict=True), *((row.sort_at, row.id) for row in missing)]
    places.sort(reverse=newest_first)
    ids, times = array("q", (id_ for _, id_ in places)), array("q", (at for at, _ in places))
    return IdPage(ids, page.next, times)


def _is_between(place: Cursor, after: Cursor | None, page: IdPage, newest_first: bool) -> bool:
    begins = after is None or _comes_before(after, place, newest_first)
    ends = page.next is None or _comes_before(place, page.next, newest_first)
    return begins and ends


def _comes_before(one: Cursor, other: Cursor, newest_first: bool) -> bool:
    first, second = (one.sort_at, one.entry_id), (other.sort_at, other.entry_id)
    return first > second if newest_first else first < second
