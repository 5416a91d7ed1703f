"""Which post of a newspaper page holds a letter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.window.article.record import Spans


@given(st.lists(st.integers(1, 500), min_size=1, max_size=30), st.integers(0, 20000))
def test_spans_find_the_post_that_holds_a_letter(lengths, position):
    spans, start = Spans(), 0
    for number, length in enumerate(lengths):
        spans.open(number, start)
        spans.close(start + length - 1)
        start += length
    index = spans.find_at(position)
    if position < start:
        assert spans.all[index].start <= position <= spans.all[index].end
    else:
        assert index == len(lengths) - 1
