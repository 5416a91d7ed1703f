"""The rows of the entry list: days, direction of text, marks."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from reader.gui.entries.rows.rows import Marks, make_rows, with_marks
from reader.model.stored import EntryRow
from reader.store.entries.bodies import make_snippet

DAY = 86_400

NOW = datetime(2026, 6, 11, 10, 24, tzinfo=UTC).timestamp()


def row(id_: int, sort_at: int, title: str = "Title", read: bool = False) -> EntryRow:
    return EntryRow(id_, 1, "Feed", title, "", "", sort_at, None, "Text", False, read, False)


def test_rows_know_where_a_day_starts_and_the_first_only_looks_back():
    entries = [row(3, int(NOW)), row(2, int(NOW) - 60), row(1, int(NOW) - DAY)]
    assert [r.starts_group for r in make_rows(entries, 0, UTC)] == [True, False, True]
    assert [r.starts_group for r in make_rows(entries, 1, UTC)] == [False, True]


def test_a_text_that_was_cut_off_says_so():
    """Where the list is wide, all that is stored of it can be seen."""
    cut = make_snippet("The tide gauge at the old mole has been wrong by two centimetres. " * 9)
    (shown, whole) = make_rows([replace(row(1, 0), snippet=cut), replace(row(2, 0), snippet="All of it.")], 0)
    words = cut.split()
    assert shown.text == " ".join(words[:-1]) + "…"
    assert whole.text == "All of it."


def test_marks_leave_an_unchanged_row_as_it_is():
    before = make_rows([row(1, 0)], 0)[0]
    assert with_marks(before, {before.id: Marks()}) is before
    assert with_marks(before, {before.id: Marks(read=True)}).entry.read
    assert with_marks(before, {before.id: Marks(starred=True)}).entry.starred
