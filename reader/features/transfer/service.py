"""Takes in what other readers and our own archive hold: feeds, posts with their marks, rules, searches, settings; and
writes everything of the user's into one file: for another Paperround, for other readers, and for people.

Everything can be taken in twice: what is here stays, and only marks are added. Nothing comes that could run or send
anything before the user looked at it. An archive holds no passwords, accounts or destinations, which belong to this
computer. The window's write thread, and the terminal.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import tzinfo
from html import escape
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from reader.core.errors import ParseError, UsageError
from reader.core.private_files import read_up_to
from reader.core.records.logged import Visit
from reader.core.records.parsed import ParsedEntry
from reader.core.records.stored import FeedChoices, SavedSearch
from reader.core.settings import NOT_FROM_ELSEWHERE, Settings, make_settings
from reader.core.words.catalogue import Code
from reader.features.mail.records import is_mail
from reader.features.rules import store as rules
from reader.features.search import store as searches
from reader.features.sharing import files
from reader.features.sharing import store as sharing
from reader.features.sharing.records import TargetForm
from reader.features.sharing.template import make_values
from reader.features.subscriptions.opml import MAX_BYTES
from reader.features.subscriptions.service.subscription_files import ImportReport, OnProgress, export_opml, import_list
from reader.features.subscriptions.store import Subscription, note_addition, subscribe_to
from reader.features.transfer import records
from reader.features.transfer.parse import make_document, read_export, read_line, write_starred
from reader.features.transfer.store import arrange_feed, list_own, read_program, store_posts
from reader.html.addresses import feed_address
from reader.parse.worker import GuardedParser
from reader.store import feeds, folders, reading_log
from reader.store.db import Connection, transaction
from reader.store.settings import load_rows, load_settings, save_settings

ARCHIVE = "paperround.jsonl"
"""The part of an archive that is read again; all others are for people and other programs."""
SAVED_URL = "https://saved-articles.invalid/"
"""The feed of posts whose own feed the user does not read: it is paused, and its address leads nowhere."""
MOST_BYTES = 500_000_000
"""Of an export."""
LONGEST_LINE = 20_000_000
AT_ONCE, WAITING = 100, 2_000
CONTENT_TYPE = "application/feed+json"
_NETNEWSWIRE = "Library/Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support/NetNewsWire"
_PLACES = {
    "newsboat": ((".newsboat/urls", ".newsboat/cache.db"), (".config/newsboat/urls", ".local/share/newsboat/cache.db")),
    "Liferea": ((".config/liferea/feedlist.opml", ".local/share/liferea/liferea.db"),),
    "RSS Guard": (
        (".config/RSS Guard 4/database/database.db",),
        (".config/RSS Guard 4/database/local/database.db",),
        ("AppData/Local/RSS Guard 4/database/database.db",),
    ),
    "NetNewsWire": (tuple(f"{_NETNEWSWIRE}/Accounts/OnMyMac/{name}" for name in ("Subscriptions.opml", "DB.sqlite3")),),
}
"""Where other readers keep their feeds and posts, below the user's home."""


class FoundReader(Struct, frozen=True):
    name: str
    files: tuple[Path, ...]
    """Its list of feeds first, which knows the folders."""


def find_readers(home: Path | None = None) -> list[FoundReader]:
    """The readers on this computer that can be moved in from."""
    home = home or Path(os.path.expanduser("~"))
    found = [
        FoundReader(name, files)
        for name, places in _PLACES.items()
        for place in places
        if (files := tuple(home / part for part in place if (home / part).is_file()))
    ]
    return list({one.name: one for one in reversed(found)}.values())[::-1]


def import_files(
    conn: Connection, paths: tuple[Path, ...], now: float, on_progress: OnProgress | None = None
) -> ImportReport:
    """Import a list of feeds, another reader's database or export, or an archive: whatever the files are."""
    before = folders.list_folders(conn)
    reports = [report for path in paths for report in _import_file(conn, path, now, on_progress)]
    feed_ids = [feed_id for report in reports for feed_id in report.addition.feed_ids]
    with transaction(conn):
        addition = note_addition(conn, feed_ids, before)
    return ImportReport(
        len(feed_ids),
        max(report.already_there for report in reports) - len(feed_ids) * (len(reports) > 1),
        tuple(message for report in reports for message in report.skipped),
        addition,
        tuple(password for report in reports for password in report.passwords),
        sum(report.posts for report in reports),
    )


def _import_file(conn: Connection, path: Path, now: float, on_progress: OnProgress | None) -> list[ImportReport]:
    try:
        with path.open("rb") as file:
            start = file.read(64)
        if start.startswith(b"SQLite format 3"):
            return [import_lines(conn, read_program(path), now, on_progress)]
        if zipfile.is_zipfile(path):
            return _import_zip(conn, path, now, on_progress)
        return [_import_data(conn, read_up_to(path, MOST_BYTES), path.name, now, on_progress)]
    except (OSError, zipfile.BadZipFile, EOFError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        raise ParseError(Code.FILE_UNREADABLE(file=path.name, error=reason)) from None


def _import_data(conn: Connection, data: bytes, name: str, now: float, on_progress: OnProgress | None) -> ImportReport:
    if data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"{", b"["):
        return import_lines(conn, iter(read_export(data, name)), now, on_progress)
    return import_list(conn, data[: MAX_BYTES + 1], now, on_progress)


def _import_zip(conn: Connection, path: Path, now: float, on_progress: OnProgress | None) -> list[ImportReport]:
    """An archive of ours; or lists and exports that another service packed together, as FreshRSS does."""
    with zipfile.ZipFile(path) as pack:
        if ARCHIVE in pack.namelist():
            with pack.open(ARCHIVE) as file:
                return [import_lines(conn, _read_lines(file), now, on_progress)]
        parts = [one for one in pack.infolist() if one.filename.lower().endswith((".opml", ".xml", ".json"))]
        if not parts or sum(one.file_size for one in parts) > MOST_BYTES:
            raise ParseError(Code.IMPORT_UNKNOWN(file=path.name))
        parts.sort(key=lambda one: one.filename.lower().endswith(".json"))  # feeds before posts
        return [_import_data(conn, pack.read(one), one.filename, now, on_progress) for one in parts]


def _read_lines(file: IO[bytes]) -> Iterator[records.Line]:
    while line := file.readline(LONGEST_LINE):
        if len(line) >= LONGEST_LINE:
            raise ParseError(Code.ARCHIVE_DAMAGED())
        yield read_line(line)


def import_lines(
    conn: Connection, lines: Iterator[records.Line], now: float, on_progress: OnProgress | None = None
) -> ImportReport:
    with GuardedParser() as parser:
        return _Import(conn, parser, now, on_progress).run(lines)


class _Import:
    def __init__(self, conn: Connection, parser: GuardedParser, now: float, on_progress: OnProgress | None) -> None:
        self._conn, self._parser, self._now, self._on_progress = conn, parser, now, on_progress
        self._feed_ids = {feed.url: feed.id for feed in feeds.list_feeds(conn)}
        self._added: list[int] = []
        self._known = 0
        self._posts: dict[str, list[records.Post]] = {}
        self._waiting = self._done = self._new = 0

    def run(self, lines: Iterator[records.Line]) -> ImportReport:
        conn, before = self._conn, folders.list_folders(self._conn)
        for line in lines:
            self._import(line)
        self._store_posts()
        with transaction(conn):
            addition = note_addition(conn, self._added, before)
        return ImportReport(len(self._added), self._known, (), addition, posts=self._new)

    def _import(self, line: records.Line) -> None:
        match line:
            case records.Post():
                self._add_post(line)
            case records.MovedFeed():
                self._add_feed(line)
            case records.MovedFolder():
                folders.make_folder_path(self._conn, line.path)
            case records.MovedRule():
                self._add_rule(line)
            case records.MovedSearch():
                names = {saved.name.casefold() for saved in searches.list_saved_searches(self._conn)}
                if line.name.casefold() not in names:
                    searches.save_search(self._conn, SavedSearch(0, line.name, line.query))
            case records.MovedVisits():
                self._add_visits(line)
            case records.MovedSettings():
                self._change_settings(line)

    def _add_feed(self, moved: records.MovedFeed) -> None:
        """Subscribe to a feed; one that is here keeps what the user chose for it here."""
        if not feed_address(moved.url) and not is_mail(moved.url):
            return
        wanted = Subscription(moved.url, new_folder=moved.folder, name=moved.name, is_typed=False)
        with transaction(self._conn):
            feed_id = subscribe_to(self._conn, wanted, self._now)
            if feed_id is None:
                self._known += 1
                return
            arrange_feed(self._conn, feed_id, moved, self._now)
        self._added.append(feed_id)
        self._feed_ids[moved.url] = feed_id

    def _add_rule(self, moved: records.MovedRule) -> None:
        """Add a rule, unless what it is about is missing here. Where it sends to is for the user to say again."""
        feed_id = self._feed_ids.get(moved.feed)
        folder_id = folders.find_folder_path(self._conn, moved.folder) if moved.folder else None
        if (moved.feed and feed_id is None) or (moved.folder and folder_id is None):
            return
        rule = replace(moved.rule, id=0, feed_id=feed_id, folder_id=folder_id, send_to=None)
        if rule not in [replace(one, id=0) for one in rules.list_rules(self._conn)]:
            rules.save_rule(self._conn, rule)

    def _add_visits(self, moved: records.MovedVisits) -> None:
        known = {(visit.at, visit.kind) for visit in reading_log.list_visits(self._conn)}
        new = [Visit(at, self._feed_ids.get(url or ""), kind) for at, url, kind in moved.visits if at <= self._now]
        reading_log.add_visits(self._conn, [visit for visit in new if (visit.at, visit.kind) not in known])

    def _change_settings(self, moved: records.MovedSettings) -> None:
        """Take over settings that are as by default here."""
        mine = load_rows(self._conn)
        for name, value in moved.settings.items():
            if name not in mine and name not in NOT_FROM_ELSEWHERE:
                with suppress(UsageError):  # made by hand, or by a later version
                    save_settings(self._conn, make_settings(load_rows(self._conn) | {name: value}))

    def _add_post(self, post: records.Post) -> None:
        url = post.feed if post.feed in self._feed_ids else SAVED_URL
        self._posts.setdefault(url, []).append(post)
        self._waiting += 1
        if len(self._posts[url]) >= AT_ONCE:
            self._store_feed(url)
        elif self._waiting >= WAITING:
            self._store_posts()

    def _store_posts(self) -> None:
        for url in list(self._posts):
            self._store_feed(url)

    def _store_feed(self, url: str) -> None:
        posts = self._posts.pop(url)
        feed_id = self._feed_ids.get(url) or self._make_saved_feed()
        self._new += store_posts(self._conn, feed_id, self._parse(posts), self._now)
        self._waiting -= len(posts)
        self._done += len(posts)
        if self._on_progress is not None:
            self._on_progress(self._done, self._done)

    def _make_saved_feed(self) -> int:
        name = "Saved articles"
        self._add_feed(records.MovedFeed(SAVED_URL, name=name, choices=FeedChoices(name=name, paused=True)))
        self._feed_ids.setdefault(SAVED_URL, next(f.id for f in feeds.list_feeds(self._conn) if f.url == SAVED_URL))
        return self._feed_ids[SAVED_URL]

    def _parse(self, posts: list[records.Post]) -> list[tuple[records.Post, ParsedEntry]]:
        """Posts with what the parser made of them. What can't be read together is tried one by one, and left out if it
        can't be read at all."""
        try:
            entries = self._parser.parse(make_document(posts), posts[0].feed, CONTENT_TYPE).entries
        except ParseError:
            return [one for post in posts for one in self._parse([post])] if len(posts) > 1 else []
        read = [(posts[int(entry.guid)], entry) for entry in entries]
        return [(post, replace(entry, guid=post.guid, comments=feed_address(post.comments))) for post, entry in read]


_README = """Everything that you have in Paperround.

paperround.jsonl     for another Paperround: File > Import, or `paperround import`
subscriptions.opml   your feeds, for any feed reader
starred.json         your starred and tagged articles, for readers that import from Google Reader or Inoreader
starred.html         the same, for a browser
articles/            all articles as Markdown
"""
_HEAD = '<!doctype html><html><head><meta charset="utf-8"><title>Starred articles</title></head><body>\n'


class Exported(Struct, frozen=True):
    feeds: int
    posts: int
    starred: int


def export_everything(conn: Connection, path: Path, zone: tzinfo, on_progress: OnProgress | None = None) -> Exported:
    """Write an archive, which takes the place of an older one only when it is complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as pack:
            exported = _write(conn, pack, zone, on_progress)
        os.replace(part, path)
    except OSError as error:
        raise UsageError(Code.FILE_UNWRITABLE(file=path.name, error=error.strerror or "")) from None
    finally:
        part.unlink(missing_ok=True)
    return exported


def _write(conn: Connection, pack: zipfile.ZipFile, zone: tzinfo, on_progress: OnProgress | None) -> Exported:
    pack.writestr("README.txt", _README)
    pack.writestr("subscriptions.opml", export_opml(conn))
    encode = msgspec.json.Encoder().encode
    here: list[int] = []
    chosen: list[int] = []
    with pack.open(ARCHIVE, "w", force_zip64=True) as file:
        for line in _list_lines(conn):
            file.write(encode(line) + b"\n")
        for entry_id, post in list_own(conn):
            file.write(encode(post) + b"\n")
            if post.exact is not None and post.exact.gone < 1:
                here.append(entry_id)
                if post.starred or post.tags:
                    chosen.append(entry_id)
    with pack.open("starred.json", "w", force_zip64=True) as file:
        for piece in write_starred(list_chosen(conn)):
            file.write(piece.encode("utf-8", "replace"))
    with pack.open("starred.html", "w", force_zip64=True) as file:
        file.write(_HEAD.encode())
        for post in list_chosen(conn):
            link = post.link if post.link.startswith(("http://", "https://")) else ""
            title = escape(post.title or link)
            title = f'<a href="{escape(link)}" rel="noreferrer">{title}</a>' if link else title
            tags = f"<p>{escape(', '.join(post.tags))}</p>" if post.tags else ""
            file.write(f"<article><h2>{title}</h2>{tags}\n{post.html}</article>\n<hr>\n".encode("utf-8", "replace"))
        file.write(b"</body></html>\n")
    _write_articles(conn, pack, here, zone, on_progress)
    return Exported(len(feeds.list_feeds(conn)), len(here), len(chosen))


def list_chosen(conn: Connection) -> Iterator[records.Post]:
    posts = (post for _, post in list_own(conn))
    return (post for post in posts if (post.starred or post.tags) and post.exact is not None and post.exact.gone < 1)


def _list_lines(conn: Connection) -> Iterator[records.Line]:
    """Everything but the posts, in the order in which it can be taken in."""
    settings, default = asdict(load_settings(conn)), asdict(Settings())
    chosen = {name: value for name, value in settings.items() if value != default[name]}
    yield records.MovedSettings(
        records.VERSION, {name: value for name, value in chosen.items() if name not in NOT_FROM_ELSEWHERE}
    )
    paths = folders.list_paths(conn)
    for folder in folders.list_folders(conn):
        yield records.MovedFolder(tuple(paths[folder.id]))
    urls: dict[int | None, str] = {}
    for feed in feeds.list_feeds(conn):
        urls[feed.id] = feed.url
        path = tuple(paths.get(feed.folder_id or 0, ()))
        yield records.MovedFeed(feed.url, path, "", feed.publisher, feed.choices, feed.added_at)
    for rule in rules.list_rules(conn):
        if (rule.feed_id is None or rule.feed_id in urls) and (rule.folder_id is None or rule.folder_id in paths):
            yield records.MovedRule(rule, urls.get(rule.feed_id, ""), tuple(paths.get(rule.folder_id or 0, ())))
    for saved in searches.list_saved_searches(conn):
        yield records.MovedSearch(saved.name, saved.query)
    visits = reading_log.list_visits(conn)
    yield records.MovedVisits(tuple((visit.at, urls.get(visit.feed_id), visit.kind) for visit in visits))


def _write_articles(
    conn: Connection, pack: zipfile.ZipFile, entry_ids: Sequence[int], zone: tzinfo, on_progress: OnProgress | None
) -> None:
    taken: set[str] = set()
    for done, entry_id in enumerate(entry_ids, 1):
        sent = sharing.find_sent_entry(conn, entry_id, zone)
        if sent is None:
            continue
        name = (
            f"articles/{files.make_file_name(sent.feed)}/{files.make_file_name(f'{sent.published[:10]} {sent.title}')}"
        )
        name = f"{name} {entry_id}" if name.casefold() in taken else name
        taken.add(name.casefold())
        pack.writestr(f"{name}.md", files.make_document(TargetForm.MARKDOWN, sent, make_values(sent)))
        if on_progress is not None:
            on_progress(done, len(entry_ids))
