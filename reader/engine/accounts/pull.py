"""Takes over what a server has: new posts, and marks that other devices set. Runs on the thread that synchronises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct, field

import reader.store.feeds as feed_rows
from reader.engine.accounts.restored import find_undone_since
from reader.engine.accounts.store_items import Mending, store_items
from reader.model.accounts import Account, RemoteItem
from reader.model.stored import Feed
from reader.parse.worker import GuardedParser
from reader.store import account_items, outbox
from reader.store.account_feeds import list_linked_feeds
from reader.store.account_tags import take_over_tag
from reader.store.agreed_marks import list_agreed
from reader.store.db import Connection
from reader.sync.greader import LABEL, ReaderServer

ADOPTED_POSTS = 500
"""So many of the newest posts of a feed that both sides had are compared, read ones included."""


class Pulled(Struct):
    """What came."""

    new_ids: dict[int, int] = field(default_factory=dict)
    """New entries, by feed."""
    notify_ids: list[int] = field(default_factory=list)
    marks: int = 0
    """Changes made on other devices."""
    delays_s: list[float] = field(default_factory=list)
    """How long after its date each new post appeared at the server."""
    crawled_at: float = 0.0
    """The latest of when the server found these posts, by its own clock."""
    strange_feeds: int = 0
    """Posts of feeds that are not known yet."""


class Puller(Struct, frozen=True):
    """What pulling works with."""

    conn: Connection
    parser: GuardedParser
    account: Account
    server: ReaderServer
    now: float
    on_progress: Callable[[int, int], None] = lambda done, total: None

    def fetch_unknown(
        self,
        item_ids: Collection[int],
        pulled: Pulled,
        mending: Mending = Mending(),  # noqa: B008 - it is frozen
    ) -> None:
        """Store those of these posts that are not here yet. Lowest ids first: posts of one feed lie together."""
        unknown = sorted(account_items.list_unknown_items(self.conn, self.account.id, item_ids))
        feeds = self._list_feeds()
        done = 0
        for items in self.server.fetch_items(unknown):
            self._store(items, feeds, pulled, mending)
            done = min(done + max(len(items), 1), len(unknown))
            self.on_progress(done, len(unknown))

    def _list_feeds(self) -> dict[str, Feed]:
        feeds = {feed.id: feed for feed in feed_rows.list_feeds(self.conn)}
        linked = list_linked_feeds(self.conn, self.account.id)
        return {one.remote_id: feeds[one.feed_id] for one in linked if one.remote_id and one.feed_id in feeds}

    def _store(
        self, items: Sequence[RemoteItem], feeds: dict[str, Feed], pulled: Pulled, mending: Mending
    ) -> None:
        stored = store_items(self.conn, self.parser, self.account.id, feeds, items, self.now, mending)
        for feed_id, count in stored.new_ids.items():
            pulled.new_ids[feed_id] = pulled.new_ids.get(feed_id, 0) + count
        pulled.notify_ids += stored.notify_ids
        pulled.strange_feeds += sum(item.remote_id not in feeds for item in items)
        pulled.crawled_at = max(pulled.crawled_at, *(item.crawled_at or 0.0 for item in items), 0.0)
        pulled.delays_s += [
            item.crawled_at - item.published_at
            for item in items
            if item.crawled_at and item.published_at and item.crawled_at > item.published_at
        ]

    def compare_adopted(self, feed_ids: Collection[int], pulled: Pulled) -> None:
        """Feeds that both sides had: what was read on either is read on both, so read posts count, too."""
        for remote_id, feed in self._list_feeds().items():
            if feed.id in feed_ids:
                page = self.server.list_ids(remote_id, count=ADOPTED_POSTS)
                self.fetch_unknown(page.ids, pulled)

    def take_over_marks(self, lists: Mapping[str, Collection[int]], pulled: Pulled) -> None:
        """What the server says, but for what has not been sent yet. `lists`: which posts are unread, which starred."""
        for name, ids in lists.items():
            for value in (True, False):
                differing = account_items.list_differing(self.conn, self.account.id, name, ids, value=value)
                pulled.marks += account_items.take_over(
                    self.conn, self.account.id, name, differing, self.now, value=value
                )

    def tell_again(self, lists: Mapping[str, Collection[int]], since_at: float) -> None:
        """Marks that were agreed on since a server's backup was made, and that it forgot, wait to be sent again."""
        for name, ids in lists.items():
            agreed = list_agreed(self.conn, self.account.id, name)
            for value in (True, False):
                differing = account_items.list_differing(self.conn, self.account.id, name, ids, value=value)
                forgotten = [id_ for id_ in differing if agreed.get(id_, 0.0) >= since_at]
                outbox.queue_marks(self.conn, self.account.id, name, forgotten, self.now, value=not value)

    def find_undone_since(self, lists: Mapping[str, Collection[int]]) -> float | None:
        """Where the server undid all marks of the last synchronisations: since when. See restored.py."""
        ids = {
            id_
            for value in (True, False)
            for id_ in account_items.list_differing(
                self.conn, self.account.id, "read", lists["read"], value=value
            )
        }
        return find_undone_since(list_agreed(self.conn, self.account.id, "read"), ids)

    def take_over_tags(self, pulled: Pulled) -> None:
        """Labels of posts, where the server has any."""
        for label in self.server.list_tag_labels():
            ids = self.server.list_all_ids(LABEL + label)
            pulled.marks += take_over_tag(self.conn, self.account.id, label, ids)
