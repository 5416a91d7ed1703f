"""Writes everything of the user's into one file: for another Paperround, for other readers, and for people.

It holds no passwords, accounts or destinations, which belong to this computer. Any thread that may read.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Sequence
from datetime import tzinfo
from html import escape
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from reader.core.errors import UsageError
from reader.core.settings import NOT_FROM_ELSEWHERE, Settings
from reader.core.words.catalogue import Code
from reader.features.rules import store as rules
from reader.features.search import store as searches
from reader.features.sharing import files
from reader.features.sharing import store as sharing
from reader.features.sharing.records import TargetForm
from reader.features.sharing.template import make_values
from reader.features.subscriptions.service.subscription_files import OnProgress, export_opml
from reader.features.transfer.parse import write_starred
from reader.features.transfer.records import (
    VERSION,
    Line,
    MovedFeed,
    MovedFolder,
    MovedRule,
    MovedSearch,
    MovedSettings,
    MovedVisits,
    Post,
)
from reader.features.transfer.service.moving_in import ARCHIVE
from reader.features.transfer.store import list_own
from reader.store import feeds, folders, reading_log
from reader.store.db import Connection
from reader.store.settings import load_settings

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


def list_chosen(conn: Connection) -> Iterator[Post]:
    """What the user starred or tagged."""
    posts = (post for _, post in list_own(conn))
    return (post for post in posts if (post.starred or post.tags) and post.exact is not None and post.exact.gone < 1)


def _list_lines(conn: Connection) -> Iterator[Line]:
    """Everything but the posts, in the order in which it can be taken in."""
    settings, default = asdict(load_settings(conn)), asdict(Settings())
    chosen = {name: value for name, value in settings.items() if value != default[name]}
    yield MovedSettings(VERSION, {name: value for name, value in chosen.items() if name not in NOT_FROM_ELSEWHERE})
    paths = folders.list_paths(conn)
    for folder in folders.list_folders(conn):
        yield MovedFolder(tuple(paths[folder.id]))
    urls: dict[int | None, str] = {}
    for feed in feeds.list_feeds(conn):
        urls[feed.id] = feed.url
        path = tuple(paths.get(feed.folder_id or 0, ()))
        yield MovedFeed(feed.url, path, "", feed.publisher, feed.choices, feed.added_at)
    for rule in rules.list_rules(conn):
        if (rule.feed_id is None or rule.feed_id in urls) and (rule.folder_id is None or rule.folder_id in paths):
            yield MovedRule(rule, urls.get(rule.feed_id, ""), tuple(paths.get(rule.folder_id or 0, ())))
    for saved in searches.list_saved_searches(conn):
        yield MovedSearch(saved.name, saved.query)
    visits = reading_log.list_visits(conn)
    yield MovedVisits(tuple((visit.at, urls.get(visit.feed_id), visit.kind) for visit in visits))


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
