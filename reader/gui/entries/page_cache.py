"""Pending marks, just set by the user, as long as the store may not know them; and runs of rows. Pure."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence

from reader.gui.entries.rows import GoneRow, ListRow, Marks, with_marks
from reader.model.stored import Cursor, EntryRow
from reader.store.views import IdPage

# Page cache of rows around what is in sight. Pure bookkeeping: it asks nobody, it only says what is wanted.

PageRow = ListRow | GoneRow

PAGE = 100
PAGES_KEPT = 40


class PageCache:
    def __init__(self) -> None:
        self._pages: OrderedDict[int, list[PageRow | None]] = OrderedDict()
        self._fresh: set[int] = set()
        self._wanted: dict[int, None] = {}
        self._asked: set[int] = set()

    def clear(self) -> None:
        self._pages.clear()
        self._fresh.clear()
        self._wanted.clear()
        self._asked.clear()

    def expire(self) -> None:
        """Every page is read again when next looked at; until then the old rows are shown."""
        self._fresh.clear()
        self._asked.clear()

    def find(self, row: int) -> tuple[PageRow | None, bool]:
        """The row if it is here, and whether no request is needed for it."""
        page = row // PAGE
        is_settled = page in self._fresh or page in self._asked
        if not is_settled:
            self._wanted[page] = None
        rows = self._pages.get(page)
        if rows is None:
            return None, is_settled
        self._pages.move_to_end(page)
        offset = row - page * PAGE
        if offset >= len(rows):
            # The page was fetched while the snapshot was still growing.
            self._want_again(page)
            return None, False
        return rows[offset], is_settled

    def peek(self, row: int) -> PageRow | None:
        rows = self._pages.get(row // PAGE)
        offset = row % PAGE
        return rows[offset] if rows is not None and offset < len(rows) else None

    def _want_again(self, page: int) -> None:
        self._fresh.discard(page)
        if page not in self._asked:
            self._wanted[page] = None

    def pop_wanted(self, row_count: int) -> Iterator[tuple[int, int]]:
        """Which rows [first, last) to fetch; each is given out once."""
        wanted, self._wanted = self._wanted, {}
        for page in wanted:
            first, last = page * PAGE, min((page + 1) * PAGE, row_count)
            if first < last:
                self._asked.add(page)
                yield first, last

    def keep(self, first: int, rows: Sequence[PageRow | None]) -> None:
        page = first // PAGE
        self._asked.discard(page)
        self._fresh.add(page)
        self._pages[page] = list(rows)
        self._pages.move_to_end(page)
        while len(self._pages) > PAGES_KEPT:
            oldest, _ = self._pages.popitem(last=False)
            self._fresh.discard(oldest)

    def splice(self, at: int, removed: int, inserted: int) -> None:
        """Rows came or went at one place: those behind it move on, and are read again when looked at."""
        moved = inserted - removed
        known = [(page * PAGE + offset, row) for page, rows in self._pages.items() for offset, row in enumerate(rows)]
        self.clear()
        for number, row in known:
            if number < at:
                self._put(number, row)
            elif number >= at + removed:
                self._put(number + moved, row)

    def _put(self, number: int, row: PageRow | None) -> None:
        rows = self._pages.setdefault(number // PAGE, [None] * PAGE)
        rows[number % PAGE] = row

    def replace(self, change: Callable[[PageRow | None], PageRow | None]) -> list[int]:
        """Put every kept row through `change`; gives the numbers of those that became another."""
        changed: list[int] = []
        for page, rows in self._pages.items():
            for offset, row in enumerate(rows):
                new = change(row)
                if new is not row:
                    rows[offset] = new
                    changed.append(page * PAGE + offset)
        return changed


# Entries that stay in a list which would leave them out now, at the place that is theirs. Pure; the read
# thread.


def add_kept(page: IdPage, kept: Sequence[EntryRow], newest_first: bool, after: Cursor | None) -> IdPage:
    """The page with those of `kept` that belong between its beginning and its end."""
    here = {*page.ids}
    missing = [row for row in kept if row.id not in here and _is_between(row.cursor, after, page, newest_first)]
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


class PendingMarks:
    """Shown over the rows as they were read: a page read before the write may still arrive."""

    def __init__(self) -> None:
        self._marks: dict[int, Marks] = {}

    def add(self, ids: Iterable[int], read: bool | None, starred: bool | None) -> None:
        """None leaves a mark as it is."""
        for entry_id in ids:
            before = self._marks.get(entry_id, Marks())
            now_read = before.read if read is None else read
            self._marks[entry_id] = Marks(now_read, before.starred if starred is None else starred)

    def is_read(self, entry_id: int) -> bool:
        marks = self._marks.get(entry_id)
        return marks is not None and marks.read is True

    def clear(self) -> None:
        self._marks.clear()

    def show_in(self, row: ListRow | GoneRow | None) -> ListRow | GoneRow | None:
        return with_marks(row, self._marks) if isinstance(row, ListRow) and self._marks else row


def find_runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Neighbours as one: a selection is removed in few steps, however long it is."""
    start = 0
    for end in range(1, len(rows) + 1):
        if end == len(rows) or rows[end] != rows[end - 1] + 1:
            yield rows[start], rows[end - 1]
            start = end
