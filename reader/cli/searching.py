"""Commands that find articles: search, and searches, which keeps saved ones."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

import reader.store.views as views
from reader.cli.commands import Chosen, Commands, flag, value
from reader.cli.entries import COLUMNS, LIMIT, VIEW, make_row, view_of
from reader.cli.output import Row, Shown, complain, say
from reader.cli.session import Session
from reader.model.messages import Message
from reader.model.stored import SavedSearch, View
from reader.process.handover import MARKED, hand_over
from reader.store.search import (
    count_saved_searches,
    get_saved_search,
    list_saved_searches,
    remove_saved_search,
    save_search,
)
from reader.store.search_entries import MOST_COUNTED, Search, search_entries
from reader.wording.words import in_english

LANGUAGE = """what can be asked for:
  night ferry              both words, or what begins with them
  "night ferry"            exactly this phrase
  ferry OR boat            one of them; OR binds closer than a space
  ferry -night             without a word
  (ferry OR boat) night    brackets hold together
  title:ferry              in the title; author: and text: likewise
  feed:NAME  folder:NAME  tag:NAME
  is:unread  is:read  is:starred  is:highlighted
  after:7d  after:2026-03-31  before:2026-03  before:2025

Put a search that begins with a minus behind --, as in: paperround search -- -sport"""


COMMANDS = Commands()
SEARCHES = COMMANDS.group("searches", "saved searches with what is unread in each")
NAME = value("name", "NAME")


@COMMANDS.add(
    "search",
    "find articles by words, marks, places and dates",
    value("words", "QUERY", "what to look for, see below", nargs="*"),
    value("--saved", "NAME", "what a saved search finds", default=""),
    flag("--relevant", "the most relevant first, not the newest"),
    *VIEW,
    LIMIT,
    columns=COLUMNS,
    empty="Nothing found; try fewer or shorter words.",
    epilog=LANGUAGE,
)
def run_search(session: Session, chosen: Chosen) -> list[Row]:
    inside = get_saved_search(session.conn, chosen.saved).query if chosen.saved else ""
    search = Search(" ".join(chosen.words), inside, session.now, chosen.relevant)
    view = view_of(session, chosen)
    found = search_entries(session.conn, search, None if view == View() else view, chosen.limit)
    _print_problems(found.problems)
    return [make_row(row) for row in views.get_rows(session.conn, found.ids)]


@SEARCHES.itself(columns=("unread", "name", "query"), empty="No saved searches yet: paperround searches add NAME QUERY")
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    counts = count_saved_searches(session.conn, session.now)
    return [
        asdict(saved) | {"unread": Shown(counts[saved.id], _count(counts[saved.id]))}
        for saved in list_saved_searches(session.conn)
    ]


@SEARCHES.add(
    "add", "save a search under a name", NAME, value("words", "QUERY", "as for 'paperround search'", nargs="+")
)
def run_add(session: Session, chosen: Chosen) -> None:
    _save(session, SavedSearch(0, chosen.name, " ".join(chosen.words)))


@SEARCHES.add("rename", "give a saved search another name", NAME, value("new", "NEW"))
def run_rename(session: Session, chosen: Chosen) -> None:
    saved = get_saved_search(session.conn, chosen.name)
    _save(session, SavedSearch(saved.id, chosen.new, saved.query))


@SEARCHES.add("change", "let a saved search look for something else", NAME, value("words", "QUERY", nargs="+"))
def run_change(session: Session, chosen: Chosen) -> None:
    saved = get_saved_search(session.conn, chosen.name)
    _save(session, SavedSearch(saved.id, saved.name, " ".join(chosen.words)))


@SEARCHES.add("remove", "forget a saved search; its articles stay", NAME)
def run_remove(session: Session, chosen: Chosen) -> None:
    saved = get_saved_search(session.conn, chosen.name)
    remove_saved_search(session.conn, saved.id)
    hand_over(session.profile, {"do": MARKED})
    say(f"Removed the search {saved.name}. To have it back: searches add {saved.name!r} {saved.query!r}")


def _save(session: Session, saved: SavedSearch) -> None:
    saved = save_search(session.conn, saved)
    hand_over(session.profile, {"do": MARKED})
    found = search_entries(session.conn, Search(saved.query, now=session.now))
    _print_problems(found.problems)
    say(f"{saved.name} finds {_count(len(found.ids))} articles: {saved.query}")


def _count(count: int) -> str:
    return f"{MOST_COUNTED:,}+" if count >= MOST_COUNTED else str(count)


def _print_problems(problems: Sequence[Message]) -> None:
    """Beside the answer, so that a script's list stays a list."""
    for problem in problems:
        complain(in_english(problem))
