"""What one row of the post list shows. Pure, so that rows are made on the read thread."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, tzinfo

from reader.gui.words import local_day
from reader.model.stored import EntryRow


@dataclass(frozen=True, slots=True)
class ListRow:
    entry: EntryRow
    day: date
    starts_day: bool
    """True where the row before it belongs to another day."""
    right_to_left: bool

    @property
    def id(self) -> int:
        return self.entry.id


@dataclass(frozen=True, slots=True)
class DayRow:
    """A day's header as a row of its own, in the wide list."""

    day: date


@dataclass(frozen=True, slots=True)
class GoneRow:
    """A post of the snapshot that was removed since, by retention for instance."""


Row = ListRow | DayRow | GoneRow


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks the owner just set; None where a mark was left alone."""

    read: bool | None = None
    starred: bool | None = None


def with_marks(row: ListRow, marks: Marks) -> ListRow:
    """The row as it looks with these marks; the very same row where nothing changes."""
    entry = marked(row.entry, marks)
    return row if entry == row.entry else replace(row, entry=entry)


def marked(entry: EntryRow, marks: Marks) -> EntryRow:
    read = entry.read if marks.read is None else marks.read
    starred = entry.starred if marks.starred is None else marks.starred
    return replace(entry, read=read, starred=starred)


def make_rows(entries: Sequence[EntryRow], skip: int, zone: tzinfo | None = None) -> list[ListRow]:
    """Rows of `entries` in list order; the first `skip` of them are only there to tell where a day starts."""
    rows: list[ListRow] = []
    before: date | None = None
    for entry in entries:
        day = local_day(entry.sort_at, zone)
        rows.append(ListRow(entry, day, day != before, is_right_to_left(entry.title or entry.snippet)))
        before = day
    return rows[skip:]


def is_right_to_left(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left."""
    for sign in text[:200]:
        direction = unicodedata.bidirectional(sign)
        if direction in ("R", "AL"):
            return True
        if direction == "L":
            return False
    return False
