"""The mark command: articles by their ids, or the part of a list that is meant."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

import reader.store.entries.highlights as highlights
import reader.store.entries.marks as states
import reader.store.entries.views as views
from reader.cli.arguments import parse_id, parse_span
from reader.cli.entries import add_view_options, require_entries, tell_changed, view_of
from reader.cli.session import Session, in_session
from reader.clock import local_midnight
from reader.errors import UsageError
from reader.model.stored import Change, Cursor, View
from reader.services.marks import mark_read
from reader.store.settings import load_rows, save_rows

UNDO = "undo"
HIGHLIGHTS = {"highlight": highlights.highlight, "unhighlight": highlights.take_off}
_LAST = "last_marks"


def add_commands(commands: Any) -> None:
    parser = commands.add_parser(
        "mark", help="mark articles read, unread, starred or highlighted, or delete them"
    )
    marks = ("read", "unread", "star", "unstar", *HIGHLIGHTS, "deleted", UNDO)
    said = "what they become; undo takes back what was marked last in the terminal, but for highlights"
    parser.add_argument("mark", choices=marks, help=said)
    parser.add_argument("ids", type=parse_id, nargs="*", metavar="ID")
    parser.add_argument("--all", action="store_true", help="everything there is (only for read)")
    add_view_options(parser)
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--older-than", metavar="TIME", help="of a list only what is older, such as 3d or 12h")
    part.add_argument("--but-today", action="store_true", help="of a list everything but what came today")
    part.add_argument(
        "--above", type=parse_id, metavar="ID", help="of a list what is newer than this article"
    )
    part.add_argument(
        "--below", type=parse_id, metavar="ID", help="of a list what is older than this article"
    )
    parser.set_defaults(run=run_mark)


@in_session
def run_mark(session: Session, chosen: argparse.Namespace) -> None:
    if chosen.mark in HIGHLIGHTS:
        require_entries(session, chosen.ids)
        tell_changed(session, len(HIGHLIGHTS[chosen.mark](session.conn, chosen.ids)))
        return
    change = _undo(session) if chosen.mark == UNDO else _mark(session, chosen)
    remember_marks(session, change)
    tell_changed(session, len(change.ids))


def remember_marks(session: Session, change: Change) -> None:
    """So that `mark undo` takes it back. What changed nothing leaves the marks before it to be undone."""
    if change.ids:
        save_rows(session.conn, {_LAST: asdict(change)})


def _undo(session: Session) -> Change:
    """The last command's marks; once more brings them back."""
    last = load_rows(session.conn).get(_LAST)
    if not last:
        raise UsageError("Nothing was marked in the terminal yet.")
    return states.undo(session.conn, msgspec.convert(last, Change))


def _mark(session: Session, chosen: argparse.Namespace) -> Change:
    if chosen.ids:
        require_entries(session, chosen.ids)
        return _mark_ids(session, chosen.mark, chosen.ids)
    view = view_of(session, chosen)
    if view == View() and not chosen.all:
        raise UsageError("Say what to mark: ids, --feed, --folder, --starred, --tag or --all.")
    if chosen.mark != "read":
        raise UsageError("Only 'read' can be given to a whole list; name ids for anything else.")
    newest = views.find_newest_id(session.conn)
    return states.mark_all_read(session.conn, view, newest, _choose_part(session, chosen))


def _choose_part(session: Session, chosen: argparse.Namespace) -> Callable[[Cursor], bool]:
    """Which part of a list is meant."""
    if named := chosen.above or chosen.below:
        require_entries(session, [named])
        (row,) = views.get_rows(session.conn, [named])
        at = (row.sort_at, row.id)
        if chosen.above:
            return lambda place: (place.sort_at, place.entry_id) > at
        return lambda place: (place.sort_at, place.entry_id) < at
    if chosen.older_than is not None:
        before = session.now - parse_span(chosen.older_than)
    elif chosen.but_today:
        before = local_midnight(session.now)
    else:
        return lambda place: True
    return lambda place: place.sort_at < before


def _mark_ids(session: Session, mark: str, ids: list[int]) -> Change:
    if mark == "read":
        return mark_read(session.conn, ids, session.settings)
    if mark == "unread":
        return states.set_read(session.conn, ids, False)
    if mark in ("star", "unstar"):
        return states.set_starred(session.conn, ids, mark == "star")
    return states.delete_entries(session.conn, ids, session.now)
