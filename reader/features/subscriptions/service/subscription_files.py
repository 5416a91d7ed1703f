"""Import and export of subscription lists. Any thread that may write folders and feeds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
import reader.store.folders as folder_rows
from reader.core.errors import UsageError
from reader.core.private_files import write_whole
from reader.core.records.fetched import Credentials
from reader.core.records.messages import Message
from reader.core.records.stored import Feed, Folder
from reader.core.words.catalogue import Code
from reader.features.mail.records import is_mail
from reader.features.subscriptions import opml
from reader.features.subscriptions.store import Addition, Subscription, note_addition, subscribe_to
from reader.net.passwords import Passwords
from reader.net.urls import split_login as split_login
from reader.parse.identity import normalise_address
from reader.store.db import Connection, transaction

OnProgress = Callable[[int, int], None]
"""Called with how many are done and how many there are; may raise to cancel, and then nothing is kept."""


class ImportReport(Struct, frozen=True):
    added: int
    already_there: int
    skipped: tuple[Message, ...]
    addition: Addition = Addition((), (), ())
    """The new feeds and folders, so that an import can be undone."""
    passwords: tuple[tuple[str, Credentials], ...] = ()
    """Addresses of new feeds with the user names and passwords in them, for the caller to keep."""
    posts: int = 0


def import_list(conn: Connection, data: bytes, now: float, on_progress: OnProgress | None = None) -> ImportReport:
    """Import all subscriptions of an OPML file or newsboat list, or none if cancelled."""
    document = opml.read_list(data)
    feeds = merge_same(list(opml.walk_feeds(document.items)))
    added: list[int] = []
    passwords: list[tuple[str, Credentials]] = []
    with transaction(conn):
        before = folder_rows.list_folders(conn)
        here = {normalise_address(feed.url) for feed in feed_rows.list_feeds(conn)}
        for path in opml.walk_folders(document.items):
            folder_rows.make_folder_path(conn, path)
        for done, (path, feed) in enumerate(feeds, 1):
            url, credentials = split_login(feed.url)
            wanted = Subscription(
                url,
                new_folder=tuple(path),
                credentials=credentials,
                name=feed.title,
                page=feed.page,
                labels=feed.tags or None,
                is_typed=False,
            )
            is_here = feed.page is None and normalise_address(url) in here
            feed_id = None if is_here else subscribe_to(conn, wanted, now)
            if feed_id is not None:
                added.append(feed_id)
                known = feed_rows.get_feed(conn, feed_id).publisher
                if not known.site_url:  # a feed that never answers has no other
                    feed_rows.save_publisher(conn, feed_id, replace(known, site_url=feed.site_url))
                passwords += [(url, credentials)] if credentials else []
            if on_progress is not None:
                on_progress(done, len(feeds))
        addition = note_addition(conn, added, before)
    return ImportReport(len(added), len(feeds) - len(added), document.skipped, addition, tuple(passwords))


def merge_same(feeds: Sequence[tuple[tuple[str, ...], opml.OpmlFeed]]) -> list[tuple[tuple[str, ...], opml.OpmlFeed]]:
    """Feeds with each address once, where http and https are the same: the second folder of one becomes a tag of it."""
    merged: dict[str, tuple[tuple[str, ...], opml.OpmlFeed]] = {}
    for path, feed in feeds:
        key = f"{feed.page} {normalise_address(feed.url)}"
        if key not in merged:
            merged[key] = (path, feed)
            continue
        first_path, first = merged[key]
        tags = [*first.tags, *feed.tags, *(path[-1:] if path != first_path else ())]
        url = feed.url if feed.url.lower().startswith("https:") else first.url
        merged[key] = (first_path, replace(first, url=url, tags=tuple(dict.fromkeys(tags))))
    return list(merged.values())


def keep_password(url: str, username: str, password: str) -> Message | None:
    """Put a password into the keyring; return a message if there is none. May ask the user."""
    return Passwords().set(url, username, password).message


def export_file(conn: Connection, path: Path) -> int:
    """Write a file and return the number of feeds. A full disk must not cost the old file, which is replaced last."""
    document = _make_document(conn)
    data = opml.write_opml(document)
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a device or a pipe, such as /dev/stdout, must not be replaced by a file
        else:
            write_whole(path, data)
    except OSError as error:
        raise UsageError(Code.FILE_UNWRITABLE(file=path.name, error=error.strerror or "")) from None
    return sum(1 for _ in opml.walk_feeds(document.items))


def export_opml(conn: Connection) -> bytes:
    return opml.write_opml(_make_document(conn))


def _make_document(conn: Connection) -> opml.OpmlDocument:
    """Every folder and feed in the user's order, except newsletters, which no other program could poll."""
    feeds: dict[int | None, list[Feed]] = defaultdict(list)
    folders: dict[int | None, list[Folder]] = defaultdict(list)
    for feed in feed_rows.list_feeds(conn):
        feeds[feed.folder_id].append(feed)
    for folder in folder_rows.list_folders(conn):
        folders[folder.parent_id].append(folder)
    return opml.OpmlDocument(_items_in(None, folders, feeds), "Paperround subscriptions")


def _items_in(
    folder_id: int | None, folders: Mapping[int | None, list[Folder]], feeds: Mapping[int | None, list[Feed]]
) -> tuple[opml.OpmlFolder | opml.OpmlFeed, ...]:
    inner = [(one, opml.OpmlFolder(one.name, _items_in(one.id, folders, feeds))) for one in folders.get(folder_id, ())]
    outlines = (folder for one, folder in inner if folder.items or one.id not in feeds)  # others hold newsletters alone
    return (*outlines, *(_as_opml(feed) for feed in feeds.get(folder_id, ()) if not is_mail(feed.url)))


def _as_opml(feed: Feed) -> opml.OpmlFeed:
    """Describe a feed for OPML, without the password that an address may contain."""
    title = feed.choices.name or feed.publisher.title
    address = split_login(feed.url)[0]
    return opml.OpmlFeed(address, title, feed.publisher.site_url, feed.choices.labels, feed.choices.recipe)
