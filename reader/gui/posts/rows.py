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
    """A post as its row shows it."""

    entry: EntryRow
    day: date
    starts_group: bool
    """True where the row before it belongs to another day, or to another feed."""
    right_to_left: bool
    by_feed: bool = False
    """Which of the two makes the groups of its list."""

    @property
    def id(self) -> int:
        return self.entry.id


@dataclass(frozen=True, slots=True)
class DayRow:
    """A day's header as a row of its own, in the wide list."""

    day: date


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A feed's header as a row of its own, in the wide list."""

    name: str


@dataclass(frozen=True, slots=True)
class GoneRow:
    """A post of the snapshot that was removed since, by retention for instance."""


Row = ListRow | DayRow | FeedRow | GoneRow


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


def make_rows(
    entries: Sequence[EntryRow], skip: int, zone: tzinfo | None = None, by_feed: bool = False
) -> list[ListRow]:
    """Rows of `entries` in list order; the first `skip` of them only tell where a group starts."""
    rows: list[ListRow] = []
    before: date | int | None = None
    for entry in entries:
        day = local_day(entry.sort_at, zone)
        group = entry.feed_id if by_feed else day
        right_to_left = is_right_to_left(entry.title or entry.snippet)
        rows.append(ListRow(entry, day, group != before, right_to_left, by_feed))
        before = group
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
