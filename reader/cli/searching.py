"""Commands that find articles: search, and searches, which keeps saved ones."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import reader.store.views as views
from reader.cli.arguments import LIST, add_command, parse_count
from reader.cli.entries import COLUMNS, add_view_options, make_table, view_of
from reader.cli.output import complain, say, show
from reader.cli.session import Session, in_session
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


def add_commands(commands: Any) -> None:
    _add_search(commands)
    _add_searches(commands)


def _add_search(commands: Any) -> None:
    parser = commands.add_parser(
        "search",
        help="find articles by words, marks, places and dates",
        epilog=LANGUAGE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("words", nargs="*", metavar="QUERY", help="what to look for, see below")
    parser.add_argument("--saved", metavar="NAME", default="", help="what a saved search finds")
    parser.add_argument("--relevant", action="store_true", help="the most relevant first, not the newest")
    add_view_options(parser)
    _add_list_options(parser)
    parser.set_defaults(run=run_search)


def _add_list_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=parse_count, default=50, metavar="N", help="at most N articles (default 50)")
    parser.add_argument("--json", action="store_true", help="print a list of objects")


def _add_searches(commands: Any) -> None:
    parser = add_command(commands, "searches", run_list, "saved searches with what is unread in each", LIST)
    kinds = parser.add_subparsers(dest="kind", metavar="WHAT")
    adding = add_command(kinds, "add", run_add, "save a search under a name")
    adding.add_argument("name", metavar="NAME")
    adding.add_argument("words", nargs="+", metavar="QUERY", help="as for 'paperround search'")
    renaming = add_command(kinds, "rename", run_rename, "give a saved search another name")
    renaming.add_argument("name", metavar="NAME")
    renaming.add_argument("new", metavar="NEW")
    changing = add_command(kinds, "change", run_change, "let a saved search look for something else")
    changing.add_argument("name", metavar="NAME")
    changing.add_argument("words", nargs="+", metavar="QUERY")
    removing = add_command(kinds, "remove", run_remove, "forget a saved search; its articles stay")
    removing.add_argument("name", metavar="NAME")


@in_session
def run_search(session: Session, chosen: argparse.Namespace) -> None:
    inside = get_saved_search(session.conn, chosen.saved).query if chosen.saved else ""
    search = Search(" ".join(chosen.words), inside, session.now, chosen.relevant)
    view = view_of(session, chosen)
    found = search_entries(session.conn, search, None if view == View() else view, chosen.limit)
    _print_problems(found.problems)
    rows = make_table(views.get_rows(session.conn, found.ids))
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="Nothing found; try fewer or shorter words.")


@in_session
def run_list(session: Session, chosen: argparse.Namespace) -> None:
    counts = count_saved_searches(session.conn, session.now)
    rows = [
        {
            "id": saved.id,
            "name": saved.name,
            "query": saved.query,
            "unread": counts[saved.id] if chosen.json else _count(counts[saved.id]),
        }
        for saved in list_saved_searches(session.conn)
    ]
    empty = "No saved searches yet: paperround searches add NAME QUERY"
    show(rows, as_json=chosen.json, columns=("unread", "name", "query"), empty=empty)


@in_session
def run_add(session: Session, chosen: argparse.Namespace) -> None:
    _save(session, SavedSearch(0, chosen.name, " ".join(chosen.words)))


@in_session
def run_rename(session: Session, chosen: argparse.Namespace) -> None:
    saved = get_saved_search(session.conn, chosen.name)
    _save(session, SavedSearch(saved.id, chosen.new, saved.query))


@in_session
def run_change(session: Session, chosen: argparse.Namespace) -> None:
    saved = get_saved_search(session.conn, chosen.name)
    _save(session, SavedSearch(saved.id, saved.name, " ".join(chosen.words)))


@in_session
def run_remove(session: Session, chosen: argparse.Namespace) -> None:
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
