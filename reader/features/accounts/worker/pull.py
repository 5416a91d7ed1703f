"""Takes over what a server has: new posts, and marks that other devices set. Runs on the thread that syncs.

It also notices a server that forgot things: restored from an old backup, or set up again. Such a server has lost its
newest posts or reuses their ids, or it says that all marks of the last syncs are not so. Its ids then mean nothing, so
everything is matched again. Marks agreed on after the backup are sent again; about all others the server is right.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.errors import ParseError
from reader.core.records.parsed import Enclosure, ParsedEntry
from reader.core.records.stored import Feed, FeedUpdate, NewEntry
from reader.engine.messages import Delivered, HeardElsewhere
from reader.features.accounts import store as accounts
from reader.features.accounts.records import Account, AccountProblem, RemoteItem
from reader.features.accounts.servers.miniflux import MinifluxServer
from reader.features.accounts.servers.protocol import Server
from reader.features.accounts.servers.transport import AccountError, Usage
from reader.features.rules.worker import ask_rules
from reader.parse.identity import decide, make_candidates, make_keys, match, wanted_keys
from reader.parse.jsonfeed import write_item, write_json_feed
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.entries import apply_update, find_known

log = logging.getLogger(__name__)
ALL_GONE = 3
"""If this many feeds vanished together and none is left, nobody unsubscribed: the server is a new one."""
SAME_CRAWL_S = 2.0
UNDONE_MARKS = 8
UNDONE_TIMES = 3
SILENT_S = 7 * 86_400.0
PAGE = 100
MOST_PAGES = 10
"""Of one feed at once: older posts of a first sync come without episodes."""
CONTENT_TYPE = "application/feed+json"
ADOPTED_POSTS = 500
"""How many of the newest posts are compared of a feed that both sides had, read ones included."""


class SyncContext(Struct, frozen=True):
    conn: Connection
    parser: GuardedParser
    account: Account
    server: Server
    now: float
    on_progress: Callable[[int, int], None] = lambda done, total: None
    """Gets how many of how many posts have been fetched."""
    own: MinifluxServer | None = None


class OpenServer(Struct, frozen=True):
    server: Server
    own: MinifluxServer
    usage: Usage


def has_lost_posts(conn: Connection, account_id: int, server: Server, listed: Collection[str] | None = None) -> bool:
    """Return whether the newest post that the server gave is gone: servers delete old posts, never the newest.
    `listed`: the feeds it has now, if known; posts of a feed that was unsubscribed elsewhere prove nothing."""
    tied = accounts.list_tied_feeds(conn, account_id)
    still = [feed_id for feed_id, remote_id in tied.items() if listed is None or remote_id in listed]
    if not still:
        return len(tied) >= ALL_GONE
    newest = accounts.find_newest_link(conn, account_id, still)
    if newest is None:
        return False
    there = [item for batch in server.fetch_items([newest.item_id]) for item in batch]
    return not any(_is_same_crawl(item.crawled_at or 0.0, newest.crawled_at) for item in there)


def _is_same_crawl(one_at: float, other_at: float) -> bool:
    """Return whether two posts were found at the same time: an id that was reused belongs to one found later."""
    return abs(one_at - other_at) <= SAME_CRAWL_S


def find_backup_at(before: Iterable[accounts.Link], after: Iterable[accounts.Link]) -> float:
    """The earliest time of the backup: the newest post that survived was there already."""
    survived = {(link.item_id, link.entry_id): link.crawled_at for link in after}
    kept = (
        link.crawled_at
        for link in before
        if _is_same_crawl(survived.get((link.item_id, link.entry_id), -1e9), link.crawled_at)
    )
    return max(kept, default=0.0)


def find_undone_since(agreed: Mapping[int, float], undone: Collection[int]) -> float | None:
    """Since when all agreed marks are undone, if they are many from several syncs, each undone as a whole: no device
    would undo these."""
    times: list[float] = []
    count = 0
    for at, pairs in groupby(sorted(agreed.items(), key=lambda pair: -pair[1]), key=lambda pair: pair[1]):
        entry_ids = {entry_id for entry_id, _ in pairs}
        if not entry_ids.issubset(undone):
            break
        count += len(entry_ids)
        times.append(at)
    return times[-1] if count >= UNDONE_MARKS and len(times) >= UNDONE_TIMES else None


class EpisodeFinder:
    """Finds the episodes of a Miniflux's posts, which only its own interface has, during one sync. A feed whose newest
    post has none is in `silent`, by its id there, and not asked again for a week."""

    def __init__(self, own: MinifluxServer, silent: dict[str, float], now: float) -> None:
        self._own, self._now = own, now
        self.silent = {feed: at for feed, at in silent.items() if now - at < SILENT_S}
        self._loud: set[str] = set()
        self._is_refused = False

    def add_remote_episodes(self, items: Sequence[RemoteItem]) -> list[RemoteItem]:
        """Return the posts with their episodes. After an AccountError the posts are fetched again, with them."""
        by_feed: dict[str, list[int]] = defaultdict(list)
        for item in items:
            if not item.enclosures and item.remote_id not in self.silent:
                by_feed[item.remote_id].append(item.item_id)
        files: dict[int, list[Enclosure]] = {}
        for remote_id, ids in by_feed.items():
            if not self._is_refused:
                files |= self._find(remote_id, ids)
        return [
            replace(item, enclosures=tuple(files[item.item_id])) if item.item_id in files else item for item in items
        ]

    def _find(self, remote_id: str, ids: Iterable[int]) -> dict[int, list[Enclosure]]:
        try:
            return self._list_files(remote_id, min(ids), max(ids))
        except AccountError as error:
            if error.problem is AccountProblem.PASSWORD:
                log.info("the server's own interface was refused: %s", error)
                self._is_refused = True
            elif error.problem not in (AccountProblem.REFUSED, AccountProblem.NO_API):
                raise
            return {}

    def _list_files(self, remote_id: str, lowest: int, highest: int) -> dict[int, list[Enclosure]]:
        """The files by post. At a feed that is not known yet, one post tells whether to ask for the others."""
        found: dict[int, list[Enclosure]] = defaultdict(list)
        below, limit = highest + 1, PAGE if remote_id in self._loud else 1
        for _ in range(MOST_PAGES):
            posts = self._own.list_newest_episodes(remote_id, below_id=below, limit=limit)
            for file in posts.files:
                found[file.item_id].append(Enclosure(file.url, file.media_type, file.size or None))
            if not found:
                self.silent[remote_id] = self._now
                break
            self._loud.add(remote_id)
            if not lowest < posts.oldest_id < below:
                break
            below, limit = posts.oldest_id, PAGE
        return found


IsMending = Callable[[str, accounts.Link], bool]
"""Whether the first meeting does not decide a mark (by its field) of a post, as a server that forgot is repaired."""


class SyncResult(Struct):
    new_ids: dict[int, list[int]] = field(default_factory=dict)
    notify_ids: list[int] = field(default_factory=list)
    """Those that a rule wants the user to be notified of."""
    news: list[Delivered] = field(default_factory=list)
    """New entries of feeds the account had before: what a first sync brings is not news."""
    marks_in: int = 0
    """Changes made on other devices."""
    marked_after_at: float = 0.0
    """When the server found the newest post that one of them marked: the user can't have visited sooner."""
    marks_out: int = 0
    feeds_changed: bool = False
    was_restored: bool = False
    heard_elsewhere: list[HeardElsewhere] = field(default_factory=list)


def _make_link(item: RemoteItem, entry_id: int) -> accounts.Link:
    return accounts.Link(item.item_id, entry_id, item.crawled_at or 0.0)


def _write(one: RemoteItem) -> dict[str, Any]:
    return write_item(one.item_id, one.link, one.title, one.html, one.author, one.published_at, one.enclosures)


def _make_bare(item: RemoteItem) -> ParsedEntry:
    """The entry of a post that can't be read: title and link."""
    link = item.link if item.link.startswith(("http://", "https://")) else ""
    return ParsedEntry(str(item.item_id), link, item.title, item.author, item.published_at, None, "", "")


def _without_guid(entry: ParsedEntry) -> ParsedEntry:
    """Drop the server's id, which isn't the publisher's guid, unless there is no other key."""
    bare = replace(entry, guid="")
    return bare if make_keys(bare).all() else replace(entry, guid=f"item {entry.guid}")


def _with_marks(entry: NewEntry, item: RemoteItem) -> NewEntry:
    """Combine the server's marks with those by the user's rules."""
    outcome = entry.rule_outcome
    read, starred = item.is_read or outcome.read, item.is_starred or outcome.starred
    notify = outcome.notify and not item.is_read
    return replace(entry, rule_outcome=replace(outcome, read=read, starred=starred, notify=notify))


class Puller:
    """Pulls during one sync, and adds up in `result` what came."""

    def __init__(
        self, sync: SyncContext, result: SyncResult, too_large: set[int], finder: EpisodeFinder | None
    ) -> None:
        """`too_large`: posts to skip; more may be added. `finder`: if episodes have to be fetched separately."""
        self._sync, self._conn, self._account_id = sync, sync.conn, sync.account.id
        self._result, self.too_large, self._finder = result, too_large, finder
        self.delays_s: list[float] = []
        """How long after its date each new post appeared at the server."""
        self.crawled_at = 0.0
        """When the server found the newest of these posts, by its own clock."""
        self.strange_feeds = 0
        """Posts of feeds that are not known yet."""

    def fetch_unknown(self, item_ids: Collection[int], is_mending: IsMending = lambda mark, link: False) -> None:
        """Store those posts that are not here yet. Lowest ids first, so that posts of one feed come together."""
        sync = self._sync
        found = accounts.list_unknown_items(self._conn, self._account_id, item_ids)
        unknown = sorted(set(found) - self.too_large)
        feeds = self._list_feeds()
        done = 0
        for items in sync.server.fetch_items(unknown):
            self._store(self._finder.add_remote_episodes(items) if self._finder else items, feeds, is_mending)
            done = min(done + max(len(items), 1), len(unknown))
            sync.on_progress(done, len(unknown))
        self.too_large |= sync.server.too_large

    def _list_feeds(self) -> dict[str, Feed]:
        """The feeds that both sides have, by their id there."""
        feeds = {feed.id: feed for feed in feed_rows.list_feeds(self._conn)}
        tied = accounts.list_tied_feeds(self._conn, self._account_id)
        return {remote_id: feeds[feed_id] for feed_id, remote_id in tied.items() if feed_id in feeds}

    def _store(self, items: Sequence[RemoteItem], feeds: Mapping[str, Feed], is_mending: IsMending) -> None:
        """Store posts as entries in one transaction: after a kill they are fetched again. A post that a poll brought is
        that entry; its text stays, and it is read or starred if it was on either side."""
        by_feed: dict[str, list[RemoteItem]] = defaultdict(list)
        for item in items:
            if item.remote_id in feeds:
                by_feed[item.remote_id].append(item)
        parsed = {remote_id: self._parse(feeds[remote_id], some) for remote_id, some in by_feed.items()}
        with transaction(self._conn):
            for remote_id, entries in parsed.items():
                links = self._store_feed(feeds[remote_id], entries, by_feed[remote_id])
                accounts.link_items(self._conn, self._account_id, (_make_link(*link) for link in links))
                self._settle_marks(links, is_mending)
        self.strange_feeds += sum(item.remote_id not in feeds for item in items)
        self.crawled_at = max(self.crawled_at, *(item.crawled_at or 0.0 for item in items), 0.0)
        self.delays_s += [
            item.crawled_at - item.published_at
            for item in items
            if item.crawled_at and item.published_at and item.crawled_at > item.published_at
        ]

    def _parse(self, feed: Feed, items: Sequence[RemoteItem]) -> dict[int, ParsedEntry]:
        """The entries by the id there. What can't be read together is tried one by one."""
        document = write_json_feed(map(_write, items), feed.publisher.title, feed.publisher.site_url)
        try:
            entries = self._sync.parser.parse(document, feed.publisher.site_url or feed.url, CONTENT_TYPE).entries
        except ParseError:
            if len(items) > 1:
                return {id_: entry for item in items for id_, entry in self._parse(feed, [item]).items()}
            entries = tuple(map(_make_bare, items))
        return {int(entry.guid): _without_guid(entry) for entry in entries}

    def _store_feed(
        self, feed: Feed, entries: Mapping[int, ParsedEntry], items: Sequence[RemoteItem]
    ) -> list[tuple[RemoteItem, int]]:
        """Store the new entries; return which entry each post is."""
        conn, now = self._conn, self._sync.now
        candidates = make_candidates(entries.values())
        keys = wanted_keys(candidates)
        decision = decide(candidates, find_known(conn, feed.id, keys), now)
        # A candidate may have one more key than its post alone would: its link without a session.
        place_of = {make_keys(candidate.entry): place for place, candidate in enumerate(candidates)}
        read = [(item, place_of[make_keys(entries[item.item_id])]) for item in items if item.item_id in entries]
        given = {candidates[place].keys.all(): item for item, place in read}
        new = tuple(_with_marks(entry, given[entry.keys]) for entry in ask_rules(conn, feed, decision.new, now))
        last_new_at = now if new else feed.http.last_new_at
        http = replace(feed.http, last_fetched_at=now, last_ok_at=now, last_new_at=last_new_at)
        changed = tuple(replace(change, content=None) for change in decision.changed)
        update = FeedUpdate(
            feed.id, now, http, None, publisher=feed.publisher, new=new, changed=changed, seen=decision.seen
        )
        applied = apply_update(conn, update)
        self._result.new_ids.setdefault(feed.id, []).extend(applied.new_ids)
        self._result.notify_ids += applied.notify_ids
        matches = match(candidates, find_known(conn, feed.id, keys))
        return [(item, found.entry_id) for item, place in read if (found := matches.get(place)) is not None]

    def _settle_marks(self, links: Sequence[tuple[RemoteItem, int]], is_mending: IsMending) -> None:
        """Settle marks of entries that both sides had: if they differ, read and starred win."""
        conn, account_id, now = self._conn, self._account_id, self._sync.now
        marks = accounts.list_marks(conn, [entry_id for _, entry_id in links])
        for mark, of_item in (("read", "is_read"), ("starred", "is_starred")):
            open_ones = [(item, id_) for item, id_ in links if not is_mending(mark, _make_link(item, id_))]
            here = [id_ for item, id_ in open_ones if marks[id_][mark] and not getattr(item, of_item)]
            there = [id_ for item, id_ in open_ones if not marks[id_][mark] and getattr(item, of_item)]
            accounts.queue_marks(conn, account_id, mark, here, now, value=True)
            accounts.adopt_marks(conn, account_id, mark, there, now, value=True)
        accounts.queue_tags(conn, account_id, [entry_id for _, entry_id in links], now)

    def compare_adopted(self, feed_ids: Collection[int]) -> None:
        """Compare the newest posts of feeds that both sides had: what was read on either side is read on both."""
        for remote_id, feed in self._list_feeds().items():
            if feed.id in feed_ids:
                self.fetch_unknown(self._sync.server.list_newest(ADOPTED_POSTS, remote_id=remote_id))

    def adopt_marks(self, lists: Mapping[str, Collection[int]]) -> None:
        """Take over the server's marks, except those not sent yet. `lists`: which posts are unread, which starred."""
        for name, value, differing in self._list_differing(lists):
            taken = accounts.adopt_marks(self._conn, self._account_id, name, differing, self._sync.now, value=value)
            newest_at = accounts.find_newest_crawl(self._conn, self._account_id, taken)
            self._result.marks_in += len(taken)
            self._result.marked_after_at = max(self._result.marked_after_at, newest_at)

    def note_again(self, lists: Mapping[str, Collection[int]], since_at: float) -> None:
        """Queue marks again that were agreed on since a server's backup and that it forgot."""
        for name, value, differing in self._list_differing(lists):
            agreed = accounts.list_agreed(self._conn, self._account_id, name)
            forgotten = [id_ for id_ in differing if agreed.get(id_, 0.0) >= since_at]
            accounts.queue_marks(self._conn, self._account_id, name, forgotten, self._sync.now, value=not value)

    def find_undone_since(self, lists: Mapping[str, Collection[int]]) -> float | None:
        """Return since when the server has undone all marks of the last syncs, if it has."""
        ids = {id_ for _, _, differing in self._list_differing({"read": lists["read"]}) for id_ in differing}
        tied = {link.entry_id for link in accounts.list_links(self._conn, self._account_id)}
        agreed = accounts.list_agreed(self._conn, self._account_id, "read")
        return find_undone_since({id_: at for id_, at in agreed.items() if id_ in tied}, ids)

    def _list_differing(self, lists: Mapping[str, Collection[int]]) -> Iterator[tuple[str, bool, list[int]]]:
        """Yield the entries whose marks differ, with the field and its value at the server."""
        for name, ids in lists.items():
            for value in (True, False):
                yield name, value, accounts.list_differing(self._conn, self._account_id, name, ids, value=value)
