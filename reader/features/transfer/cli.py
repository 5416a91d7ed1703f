"""Commands for moving in and out: import, export."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from reader.cli.commands import ONE, Answer, Chosen, Commands, Session, flag, value
from reader.cli.output import complain, count_things, pick, say
from reader.core.clock import LocalZone
from reader.core.errors import ParseError
from reader.core.progress import Progress
from reader.core.words.words import in_english
from reader.engine.polls import index_everything
from reader.engine.process.handover import FEEDS, hand_over
from reader.features.subscriptions.cli import NOT_KEPT
from reader.features.subscriptions.service.subscription_files import export_file, export_opml, keep_password
from reader.features.transfer.service import MOST_BYTES, export_everything, find_readers, import_files

COMMANDS = Commands()


@COMMANDS.add(
    "import",
    "import feeds, and articles from another reader",
    value("file", "FILE", "file to import, name of a reader on this computer, or - for standard input", nargs="?"),
    json=ONE,
    epilog="""FILE is an OPML file, a newsboat list, an export with stars (starred.json of Inoreader, FreshRSS, The Old
Reader, Feedly or NewsBlur), another reader's database (newsboat, Liferea, RSS Guard, NetNewsWire), or a file made
by 'paperround export --all'. Without FILE, the readers on this computer are listed.""",
)
def run_import(session: Session, chosen: Chosen) -> Answer:
    if chosen.file is None:
        found = find_readers()
        rows = [{"reader": one.name, "files": [str(path) for path in one.files]} for one in found]
        lines = [f"To import from {one.name}: paperround import {one.name!r}" for one in found]
        return Answer(rows, lines or ["No other reader found on this computer. Give the file to import."])
    with Progress(1, "Importing") as progress, tempfile.TemporaryDirectory() as folder:
        report = import_files(
            session.conn,
            _find_files(chosen.file, Path(folder)),
            session.now,
            lambda done, total: progress.reach(done, total, "Importing"),
        )
    index_everything(session.conn)
    is_running = hand_over(session.profile, {"do": FEEDS}) is not None
    # Passwords in addresses go to the system's keyring.
    kept = [keep_password(url, one.username, one.password) for url, one in report.passwords]
    if any(message is not None for message in kept):
        complain(NOT_KEPT)
    skipped = [in_english(message) for message in report.skipped]
    for message in () if chosen.json else skipped:
        complain(message)
    known = f", {report.already_there} already there" if report.already_there else ""
    articles = f" Imported {count_things(report.posts, 'article')}." if report.posts else ""
    fetched = "Paperround is fetching now." if is_running else "To fetch now: paperround refresh"
    row = pick(report, "added already_there") | {"articles": report.posts, "skipped": skipped}
    return Answer([row], [f"Subscribed to {count_things(report.added, 'feed')}{known}.{articles} {fetched}"])


def _find_files(name: str, folder: Path) -> tuple[Path, ...]:
    """The file of this name, or the files of a reader of this name; standard input is put into `folder`."""
    path = folder / "input" if name == "-" else Path(name)
    if name == "-":
        path.write_bytes(sys.stdin.buffer.read(MOST_BYTES + 1))
    readers = {} if path.exists() else {one.name.casefold(): one.files for one in find_readers()}
    if name.casefold() not in readers and not path.is_file():
        raise ParseError(f"Can't read {name}: no such file. Check the name.")
    return readers.get(name.casefold(), (path,))


@COMMANDS.add(
    "export",
    "write all feeds to an OPML file, or everything to an archive",
    value("file", "FILE", "file to write, or - for standard output"),
    flag("--all", "write a .zip file with everything: feeds, articles, stars, tags, rules, searches and settings"),
)
def run_export(session: Session, chosen: Chosen) -> None:
    if chosen.all:
        with Progress(1, "Exporting") as progress:
            written = export_everything(
                session.conn,
                Path(chosen.file),
                LocalZone(),
                lambda done, total: progress.reach(done, total, "Exporting"),
            )
        counts = (count_things(written.feeds, "feed"), count_things(written.posts, "article"))
        say(f"Exported {counts[0]} and {counts[1]}, {written.starred} starred or tagged, to {chosen.file}.")
    elif chosen.file == "-":
        sys.stdout.buffer.write(export_opml(session.conn))
    else:
        count = export_file(session.conn, Path(chosen.file))
        say(f"Exported {count_things(count, 'feed')} to {chosen.file}.")
