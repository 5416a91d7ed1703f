"""Rows of the entry list: their records, made with names, marks and pictures, and the notes under them. Pure but for
the pictures' queries, so that rows are made on the read thread."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date, tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.stored import EntryRow
from reader.core.words.entry_names import name_entry
from reader.html import picture_tag
from reader.html import text as html_text
from reader.store.bodies import SNIPPET_LENGTH
from reader.store.db import Connection
from reader.store.feeds import list_picture_choices
from reader.store.settings import load_settings
from reader.store.views import list_bodies
from reader.window.kit.humanize import joined, local_day, name_in_words, number, unread
from reader.window.kit.translate import tr
from reader.window.pictures.decode import PictureRule, decide_pictures


class Fold(Struct, frozen=True):
    """What is folded under an entry: the same story in other feeds, as far as the list holds it."""

    copies: tuple[EntryRow, ...]
    is_open: bool = False

    @property
    def unread(self) -> int:
        return sum(not copy.read for copy in self.copies)

    def feeds_beside(self, feed_id: int) -> list[str]:
        """The names of the other feeds, each once."""
        return list({copy.feed_id: copy.feed_name for copy in self.copies if copy.feed_id != feed_id}.values())

    def with_marks(self, marks: Mapping[int, Marks]) -> Fold:
        copies = tuple(marked(copy, marks[copy.id]) if copy.id in marks else copy for copy in self.copies)
        return self if copies == self.copies else replace(self, copies=copies)


class Because(Struct, frozen=True):
    """Why an entry is suggested; nothing to say where it only happens to fit."""

    terms: tuple[str, ...] = ()
    """What the user read about before."""
    feed: bool = False
    """The user often opens entries of its feed."""


class ListRow(Struct, frozen=True):
    entry: EntryRow
    day: date
    starts_group: bool
    """True where the row before it belongs to another day, or to another feed."""
    right_to_left: bool
    by_feed: bool = False
    """Which of the two makes the groups of its list."""
    fold: Fold | None = None
    is_copy: bool = False
    """Whether it is under the entry that leads its story."""
    because: Because | None = None
    """In For you: why it is suggested. None in every other list."""
    name: str = ""
    """Its title, or its first words where it has none."""
    text: str = ""
    """What is shown under the name."""
    words: str = ""
    """What was searched for, to be marked."""
    picture: str = ""
    """The address of the picture that stands for it; empty where it has none or none may be seen."""
    highlights: str = ""
    """Words that stand out in every list."""
    says_date: bool = False
    """In the list of one feed: the row says its date instead of the feed's name, under the header of its month."""
    is_ranked: bool = False
    """Whether its list is in an order in which days come and go: by interest, by relevance."""

    @property
    def id(self) -> int:
        return self.entry.id

    @property
    def marked_words(self) -> str:
        """What is marked in its name and text. What is typed comes last: an open quotation mark reaches to the end."""
        return f"{self.highlights} {self.words}".strip()

    @property
    def is_under_its_day(self) -> bool:
        """Whether a header says its day, so that it need not."""
        return not (self.by_feed or self.says_date or self.is_copy or self.words or self.because is not None)


class DayRow(Struct, frozen=True):
    day: date


class FeedRow(Struct, frozen=True):
    name: str


class GoneRow(Struct, frozen=True):
    """An entry of the snapshot that was removed since, by retention for instance."""


Row = ListRow | DayRow | FeedRow | GoneRow


class Marks(Struct, frozen=True):
    """Marks the user just set; None where a mark was left alone."""

    read: bool | None = None
    starred: bool | None = None


def with_marks(row: ListRow, marks: Mapping[int, Marks]) -> ListRow:
    """The row as it looks with these marks of entries; the very same row where nothing changes."""
    entry = marked(row.entry, marks[row.id]) if row.id in marks else row.entry
    fold = row.fold.with_marks(marks) if row.fold else None
    is_same = entry == row.entry and fold is row.fold
    return row if is_same else replace(row, entry=entry, fold=fold)


def marked(entry: EntryRow, marks: Marks) -> EntryRow:
    read = entry.read if marks.read is None else marks.read
    starred = entry.starred if marks.starred is None else marks.starred
    return replace(entry, read=read, starred=starred)


def with_fold_open(row: ListRow | GoneRow | None, lead: int, is_open: bool) -> ListRow | GoneRow | None:
    """The row as it looks when the story that this entry leads is open, or folded."""
    if not isinstance(row, ListRow) or row.id != lead or row.fold is None:
        return row
    return replace(row, fold=replace(row.fold, is_open=is_open))


def make_rows(
    entries: Sequence[EntryRow],
    zone: tzinfo | None = None,
    by_feed: bool = False,
    copies: Collection[int] = (),
    says_date: bool = False,
) -> list[ListRow]:
    """Rows in list order. A copy belongs to the group of the entry it is folded under, not of its own day."""
    rows: list[ListRow] = []
    before: object = None
    for entry in entries:
        is_copy = entry.id in copies and bool(rows)
        day = rows[-1].day if is_copy else local_day(entry.sort_at, zone)
        group: object = entry.feed_id if by_feed else day
        if says_date:
            group = day.year, day.month
        named = name_entry(entry.title, entry.snippet, entry.link)
        name = name_in_words(named, entry.has_sound)
        starts = group != before and not is_copy
        right_to_left = bool(html_text.find_direction(name))
        text = end_with_dots(named.rest) if len(entry.snippet) >= SNIPPET_LENGTH else named.rest
        row = ListRow(
            entry, day, starts, right_to_left, by_feed, is_copy=is_copy, name=name, text=text, says_date=says_date
        )
        rows.append(row)
        before = group
    return rows


def end_with_dots(text: str) -> str:
    """A text that goes on, without the word that was cut off in its middle."""
    whole, _, _ = text.rpartition(" ")
    return f"{whole or text}…" if text and not text.endswith("…") else text


def note_of(row: ListRow) -> str:
    """ "Also in 4 feeds · 3 unread", "Because you read about ferries"; nothing for most entries.

    What is folded comes first, as the end of a line may be cut: its unread count is never hidden.
    """
    return " · ".join(filter(None, (fold_in_words(row), reason_in_words(row))))


def fold_in_words(row: ListRow) -> str:
    if row.fold is None:
        return ""
    feeds = len(row.fold.feeds_beside(row.entry.feed_id))
    more = len(row.fold.copies)
    if feeds:
        words = (
            tr("Also in 1 other feed") if feeds == 1 else tr("Also in {n} other feeds", n=feeds).format(n=number(feeds))
        )
    else:
        words = tr("1 similar article") if more == 1 else tr("{n} similar articles", n=more).format(n=number(more))
    return f"{words} · {unread(row.fold.unread)}" if row.fold.unread else words


def reason_in_words(row: ListRow) -> str:
    """Why it is suggested; nothing where it is only from a feed that the user often reads, which says nothing new."""
    if row.because is None or not row.because.terms:
        return ""
    return tr("Because you read about {terms}").format(terms=joined(row.because.terms))


def note_at_length(row: ListRow) -> str:
    """The note with the names of the feeds, shown when the pointer rests there."""
    if row.fold is None:
        return reason_in_words(row)
    names = row.fold.feeds_beside(row.entry.feed_id)
    also = tr("Also in {feeds}").format(feeds=joined(names)) if names else fold_in_words(row)
    return "\n".join(filter(None, (also, reason_in_words(row))))


def marks_of(row: ListRow) -> tuple[str, ...]:
    """The pictures before the time, from the left."""
    entry = row.entry
    is_here = entry.sound is not None and entry.sound.is_downloaded
    marks = ("star" * entry.starred, "download" * is_here, "headphones" * entry.has_sound)
    return tuple(filter(None, marks))


def add_pictures(conn: Connection, rows: Mapping[int, ListRow]) -> Mapping[int, ListRow]:
    """The same rows, each with its picture's address where there is one that may be fetched."""
    settings = load_settings(conn)
    if not settings.thumbnails:
        return rows
    choices = list_picture_choices(conn)
    wanted = [
        row.id
        for row in rows.values()
        if decide_pictures(settings.pictures, choices.get(row.entry.feed_id)) is PictureRule.SHOW
    ]
    found = {id_: picture_tag.find_lead_picture(html) for id_, html in list_bodies(conn, wanted)}
    return {id_: replace(row, picture=found[id_]) if found.get(id_) else row for id_, row in rows.items()}
