"""Controller of the sidebar's tree: reads the store, filters, hides read feeds and counts saved searches.

Main thread only, but for the queries, which run on the bridge's threads.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.core.clock import Clock, LocalZone, local_midnight
from reader.core.records.stored import Feed, SavedSearch, View, ViewKind
from reader.core.settings import Settings
from reader.features.editions import service as schedule
from reader.features.search.store import count_saved_searches, list_saved_searches
from reader.features.stories.store import list_overlaps
from reader.insights.feed_health import find_health
from reader.store.db import Connection
from reader.store.engine_state import load_pauses
from reader.store.feeds import list_feeds, list_icons
from reader.store.folders import list_folders
from reader.store.settings import load_settings
from reader.store.tags import list_tags
from reader.store.views import count_view, find_newest_id, get_unread_counts
from reader.window.bridge.bridge import Bridge, Changes, Topic
from reader.window.kit.humanize import clock_time, local
from reader.window.kit.screens import make_timer
from reader.window.kit.tiles import FeedIcons
from reader.window.kit.wording import say
from reader.window.sidebar.tree import ErrorNote, Key, Kind, Node, Shown, SidebarData, build_tree, find_match
from reader.window.sidebar.view import SidebarView

_REFRESH_PAUSE_MS = 60
"""Marks come one by one while reading; the counts may lag a moment behind."""
_VIEW_KINDS = {
    Kind.STARRED: ViewKind.STARRED,
    Kind.TAG: ViewKind.TAG,
    Kind.FOLDER: ViewKind.FOLDER,
    Kind.FEED: ViewKind.FEED,
}


class SavedCounts(QObject):
    """Counts the unread entries of saved searches.

    Each search asks the index, which may take tens of milliseconds in a large store. So after each count comes a pause
    of twenty times what it took, however often marks and new entries ask for it.
    """

    def __init__(self, bridge: Bridge, clock: Clock, on_counted: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._clock, self._on_counted = bridge.bound_to(self), clock, on_counted
        self._topic = Topic()
        self._searches: Sequence[SavedSearch] = ()
        self.counts: Mapping[int, int] = {}
        self._is_counting = self._is_stale = False
        self._pause = make_timer(self, self._go_on)

    def set_searches(self, searches: Sequence[SavedSearch]) -> None:
        """Count again soon, because the sidebar was read again; at once where a search is new."""
        is_new = searches != self._searches
        self._searches = searches
        if not searches:
            self.counts = {}
            return
        self._is_stale = True
        if is_new and not self._is_counting:
            self._pause.stop()
        self._go_on()

    def _go_on(self) -> None:
        if self._is_stale and not self._is_counting and not self._pause.isActive():
            self._is_stale, self._is_counting = False, True
            now = self._clock.now()

            def count(conn: Connection) -> tuple[dict[int, int], float]:
                started = time.thread_time()
                return count_saved_searches(conn, now), time.thread_time() - started

            self._bridge.study(count, self._on_counts, self._topic, lambda problem: self._end(0.0))

    def _on_counts(self, answer: tuple[dict[int, int], float]) -> None:
        counts, took_s = answer
        self._end(took_s)
        if counts != self.counts:
            self.counts = counts
            self._on_counted()

    def _end(self, took_s: float) -> None:
        self._is_counting = False
        self._pause.start(max(200, round(took_s * 1_000 * 20)))


def _find_edition_hour(conn: Connection, settings: Settings, now: float) -> str:
    """When the next edition is due; empty if none is scheduled."""
    if not settings.editions:
        return ""
    due = schedule.load_hours(conn, settings, now, LocalZone()).find_next(now)
    return clock_time(local(due.at)) if due is not None else ""


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
            edition=_find_edition_hour(conn, settings, now),
            overlaps=list_overlaps(conn),
            has_articles=find_newest_id(conn) > 0,
            pauses={host: until for host, until in load_pauses(conn).items() if until > now},
        )

    return run


def view_of(key: Key, now: float, unread_only: bool, newest_first: bool) -> View:
    """The entries that a place in the sidebar stands for."""
    kind = _VIEW_KINDS.get(key.kind, ViewKind.ALL)
    # Starring and tagging are ways of keeping an entry: it is still wanted there once it is read.
    keeps_read = key.kind in (Kind.STARRED, Kind.TAG)
    only = key.kind in (Kind.UNREAD, Kind.FOR_YOU) or (unread_only and not keeps_read)
    since_at = local_midnight(now) if key.kind is Kind.TODAY else None
    return View(kind, 0 if kind is ViewKind.ALL else key.id, only, newest_first, since_at)


class SidebarControl(QObject):
    data_loaded = Signal(object)
    saved_counted = Signal()
    """The counts of saved searches changed and are shown."""

    def __init__(self, bridge: Bridge, clock: Clock, feed_icons: FeedIcons, view: SidebarView, hide_read: bool) -> None:
        super().__init__(view)
        self._bridge = bridge.bound_to(self)
        self._clock = clock
        self._feed_icons = feed_icons
        self._view = view
        self._topic = Topic()
        self._text, self._today = "", 0
        self.hide_read, self._was_away = hide_read, False
        self.data, self.is_loaded = SidebarData(), False
        self.shown = Node(Key(Kind.SECTION, -1), "")
        """The tree as the sidebar shows it, without the places that are filtered out."""
        self._whole = self.shown
        self._pause = make_timer(self, self.load, _REFRESH_PAUSE_MS)
        self._saved_counts = SavedCounts(bridge, clock, self._show_counts, self)
        self._rebuild = make_timer(self, self._build, _REFRESH_PAUSE_MS)
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        if changes & (Changes.FEEDS | Changes.LISTS | Changes.SETTINGS):  # For you may come or go with a setting
            self.load()
        elif changes & (Changes.MARKS | Changes.ENTRIES):
            self.refresh()

    def refresh(self) -> None:
        """Read the store again soon; many calls in a row read it once."""
        if not self._pause.isActive():
            self._pause.start()

    def note_time(self) -> None:
        """Refresh after midnight, when Today is another day; called every minute."""
        if local_midnight(self._clock.now()) != self._today:
            self.refresh()

    def load(self) -> None:
        now = self._clock.now()
        self._today = local_midnight(now)
        self._topic.renew()
        self._bridge.read(sidebar_operation(now), self._on_data, self._topic)

    def set_filter(self, text: str) -> None:
        self._text = text
        self._build()

    def enter_filter(self, text: str) -> None:
        found = find_match(self.shown, text)
        if found is not None:
            self._view.choose(found)

    def set_hide_read(self, hide: bool) -> None:
        self.hide_read = hide
        self._build()

    def show_absence(self, was_away: bool) -> None:
        """Offer what happened while the user was away, or no longer."""
        if was_away != self._was_away:
            self._was_away = was_away
            self._build()

    def find_node(self, key: Key) -> Node | None:
        """The node of a place, even if it is filtered out."""
        return next((node for node in self._whole.walk() if node.key == key), None)

    def find_feed(self, feed_id: int) -> Feed | None:
        return next((feed for feed in self.data.feeds if feed.id == feed_id), None)

    def find_saved(self, search_id: int) -> SavedSearch | None:
        return next((saved for saved in self.data.saved if saved.id == search_id), None)

    def name_of(self, key: Key) -> str:
        node = self.find_node(key)
        return node.name if node else ""

    def _on_data(self, data: SidebarData) -> None:
        self.data, self.is_loaded = data, True
        self._feed_icons.learn(data.feeds, data.icons)
        self._build()
        self._saved_counts.set_searches(data.saved)
        self.data_loaded.emit(data)

    def _show_counts(self) -> None:
        self._build()
        self.saved_counted.emit()

    def _build(self) -> None:
        if self._view.is_renaming():
            # A new tree would take away the field the user is typing in.
            self._rebuild.start()
            return
        now = self._clock.now()
        troubles = {feed.id: _find_trouble(feed, now) for feed in self.data.feeds}
        every = Shown(saved_counts=self._saved_counts.counts, was_away=self._was_away)
        self._whole = self.shown = build_tree(self.data, every, troubles)
        if self._text or self.hide_read:
            wanted = replace(every, text=self._text, hide_read=self.hide_read, always=self._view.chosen)
            self.shown = build_tree(self.data, wanted, troubles)
        self._view.show_tree(self.shown, unfold_all=bool(self._text))


def _find_trouble(feed: Feed, now: float) -> ErrorNote:
    health = find_health(feed, now)
    if not health.is_trouble:
        return ErrorNote()
    words = (say(health.message), say(health.sentence), say(health.details))
    return ErrorNote(*words, health.wants_password, health.is_rebuilt)
