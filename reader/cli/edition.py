"""The edition command: an edition as EPUB or PDF; and the renderer, which the engine starts."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from reader.cli.arguments import parse_count, parse_span
from reader.cli.commands import LIST, Answer, Chosen, Commands, flag, value
from reader.cli.entries import remember_marks
from reader.cli.output import at, make_table, pick
from reader.cli.session import Session
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


COMMANDS = Commands()


@COMMANDS.add(
    "edition",
    "make a paper of what is unread, as EPUB or PDF",
    value("file", "FILE", "where to: a name that ends in .epub or .pdf", nargs="?"),
    value("--minutes", "N", "how long it should take to read", type=parse_count),
    value("--since", "TIME", "of what came since, such as 12h or 7d (default 3d)"),
    flag("--again", "also what stood in an edition and is still unread"),
    flag("--mark-read", "mark read what is in it; 'mark undo' takes it back"),
    flag("--offline", "of what is here alone: no whole texts or pictures are fetched"),
    value("--number", "N", "an edition of before, once more", type=parse_count),
    flag("--list", "the editions of before, and when the next is due"),
    json=LIST,
)
def run_edition(session: Session, chosen: Chosen) -> Answer:
    if chosen.list or not chosen.file:
        return _list(session)
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
    return _make_answer(edition, path, marked, gathered)


@COMMANDS.add(
    "render",
    "",
    value("job", "JOB", "the file that describes it"),
    epilog="Works off a job of the engine: pictures and pages.",
    with_store=False,
)
def run_render(profile: Profile, chosen: Chosen) -> None:
    """Work off a job of the engine: pictures and pages."""
    import_module("reader.gui.edition.render").work_off(Path(chosen.job))


def _wish(session: Session, chosen: Chosen) -> Wish:
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


def _make_answer(edition: Edition, path: Path, marked: int, gathered: Gathered | None) -> Answer:
    facts = {
        "file": str(path),
        **pick(edition, "number minutes entry_ids"),
        "posts": len(edition.all_articles),
        "feeds": edition.feed_count,
        "left_over": gathered.left_over if gathered else 0,
        "marked_read": marked,
    }
    words = f"{path}: {len(edition.all_articles)} posts from {edition.feed_count} feeds, {edition.minutes} minutes."
    return Answer([facts], [f"{words} {marked} marked read." if marked else words])


def _list(session: Session) -> Answer:
    rows = [
        {
            **pick(made, "number minutes"),
            "made": at(made.made_at),
            "posts": len(made.all_ids),
            "late": in_english(made.late),
        }
        for made in list_editions(session.conn, 60)
    ]
    table = make_table(rows, ("number", "made", "posts", "minutes", "late")) if rows else ["No edition was made yet."]
    ahead = explain_next(session.conn, session.settings, session.now, LocalZone())
    return Answer(rows, [*table, " ".join(in_english(sentence) for sentence in ahead.why)])
