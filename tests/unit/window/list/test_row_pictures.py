"""How cards are laid out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from reader.window.list.card_view import GAP, CardPlan, cell_size, count_columns


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
