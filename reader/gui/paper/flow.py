"""Fills columns and pages with items: lines stand on one grid, heads stay with their text, pictures go to the head of a
column, and what goes on overleaf says so. Knows heights and flags alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct, field

from reader.gui.paper.balance import COLUMNS, Placed, balance, group_items
from reader.gui.paper.items import Item, make_space
from reader.gui.paper.measures import LINE, PageSize, whole_lines


class PageContent(Struct):
    number: int
    top: float
    bottom: float
    placed: list[Placed] = field(default_factory=list)
    goes_on: bool = False
    """The last piece goes on overleaf."""
    has_second: bool = False
    """Something stands in its second column."""


class Flow:
    def __init__(
        self,
        size: PageSize,
        front_top: float,
        front_bottom: float,
        tops: float,
        make_again: Callable[[str, int], list[Item]],
    ) -> None:
        """`tops`: where columns begin on further pages. `make_again`: the words over what goes on: title, page."""
        self._size, self._tops, self._make_again = size, tops, make_again
        self.pages = [PageContent(1, front_top, front_bottom)]
        self._column = 0
        self._y = front_top
        self._waiting: list[list[Item]] = []
        """Pictures with their captions, for the head of the next column."""
        self._on_page: list[Item] = []
        """What stands on this page in its order, with the spaces that no column begins with."""

    @property
    def page(self) -> PageContent:
        return self.pages[-1]

    @property
    def page_number(self) -> int:
        return self.page.number

    def add(self, items: Iterable[Item], title: str, *, lift_picture: bool = False) -> int:
        """The page on which it begins. `lift_picture`: the first picture stands at the head of the next column."""
        groups = list(group_items(items))
        if lift_picture:
            place = next((n for n, group in enumerate(groups) if _is_picture(group)), None)
            if place is not None:
                self._waiting.append([item for item in groups.pop(place) if not item.is_space])
                # Nothing stands there any more that the text would keep its distance from.
                groups[place : place + 1] = [_without_space(group) for group in groups[place : place + 1]]
        begins = 0
        for group in filter(None, groups):
            self._add_group(group, title if begins else "")
            begins = begins or self.page_number
        return begins or self.page_number

    def finish(self) -> None:
        while self._waiting:
            self._next_column("")
        if self.page_number > 1:
            balanced = balance(self._on_page, self.page.top, self._bottom, self._size.column_x)
            self.page.placed = balanced or self.page.placed
            self.page.has_second = self.page.has_second or bool(balanced)

    def _add_group(self, group: list[Item], title: str) -> None:
        if self._fits(group):
            self._put(group)
        elif group[0].floats:
            self._waiting.append(group)
        elif all(item.is_space for item in group):
            self._y = self._bottom
        elif self._is_at_head():
            self._split(group, title)
        else:
            self._next_column(title)
            self._add_group(group, title)

    def _split(self, group: list[Item], title: str) -> None:
        """A group taller than a column: whatever it holds comes one by one."""
        for item in group:
            if not self._fits([item]) and not self._is_at_head():
                self._next_column(title)
            self._put([item])

    def _put(self, group: list[Item]) -> None:
        x = self._size.column_x(self._column)
        self._on_page += group
        for item in group:
            if item.is_space:
                self._y += 0.0 if self._is_at_head() else item.height
                continue
            self._y = self.page.top + whole_lines(self._y - self.page.top - 1e-6)
            self.page.placed.append(Placed(item, x, self._y))
            self._y += item.height
        self.page.has_second = self.page.has_second or self._column > 0

    def _fits(self, group: list[Item]) -> bool:
        start = self.page.top + whole_lines(self._y - self.page.top - 1e-6)
        return start + sum(item.height for item in group) <= self._bottom + 1e-6

    @property
    def _bottom(self) -> float:
        """In the last column a line is left for "continues on page 2"."""
        lines = (self.page.bottom - self.page.top) // LINE * LINE
        return self.page.top + lines - (LINE if self._column == COLUMNS - 1 else 0.0)

    def _is_at_head(self) -> bool:
        return self._y <= self.page.top + 1e-6

    def _next_column(self, title: str) -> None:
        if self._column < COLUMNS - 1:
            self._column += 1
        else:
            self.page.goes_on = bool(title)
            before = self.page_number
            self.pages.append(PageContent(before + 1, self._tops, self._size.bottom))
            self._column, self._on_page = 0, []
            if title:
                self._y = self.page.top
                self._put(self._make_again(title, before))
                self._put_waiting(keep_y=True)
                return
        self._y = self.page.top
        self._put_waiting(keep_y=False)

    def _put_waiting(self, *, keep_y: bool) -> None:
        while self._waiting and (self._fits(self._waiting[0]) or (self._is_at_head() and not keep_y)):
            self._put([*self._waiting.pop(0), make_space()])


def _is_picture(group: list[Item]) -> bool:
    return any(item.floats for item in group)


def _without_space(group: list[Item]) -> list[Item]:
    while group and group[0].is_space:
        group = group[1:]
    return group
