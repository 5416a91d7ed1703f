"""Store queries of the sidebar. Runs on the read thread."""

from __future__ import annotations

from collections.abc import Callable

from reader.clock import LocalZone, local_midnight
from reader.engine.edition import schedule
from reader.gui.kit.humanize import clock_time, local
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.model.stored import View, ViewKind
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.editions import find_edition
from reader.store.entries.tags import list_tags
from reader.store.entries.views import count_view, get_unread_counts
from reader.store.feeds.feed_state import list_icons
from reader.store.feeds.feeds import list_feeds
from reader.store.feeds.folders import list_folders
from reader.store.feeds.overlaps import list_overlaps
from reader.store.polling.host_pauses import load_pauses
from reader.store.search.saved_searches import list_saved_searches
from reader.store.settings import load_settings


def find_edition_hour(conn: Connection, settings: Settings, now: float) -> str | None:
    """When the next paper is due; empty where one is made only on wish; None for who never had one."""
    if not settings.editions:
        return "" if find_edition(conn) is not None else None
    at = schedule.find_next_at(conn, settings, now, LocalZone())
    return clock_time(local(at)) if at is not None else ""


def sidebar_operation(now: float) -> Callable[[Connection], SidebarData]:
    def run(conn: Connection) -> SidebarData:
        settings = load_settings(conn)
        return SidebarData(
            folders=list_folders(conn),
            feeds=list_feeds(conn),
            tags=list_tags(conn),
            saved=list_saved_searches(conn),
            unread=get_unread_counts(conn),
            today_unread=count_view(conn, View(unread_only=True, since_at=local_midnight(now))),
            starred=count_view(conn, View(ViewKind.STARRED)),
            icons=list_icons(conn),
            for_you=settings.for_you,
            edition=find_edition_hour(conn, settings, now),
            overlaps=list_overlaps(conn),
            pauses={host: until for host, until in load_pauses(conn).items() if until > now},
        )

    return run


def view_of(key: Key, now: float, unread_only: bool, newest_first: bool) -> View:
    """The entries that a place in the sidebar stands for."""
    if key.kind is Kind.TODAY:
        return View(unread_only=unread_only, newest_first=newest_first, since_at=local_midnight(now))
    if key.kind in (Kind.UNREAD, Kind.FOR_YOU):
        return View(unread_only=True, newest_first=newest_first)
    if key.kind is Kind.SAVED:
        return View(unread_only=unread_only, newest_first=newest_first)
    kinds = {
        Kind.STARRED: ViewKind.STARRED,
        Kind.TAG: ViewKind.TAG,
        Kind.FOLDER: ViewKind.FOLDER,
        Kind.FEED: ViewKind.FEED,
    }
    # Starring and tagging are ways of keeping: there, what was read is still wanted.
    keeps_read = key.kind in (Kind.STARRED, Kind.TAG)
    return View(kinds[key.kind], key.id, unread_only and not keeps_read, newest_first)
