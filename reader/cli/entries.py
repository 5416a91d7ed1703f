"""Commands about entries: entries, read, mark, search, tag."""

from __future__ import annotations

import argparse
from typing import Any

import reader.store.marks as states
import reader.store.tags as tag_rows
import reader.store.views as views
from reader.cli.output import Row, iso_time, local_time, printable, say, show
from reader.cli.session import Session, get_feed, in_session
from reader.cli.times import positive
from reader.errors import UsageError
from reader.model.stored import EntryFull, EntryRow, View, ViewKind
from reader.services.marks import mark_read
from reader.store.folders import find_folder_path, split_path
from reader.store.opened_entries import note_reading
from reader.store.search import search_ids
from reader.wording.entry_names import name_entry

COLUMNS = ("id", "marks", "time", "feed", "title")
NOTHING = "No articles here."
READ_S = 30.0
"""How long an article counts as read that was printed: nobody knows."""


def add_commands(commands: Any) -> None:
    _add_entries(commands)
    _add_read(commands)
    _add_mark(commands)
    _add_search(commands)
    _add_tag(commands)


def _add_entries(commands: Any) -> None:
    parser = commands.add_parser("entries", help="list articles, newest first")
    _add_view_options(parser)
    parser.add_argument("--oldest-first", action="store_true", help="turn the list round")
    parser.add_argument(
        "--limit", type=positive, default=50, metavar="N", help="at most N articles (default 50)"
    )
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.set_defaults(run=run_entries)


def _add_view_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--unread", action="store_true", help="only what is unread")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--feed", metavar="URL", help="only of this feed: its address, id or name")
    where.add_argument("--folder", metavar="PATH", help='only of this folder, such as "News/Local"')
    where.add_argument("--starred", action="store_true", help="only what has a star")
    where.add_argument("--tag", metavar="NAME", help="only what carries this tag")


def _add_read(commands: Any) -> None:
    parser = commands.add_parser("read", help="show one article and mark it read")
    parser.add_argument("id", type=int, metavar="ID", help="as 'paperround entries' shows it")
    parser.add_argument("--keep-unread", action="store_true", help="leave its mark alone")
    parser.add_argument("--html", action="store_true", help="print its HTML instead of its text")
    parser.add_argument("--json", action="store_true", help="print a list with one object")
    parser.set_defaults(run=run_read)


def _add_mark(commands: Any) -> None:
    parser = commands.add_parser("mark", help="mark articles read, unread, starred, or delete them")
    parser.add_argument(
        "mark", choices=("read", "unread", "star", "unstar", "deleted"), help="what they become"
    )
    parser.add_argument("ids", type=int, nargs="*", metavar="ID")
    parser.add_argument("--all", action="store_true", help="everything there is (only for read)")
    _add_view_options(parser)
    parser.set_defaults(run=run_mark)


def _add_search(commands: Any) -> None:
    parser = commands.add_parser("search", help="find articles by words in title, text or author")
    parser.add_argument(
        "words", nargs="+", metavar="WORDS", help='words or beginnings of words; "a phrase" in quotes'
    )
    _add_view_options(parser)
    parser.add_argument(
        "--limit", type=positive, default=50, metavar="N", help="at most N articles (default 50)"
    )
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.set_defaults(run=run_search)


def _add_tag(commands: Any) -> None:
    parser = commands.add_parser("tag", help="tag articles; without arguments it lists the tags")
    parser.add_argument("name", nargs="?", metavar="NAME")
    parser.add_argument("ids", type=int, nargs="*", metavar="ID")
    parser.add_argument("--remove", action="store_true", help="take the tag away instead")
    parser.add_argument("--rename", metavar="NEW", help="give the tag another name")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.set_defaults(run=run_tag)


# --- doing ------------------------------------------------------------------------------------


@in_session
def run_entries(session: Session, chosen: argparse.Namespace) -> None:
    view = _view_of(session, chosen, newest_first=not chosen.oldest_first)
    rows = views.list_page(session.conn, view, chosen.limit)
    show(_table(session, rows), as_json=chosen.json, columns=COLUMNS, empty=NOTHING)


@in_session
def run_read(session: Session, chosen: argparse.Namespace) -> None:
    entry = views.get_entry(session.conn, chosen.id)
    if chosen.json:
        show([_whole(session, entry)], as_json=True, columns=())
    else:
        say(_page(entry, chosen.html))
    if not chosen.keep_unread:
        mark_read(session.conn, [chosen.id], session.settings)
        note_reading(session.conn, chosen.id, session.now, READ_S)


@in_session
def run_mark(session: Session, chosen: argparse.Namespace) -> None:
    changed = _mark(session, chosen)
    _tell_changed(changed)


@in_session
def run_search(session: Session, chosen: argparse.Namespace) -> None:
    view = _view_of(session, chosen)
    ids = search_ids(session.conn, " ".join(chosen.words), None if view == View() else view, chosen.limit)
    rows = _table(session, views.get_rows(session.conn, ids))
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="Nothing found; try fewer or shorter words.")


@in_session
def run_tag(session: Session, chosen: argparse.Namespace) -> None:
    if chosen.name is None:
        tags = [{"tag": tag.name, "articles": tag.entry_count} for tag in tag_rows.list_tags(session.conn)]
        empty = "No tags yet: paperround tag NAME ID."
        show(tags, as_json=chosen.json, columns=("articles", "tag"), empty=empty)
    elif chosen.rename:
        tag_rows.rename_tag(session.conn, chosen.name, chosen.rename)
    else:
        _tag(session, chosen)


def _tag(session: Session, chosen: argparse.Namespace) -> None:
    if not chosen.ids:
        raise UsageError("Name the articles to tag by their ids, as 'paperround entries' shows them.")
    _require_entries(session, chosen.ids)
    change = tag_rows.remove_tag if chosen.remove else tag_rows.add_tag
    changed = change(session.conn, chosen.name, chosen.ids)
    _tell_changed(len(changed))


def _tell_changed(count: int) -> None:
    say(f"{count} {'article' if count == 1 else 'articles'} changed.")


def _mark(session: Session, chosen: argparse.Namespace) -> int:
    if chosen.ids:
        _require_entries(session, chosen.ids)
        return len(_mark_ids(session, chosen.mark, chosen.ids))
    view = _view_of(session, chosen)
    if view == View() and not chosen.all:
        raise UsageError("Say what to mark: ids, --feed, --folder, --starred, --tag or --all.")
    if chosen.mark != "read":
        raise UsageError("Only 'read' can be given to a whole list; name ids for anything else.")
    return len(states.mark_all_read(session.conn, view, views.find_newest_id(session.conn)).ids)


def _mark_ids(session: Session, mark: str, ids: list[int]) -> tuple[int, ...]:
    if mark in ("read", "unread"):
        if mark == "read":
            return mark_read(session.conn, ids, session.settings).ids
        return states.set_read(session.conn, ids, False).ids
    if mark in ("star", "unstar"):
        return states.set_starred(session.conn, ids, mark == "star").ids
    return states.delete_entries(session.conn, ids, session.now).ids


def _require_entries(session: Session, ids: list[int]) -> None:
    missing = set(ids) - {row.id for row in views.get_rows(session.conn, ids)}
    if missing:
        raise UsageError(f"There is no article {min(missing)}; 'paperround entries' lists what there is.")


def _view_of(session: Session, chosen: argparse.Namespace, newest_first: bool = True) -> View:
    kind, id_ = ViewKind.ALL, 0
    if chosen.feed:
        kind, id_ = ViewKind.FEED, get_feed(session, chosen.feed).id
    elif chosen.folder:
        kind, id_ = ViewKind.FOLDER, _folder_id(session, chosen.folder)
    elif chosen.starred:
        kind = ViewKind.STARRED
    elif chosen.tag:
        kind, id_ = ViewKind.TAG, _tag_id(session, chosen.tag)
    return View(kind, id_, unread_only=chosen.unread, newest_first=newest_first)


def _folder_id(session: Session, path: str) -> int:
    found = find_folder_path(session.conn, split_path(path))
    if found is None:
        raise UsageError(f"There is no folder {path!r}; 'paperround feeds' shows the folders.")
    return found


def _tag_id(session: Session, name: str) -> int:
    found = tag_rows.find_tag(session.conn, name)
    if found is None:
        raise UsageError(f"There is no tag {name!r}; 'paperround tag' lists the tags.")
    return found


# --- showing ----------------------------------------------------------------------------------


def _table(session: Session, rows: list[EntryRow]) -> list[Row]:
    return [_object(row) | {"marks": _marks(row), "time": local_time(row.sort_at)} for row in rows]


def _object(row: EntryRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "feed_id": row.feed_id,
        "feed": row.feed_name,
        "title": _name(row),
        "link": row.link,
        "author": row.author,
        "published": iso_time(row.published_at),
        "sorted_at": iso_time(row.sort_at),
        "read": row.read,
        "starred": row.starred,
        "has_enclosure": row.has_enclosure,
        "snippet": row.snippet,
    }


def _name(row: EntryRow) -> str:
    """Its title, or its first words."""
    named = name_entry(row.title, row.snippet, row.link)
    return named.words or named.host


def _marks(row: EntryRow) -> str:
    return ("·" if row.read else "●") + ("★" if row.starred else " ") + ("♪" if row.has_enclosure else " ")


def _whole(session: Session, entry: EntryFull) -> Row:
    return _object(entry.row) | {
        "updated": iso_time(entry.updated_at),
        "first_seen": iso_time(entry.first_seen_at),
        "html": entry.html,
        "text": entry.text,
        "categories": list(entry.categories),
        "tags": list(entry.tags),
        "language": entry.language,
        "enclosures": [
            {"url": item.url, "type": item.media_type, "length": item.length, "title": item.title}
            for item in entry.enclosures
        ],
    }


def _page(entry: EntryFull, as_html: bool) -> str:
    row = entry.row
    facts = " · ".join(part for part in (row.feed_name, row.author, local_time(row.sort_at)) if part)
    head = [_name(row) or "(no title)", facts, row.link]
    media = [f"♪ {item.url}" for item in entry.enclosures]
    body = entry.html if as_html else entry.text
    return "\n".join([*(printable(line) for line in head if line), "", printable(body), *media])
