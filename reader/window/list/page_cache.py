"""Page cache: the rows around what is in sight, and which of them are wanted. It asks nobody. Pure."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence

from reader.window.list.rows import GoneRow, ListRow

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
        """Have every page read again when it is next looked at; until then the old rows are shown."""
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
            self._fresh.discard(page)
            if page not in self._asked:
                self._wanted[page] = None
            return None, False
        return rows[offset], is_settled

    def peek(self, row: int) -> PageRow | None:
        rows = self._pages.get(row // PAGE)
        offset = row % PAGE
        return rows[offset] if rows is not None and offset < len(rows) else None

    def pop_wanted(self, row_count: int) -> Iterator[tuple[int, int]]:
        """The rows [first, last) to fetch; each is given out once."""
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
        """Move the rows behind a place where others came or went; they are read again when looked at."""
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
        """Put every kept row through `change`; return the numbers of those that became another."""
        changed: list[int] = []
        for page, rows in self._pages.items():
            for offset, row in enumerate(rows):
                new = change(row)
                if new is not row:
                    rows[offset] = new
                    changed.append(page * PAGE + offset)
        return changed
