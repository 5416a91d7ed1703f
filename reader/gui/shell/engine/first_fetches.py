"""Which feeds of a place wait for their first fetch. Pure."""

from __future__ import annotations

from reader.gui.entries.bars.empty_list import FirstFetches
from reader.gui.sidebar.tree import Key, SidebarData, feeds_of
from reader.model.stored import Feed, FeedStatus
from reader.services.feed_health import find_pause


def find_first_fetches(place: Key, data: SidebarData, is_offline: bool) -> FirstFetches:
    ids = feeds_of(place, data)
    waiting = [
        feed
        for feed in data.feeds
        if (ids is None or feed.id in ids)
        and _waits(feed, data)
        and feed.http.status is FeedStatus.ACTIVE
        and not feed.choices.paused
    ]
    if not waiting:
        return FirstFetches()
    pauses = [find_pause(feed, data.pauses) for feed in waiting]
    until = None if None in pauses else min(filter(None, pauses))
    return FirstFetches(len(waiting), waiting[0].name, is_offline, until)


def _waits(feed: Feed, data: SidebarData) -> bool:
    """Never asked, or asked once and told to wait."""
    if feed.http.last_fetched_at is None:
        return True
    return feed.http.last_ok_at is None and find_pause(feed, data.pauses) is not None
