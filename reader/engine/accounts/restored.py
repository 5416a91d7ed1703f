"""Notices a server that forgot things: restored from an old backup, or set up anew. Runs on the thread that
synchronises.

Such a server has lost its newest posts, or gives their ids to other ones; or it says of all marks of the last
synchronisations that they are not so. Its ids then mean nothing, so everything is matched anew. Marks that were agreed
on after the backup was made are sent again; about all others the server is right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from reader.store.accounts.account_feeds import list_linked_feeds
from reader.store.accounts.account_items import Link, find_newest_link
from reader.store.db import Connection
from reader.sync.greader import ReaderServer

ALL_GONE = 3
"""Where so many feeds vanished together, and none is left, nobody unsubscribed: the server is a new one."""
SAME_CRAWL_S = 2.0
UNDONE_MARKS = 8
UNDONE_TIMES = 3


def has_lost_posts(
    conn: Connection, account_id: int, server: ReaderServer, listed: Collection[str] | None = None
) -> bool:
    """Whether the newest post that it once gave is not there any more: servers let old posts go, never the newest.
    `listed`: the feeds that it has now, where that is known; posts of one that was unsubscribed elsewhere prove
    nothing."""
    linked = [one for one in list_linked_feeds(conn, account_id) if one.remote_id is not None]
    still = [one.feed_id for one in linked if listed is None or one.remote_id in listed]
    if not still:
        return len(linked) >= ALL_GONE
    newest = find_newest_link(conn, account_id, still)
    if newest is None:
        return False
    there = [item for batch in server.fetch_items([newest.item_id]) for item in batch]
    return not any(_is_same_crawl(item.crawled_at or 0.0, newest.crawled_at) for item in there)


def _is_same_crawl(one_at: float, other_at: float) -> bool:
    """An id that was given anew belongs to something that was found later."""
    return abs(one_at - other_at) <= SAME_CRAWL_S


def find_backup_at(before: Iterable[Link], after: Iterable[Link]) -> float:
    """When the backup was made, at the earliest: the newest post that survived was there already. Pure."""
    survived = {(link.item_id, link.entry_id): link.crawled_at for link in after}
    kept = (
        link.crawled_at
        for link in before
        if _is_same_crawl(survived.get((link.item_id, link.entry_id), -1e9), link.crawled_at)
    )
    return max(kept, default=0.0)


def find_undone_since(agreed: Mapping[int, float], undone: Collection[int]) -> float | None:
    """Before which instant marks still hold, where all that were agreed on since are undone: many of them, from
    several synchronisations. Other devices do not undo like that. Pure; None where they are not."""
    times: set[float] = set()
    count = 0
    for entry_id, at in sorted(agreed.items(), key=lambda pair: -pair[1]):
        if entry_id not in undone:
            break
        count += 1
        times.add(at)
    if count < UNDONE_MARKS or len(times) < UNDONE_TIMES:
        return None
    return min(times)
