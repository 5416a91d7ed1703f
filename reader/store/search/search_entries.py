"""Finds entries by a search. Any thread that has a connection; never raises for what was typed.

Results are the latest MOST_RESULTS: putting every match of a common word among a million entries in order would take
seconds (docs/notes/how-does-search-find-things.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence

import apsw
from msgspec import Struct

from reader.model.messages import Message
from reader.model.stored import View
from reader.query import normal_form, parse
from reader.query.tree import All, Node
from reader.store.entries.curtain import find_curtain
from reader.store.entries.views import list_out_of_unread
from reader.store.search import search_scope as scopes
from reader.wording.catalogue import Code

MOST_RESULTS = 2_000
MOST_COUNTED = 1_000
_FEW = 10_000
"""Rows of a scope that are fetched at once; words are then looked up among them alone."""
_TITLES = 500
_WEIGHTS = "8.0, 1.0, 3.0, 0.0"
"""Of title, text, author and feed, in the order of the index's columns."""
_TITLE_WEIGHT = 3.0
_FEED_LETTER = "\ue000"
"""The index knows each entry's feed as a word that nobody can type, as no word of a search holds this letter."""

_MATCHES = "search CROSS JOIN marks m ON m.entry_id = search.rowid"

Place = tuple[int, int]
"""When an entry came, and its id."""


class Search(Struct, frozen=True):
    """What is asked for."""

    typed: str = ""
    inside: str = ""
    """A saved search that must hold, too."""
    now: float = 0.0
    """What "after:7d" counts from."""
    by_relevance: bool = False
    is_count: bool = False
    """Without the feeds that the owner keeps out of counts."""

    def __bool__(self) -> bool:
        return bool(self.typed or self.inside)

    @property
    def words(self) -> str:
        """All that is looked for, to be marked where it stands."""
        return f"{self.inside} {self.typed}".strip()


class Found(Struct, frozen=True):
    ids: array[int]
    sort_at: array[int]
    """When each of them came."""
    problems: tuple[Message, ...] = ()
    """What was not understood, in sentences."""
    is_cut: bool = False
    """There are more."""


def make_feed_word(feed_id: int) -> str:
    """What the index holds for an entry of this feed."""
    return f"{_FEED_LETTER}{feed_id}"


def search_entries(
    conn: apsw.Connection,
    search: Search,
    view: View | None = None,
    limit: int = MOST_RESULTS,
    newer_than: int = 0,
) -> Found:
    """Entries of a view that fit, in its order of time or the most relevant first."""
    view = view or View()
    queries = [parse.parse_query(typed, search.now) for typed in (search.inside, search.typed) if typed]
    trees = tuple(query.tree for query in queries if query.tree is not None)
    problems = [problem for query in queries for problem in query.problems]
    if not trees:
        return _make_found([], problems)
    try:
        simple = normal_form.split_search(All(trees) if len(trees) > 1 else trees[0])
    except normal_form.TooComplicatedError:
        return _make_found([], [*problems, Code.QUERY_TOO_COMPLICATED()])
    names = scopes.Names(conn)
    scores: dict[Place, float] = {}
    for one in simple:
        scope = scopes.make_scope(conn, view, one.conditions, names, newer_than)
        _hold_back(conn, search, scope)
        for place, score in _find(conn, one, scope, search.by_relevance):
            scores[place] = min(score, scores.get(place, score))
    latest = sorted(scores, reverse=True)
    problems += names.problems
    if search.by_relevance:
        latest.sort(key=lambda place: scores[place])
    elif not view.newest_first:
        latest = latest[:limit][::-1]
    return _make_found(latest[:limit], problems, is_cut=len(latest) > limit or len(latest) >= MOST_RESULTS)


def _hold_back(conn: apsw.Connection, search: Search, scope: scopes.Scope) -> None:
    """A place in the sidebar and its count are calm; what is typed finds what waits, too."""
    if search.is_count and (left_out := list_out_of_unread(conn)):
        scope.leave_out(left_out)
    curtain = find_curtain(conn) if search.is_count or not search.typed else None
    if curtain is not None:
        scope.require(curtain.condition)


def count_unread(conn: apsw.Connection, typed: str, now: float) -> int:
    """How many unread entries a search finds, counted up to MOST_COUNTED."""
    search = Search(typed, now=now, is_count=True)
    return len(search_entries(conn, search, View(unread_only=True), MOST_COUNTED).ids)


def _make_found(places: Sequence[Place], problems: Sequence[Message], is_cut: bool = False) -> Found:
    ids, times = array("q", (id_ for _, id_ in places)), array("q", (at for at, _ in places))
    return Found(ids, times, tuple(dict.fromkeys(problems)), is_cut)


def _find(
    conn: apsw.Connection, search: normal_form.SimpleSearch, scope: scopes.Scope, by_relevance: bool
) -> Iterator[tuple[Place, float]]:
    if scope.feeds is not None and not scope.feeds:
        return
    if not search.texts:
        yield from ((place, 0.0) for place in _walk(conn, scope, MOST_RESULTS))
        return
    match = normal_form.make_match(_join_texts(search.texts))
    if match.is_negated:
        yield from ((place, 0.0) for place in _walk_without(conn, scope, match))
    elif by_relevance:
        yield from _rank(conn, scope, match)
    else:
        yield from ((place, 0.0) for place in _look_up(conn, scope, match.expression))


def _join_texts(texts: tuple[Node, ...]) -> Node:
    return All(texts) if len(texts) > 1 else texts[0]


# --- rows without words ---------------------------------------------------------------------------


def _walk(conn: apsw.Connection, scope: scopes.Scope, limit: int, after: Place | None = None) -> list[Place]:
    """The latest rows of a scope."""
    conditions, order = scope.sql, "m."
    if scope.tag_ids and not scope.newer_than:
        order = "t."
        conditions += f" AND t.tag_id IN ({', '.join(map(str, scope.tag_ids))})"
    if after is not None:
        conditions += f" AND ({order}sort_at, {order}entry_id) < ({after[0]}, {after[1]})"
    distinct = "DISTINCT" if len(scope.tag_ids) > 1 else ""
    rows = conn.execute(
        f"""SELECT {distinct} {order}sort_at, {order}entry_id FROM {scope.source} WHERE {conditions}
            ORDER BY {order}sort_at DESC, {order}entry_id DESC LIMIT {limit}"""
    )
    return [(at, id_) for at, id_ in rows]


def _walk_without(conn: apsw.Connection, scope: scopes.Scope, match: normal_form.Match) -> list[Place]:
    """The latest rows that do not hold some words; part by part, so that a common word costs no more than a part."""
    kept: list[Place] = []
    after: Place | None = None
    while len(kept) < MOST_RESULTS:
        part = _walk(conn, scope, _FEW // 2, after)
        if not part:
            break
        ids = [id_ for _, id_ in part]
        rows = conn.execute(
            "SELECT rowid FROM search WHERE search MATCH ? AND rowid BETWEEN ? AND ?",
            (match.expression, min(ids), max(ids)),
        )
        without = {row[0] for row in rows}
        kept += [place for place in part if place[1] not in without]
        after = part[-1]
    return kept[:MOST_RESULTS]


# --- words ----------------------------------------------------------------------------------------


class _Rows(Struct, frozen=True):
    """How the rows that the index gives are held against a scope."""

    conditions: str
    bound: tuple[object, ...]
    expression: str


def _choose_rows(conn: apsw.Connection, scope: scopes.Scope, expression: str) -> _Rows:
    """A scope of few rows is fetched first, and the index asked about these; else each match is held against it."""
    few = scope.few_feeds
    if scope.is_bounded and not few and not scope.newer_than:
        ids = array("q", (id_ for _, id_ in _walk(conn, scope, _FEW)))
        if len(ids) < _FEW:
            # With the plus sign the index is asked once, not once for each of them; 0 is the id of none.
            inside = "+search.rowid IN (SELECT value FROM carray(?))"
            ids = ids or array("q", (0,))
            return _Rows(inside, (apsw.carray(ids),), expression)
    conditions = scope.sql
    if scope.newer_than:
        conditions += f" AND search.rowid > {scope.newer_than}"
    elif scope.tag_ids:
        conditions += f" AND {scopes.in_tags(scope.tag_ids)}"
    if few:
        feeds = " OR ".join(f'"{make_feed_word(feed_id)}"' for feed_id in few)
        expression = f"({feeds}) AND ({expression})"
    return _Rows(conditions, (), expression)


def _look_up(
    conn: apsw.Connection, scope: scopes.Scope, expression: str, most: int = MOST_RESULTS
) -> list[Place]:
    """Ids grow as entries arrive, so the latest arrivals come out of the index without sorting."""
    rows = _choose_rows(conn, scope, expression)
    found = conn.execute(
        f"""SELECT m.sort_at, m.entry_id FROM {_MATCHES} WHERE search MATCH ? AND {rows.conditions}
            ORDER BY search.rowid DESC LIMIT {most}""",
        (rows.expression, *rows.bound),
    )
    return [(at, id_) for at, id_ in found]


def _rank(
    conn: apsw.Connection, scope: scopes.Scope, match: normal_form.Match
) -> Iterator[tuple[Place, float]]:
    """The latest that hold the words, and the latest that hold them in the title, by how well they fit."""
    rows = _choose_rows(conn, scope, match.expression)
    found = conn.execute(
        f"""SELECT m.sort_at, m.entry_id, bm25(search, {_WEIGHTS}) FROM {_MATCHES}
            WHERE search MATCH ? AND {rows.conditions} ORDER BY search.rowid DESC LIMIT {MOST_RESULTS}""",
        (rows.expression, *rows.bound),
    )
    scores = {(at, id_): score for at, id_, score in found}
    titles = _look_up(conn, scope, f"{{title}} : ({match.expression})", _TITLES)
    # BM25 counts all matches before it judges the first, so older ones count as the usual title does.
    judged = [scores[place] for place in titles if place in scores] or [-1.0]
    usual = sum(judged) / len(judged)
    for place in titles:
        scores[place] = (1.0 + _TITLE_WEIGHT) * scores.get(place, usual)
    yield from scores.items()
