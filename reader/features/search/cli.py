"""Commands that find articles: search, and searches for saved ones."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

import reader.features.search.store as search_rows
import reader.store.views as views
from reader.cli.commands import Chosen, Commands, Session, flag, value
from reader.cli.entries import COLUMNS, LIMIT, VIEW, make_row, view_of
from reader.cli.output import Row, Shown, complain, say
from reader.core.records.messages import Message
from reader.core.records.stored import SavedSearch, View
from reader.core.words.words import in_english
from reader.engine.process.handover import MARKED, hand_over
from reader.features.search.store import MOST_COUNTED, Search, search_entries

LANGUAGE = """search tips:
  night ferry              both words, or words that begin with them
  "night ferry"            exactly this phrase
  ferry OR boat            either word; OR binds more tightly than a space
  ferry -night             without this word
  (ferry OR boat) night    brackets group
  title:ferry              in the title; also author: and text:
  feed:NAME  folder:NAME  tag:NAME
  is:unread  is:read  is:starred  is:highlighted
  after:7d  after:2026-03-31  before:2026-03  before:2025

To search for something that begins with a minus: paperround search -- -sport"""


COMMANDS = Commands()
SEARCHES = COMMANDS.group("searches", "manage saved searches")
NAME = value("name", "NAME", "name of the saved search")
WORDS = value("words", "QUERY", "query, as for 'paperround search'", nargs="+")


@COMMANDS.add(
    "search",
    "find articles by words, state, feed and date",
    value("words", "QUERY", "what to search for, see below", nargs="*"),
    value("--saved", "NAME", "search within a saved search", default=""),
    flag("--relevant", "list most relevant first instead of newest"),
    *VIEW,
    LIMIT,
    columns=COLUMNS,
    empty="No results. Try fewer or shorter words.",
    epilog=LANGUAGE,
)
def run_search(session: Session, chosen: Chosen) -> list[Row]:
    inside = search_rows.get_saved_search(session.conn, chosen.saved).query if chosen.saved else ""
    search = Search(" ".join(chosen.words), inside, session.now, chosen.relevant)
    view = view_of(session, chosen)
    found = search_entries(session.conn, search, None if view == View() else view, chosen.limit)
    _print_problems(found.problems)
    return [make_row(row) for row in views.get_rows(session.conn, found.ids)]


@SEARCHES.lists(
    "list saved searches",
    columns=("unread", "name", "query"),
    empty="No saved searches yet. To add one: paperround searches add NAME QUERY",
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    counts = search_rows.count_saved_searches(session.conn, session.now)
    return [
        asdict(saved) | {"unread": Shown(counts[saved.id], _count(counts[saved.id]))}
        for saved in search_rows.list_saved_searches(session.conn)
    ]


@SEARCHES.add("add", "save a search", NAME, WORDS)
def run_add(session: Session, chosen: Chosen) -> None:
    _save(session, SavedSearch(0, chosen.name, " ".join(chosen.words)))


@SEARCHES.add("rename", "rename a saved search", NAME, value("new", "NEW", "new name"))
def run_rename(session: Session, chosen: Chosen) -> None:
    saved = search_rows.get_saved_search(session.conn, chosen.name)
    _save(session, SavedSearch(saved.id, chosen.new, saved.query))


@SEARCHES.add("change", "change the query of a saved search", NAME, WORDS)
def run_change(session: Session, chosen: Chosen) -> None:
    saved = search_rows.get_saved_search(session.conn, chosen.name)
    _save(session, SavedSearch(saved.id, saved.name, " ".join(chosen.words)))


@SEARCHES.add("remove", "remove a saved search; its articles are kept", NAME)
def run_remove(session: Session, chosen: Chosen) -> None:
    saved = search_rows.get_saved_search(session.conn, chosen.name)
    search_rows.remove_saved_search(session.conn, saved.id)
    hand_over(session.profile, {"do": MARKED})
    say(f"Removed {saved.name}. To undo: paperround searches add {saved.name!r} {saved.query!r}")


def _save(session: Session, saved: SavedSearch) -> None:
    saved = search_rows.save_search(session.conn, saved)
    hand_over(session.profile, {"do": MARKED})
    found = search_entries(session.conn, Search(saved.query, now=session.now))
    _print_problems(found.problems)
    say(f"{saved.name}: {_count(len(found.ids))} results for {saved.query}")


def _count(count: int) -> str:
    return f"{MOST_COUNTED:,}+" if count >= MOST_COUNTED else str(count)


def _print_problems(problems: Sequence[Message]) -> None:
    """Print problems to standard error, so that scripts can still read the list."""
    for problem in problems:
        complain(in_english(problem))
