"""The edition command, which makes an EPUB or PDF."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from reader.cli.arguments import parse_count, parse_span
from reader.cli.commands import LIST, Answer, Chosen, Commands, Session, flag, value
from reader.cli.entries import remember_marks
from reader.cli.output import at, count_things, make_table, pick
from reader.core.clock import LocalZone
from reader.core.errors import UsageError
from reader.core.private_files import write_whole
from reader.core.settings import EPUB, PDF
from reader.core.words.catalogue import Code, EditionCode
from reader.core.words.words import in_english
from reader.engine.polls import open_client
from reader.engine.process.handover import MARKED, hand_over
from reader.features.editions.records import Edition
from reader.features.editions.service import explain_next
from reader.features.editions.store import list_editions
from reader.features.editions.worker import make
from reader.features.stories.worker import read_everything
from reader.store.marks import set_read

COMMANDS = Commands()


@COMMANDS.add(
    "edition",
    "create an edition of unread articles as EPUB or PDF",
    value("file", "FILE", "file to write, ending in .epub or .pdf (default: --list)", nargs="?"),
    value("--minutes", "N", "reading time (default: the setting edition_minutes)", type=parse_count),
    value("--since", "TIME", "only articles from this long ago, such as 12h or 7d (default: 3d)"),
    flag("--again", "include unread articles from earlier editions"),
    flag("--mark-read", "mark its articles as read; 'mark undo' reverts it"),
    flag("--offline", "use downloaded articles only"),
    value("--number", "N", "export a past edition again", type=parse_count),
    flag("--list", "list past editions and the next due date"),
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
    settings, gathered = session.settings, None
    with open_client(session.conn, settings, session.clock) as client:
        is_offline = chosen.offline or chosen.number
        tools = make.EditionTools(
            session.profile, session.conn, session.clock, LocalZone(), None if is_offline else client
        )
        if chosen.number:
            edition = _find(session, chosen.number)
        else:
            minutes, again = chosen.minutes or settings.edition_minutes, chosen.again or settings.edition_again
            wanted = replace(settings, edition_minutes=minutes, edition_again=again)
            gathered = make.gather_whole(tools, wanted, parse_span(chosen.since) if chosen.since else make.NEW_ENOUGH_S)
            edition = gathered.edition
        if not edition.all_articles:
            raise UsageError(EditionCode.EDITION_NOTHING())
        files = make.render_edition(tools, edition, [form])
    if form not in files:
        raise UsageError(EditionCode.EDITION_RENDER_FAILED())
    try:
        write_whole(path, files[form])
    except OSError as error:
        raise UsageError(Code.FILE_UNWRITABLE(file=path.name, error=error.strerror or "")) from error
    marked = 0
    if gathered:
        made = make.remember(session.conn, gathered)
        if chosen.mark_read or settings.edition_mark_read:
            change = set_read(session.conn, made.all_ids)
            remember_marks(session, change)
            hand_over(session.profile, {"do": MARKED})
            marked = len(change.ids)
    return _make_answer(edition, path, marked, gathered)


def _find(session: Session, number: int) -> Edition:
    for made in list_editions(session.conn, 1_000):
        if made.number == number:
            return make.load_edition(session.conn, session.settings, made)
    raise UsageError(EditionCode.EDITION_UNKNOWN(number=number))


def _make_answer(edition: Edition, path: Path, marked: int, gathered: make.Gathered | None) -> Answer:
    facts = {
        "file": str(path),
        **pick(edition, "number minutes entry_ids"),
        "articles": len(edition.all_articles),
        "feeds": edition.feed_count,
        "left_over": gathered.left_over if gathered else 0,
        "marked_read": marked,
    }
    count, feeds = count_things(len(edition.all_articles), "article"), count_things(edition.feed_count, "feed")
    words = f"{path}: {count} from {feeds}, {edition.minutes} min to read."
    return Answer([facts], [f"{words} {marked} marked as read." if marked else words])


def _list(session: Session) -> Answer:
    rows = [
        {
            **pick(made, "number minutes"),
            "made": at(made.made_at),
            "articles": len(made.all_ids),
            "late": in_english(made.late),
        }
        for made in list_editions(session.conn, 60)
    ]
    table = make_table(rows, ("number", "made", "articles", "minutes", "late")) if rows else ["No editions yet."]
    ahead = explain_next(session.conn, session.settings, session.now, LocalZone())
    return Answer(rows, [*table, " ".join(in_english(sentence) for sentence in ahead)])
