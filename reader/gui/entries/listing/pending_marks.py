"""Pending marks, just set by the owner, as long as the store may not know them; and runs of rows. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from reader.gui.entries.rows.rows import GoneRow, ListRow, Marks, with_marks


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
