"""Trees taken apart mean the same: held against an evaluation of the tree itself, on a real index."""

from __future__ import annotations

import apsw
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.features.search.normal_form import MOST_SIMPLE, SimpleSearch, TooComplicatedError, make_match, split_search
from reader.features.search.query import parse_query
from reader.features.search.tree import All, AnyOf, Column, Marked, Node, Not, Words

LETTERS = "pqr"
# Every combination of three words in the text, "p" in the title or not.
ROWS = [
    (title, "".join(letter for bit, letter in enumerate(LETTERS) if number >> bit & 1))
    for title in ("", "p")
    for number in range(8)
]


@pytest.fixture(scope="module")
def index() -> apsw.Connection:
    conn = apsw.Connection(":memory:")
    conn.execute("CREATE VIRTUAL TABLE search USING fts5(title, text)")
    conn.executemany(
        "INSERT INTO search (rowid, title, text) VALUES (?, ?, ?)",
        [(number, title, " ".join(text)) for number, (title, text) in enumerate(ROWS)],
    )
    return conn


LEAVES = st.one_of(
    st.sampled_from(LETTERS).map(lambda letter: Words((letter,))),
    st.just(Words(("p",), Column.TITLE)),
    st.sampled_from([Marked("read"), Marked("starred")]),
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        inner.map(Not),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: All(tuple(parts))),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: AnyOf(tuple(parts))),
    ),
    max_leaves=6,
)


def holds(node: Node, row: int) -> bool:
    """Rows with an even number are read, those past the half are starred."""
    if isinstance(node, Not):
        return not holds(node.part, row)
    if isinstance(node, All):
        return all(holds(part, row) for part in node.parts)
    if isinstance(node, AnyOf):
        return any(holds(part, row) for part in node.parts)
    if isinstance(node, Marked):
        return row % 2 == 0 if node.mark == "read" else row >= len(ROWS) // 2
    assert isinstance(node, Words)
    title, text = ROWS[row]
    return node.words[0] in (title if node.column is Column.TITLE else title + text)


def find(index: apsw.Connection, search: SimpleSearch) -> set[int]:
    rows = set(range(len(ROWS)))
    for condition in search.conditions:
        rows = {row for row in rows if holds(condition.leaf, row) is not condition.is_negated}
    for text in search.texts:
        match = make_match(text)
        found = index.execute("SELECT rowid FROM search WHERE search MATCH ?", (match.expression,))
        matching = {row[0] for row in found}
        rows = rows - matching if match.is_negated else rows & matching
    return rows


@settings(max_examples=80)
@given(TREES)
def test_a_tree_and_its_simple_searches_find_the_same(index: apsw.Connection, tree: Node) -> None:
    try:
        simple = split_search(tree)
    except TooComplicatedError:
        return
    found = set().union(*(find(index, one) for one in simple))
    assert found == {row for row in range(len(ROWS)) if holds(tree, row)}


def test_words_stay_together_for_the_index() -> None:
    tree = parse_query("(a OR -b) -(c d) OR e is:unread").tree
    assert tree is not None
    simple = split_search(tree)
    assert len(simple) == 1
    tree = parse_query("(ferry OR boat OR is:starred) is:unread").tree
    assert tree is not None
    assert [len(one.conditions) for one in split_search(tree)] == [1, 2]


def test_too_many_mixtures_are_refused() -> None:
    tree = parse_query("(a OR is:read) " * 5).tree
    assert tree is not None
    with pytest.raises(TooComplicatedError):
        split_search(tree)
    tree = parse_query(" OR ".join(["tag:x"] * (MOST_SIMPLE + 1))).tree
    assert tree is not None
    with pytest.raises(TooComplicatedError):
        split_search(tree)
