"""Commands that list, show, tag and mark articles."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

import reader.store.marks as states
import reader.store.tags as tag_rows
import reader.store.views as views
from reader.cli.arguments import parse_count, parse_id, parse_span
from reader.cli.commands import ONE, Answer, Chosen, Commands, Session, either, flag, get_feed, value
from reader.cli.output import Row, at, count_things, local_time, pick, say
from reader.core.clock import LocalZone, local_midnight
from reader.core.errors import UsageError
from reader.core.records.stored import Change, Cursor, EntryFull, EntryRow, View, ViewKind
from reader.core.words.entry_names import name_row
from reader.engine.process.handover import MARKED, hand_over
from reader.features.digest.service import settle_held
from reader.features.sharing.records import Sendable
from reader.features.sharing.template import make_markdown, make_quote
from reader.features.stories.store import mark_read
from reader.store.folders import find_folder_path, split_path
from reader.store.reading_log import note_reading
from reader.store.settings import load_rows, save_rows

COLUMNS = ("id", "marks", "time", "feed", "title")
READ_S = 30.0
"""The reading time noted for an article that was printed."""
UNDO = "undo"
HIGHLIGHTS = {"highlight": states.highlight, "unhighlight": states.remove_highlights}
_LAST = "last_marks"


COMMANDS = Commands()
VIEW = (
    flag("--unread", "only unread articles"),
    either(
        value("--feed", "URL", "only from this feed: its address, id or name"),
        value("--folder", "PATH", 'only from this folder, such as "News/Local"'),
        flag("--starred", "only starred"),
        value("--tag", "NAME", "only with this tag"),
    ),
)
LIMIT = value("--limit", "N", "list at most N articles (default: 50)", type=parse_count, default=50)
IDS = value("ids", "ID", "ids from 'paperround entries'", type=parse_id, nargs="*")


@COMMANDS.add(
    "entries",
    "list articles, newest first",
    *VIEW,
    flag("--oldest-first", "list oldest first"),
    LIMIT,
    columns=COLUMNS,
    empty="No articles here.",
)
def run_entries(session: Session, chosen: Chosen) -> Answer:
    view = view_of(session, chosen, newest_first=not chosen.oldest_first)
    rows = [make_row(row) for row in views.list_page(session.conn, view, chosen.limit)]
    held = settle_held(session.conn, session.now, LocalZone()) if session.settings.hold else None
    if held is None or not held.waiting:
        return Answer(rows)
    count = count_things(held.waiting, "article")
    return Answer(rows, [f"{count} held until the next edition. To show them: paperround hold --release"])


@COMMANDS.add(
    "read",
    "show an article and mark it as read",
    value("id", "ID", "id from 'paperround entries'", type=parse_id),
    flag("--keep-unread", "don't mark it as read"),
    either(
        flag("--html", "print HTML instead of text"),
        flag("--markdown", "print Markdown, with the source"),
        flag("--quote", "print the first paragraph as a quote, with the link"),
    ),
    json=ONE,
)
def run_read(session: Session, chosen: Chosen) -> Answer:
    entry = views.get_entry(session.conn, chosen.id)
    if not chosen.keep_unread:
        mark_read(session.conn, [chosen.id], session.settings)
        note_reading(session.conn, chosen.id, session.now, READ_S)
        hand_over(session.profile, {"do": MARKED})
    return Answer([_whole(entry)], [_copy(entry, chosen) or _page(entry, chosen.html)])


@COMMANDS.add(
    "tag",
    "tag articles, or list all tags",
    value("name", "NAME", "name of the tag", nargs="?"),
    IDS,
    flag("--remove", "remove the tag instead"),
    value("--rename", "NEW", "rename the tag"),
    columns=("articles", "tag"),
    empty="No tags yet. To tag an article: paperround tag NAME ID",
)
def run_tag(session: Session, chosen: Chosen) -> list[Row] | None:
    if chosen.name is None:
        return [{"tag": tag.name, "articles": tag.entry_count} for tag in tag_rows.list_tags(session.conn)]
    if chosen.rename:
        tag_rows.rename_tag(session.conn, chosen.name, chosen.rename)
        hand_over(session.profile, {"do": MARKED})
    elif not chosen.ids:
        raise UsageError("Give the ids of the articles to tag. Run 'paperround entries' to find them.")
    else:
        require_entries(session, chosen.ids)
        change = tag_rows.remove_tag if chosen.remove else tag_rows.add_tag
        _print_changed(session, len(change(session.conn, chosen.name, chosen.ids)))
    return None


def _print_changed(session: Session, count: int) -> None:
    """Print how many articles changed, and tell a running Paperround."""
    if count:
        hand_over(session.profile, {"do": MARKED})
    say(f"{count_things(count, 'article')} changed.")


def require_entries(session: Session, ids: list[int]) -> None:
    missing = set(ids) - {row.id for row in views.get_rows(session.conn, ids)}
    if missing:
        raise UsageError(f"There's no article {min(missing)}. Run 'paperround entries' to list articles.")


def view_of(session: Session, chosen: Chosen, newest_first: bool = True) -> View:
    """The view chosen by the options VIEW. A blank name is refused: it must not mean everything."""
    kind, id_ = ViewKind.ALL, 0
    if chosen.feed is not None:
        kind, id_ = ViewKind.FEED, get_feed(session, chosen.feed).id
    elif chosen.folder is not None:
        kind, id_ = ViewKind.FOLDER, find_folder_id(session, chosen.folder)
    elif chosen.starred:
        kind = ViewKind.STARRED
    elif chosen.tag is not None:
        found = tag_rows.find_tag(session.conn, chosen.tag)
        if found is None:
            raise UsageError(f"There's no tag {chosen.tag!r}. Run 'paperround tag' to list your tags.")
        kind, id_ = ViewKind.TAG, found
    return View(kind, id_, unread_only=chosen.unread, newest_first=newest_first)


def find_folder_id(session: Session, path: str) -> int:
    found = find_folder_path(session.conn, split_path(path))
    if found is None:
        raise UsageError(f"There's no folder {path!r}. Run 'paperround feeds' to see your folders.")
    return found


def make_row(row: EntryRow) -> Row:
    marks = ("·" if row.read else "●") + ("★" if row.starred else " ") + ("♪" if row.has_sound else " ")
    return _object(row) | {"marks": marks, "time": local_time(row.sort_at)}


def _object(row: EntryRow) -> dict[str, Any]:
    return {
        **pick(row, "id feed_id link author read starred has_sound snippet"),
        "feed": row.feed_name,
        "title": name_row(row),
        "published": at(row.published_at),
        "sorted_at": at(row.sort_at),
    }


def _whole(entry: EntryFull) -> Row:
    return _object(entry.row) | {
        "updated": at(entry.updated_at),
        "first_seen": at(entry.first_seen_at),
        **pick(entry, "html text categories tags language comments"),
        "enclosures": [
            {"url": item.url, "type": item.media_type, "length": item.length, "title": item.title}
            for item in entry.enclosures
        ],
    }


def _copy(entry: EntryFull, chosen: Chosen) -> str:
    """The entry as Markdown or as a quote; empty if neither was asked for."""
    row = entry.row
    sent = Sendable(name_row(row), row.link, row.author, row.feed_name, html=entry.html)
    if chosen.markdown:
        return make_markdown(sent)
    return make_quote(sent) if chosen.quote else ""


def _page(entry: EntryFull, as_html: bool) -> str:
    row = entry.row
    facts = " · ".join(part for part in (row.feed_name, row.author, local_time(row.sort_at)) if part)
    talk = f"Comments: {entry.comments}" if entry.comments else ""
    head = [name_row(row) or "(no title)", facts, row.link, talk]
    media = [f"♪ {item.url}" for item in entry.enclosures]
    body = entry.html if as_html else entry.text
    return "\n".join([*filter(None, head), "", body, *media])


@COMMANDS.add(
    "mark",
    "mark articles as read or unread, star, highlight or delete them",
    value(
        "mark",
        words='new state; "undo" reverts the last change made here (except highlights)',
        choices=("read", "unread", "star", "unstar", *HIGHLIGHTS, "deleted", UNDO),
    ),
    IDS,
    flag("--all", "all articles (only with read)"),
    *VIEW,
    either(
        value("--older-than", "TIME", "with a list: only articles older than this, such as 3d or 12h"),
        flag("--before-today", "with a list: only articles from before today"),
        value("--above", "ID", "with a list: only articles newer than this one", type=parse_id),
        value("--below", "ID", "with a list: only articles older than this one", type=parse_id),
    ),
)
def run_mark(session: Session, chosen: Chosen) -> None:
    if chosen.mark in HIGHLIGHTS:
        require_entries(session, chosen.ids)
        _print_changed(session, len(HIGHLIGHTS[chosen.mark](session.conn, chosen.ids)))
        return
    change = _undo(session) if chosen.mark == UNDO else _mark(session, chosen)
    remember_marks(session, change)
    _print_changed(session, len(change.ids))


def remember_marks(session: Session, change: Change) -> None:
    """Remember a change for `mark undo`, if anything changed."""
    if change.ids:
        save_rows(session.conn, {_LAST: asdict(change)})


def _undo(session: Session) -> Change:
    """Undo the last command's marks; doing so again redoes them."""
    last = load_rows(session.conn).get(_LAST)
    if not last:
        raise UsageError("Nothing to undo: no articles have been marked from the command line yet.")
    return states.undo(session.conn, msgspec.convert(last, Change))


def _mark(session: Session, chosen: Chosen) -> Change:
    if chosen.ids:
        require_entries(session, chosen.ids)
        if chosen.mark == "read":
            return mark_read(session.conn, chosen.ids, session.settings)
        if chosen.mark == "deleted":
            return states.delete_entries(session.conn, chosen.ids, session.now)
        change = states.set_read if chosen.mark == "unread" else states.set_starred
        return change(session.conn, chosen.ids, chosen.mark == "star")
    view = view_of(session, chosen)
    if view == View() and not chosen.all:
        raise UsageError("Nothing to mark. Give ids, --feed, --folder, --starred, --tag or --all.")
    if chosen.mark != "read":
        raise UsageError("A whole list can only be marked as read. Give ids for anything else.")
    newest = views.find_newest_id(session.conn)
    return states.mark_all_read(session.conn, view, newest, _choose_part(session, chosen))


def _choose_part(session: Session, chosen: Chosen) -> Callable[[Cursor], bool]:
    """A predicate for the part of a list that the options choose."""
    if named := chosen.above or chosen.below:
        require_entries(session, [named])
        (row,) = views.get_rows(session.conn, [named])
        at, compare = (row.sort_at, row.id), operator.gt if chosen.above else operator.lt
        return lambda place: bool(compare((place.sort_at, place.entry_id), at))
    if chosen.older_than is not None:
        before = session.now - parse_span(chosen.older_than)
    elif chosen.before_today:
        before = local_midnight(session.now)
    else:
        return lambda place: True
    return lambda place: place.sort_at < before
