"""The rows of the entry list: days, direction of text, marks."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from reader.core.records.stored import EntryRow
from reader.features.search.hits import find_hits
from reader.store.bodies import make_snippet
from reader.window.list.rows import Marks, make_rows, with_marks

DAY = 86_400

NOW = datetime(2026, 6, 11, 10, 24, tzinfo=UTC).timestamp()


def row(id_: int, sort_at: int, title: str = "Title", read: bool = False) -> EntryRow:
    return EntryRow(id_, 1, "Feed", title, "", "", sort_at, None, "Text", read, False)


def test_rows_know_where_a_day_starts():
    entries = [row(3, int(NOW)), row(2, int(NOW) - 60), row(1, int(NOW) - DAY)]
    assert [r.starts_group for r in make_rows(entries, UTC)] == [True, False, True]


def test_a_text_that_was_cut_off_says_so():
    """Where the list is wide, all that is stored of it can be seen."""
    cut = make_snippet("The tide gauge at the old mole has been wrong by two centimetres. " * 9)
    (shown, whole) = make_rows([replace(row(1, 0), snippet=cut), replace(row(2, 0), snippet="All of it.")])
    words = cut.split()
    assert shown.text == " ".join(words[:-1]) + "…"
    assert whole.text == "All of it."


def test_marks_leave_an_unchanged_row_as_it_is():
    before = make_rows([row(1, 0)])[0]
    assert with_marks(before, {before.id: Marks()}) is before
    assert with_marks(before, {before.id: Marks(read=True)}).entry.read
    assert with_marks(before, {before.id: Marks(starred=True)}).entry.starred


def test_words_to_highlight_stay_marked_while_a_phrase_is_typed():
    [shown] = make_rows([row(1, int(NOW), "The night ferry and the harbour train")], UTC)
    shown = replace(shown, words='"night', highlights="harbour")
    marked = [shown.name[hit.start : hit.end] for hit in find_hits(shown.name, shown.marked_words)]
    assert marked == ["night", "harbour"]
