from __future__ import annotations

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.search.normal_form import make_match
from reader.features.search.tree import Words
from reader.features.search.words import may_go_on, space_out, split_words


@pytest.fixture(scope="module")
def index() -> apsw.Connection:
    conn = apsw.Connection(":memory:")
    conn.execute("CREATE VIRTUAL TABLE search USING fts5(text, tokenize='unicode61 remove_diacritics 2')")
    return conn


@given(st.text())
def test_spacing_adds_only_spaces(text: str) -> None:
    assert space_out(text).replace(" ", "") == text.replace(" ", "")


@given(st.text(alphabet="新聞 ニュース 한국 abc 𠮷", max_size=20))
def test_every_part_of_a_spaced_text_is_found(index: apsw.Connection, text: str) -> None:
    index.execute("DELETE FROM search")
    index.execute("INSERT INTO search (rowid, text) VALUES (1, ?)", (space_out(text),))
    for start in range(0, len(text), 3):
        words = split_words(text[start : start + 2])
        if words and all(space_out(c) != c for c in text[start : start + 2]):
            match = make_match(Words(words)).expression
            assert index.execute("SELECT rowid FROM search WHERE search MATCH ?", (match,)).get == 1


@pytest.mark.parametrize(
    ("text", "words", "goes_on"),
    [
        ("climate", ("climate",), True),
        ("eu", ("eu",), False),
        ("e-mail", ("e", "mail"), True),
        ("e-m", ("e", "m"), True),
        ("新聞", ("新", "聞"), False),
        ("\ue0003", ("3",), False),
        ("naïve café", ("naïve", "café"), True),
    ],
)
def test_what_the_tokenizer_sees(text: str, words: tuple[str, ...], goes_on: bool) -> None:
    assert split_words(text) == words
    assert may_go_on(words) is goes_on
