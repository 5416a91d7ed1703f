"""Small stores to test with: feeds and articles made up, stored through the public functions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import apsw
from msgspec.structs import replace

from reader.core.records.logged import PollRecord
from reader.core.records.parsed import Enclosure
from reader.core.records.stored import ChangedEntry, EntryContent, FeedUpdate, HttpState, NewEntry, PublisherData, View
from reader.features.accounts import store as accounts
from reader.features.accounts.records import Account, AccountState, LinkedFeed, ServerKind
from reader.features.accounts.store import save_account_state, save_linked_feed
from reader.features.search.store import MOST_RESULTS, Search, search_entries
from reader.store import backup, entries, feeds
from reader.store.entries import Applied

NOW = 1_750_000_000.0


def back_up(conn: apsw.Connection, folder: Path, now: float, keep: int = 1) -> Path | None:
    """A copy of everything at once; the program writes it in steps."""

    def write(path: Path) -> None:
        backup.write_backup(conn, path)

    return backup.keep_copy(backup.EVERYTHING, folder, now, write, keep)


def make_content(number: int, text: str | None = None, **changes: object) -> EntryContent:
    text = f"Words of article number{number}" if text is None else text
    content = EntryContent(
        title=f"Article {number}",
        link=f"https://example.org/{number}",
        author="Ann Author",
        published_at=int(NOW) - 100_000 + number,
        updated_at=None,
        sort_at=int(NOW) - 100_000 + number,
        html=f"<p>{text}</p>",
        text=text,
        categories=("news",),
        enclosures=(Enclosure("https://example.org/a.mp3", "audio/mpeg", 5),) if number % 5 == 0 else (),
        language="en",
        content_hash=hashlib.sha256(text.encode("utf-8", "replace")).digest()[:16],
    )
    return replace(content, **changes)


def make_key(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()[:16]


def make_new(number: int, **changes: object) -> NewEntry:
    return NewEntry((make_key("guid", number), make_key("link", number)), make_content(number, **changes))  # type: ignore[arg-type]


def make_poll(feed_id: int, at: float = NOW, **changes: object) -> PollRecord:
    poll = PollRecord(feed_id, at, "planned", "it was due", "2026-11-16", "fresh", 200, wire_bytes=1_000)
    return replace(poll, **changes)


def store(
    conn: apsw.Connection,
    feed_id: int,
    new: Sequence[NewEntry] = (),
    changed: Sequence[ChangedEntry] = (),
    seen: Sequence[int] = (),
    at: float = NOW,
) -> Applied:
    """One poll that brought a document. `new` in the order of the document: newest first."""
    update = FeedUpdate(
        feed_id,
        at,
        HttpState(last_fetched_at=at, last_ok_at=at),
        make_poll(feed_id, at, new_count=len(new)),
        PublisherData(title=f"Feed {feed_id}", window_size=len(new) + len(seen)),
        tuple(new),
        tuple(changed),
        tuple(seen),
    )
    return entries.apply_update(conn, update)


def add_feed_with(conn: apsw.Connection, url: str, numbers: Sequence[int], folder_id: int | None = None) -> int:
    """A feed with these articles; a higher number is newer."""
    feed_id = feeds.add_feed(conn, url, NOW, folder_id).feed_id
    store(conn, feed_id, [make_new(number) for number in reversed(numbers)])
    return feed_id


def make_account(conn: apsw.Connection, feed_ids: Sequence[int], state: AccountState) -> int:
    """An account whose server has these feeds."""
    account = Account(0, ServerKind.MINIFLUX, "https://rss.example", "me", "Mine", NOW)
    account_id = accounts.add_account(conn, account)
    for feed_id in feed_ids:
        save_linked_feed(conn, account_id, LinkedFeed(feed_id, f"feed/{feed_id}", "", "", None, None))
    save_account_state(conn, account_id, state)
    return account_id


def search_ids(conn: apsw.Connection, typed: str, view: View | None = None, limit: int = MOST_RESULTS) -> list[int]:
    """The ids that a search finds, in order."""
    return list(search_entries(conn, Search(typed), view, limit).ids)
