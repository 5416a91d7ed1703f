"""Takes over what a server has: new posts, and marks that other devices set. Runs on the thread that synchronises."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct, field

import reader.store.feeds.feeds as feed_rows
from reader.engine.accounts.recordings import RecordingFinder
from reader.engine.accounts.restored import find_undone_since
from reader.engine.accounts.store_items import Mending, store_items
from reader.engine.accounts.sync_context import SyncContext
from reader.model.accounts import RemoteItem
from reader.model.stored import Feed
from reader.store.accounts import account_items, outbox
from reader.store.accounts.account_feeds import list_linked_feeds
from reader.store.accounts.agreed_marks import list_agreed

ADOPTED_POSTS = 500
"""So many of the newest posts of a feed that both sides had are compared, read ones included."""


class Pulled(Struct):
    """What came."""

    new_ids: dict[int, list[int]] = field(default_factory=dict)
    """New entries, by feed."""
    notify_ids: list[int] = field(default_factory=list)
    marks: int = 0
    """Changes made on other devices."""
    marked_after_at: float = 0.0
    """When the server found the newest post that one of them marked: the owner cannot have looked sooner."""
    delays_s: list[float] = field(default_factory=list)
    """How long after its date each new post appeared at the server."""
    crawled_at: float = 0.0
    """The latest of when the server found these posts, by its own clock."""
    strange_feeds: int = 0
    """Posts of feeds that are not known yet."""


class Puller:
    """Pulls for one synchronisation, and adds up what came."""

    def __init__(self, sync: SyncContext, too_large: set[int], finder: RecordingFinder | None) -> None:
        """`too_large`: posts that are not asked for; those that turn out to be so are added. `finder`: where recordings
        have to be asked for apart."""
        self._sync = sync
        self.too_large, self._finder = too_large, finder
        self.pulled = Pulled()

    def fetch_unknown(
        self,
        item_ids: Collection[int],
        mending: Mending = Mending(),  # noqa: B008 - it is frozen
    ) -> None:
        """Store those of these posts that are not here yet. Lowest ids first: posts of one feed lie together."""
        sync = self._sync
        found = account_items.list_unknown_items(sync.conn, sync.account.id, item_ids)
        unknown = sorted(set(found) - self.too_large)
        feeds = self._list_feeds()
        done = 0
        for items in sync.server.fetch_items(unknown):
            self._store(self._finder.add_recordings(items) if self._finder else items, feeds, mending)
            done = min(done + max(len(items), 1), len(unknown))
            sync.on_progress(done, len(unknown))
        self.too_large |= sync.server.too_large

    def _list_feeds(self) -> dict[str, Feed]:
        feeds = {feed.id: feed for feed in feed_rows.list_feeds(self._sync.conn)}
        linked = list_linked_feeds(self._sync.conn, self._sync.account.id)
        return {one.remote_id: feeds[one.feed_id] for one in linked if one.remote_id and one.feed_id in feeds}

    def _store(self, items: Sequence[RemoteItem], feeds: dict[str, Feed], mending: Mending) -> None:
        sync, pulled = self._sync, self.pulled
        stored = store_items(sync.conn, sync.parser, sync.account.id, feeds, items, sync.now, mending)
        for feed_id, ids in stored.new_ids.items():
            pulled.new_ids.setdefault(feed_id, []).extend(ids)
        pulled.notify_ids += stored.notify_ids
        pulled.strange_feeds += sum(item.remote_id not in feeds for item in items)
        pulled.crawled_at = max(pulled.crawled_at, *(item.crawled_at or 0.0 for item in items), 0.0)
        pulled.delays_s += [
            item.crawled_at - item.published_at
            for item in items
            if item.crawled_at and item.published_at and item.crawled_at > item.published_at
        ]

    def compare_adopted(self, feed_ids: Collection[int]) -> None:
        """Feeds that both sides had: what was read on either is read on both, so read posts count, too."""
        for remote_id, feed in self._list_feeds().items():
            if feed.id in feed_ids:
                self.fetch_unknown(self._sync.server.list_ids(remote_id, count=ADOPTED_POSTS).ids)

    def take_over_marks(self, lists: Mapping[str, Collection[int]]) -> None:
        """What the server says, but for what has not been sent yet. `lists`: which posts are unread, which starred."""
        sync = self._sync
        for name, ids in lists.items():
            for value in (True, False):
                differing = self._list_differing(name, ids, value=value)
                taken = account_items.take_over(
                    sync.conn, sync.account.id, name, differing, sync.now, value=value
                )
                newest_at = account_items.find_newest_crawl(sync.conn, sync.account.id, taken)
                self.pulled.marks += len(taken)
                self.pulled.marked_after_at = max(self.pulled.marked_after_at, newest_at)

    def tell_again(self, lists: Mapping[str, Collection[int]], since_at: float) -> None:
        """Marks that were agreed on since a server's backup was made, and that it forgot, wait to be sent again."""
        sync = self._sync
        for name, ids in lists.items():
            agreed = list_agreed(sync.conn, sync.account.id, name)
            for value in (True, False):
                differing = self._list_differing(name, ids, value=value)
                forgotten = [id_ for id_ in differing if agreed.get(id_, 0.0) >= since_at]
                outbox.queue_marks(sync.conn, sync.account.id, name, forgotten, sync.now, value=not value)

    def find_undone_since(self, lists: Mapping[str, Collection[int]]) -> float | None:
        """Where the server undid all marks of the last synchronisations: since when. See restored.py."""
        ids = {
            id_ for value in (True, False) for id_ in self._list_differing("read", lists["read"], value=value)
        }
        return find_undone_since(list_agreed(self._sync.conn, self._sync.account.id, "read"), ids)

    def _list_differing(self, name: str, ids: Collection[int], *, value: bool) -> list[int]:
        return account_items.list_differing(self._sync.conn, self._sync.account.id, name, ids, value=value)
