"""Navigation between the places of the sidebar: feeds, folders, views. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from reader.core.records.stored import Feed, FeedStatus
from reader.insights.feed_health import find_pause
from reader.window.kit.humanize import number, unread
from reader.window.kit.window_state import NEWSPAPER
from reader.window.list.bars import FirstFetches
from reader.window.sidebar.tree import ErrorNote, Key, Kind, Node, SidebarData, feeds_of

if TYPE_CHECKING:
    from reader.window.app.panes import Panes
    from reader.window.list.control import CardChoice, ListControl
    from reader.window.list.model import EntryModel
    from reader.window.list.pane import ListPane
    from reader.window.list.view import EntryView
    from reader.window.pictures.thumbnails import Thumbnails
    from reader.window.sidebar.control import SidebarControl
    from reader.window.sidebar.model import SidebarModel
    from reader.window.sidebar.pane import SidebarPane
    from reader.window.sidebar.view import SidebarView


class SidebarParts(Struct, frozen=True):
    model: SidebarModel
    tree: SidebarView
    pane: SidebarPane
    control: SidebarControl


class EntriesParts(Struct, frozen=True):
    model: EntryModel
    view: EntryView
    pane: ListPane
    control: ListControl
    cards: CardChoice
    thumbnails: Thumbnails | None


def find_first_fetches(place: Key, data: SidebarData, is_offline: bool) -> FirstFetches:
    """Which feeds of a place wait for their first fetch."""
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
    """Whether a feed was never polled, or was told to wait at the first poll."""
    if feed.http.last_fetched_at is None:
        return True
    return feed.http.last_ok_at is None and find_pause(feed, data.pauses) is not None


class Navigation(QObject):
    place_named = Signal(str)

    def __init__(self, sidebar: SidebarParts, entries: EntriesParts, panes: Panes) -> None:
        super().__init__(panes)
        self._sidebar, self._entries, self._panes = sidebar, entries, panes
        self.on_place_wanted: Callable[[], None] = lambda: None
        """Runs before a place is shown, whatever is in front of the list."""
        self.on_place_shown: Callable[[Sequence[int], int], None] = lambda feed_ids, feed_id: None
        """Runs when another place is listed: its feeds, none named for a view of all, and the one feed or 0."""
        self._awaited: tuple[int, ...] = ()
        self._known: set[int] = set()
        """All feeds that the sidebar ever had."""
        self._listed = Key(Kind.UNREAD), self._known
        """The place that is listed, and its feeds when the sidebar was last read."""
        self._shows_trouble = False
        self.is_offline = False
        """Whether the engine finds no network; an empty list says so."""

    def show_place(self, key: Key) -> None:
        self.on_place_wanted()
        self._list(key)

    def _list(self, key: Key) -> None:
        control, header = self._sidebar.control, self._entries.pane.header
        self._panes.show_page(None)
        header.close_search()
        header.has_scope = key.kind is not Kind.UNREAD
        node = control.find_node(key)
        if node is None and control.is_loaded:
            control.load()  # it may be new; if not, `on_data` leaves it
        self._entries.pane.trouble = node.trouble if node else ErrorNote()
        self._entries.control.show_place(key, control.name_of(key))
        self._panes.show_list_place()
        self._sidebar.tree.show_chosen(key)
        self._listed = key, self._find_feeds_of(key)
        self.show_counts()
        is_feed = key.kind is Kind.FEED
        in_folder = sorted(self._listed[1]) if key.kind is Kind.FOLDER else ()
        self.on_place_shown([key.id] if is_feed else in_folder, key.id if is_feed else 0)
        if self._panes.is_drawer:
            self._panes.close_drawer()

    def show_feed(self, feed_id: int) -> None:
        self.show_place(Key(Kind.FEED, feed_id))

    def await_new_feeds(self, feed_ids: Sequence[int]) -> None:
        """Go to new subscriptions as soon as the sidebar has them."""
        self._awaited = tuple(feed_ids)

    def show_awaited(self) -> None:
        """Go to a new feed and choose its first post when it comes. For several, go to Unread, unless the user is
        reading something."""
        awaited, self._awaited = self._awaited, ()
        if len(awaited) == 1:
            self.show_feed(awaited[0])
        elif awaited and self._entries.pane.is_empty():
            self.show_unread()
        else:
            return
        self._entries.control.enter()

    def show_unread(self) -> None:
        self.show_place(Key(Kind.UNREAD))

    def show_entry(self, entry_id: int) -> None:
        self.show_unread()
        self._entries.control.go_when_listed(entry_id)

    def show_post(self, feed_id: int, entry_id: int) -> None:
        self.show_feed(feed_id)
        self._entries.control.go_when_listed(entry_id)

    def show_counts(self) -> None:
        """Show the name and count of the listed place; a place that is not known yet has no name."""
        control = self._entries.control
        node = self._sidebar.control.find_node(control.place) or Node(control.place, "")
        sidebar = self._sidebar.control
        first = find_first_fetches(control.place, sidebar.data, self.is_offline)
        in_trouble = sum(bool(inner.trouble) for inner in node.walk())
        if sidebar.is_loaded:
            control.announce_place(node.name, node.trouble, first, in_trouble, sidebar.data)
            self._panes.show_article_pane(control.has_feeds)
        self.place_named.emit(node.name)
        self._entries.pane.header.show_place(node.name, self._count_in_words(node.count))

    def _count_in_words(self, count: int) -> str:
        """The count, in the newspaper with the order, which no list shows there."""
        if self._panes.layout_name != NEWSPAPER:
            return number(count) if count else ""
        control = self._entries.control
        if control.place.kind is Kind.FOR_YOU:
            return unread(count) if count else ""
        order = self.tr("newest first") if control.newest_first else self.tr("oldest first")
        return f"{unread(count)} · {order}" if count else order

    def on_data(self) -> None:
        """Follow what the sidebar read: leave a place that is gone, and say right away if a feed needs a password."""
        place = self._entries.control.place
        listed, before = self._listed
        feeds = self._find_feeds_of(place)
        came_back = (feeds - before) & self._known
        self._listed = place, feeds
        self._known = self._known | {feed.id for feed in self._sidebar.control.data.feeds}
        is_stale = listed == place and bool(before - feeds or came_back)
        self.show_counts()
        node = self._sidebar.control.find_node(place)
        if node is None:
            if self._panes.shows_list:
                self._list(Key(Kind.UNREAD))
            return
        if is_stale:
            self._entries.control.reload_with(self._listed[1])
        if self._shows_trouble or node.trouble.wants_password:
            self._shows_trouble = False
            self._entries.pane.show_trouble(node.trouble)
        elif not node.trouble:
            self._entries.pane.end_trouble()

    def _find_feeds_of(self, place: Key) -> set[int]:
        control = self._sidebar.control
        if place.kind is not Kind.FOLDER:
            return {feed.id for feed in control.data.feeds}
        node = control.find_node(place) or Node(place, "")
        return {inner.key.id for inner in node.walk() if inner.key.kind is Kind.FEED}

    def expect_health(self) -> None:
        """Report how the place is doing once the sidebar knows: the user had it polled."""
        self._shows_trouble = True
        self._sidebar.control.refresh()

    def show_network(self, is_offline: bool) -> None:
        self.is_offline = is_offline
        self.show_counts()

    def filter_feeds(self) -> None:
        if self._sidebar.pane.isHidden():
            self._panes.toggle_sidebar()
        self._sidebar.pane.focus_filter()
