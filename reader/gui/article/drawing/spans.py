"""Text spans of the entries on a newspaper page. Pure."""

from __future__ import annotations

from bisect import bisect_right

from msgspec import Struct


class Span(Struct):
    """Where an entry stands in the text."""

    entry_id: int
    start: int
    end: int


class Spans:
    """Entries in the order of the page. Positions only grow, since entries are only appended."""

    def __init__(self) -> None:
        self.all: list[Span] = []
        self._starts: list[int] = []
        self._index: dict[int, int] = {}

    def open(self, entry_id: int, start: int) -> None:
        self._index[entry_id] = len(self.all)
        self._starts.append(start)
        self.all.append(Span(entry_id, start, start))

    def close(self, end: int) -> None:
        self.all[-1].end = end

    def find_at(self, position: int) -> int:
        """Index of the post that holds this letter; -1 where there is none at all."""
        return min(max(0, bisect_right(self._starts, position) - 1), len(self.all) - 1)

    def find_index(self, entry_id: int) -> int:
        return self._index.get(entry_id, -1)
