from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reader.store.bodies import COMPRESS_FROM, drop_cut_word, make_snippet, pack_html, unpack_html


@given(st.text(max_size=50), st.integers(0, 400))
def test_packing_loses_nothing(part: str, times: int) -> None:
    html = part * times
    assert unpack_html(pack_html(html)) == html.encode("utf-8", "replace").decode()


def test_long_bodies_are_compressed() -> None:
    assert len(pack_html("<p>word</p>" * COMPRESS_FROM)) < COMPRESS_FROM


@given(st.text())
def test_a_snippet_is_one_short_line(text: str) -> None:
    snippet = make_snippet(text)
    assert len(snippet) <= 200
    assert snippet.split() == snippet.split(" ") or not snippet


def test_the_half_of_a_word_at_the_end_of_a_snippet_is_dropped() -> None:
    cut = make_snippet("x" * 190 + " in the fourteenth year")
    assert cut.endswith(" in the fo")
    assert drop_cut_word(cut).endswith(" in the ")
    assert drop_cut_word("the fourteenth year") == "the fourteenth year"
