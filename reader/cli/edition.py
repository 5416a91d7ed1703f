"""The edition command: an edition as EPUB or PDF; and the renderer, which the engine starts."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

from reader.cli.arguments import add_command, parse_count, parse_span
from reader.cli.entries import remember_marks
from reader.cli.output import iso_time, local_time, say, show
from reader.cli.session import Session, in_session
from reader.clock import LocalZone
from reader.engine.content_reader import read_everything
from reader.engine.edition.gather import Gathered, Wish, load_edition, make_wish
from reader.engine.edition.make import EditionTools, gather_whole, remember, render_edition, write_whole
from reader.engine.edition.schedule import explain_next
from reader.engine.polls import open_client
from reader.engine.side_fetches import SideTools
from reader.errors import UsageError
from reader.fetch.client import never
from reader.model.editions import Edition
from reader.paths import Profile
from reader.process.handover import MARKED, hand_over
from reader.settings import EPUB, PDF
from reader.store.editions import list_editions
from reader.store.marks import set_read
from reader.store.pictures import PictureCache
from reader.wording.catalogue import Code
from reader.wording.edition_codes import EditionCode
from reader.wording.words import in_english

MOST_MINUTES = 1_440


def add_commands(commands: Any) -> None:
    parser = add_command(commands, "edition", run_edition, "make a paper of what is unread, as EPUB or PDF")
    parser.add_argument("file", nargs="?", metavar="FILE", help="where to: a name that ends in .epub or .pdf")
    parser.add_argument("--minutes", type=parse_count, metavar="N", help="how long it should take to read")
    parser.add_argument("--since", metavar="TIME", help="of what came since, such as 12h or 7d (default 3d)")
    parser.add_argument("--again", action="store_true", help="also what stood in an edition and is still unread")
    parser.add_argument("--mark-read", action="store_true", help="mark read what is in it; 'mark undo' takes it back")
    parser.add_argument(
        "--offline", action="store_true", help="of what is here alone: no whole texts or pictures are fetched"
    )
    parser.add_argument("--number", type=parse_count, metavar="N", help="an edition of before, once more")
    parser.add_argument("--list", action="store_true", help="the editions of before, and when the next is due")
    parser.add_argument("--json", action="store_true", help="print an object about it, or a list of them")
    render = commands.add_parser("render", description="Works off a job of the engine: pictures and pages.")
    render.add_argument("job", metavar="JOB", help="the file that describes it")
    render.set_defaults(run=run_render)


def run_render(chosen: argparse.Namespace, profile: Profile) -> int:
    import_module("reader.gui.edition.render").work_off(Path(chosen.job))
    return 0


@in_session
def run_edition(session: Session, chosen: argparse.Namespace) -> None:
    if chosen.list or not chosen.file:
        _list(session, chosen)
        return
    path = Path(chosen.file).expanduser()
    form = path.suffix.lower().removeprefix(".")
    if form not in (EPUB, PDF):
        raise UsageError(EditionCode.EDITION_BAD_FILE())
    read_everything(session.conn)
    zone, cache = LocalZone(), PictureCache(session.profile.pictures)
    with open_client(session.conn, session.settings, session.clock) as client:
        fetching = SideTools(session.conn, client, session.clock, zone, cache, never)
        is_offline = chosen.offline or chosen.number
        tools = EditionTools(session.profile, session.conn, session.clock, zone, None if is_offline else fetching)
        gathered = None if chosen.number else gather_whole(tools, session.settings, _wish(session, chosen))
        edition = gathered.edition if gathered else _find(session, chosen.number)
        if not edition.all_articles:
            raise UsageError(EditionCode.EDITION_NOTHING())
        files = render_edition(tools, session.settings, edition, [form])
    if form not in files:
        raise UsageError(EditionCode.EDITION_RENDER_FAILED())
    try:
        write_whole(path, files[form])
    except OSError as error:
        raise UsageError(Code.FILE_UNWRITABLE(file=path.name, error=error.strerror or "")) from error
    marked = 0
    if gathered:
        made = remember(session.conn, gathered)
        if chosen.mark_read or session.settings.edition_mark_read:
            change = set_read(session.conn, made.all_ids)
            remember_marks(session, change)
            hand_over(session.profile, {"do": MARKED})
            marked = len(change.ids)
    _print_result(edition, path, marked, gathered, as_json=chosen.json)


def _wish(session: Session, chosen: argparse.Namespace) -> Wish:
    wish = make_wish(session.settings)
    return Wish(
        min(chosen.minutes or wish.minutes, MOST_MINUTES),
        wish.sources,
        parse_span(chosen.since) if chosen.since else wish.since_s,
        chosen.again or wish.again,
    )


def _find(session: Session, number: int) -> Edition:
    for made in list_editions(session.conn, 1_000):
        if made.number == number:
            return load_edition(session.conn, session.settings, made)
    raise UsageError(EditionCode.EDITION_UNKNOWN(number=number))


def _print_result(edition: Edition, path: Path, marked: int, gathered: Gathered | None, *, as_json: bool) -> None:
    if as_json:
        facts = {
            "file": str(path),
            "number": edition.number,
            "posts": len(edition.all_articles),
            "feeds": edition.feed_count,
            "minutes": edition.minutes,
            "left_over": gathered.left_over if gathered else 0,
            "marked_read": marked,
            "entry_ids": list(edition.entry_ids),
        }
        say(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    words = f"{path}: {len(edition.all_articles)} posts from {edition.feed_count} feeds, {edition.minutes} minutes."
    say(f"{words} {marked} marked read." if marked else words)


def _list(session: Session, chosen: argparse.Namespace) -> None:
    rows = [
        {
            "number": made.number,
            "made": iso_time(made.made_at) if chosen.json else local_time(made.made_at),
            "posts": len(made.all_ids),
            "minutes": made.minutes,
            "late": in_english(made.late),
        }
        for made in list_editions(session.conn, 60)
    ]
    columns = ("number", "made", "posts", "minutes", "late")
    show(rows, as_json=chosen.json, columns=columns, empty="No edition was made yet.")
    if not chosen.json:
        ahead = explain_next(session.conn, session.settings, session.now, LocalZone())
        say(" ".join(in_english(sentence) for sentence in ahead.why))
