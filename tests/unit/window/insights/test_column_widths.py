"""Columns get room by what their words need."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.window.insights.table import LEAST_OPEN, Need, share_out

PIXELS = st.integers(0, 400)
NEEDS = st.lists(st.builds(Need, PIXELS, PIXELS, PIXELS), min_size=1, max_size=9)


@given(NEEDS, st.integers(0, 3_000))
def test_no_title_is_cut_off_and_nothing_leaves_the_table(needs: list[Need], room: int) -> None:
    widths = share_out(needs, room)
    least = [max(need.title, LEAST_OPEN if need.is_open else 0) for need in needs]
    assert all(width >= wanted for width, wanted in zip(widths, least, strict=True))
    assert sum(widths) <= max(room, sum(least))


@given(NEEDS, st.integers(0, 3_000))
def test_no_cell_is_cut_off_where_there_is_room(needs: list[Need], room: int) -> None:
    widths = share_out(needs, sum(need.least for need in needs) + room)
    assert all(
        width >= max(need.title, need.cells) for width, need in zip(widths, needs, strict=True) if not need.is_open
    )


def test_wishes_wait_until_every_word_has_room() -> None:
    """A sentence is whole before another column gets its air."""
    figure, sentence = Need(title=60, cells=70, wish=160), Need(title=50, cells=300, wish=0)
    assert share_out([figure, sentence], 380) == [80, 300]
    assert share_out([figure, sentence], 1_000) == [160, 840]
    assert share_out([figure, sentence], 200) == [60, 150]
