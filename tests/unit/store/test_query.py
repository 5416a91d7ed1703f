from __future__ import annotations

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.store.query import make_match, space_out


@pytest.fixture(scope="module")
def index() -> apsw.Connection:
    conn = apsw.Connection(":memory:")
    conn.execute("CREATE VIRTUAL TABLE search USING fts5(text, tokenize='unicode61 remove_diacritics 2')")
    return conn


@given(
    typed=st.one_of(
        st.text(),
        st.text(alphabet="\"*()-+:^{}[]\\\0'ANDORT NEAR新聞🗞️é“”", max_size=40),
    )
)
def test_whatever_is_typed_can_be_asked(index: apsw.Connection, typed: str) -> None:
    match = make_match(typed.encode("utf-8", "replace").decode())
    if match:
        index.execute("SELECT rowid FROM search WHERE search MATCH ?", (match,)).fetchall()


@given(st.text())
def test_spacing_adds_only_spaces(text: str) -> None:
    assert space_out(text).replace(" ", "") == text.replace(" ", "")


@given(st.text(alphabet="新聞 ニュース 한국 abc 𠮷", max_size=20))
def test_every_part_of_a_spaced_text_is_found(index: apsw.Connection, text: str) -> None:
    index.execute("DELETE FROM search")
    index.execute("INSERT INTO search (rowid, text) VALUES (1, ?)", (space_out(text),))
    for start in range(0, len(text), 3):
        match = make_match(text[start : start + 2])
        if match and all(space_out(c) != c for c in text[start : start + 2]):
            assert index.execute("SELECT rowid FROM search WHERE search MATCH ?", (match,)).get == 1


@pytest.mark.parametrize(
    ("typed", "match"),
    [
        ("clim", '"clim"*'),
        ("climate change", '"climate"* AND "change"*'),
        ('"climate change"', '"climate change"'),
        ("“climate change”", '"climate change"'),
        ('"open end', '"open end"'),
        ("e-mail", '"e mail"*'),
        ("新聞", '"新 聞"'),
        ("a", '"a"'),
        ("eu", '"eu"'),
        ("e-m", '"e m"*'),
        ("\ue0003", '"3"'),
        ("news -sport", '("news"*) NOT ("sport"*)'),
        ("-sport", ""),
        ("AND", '"AND"*'),
        ("*", ""),
        ("🗞️ \0 ", ""),
        ("", ""),
    ],
)
def test_what_is_typed_means(typed: str, match: str) -> None:
    assert make_match(typed) == match
