"""Find entries by a search; the full-text index; saved searches. Any thread that has a connection; the engine's fills
the index.

Finding never raises for what was typed. Only the latest MOST_RESULTS are found: sorting every match of a common word
among a million entries would take seconds (docs/developer/notes/how-does-search-find-things.md). The index is
contentless: it holds words and their places, not the entries. It is filled in small steps from a queue, so that
storing entries stays cheap; queued entries are not found yet.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence

import apsw
from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.records.stored import SavedSearch, View, ViewKind
from reader.core.words.catalogue import Code
from reader.features.search import normal_form, tree
from reader.features.search import query as parse
from reader.features.search.normal_form import Condition
from reader.features.search.tree import All, Marked, Named, Within
from reader.features.search.words import space_out
from reader.html.text import text_of
from reader.store.bodies import clean, unpack_html
from reader.store.db import bind_ids, fetch, fetch_column, transaction, write
from reader.store.feeds import FEED_NAME
from reader.store.rows import fetch_as, find_as
from reader.store.views import find_held, list_feeds_in, list_hidden_feeds, list_out_of_unread

MOST_FEEDS = 100
"""With more feeds than these, reading all entries and skipping others is quicker."""
MOST_RESULTS = 2_000
MOST_COUNTED = 1_000
_FEW = 10_000
"""Rows of a scope that are fetched at once; words are then looked up among them alone."""
_WEIGHTS = "8.0, 1.0, 3.0, 0.0"
"""Of title, text, author and feed, in the order of the index's columns."""
_FEED_LETTER = "\ue000"
"""Begins the word by which the index knows each entry's feed; nobody can type it."""
_MATCHES = "search CROSS JOIN marks m ON m.entry_id = search.rowid"

Place = tuple[int, int]
"""When an entry came, and its id."""


class Scope(Struct):
    """Which rows a search may find, apart from words: feeds, marks, tags and times, as SQL over `marks`."""

    feeds: frozenset[int] | None = None
    """None is any feed."""
    is_unread: bool = False
    is_starred: bool = False
    tag_ids: tuple[int, ...] = ()
    """One of these; empty if tags don't matter."""
    newer_than: int = 0
    """Only entries that came after this one."""
    others: tuple[str, ...] = ()
    """Further conditions, as SQL."""

    def limit_feeds(self, feeds: Sequence[int]) -> None:
        self.feeds = frozenset(feeds) if self.feeds is None else self.feeds & frozenset(feeds)

    def leave_out(self, feeds: Sequence[int]) -> None:
        self.require(f"m.feed_id NOT IN ({_join(feeds)})")

    def require(self, sql: str) -> None:
        self.others += (sql,)

    @property
    def few_feeds(self) -> list[int]:
        """The feeds, if they are so few that asking for them by name is quicker."""
        return sorted(self.feeds) if self.feeds is not None and 0 < len(self.feeds) <= MOST_FEEDS else []

    @property
    def is_bounded(self) -> bool:
        """Whether it limits what words find."""
        return bool(self.feeds is not None or self.is_unread or self.is_starred or self.tag_ids or self.others)

    @property
    def source(self) -> str:
        """The tables, with the index that leads to few rows quickest."""
        if self.newer_than:
            return "marks m NOT INDEXED"
        if self.tag_ids:
            return "entry_tags t CROSS JOIN marks m ON m.entry_id = t.entry_id"
        if self.is_starred:
            return "marks m INDEXED BY marks_starred"
        suffix = "_feed" if self.few_feeds else "" if self.is_unread else "_all"
        return f"marks m INDEXED BY marks{'_unread' if self.is_unread else ''}{suffix}"

    @property
    def sql(self) -> str:
        conditions = ["m.gone = 0"]
        if self.feeds is not None:
            conditions.append(f"m.feed_id IN ({_join(sorted(self.feeds))})")
        if self.is_unread:
            conditions.append("m.read = 0")
        if self.is_starred:
            conditions.append("m.starred = 1")
        if self.newer_than:
            conditions.append(f"m.entry_id > {int(self.newer_than)}")
        if self.tag_ids and self.newer_than:
            conditions.append(in_tags(self.tag_ids))
        return " AND ".join([*conditions, *self.others])


class Names:
    """Feeds, folders and tags by what the user calls them."""

    def __init__(self, conn: apsw.Connection) -> None:
        self._conn = conn
        self.problems: list[Message] = []

    def find_feeds(self, name: str) -> list[int]:
        sql = f"""SELECT f.id, {FEED_NAME}, f.url FROM feeds f JOIN feed_state s ON s.feed_id = f.id
            WHERE f.deleted_at IS NULL"""
        rows = fetch(self._conn, sql)
        wanted = name.casefold()
        found = _find_named([(id_, called) for id_, called, _ in rows], wanted)
        found = found or [id_ for id_, _, url in rows if wanted in url.casefold()]
        return found or self._note_problem(Code.QUERY_NO_FEED(name=name))

    def find_folder_feeds(self, name: str) -> list[int]:
        """The feeds of a folder that is given by its name or path."""
        rows = fetch(self._conn, "SELECT id, name FROM folders")
        last = name.replace("\\", "/").rstrip("/").rpartition("/")[2].strip()
        folders = _find_named(rows, last.casefold())
        if not folders:
            return self._note_problem(Code.QUERY_NO_FOLDER(name=name))
        return sorted({feed for folder in folders for feed in list_feeds_in(self._conn, folder)})

    def find_tags(self, name: str) -> list[int]:
        rows = fetch(self._conn, "SELECT id, name FROM tags")
        return _find_named(rows, name.casefold()) or self._note_problem(Code.QUERY_NO_TAG(name=name))

    def _note_problem(self, problem: Message) -> list[int]:
        self.problems.append(problem)
        return []


def make_scope(
    conn: apsw.Connection, view: View, conditions: Sequence[Condition], names: Names, newer_than: int = 0
) -> Scope:
    scope = _scope_of_view(conn, view)
    scope.newer_than = newer_than
    for condition in conditions:
        _add(scope, condition, names)
    if hidden := list_hidden_feeds(conn):
        scope.leave_out(hidden)
    return scope


def _scope_of_view(conn: apsw.Connection, view: View) -> Scope:
    scope = Scope(is_unread=view.unread_only, is_starred=view.kind is ViewKind.STARRED)
    if view.kind is ViewKind.FEED:
        scope.limit_feeds([view.id])
    elif view.kind is ViewKind.FOLDER:
        scope.limit_feeds(list_feeds_in(conn, view.id))
    elif view.kind is ViewKind.TAG:
        scope.tag_ids = (view.id,)
    if view.since_at is not None:
        scope.require(f"m.sort_at >= {int(view.since_at)}")
    return scope


def _add(scope: Scope, condition: Condition, names: Names) -> None:
    leaf, is_negated = condition.leaf, condition.is_negated
    if isinstance(leaf, Marked):
        _add_mark(scope, leaf.mark, leaf.is_on is not is_negated)
    elif isinstance(leaf, Within):
        bounds = [f"m.sort_at >= {leaf.start_at}"] if leaf.start_at is not None else []
        bounds += [f"m.sort_at < {leaf.end_at}"] if leaf.end_at is not None else []
        scope.require(f"{'NOT ' if is_negated else ''}({' AND '.join(bounds)})")
    elif leaf.place is tree.Place.TAG:
        _add_tags(scope, names.find_tags(leaf.name), is_negated)
    else:
        _add_feeds(scope, leaf, names, is_negated)


def _add_mark(scope: Scope, mark: str, is_on: bool) -> None:
    if mark == "read" and not is_on:
        scope.is_unread = True
    elif mark == "starred" and is_on:
        scope.is_starred = True
    elif mark == "highlighted":
        scope.require(f"m.entry_id {'' if is_on else 'NOT '}IN (SELECT entry_id FROM highlights)")
    else:
        scope.require(f"m.{mark} = {int(is_on)}")


def _add_tags(scope: Scope, tag_ids: list[int], is_negated: bool) -> None:
    if tag_ids and not scope.tag_ids and not is_negated:
        scope.tag_ids = tuple(tag_ids)
        return
    scope.require(f"{'NOT ' if is_negated else ''}({in_tags(tag_ids)})")


def _add_feeds(scope: Scope, leaf: Named, names: Names, is_negated: bool) -> None:
    feeds = names.find_feeds(leaf.name) if leaf.place is tree.Place.FEED else names.find_folder_feeds(leaf.name)
    if is_negated:
        scope.leave_out(feeds)
    else:
        scope.limit_feeds(feeds)


def _find_named(rows: Sequence[tuple[int, str]], wanted: str) -> list[int]:
    """The ids with this name; if there are none, those whose names contain it."""
    exact = [id_ for id_, name in rows if name.casefold() == wanted]
    return exact or [id_ for id_, name in rows if wanted in name.casefold()]


def in_tags(tag_ids: Sequence[int]) -> str:
    return f"m.entry_id IN (SELECT entry_id FROM entry_tags WHERE tag_id IN ({_join(tag_ids)}))"


def _join(ids: Sequence[int]) -> str:
    return ", ".join(map(str, ids))


class Search(Struct, frozen=True):
    typed: str = ""
    inside: str = ""
    """A saved search that must match too."""
    now: float = 0.0
    """What "after:7d" counts from."""
    by_relevance: bool = False
    is_count: bool = False
    """Leaves out the feeds that the user keeps out of counts."""

    def __bool__(self) -> bool:
        return bool(self.typed or self.inside)

    @property
    def words(self) -> str:
        """Everything that is searched for, to be marked in texts."""
        return f"{self.inside} {self.typed}".strip()


class Found(Struct, frozen=True):
    ids: array[int]
    sort_at: array[int]
    """When each of them came."""
    problems: tuple[Message, ...] = ()
    """What was not understood."""
    is_cut: bool = False
    """Whether there are more."""


def make_feed_word(feed_id: int) -> str:
    """The word in the index for entries of this feed."""
    return f"{_FEED_LETTER}{feed_id}"


def search_entries(
    conn: apsw.Connection, search: Search, view: View | None = None, limit: int = MOST_RESULTS, newer_than: int = 0
) -> Found:
    """The matching entries of a view, in its order or the most relevant first."""
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
    names = Names(conn)
    scores: dict[Place, float] = {}
    for one in simple:
        scope = make_scope(conn, view, one.conditions, names, newer_than)
        # Leave held entries out of a saved search and its count; what is typed finds them too.
        if search.is_count and (left_out := list_out_of_unread(conn)):
            scope.leave_out(left_out)
        held = find_held(conn) if search.is_count or not search.typed else None
        if held is not None:
            scope.require(held.condition)
        for place, score in _find(conn, one, scope, search.by_relevance):
            scores[place] = min(score, scores.get(place, score))
    latest = sorted(scores, reverse=True)
    problems += names.problems
    if search.by_relevance:
        latest.sort(key=lambda place: scores[place])
    elif not view.newest_first:
        latest = latest[:limit][::-1]
    return _make_found(latest[:limit], problems, is_cut=len(latest) > limit or len(latest) >= MOST_RESULTS)


def count_unread(conn: apsw.Connection, typed: str, now: float) -> int:
    """How many unread entries a search finds, counted up to MOST_COUNTED."""
    search = Search(typed, now=now, is_count=True)
    return len(search_entries(conn, search, View(unread_only=True), MOST_COUNTED).ids)


def _make_found(places: Sequence[Place], problems: Sequence[Message], is_cut: bool = False) -> Found:
    ids, times = array("q", (id_ for _, id_ in places)), array("q", (at for at, _ in places))
    return Found(ids, times, tuple(dict.fromkeys(problems)), is_cut)


def _find(
    conn: apsw.Connection, search: normal_form.SimpleSearch, scope: Scope, by_relevance: bool
) -> Iterator[tuple[Place, float]]:
    if scope.feeds is not None and not scope.feeds:
        return
    if not search.texts:
        yield from ((place, 0.0) for place in _walk(conn, scope, MOST_RESULTS))
        return
    match = normal_form.make_match(All(search.texts) if len(search.texts) > 1 else search.texts[0])
    if match.is_negated:
        yield from ((place, 0.0) for place in _walk_without(conn, scope, match))
    elif by_relevance:
        yield from _rank(conn, scope, match)
    else:
        yield from ((place, 0.0) for place in _look_up(conn, scope, match.expression))


def _walk(conn: apsw.Connection, scope: Scope, limit: int, after: Place | None = None) -> list[Place]:
    conditions, order = scope.sql, "m."
    if scope.tag_ids and not scope.newer_than:
        order = "t."
        conditions += f" AND t.tag_id IN ({', '.join(map(str, scope.tag_ids))})"
    if after is not None:
        conditions += f" AND ({order}sort_at, {order}entry_id) < ({after[0]}, {after[1]})"
    distinct = "DISTINCT" if len(scope.tag_ids) > 1 else ""
    sql = f"""SELECT {distinct} {order}sort_at, {order}entry_id FROM {scope.source} WHERE {conditions}
        ORDER BY {order}sort_at DESC, {order}entry_id DESC LIMIT {limit}"""
    rows = conn.execute(sql)
    return [(at, id_) for at, id_ in rows]


def _walk_without(conn: apsw.Connection, scope: Scope, match: normal_form.Match) -> list[Place]:
    """The latest rows without some words; part by part, so that a common word costs no more than a part."""
    kept: list[Place] = []
    after: Place | None = None
    while len(kept) < MOST_RESULTS:
        part = _walk(conn, scope, _FEW // 2, after)
        if not part:
            break
        ids = [id_ for _, id_ in part]
        sql = "SELECT rowid FROM search WHERE search MATCH ? AND rowid BETWEEN ? AND ?"
        matching = set(fetch_column(conn, sql, (match.expression, min(ids), max(ids))))
        kept += [place for place in part if place[1] not in matching]
        after = part[-1]
    return kept[:MOST_RESULTS]


class _Rows(Struct, frozen=True):
    """How rows of the index are limited to a scope."""

    conditions: str
    bound: tuple[object, ...]
    expression: str


def _choose_rows(conn: apsw.Connection, scope: Scope, expression: str) -> _Rows:
    """Limit matches to a scope: one of few rows is fetched first, otherwise each match is checked."""
    few = scope.few_feeds
    if scope.is_bounded and not few and not scope.newer_than:
        ids = [id_ for _, id_ in _walk(conn, scope, _FEW)]
        if len(ids) < _FEW:
            # With the plus sign the index is asked once, not once for each of them.
            return _Rows("+search.rowid IN (SELECT value FROM carray(?))", (bind_ids(ids),), expression)
    conditions = scope.sql
    if scope.newer_than:
        conditions += f" AND search.rowid > {scope.newer_than}"
    elif scope.tag_ids:
        conditions += f" AND {in_tags(scope.tag_ids)}"
    if few:
        feeds = " OR ".join(f'"{make_feed_word(feed_id)}"' for feed_id in few)
        expression = f"({feeds}) AND ({expression})"
    return _Rows(conditions, (), expression)


def _look_up(conn: apsw.Connection, scope: Scope, expression: str, most: int = MOST_RESULTS) -> list[Place]:
    """The latest matches; ids grow as entries come, so the index gives them without sorting."""
    rows = _choose_rows(conn, scope, expression)
    sql = f"""SELECT m.sort_at, m.entry_id FROM {_MATCHES} WHERE search MATCH ? AND {rows.conditions}
        ORDER BY search.rowid DESC LIMIT {most}"""
    found = conn.execute(sql, (rows.expression, *rows.bound))
    return [(at, id_) for at, id_ in found]


def _rank(conn: apsw.Connection, scope: Scope, match: normal_form.Match) -> Iterator[tuple[Place, float]]:
    """The latest matches, and the latest in titles, each with its score."""
    rows = _choose_rows(conn, scope, match.expression)
    sql = f"""SELECT m.sort_at, m.entry_id, bm25(search, {_WEIGHTS}) FROM {_MATCHES}
        WHERE search MATCH ? AND {rows.conditions} ORDER BY search.rowid DESC LIMIT {MOST_RESULTS}"""
    found = conn.execute(sql, (rows.expression, *rows.bound))
    scores = {(at, id_): score for at, id_, score in found}
    titles = _look_up(conn, scope, f"{{title}} : ({match.expression})", 500)
    # BM25 counts all matches before it scores the first, so older titles get the average score.
    judged = [scores[place] for place in titles if place in scores] or [-1.0]
    usual = sum(judged) / len(judged)
    for place in titles:
        scores[place] = (1.0 + 3.0) * scores.get(place, usual)
    yield from scores.items()


ENTRIES_PER_TRANSACTION = 200
# Some 5,000 words; longer entries are found by their first part.
INDEXED_CHARACTERS = 30_000


def index_some(conn: apsw.Connection, limit: int = ENTRIES_PER_TRANSACTION) -> int:
    """Index up to `limit` queued entries; return how many still wait."""
    while limit > 0:
        step = min(limit, ENTRIES_PER_TRANSACTION)
        with transaction(conn, survives_power_cut=False):
            if not _index_step(conn, step):
                break
        limit -= step
    return conn.execute("SELECT count(*) FROM index_queue").get or 0


def queue_everything(conn: apsw.Connection) -> None:
    """Empty the index and queue all entries for it, as after a salvage."""
    with transaction(conn):
        conn.execute("INSERT INTO search (search) VALUES ('delete-all')")
        conn.execute("INSERT OR IGNORE INTO index_queue (entry_id) SELECT entry_id FROM marks WHERE gone < 2")


def read_indexed_text(conn: apsw.Connection, entry_id: int) -> str:
    """The text by which an entry is found."""
    sql = """SELECT ifnull(b.html, ''), ifnull(t.html, '') FROM entries e LEFT JOIN bodies b ON b.entry_id = e.id
        LEFT JOIN full_texts t ON t.entry_id = e.id WHERE e.id = ?"""
    return "".join(_join_texts(*row) for row in fetch(conn, sql, (entry_id,)))


def _join_texts(html: str | bytes, page: str | bytes) -> str:
    """The text of what the feed sent and of the full text."""
    texts = [text_of(unpack_html(part)) for part in (html, page) if part]
    return " ".join(texts)[:INDEXED_CHARACTERS]


def _index_step(conn: apsw.Connection, limit: int) -> int:
    sql = """SELECT q.entry_id, e.title, e.author, ifnull(b.html, ''), ifnull(t.html, ''), e.feed_id,
            ifnull(m.gone, 2) < 2
        FROM index_queue q LEFT JOIN entries e ON e.id = q.entry_id
            LEFT JOIN marks m ON m.entry_id = q.entry_id LEFT JOIN bodies b ON b.entry_id = q.entry_id
            LEFT JOIN full_texts t ON t.entry_id = q.entry_id
        ORDER BY q.entry_id LIMIT ?"""
    rows = fetch(conn, sql, (limit,))
    conn.executemany("DELETE FROM search WHERE rowid = ?", [(row[0],) for row in rows if not row[6]])
    conn.executemany(
        "INSERT OR REPLACE INTO search (rowid, title, author, text, feed) VALUES (?, ?, ?, ?, ?)",
        (
            (id_, space_out(title), space_out(author), space_out(_join_texts(html, page)), make_feed_word(feed_id))
            for id_, title, author, html, page, feed_id, is_here in rows
            if is_here
        ),
    )
    if rows:
        conn.execute("DELETE FROM index_queue WHERE entry_id <= ?", (rows[-1][0],))
    return len(rows)


def list_saved_searches(conn: apsw.Connection) -> list[SavedSearch]:
    found = fetch_as(conn, SavedSearch, "SELECT id, name, query FROM saved_searches")
    return sorted(found, key=lambda saved: (saved.name.casefold(), saved.id))


def find_saved_search(conn: apsw.Connection, search_id: int) -> SavedSearch | None:
    return find_as(conn, SavedSearch, "SELECT id, name, query FROM saved_searches WHERE id = ?", (search_id,))


def get_saved_search(conn: apsw.Connection, name: str) -> SavedSearch:
    """The saved search with a name in any case."""
    wanted = " ".join(name.split()).casefold()
    for saved in list_saved_searches(conn):
        if saved.name.casefold() == wanted:
            return saved
    raise UsageError(Code.SAVED_SEARCH_UNKNOWN(name=name))


def save_search(conn: apsw.Connection, saved: SavedSearch) -> SavedSearch:
    """Store a new search (id 0), a changed one, or one that was removed; return it with its id."""
    name, query = clean(" ".join(saved.name.split())), clean(" ".join(saved.query.split()))
    if not query:
        raise UsageError(Code.SAVED_SEARCH_EMPTY())
    with transaction(conn):
        for other in list_saved_searches(conn):
            if other.id != saved.id and other.name.casefold() == (name or query).casefold():
                raise UsageError(Code.SAVED_SEARCH_TAKEN(name=other.name))
        sql = """INSERT INTO saved_searches (id, name, query) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE SET name = ?2, query = ?3"""
        conn.execute(sql, (saved.id or None, name or query, query))
        return replace(saved, id=saved.id or conn.last_insert_rowid(), name=name or query, query=query)


def remove_saved_search(conn: apsw.Connection, search_id: int) -> None:
    write(conn, "DELETE FROM saved_searches WHERE id = ?", (search_id,))


def count_saved_searches(conn: apsw.Connection, now: float) -> dict[int, int]:
    """How many unread entries each saved search finds, up to a limit."""
    return {saved.id: count_unread(conn, saved.query, now) for saved in list_saved_searches(conn)}
