"""Where cards are offered, and how they are laid out."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from reader.core.records.stored import EntryRow
from reader.window.list.card_view import GAP, CardPlan, cell_size, count_columns
from reader.window.list.rows import ListRow, are_mostly_pictures


def row(picture: str, text: str) -> ListRow:
    entry = EntryRow(1, 1, "Feed", "Title", "", "", 0, None, text, False, False)
    return ListRow(entry, date(2026, 11, 17), False, False, text=text, picture=picture)


PHOTO, NEWS, WORDS = (row("https://a.example/a", "Noon"), row("https://a.example/a", "x" * 200), row("", "Noon"))


@pytest.mark.parametrize(
    ("rows", "mostly"),
    [
        ([PHOTO] * 6, True),
        ([PHOTO] * 5, False),  # too few to tell
        ([PHOTO] * 8 + [WORDS] * 4, True),
        ([PHOTO] * 7 + [WORDS] * 5, False),
        ([NEWS] * 20, False),  # a picture over a text that wants to be read
        ([], False),
    ],
)
def test_cards_are_offered_where_a_feed_is_mostly_pictures(rows: list[ListRow], mostly: bool) -> None:
    assert are_mostly_pictures(rows) is mostly


@pytest.mark.parametrize(("width", "columns"), [(300, 1), (519, 1), (520, 2), (799, 2), (800, 3), (1400, 4)])
def test_cards_side_by_side(width: int, columns: int) -> None:
    assert count_columns(width) == columns


@given(st.integers(120, 4_000))
def test_as_many_cells_as_columns_fit_and_not_one_more(width: int) -> None:
    cell, room = cell_size(width, width - 10), width - 10
    columns = count_columns(width)
    assert cell.width() * columns <= room < cell.width() * (columns + 1)


def test_everything_stands_inside_the_card() -> None:
    plan = CardPlan(QRect(100, 50, 300 + GAP, 272))
    lines = [plan.feed_line, plan.title_line(3), plan.foot, plan.text_line(plan.text_lines - 1), plan.picture]
    assert all(plan.card.contains(line) for line in lines)
    assert plan.picture.contains(plan.text_line(plan.text_lines - 1))
