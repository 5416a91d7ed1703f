"""Widths of columns: words stay whole, text gets what is left, a table that is too wide reaches beyond."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.html.blocks import Cell, Paragraph, Run, Table
from reader.window.article.tables import Need, find_needs, make_grid, share_width


def needs_of(*rows):
    table = Table(tuple(tuple(cell if isinstance(cell, Cell) else text(cell) for cell in row) for row in rows))
    return find_needs(make_grid(table), lambda words, heading: 10 * len(words), 20)


def text(words, columns=1):
    return Cell((Paragraph((Run(words),)),), columns)


def test_a_column_is_as_wide_as_its_longest_word_or_line():
    name, words = needs_of(["Alpha", "a long sentence"], ["B", "short"])
    assert (name.least, name.most) == (70, 70)
    assert (words.least, words.most) == (100, 170)


def test_a_cell_over_several_columns_is_shared_by_them():
    needs = needs_of([text("endlessword", columns=2)], ["a", "b"])
    assert sum(need.least for need in needs) >= 130
    assert needs[0] == needs[1]


def test_a_table_in_a_cell_gets_the_room_of_its_own_columns():
    inner = Cell((Table(((text("Alpha"), text("a long sentence")),)),))
    holder, _ = needs_of([inner, "b"], ["c", "d"])
    assert (holder.least, holder.most) == (70 + 100 + 20, 70 + 170 + 20)


def test_what_fits_is_not_stretched_and_what_does_not_is_not_squeezed():
    assert share_width([Need(50, 80), Need(50, 100)], 640) == [80, 100]
    assert share_width([Need(50, 80), Need(50, 320)], 250) == [65, 185]
    assert share_width([Need(400, 420), Need(400, 500)], 640) == [400, 400]


@given(st.lists(st.tuples(st.integers(28, 300), st.integers(0, 400)), min_size=1, max_size=30), st.integers(120, 2000))
def test_words_always_fit(sizes, room):
    needs = [Need(least, least + more) for least, more in sizes]
    widths = share_width(needs, room)
    assert all(need.least <= width <= need.most for need, width in zip(needs, widths, strict=True))
    assert sum(widths) <= max(room, sum(need.least for need in needs))
