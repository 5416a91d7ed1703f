"""The line under an entry: where else its story stands, and why it is suggested. Pure; any thread."""

from __future__ import annotations

from reader.gui.entries.rows.rows import ListRow
from reader.gui.kit.humanize import joined, number, unread
from reader.gui.kit.translate import tr


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
            tr("Also in 1 feed") if feeds == 1 else tr("Also in {n} feeds", n=feeds).format(n=number(feeds))
        )
    else:
        words = tr("1 more like it") if more == 1 else tr("{n} more like it", n=more).format(n=number(more))
    return f"{words} · {unread(row.fold.unread)}" if row.fold.unread else words


def reason_in_words(row: ListRow) -> str:
    if row.because is None:
        return ""
    if row.because.terms:
        return tr("Because you read about {terms}").format(terms=joined(row.because.terms))
    return tr("Because you often open posts of this feed") if row.because.feed else ""


def note_at_length(row: ListRow) -> str:
    """The same for who rests the pointer there: which feeds these are."""
    if row.fold is None:
        return reason_in_words(row)
    names = row.fold.feeds_beside(row.entry.feed_id)
    also = tr("Also in {feeds}").format(feeds=joined(names)) if names else fold_in_words(row)
    return "\n".join(filter(None, (also, reason_in_words(row))))


def marks_of(row: ListRow) -> tuple[str, ...]:
    """The pictures before the time, from the left."""
    entry = row.entry
    is_here = entry.sound is not None and entry.sound.is_downloaded
    marks = ("star" * entry.starred, "download" * is_here, "headphones" * entry.has_enclosure)
    return tuple(filter(None, marks))
