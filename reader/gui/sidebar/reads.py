"""Store queries of the sidebar. Runs on the read thread."""

from __future__ import annotations

from collections.abc import Callable

from reader.gui.kit.humanize import local
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.model.stored import View, ViewKind
from reader.store.db import Connection
from reader.store.feed_state import list_icons
from reader.store.feeds import list_feeds
from reader.store.folders import list_folders
from reader.store.overlaps import list_overlaps
from reader.store.settings import load_settings
from reader.store.tags import list_tags
from reader.store.views import count_view, get_unread_counts


def midnight(now: float) -> int:
    """When the owner's day began."""
    return int(local(now).replace(hour=0, minute=0, second=0, microsecond=0).timestamp())


def sidebar_operation(now: float) -> Callable[[Connection], SidebarData]:
    def run(conn: Connection) -> SidebarData:
        return SidebarData(
            folders=list_folders(conn),
            feeds=list_feeds(conn),
            tags=list_tags(conn),
            unread=get_unread_counts(conn),
            today_unread=count_view(conn, View(unread_only=True, since_at=midnight(now))),
            starred=count_view(conn, View(ViewKind.STARRED)),
            icons=list_icons(conn),
            for_you=load_settings(conn).for_you,
            overlaps=list_overlaps(conn),
        )

    return run


def view_of(key: Key, now: float, unread_only: bool, newest_first: bool) -> View:
    """The entries that a place in the sidebar stands for."""
    if key.kind is Kind.TODAY:
        return View(unread_only=unread_only, newest_first=newest_first, since_at=midnight(now))
    if key.kind in (Kind.UNREAD, Kind.FOR_YOU):
        return View(unread_only=True, newest_first=newest_first)
    kinds = {
        Kind.STARRED: ViewKind.STARRED,
        Kind.TAG: ViewKind.TAG,
        Kind.FOLDER: ViewKind.FOLDER,
        Kind.FEED: ViewKind.FEED,
    }
    # Starring and tagging are ways of keeping: there, what was read is still wanted.
    keeps_read = key.kind in (Kind.STARRED, Kind.TAG)
    return View(kinds[key.kind], key.id, unread_only and not keeps_read, newest_first)
