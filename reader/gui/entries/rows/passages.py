"""Rows of a search: the passage that holds what was searched for, where the post's beginning does not. Read thread."""

from __future__ import annotations

from msgspec.structs import replace

from reader.gui.entries.rows.rows import ListRow
from reader.query import hits
from reader.query.tree import Column
from reader.store.db import Connection
from reader.store.search import search

SEEN_LETTERS = 34
"""So much of the text can be seen in any row: one line of a narrow list, under the day's name or a long title."""


def show_passage(conn: Connection, row: ListRow, words: str) -> ListRow:
    """The row as a search shows it: a hit nobody can see helps nobody."""
    row = replace(row, words=words)
    if hits.find_hits(row.name, words, Column.TITLE) or hits.find_hits(
        row.text[:SEEN_LETTERS], words, Column.TEXT
    ):
        return row
    passage = hits.find_passage(row.text, words) or hits.find_passage(
        search.read_indexed_text(conn, row.id), words
    )
    return replace(row, text=passage) if passage else row
