"""Which feeds of a place wait for their first fetch. Pure."""

from __future__ import annotations

from reader.gui.entries.empty_list import FirstFetches
from reader.gui.sidebar.tree import Key, SidebarData, feeds_of
from reader.model.stored import FeedStatus


def find_first_fetches(place: Key, data: SidebarData, is_offline: bool) -> FirstFetches:
    ids = feeds_of(place, data)
    waiting = [
        feed
        for feed in data.feeds
        if (ids is None or feed.id in ids)
        and feed.http.last_fetched_at is None
        and feed.http.status is FeedStatus.ACTIVE
        and not feed.choices.paused
    ]
    return FirstFetches(len(waiting), waiting[0].name, is_offline) if waiting else FirstFetches()
