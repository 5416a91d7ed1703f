"""The search language: what each form means, that nothing typed raises, and that trees mean what their parts mean."""

from __future__ import annotations

from datetime import UTC

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.search.query import MAX_LENGTH, MAX_TERMS, find_instant, parse_query
from reader.features.search.tree import All, AnyOf, Column, Marked, Named, Node, Not, Place, Within, Words, list_wanted

NOW = 1_750_000_000.0  # 15 June 2025
A, B, C = Words(("a",)), Words(("b",)), Words(("c",))


def beginning(word: str, column: Column = Column.ANY) -> Words:
    return Words((word,), column, may_go_on=True)


MEANS: dict[str, Node | None] = {
    "clim": beginning("clim"),
    "climate change": All((beginning("climate"), beginning("change"))),
    '"climate change"': Words(("climate", "change")),
    "“climate change”": Words(("climate", "change")),
    "«climate change»": Words(("climate", "change")),
    '"open end': Words(("open", "end")),
    "e-mail": Words(("e", "mail"), may_go_on=True),
    "新聞": Words(("新", "聞")),
    "-sport": Not(beginning("sport")),
    "NOT sport": Not(beginning("sport")),
    "- sport": beginning("sport"),
    "news -sport": All((beginning("news"), Not(beginning("sport")))),
    "a OR b c": All((AnyOf((A, B)), C)),
    "a b OR c": All((A, AnyOf((B, C)))),
    "a ODER b": AnyOf((A, B)),
    "a | b": AnyOf((A, B)),
    "a AND b": All((A, B)),
    "a or b": All((A, Words(("or",)), B)),
    "(a b) OR c": AnyOf((All((A, B)), C)),
    "-(a OR b)": Not(AnyOf((A, B))),
    "a OR -b": AnyOf((A, Not(B))),
    "((a)": A,
    "a)) b": All((A, B)),
    "OR a OR": A,
    "title:clim": beginning("clim", Column.TITLE),
    "Titel:clim": beginning("clim", Column.TITLE),
    'title:"north face"': Words(("north", "face"), Column.TITLE),
    "-author:Ann": Not(beginning("Ann", Column.AUTHOR)),
    "title:(a OR b) c": All((AnyOf((Words(("a",), Column.TITLE), Words(("b",), Column.TITLE))), C)),
    'feed:"Harbour Gazette"': Named(Place.FEED, "Harbour Gazette"),
    "folder:News/Local": Named(Place.FOLDER, "News/Local"),
    "ordner:Presse": Named(Place.FOLDER, "Presse"),
    "tag:later": Named(Place.TAG, "later"),
    "is:unread": Marked("read", is_on=False),
    "ist:gelesen": Marked("read"),
    "is:STARRED": Marked("starred"),
    "-is:starred": Not(Marked("starred")),
    "https://example.org": Words(("https", "example", "org"), may_go_on=True),
    "what: a": All((beginning("what"), A)),
    "AND": None,
    "*": None,
    "🗞️ \0 ": None,
    "": None,
}


@pytest.mark.parametrize("typed", MEANS)
def test_what_is_typed_means(typed: str) -> None:
    query = parse_query(typed, NOW)
    assert query.tree == MEANS[typed]
    assert query.problems == ()


@pytest.mark.parametrize(
    ("typed", "code", "left"),
    [
        ("title:", "QUERY_FIELD_EMPTY", None),
        ('a tag:""', "QUERY_FIELD_EMPTY", A),
        ("is:purple a", "QUERY_STATE_UNKNOWN", A),
        ("before:soon a", "QUERY_DATE_UNKNOWN", A),
        ("after:2025-13-01 a", "QUERY_DATE_UNKNOWN", A),
        ("a " * (MAX_TERMS + 1), "QUERY_TOO_LONG", All((A,) * MAX_TERMS)),
        ("a" + " " * MAX_LENGTH, "QUERY_TOO_LONG", A),
    ],
)
def test_what_is_not_understood_is_told_and_left_out(typed: str, code: str, left: Node | None) -> None:
    query = parse_query(typed, NOW)
    assert [problem.code for problem in query.problems] == [code]
    assert query.tree == left


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2025", "2025-01-01"),
        ("2025-03", "2025-03-01"),
        ("2025-3-9", "2025-03-09"),
        ("2025/03/09", "2025-03-09"),
        ("9.3.2025", "2025-03-09"),
        ("today", "2025-06-15"),
        ("gestern", "2025-06-14"),
        ("7d", "2025-06-08"),
        ("2w", "2025-06-01"),
        ("2wochen", "2025-06-01"),
        ("1y", "2024-06-15"),
    ],
)
def test_dates_as_people_type_them(typed: str, day: str) -> None:
    at = find_instant(day, NOW, UTC)
    assert at is not None
    assert at % 86_400 == 0
    assert find_instant(typed, NOW, UTC) == at
    assert parse_query(f"after:{typed}", NOW, UTC).tree == Within(start_at=at)
    assert parse_query(f"before:{typed}", NOW, UTC).tree == Within(end_at=at)


PIECES = st.sampled_from(
    ["a", "OR", "AND", "NOT", "(", ")", "-", "|", '"', "title:", "tag:x", "is:unread", "before:", ":", "9999y"]
)


@given(st.one_of(st.text(), st.lists(PIECES, max_size=60).map(" ".join), st.lists(PIECES).map("".join)))
def test_whatever_is_typed_means_something(typed: str) -> None:
    query = parse_query(typed, NOW)
    assert query == parse_query(typed, NOW)
    for wanted in list_wanted(query.tree):
        assert wanted.words


def test_a_thousand_brackets_are_no_trouble() -> None:
    assert parse_query("(" * 999 + "a", NOW).tree == A
    assert parse_query("-(" * 400 + "a", NOW).tree is not None


def test_what_is_marked_is_what_is_looked_for() -> None:
    tree = parse_query('ferry -night (boat OR "old town") is:unread', NOW).tree
    assert [" ".join(words.words) for words in list_wanted(tree)] == ["ferry", "boat", "old town"]
