"""Controller of the sidebar's tree: reads the store, filters, hides read feeds. Main thread only."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from reader.clock import Clock, local_midnight
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.kit.feed_icons import FeedIcons
from reader.gui.kit.wording import say
from reader.gui.sidebar.queries import sidebar_operation
from reader.gui.sidebar.saved_counts import SavedCounts
from reader.gui.sidebar.tree import (
    Key,
    Kind,
    Names,
    Node,
    Shown,
    SidebarData,
    Trouble,
    build_tree,
    find_match,
)
from reader.gui.sidebar.view import SidebarView
from reader.model.stored import Feed, SavedSearch
from reader.services.feed_health import find_health

# Marks come one by one while reading; the counts may lag a moment behind.
_REFRESH_PAUSE_MS = 60


class SidebarControl(QObject):
    data_loaded = Signal(object)
    saved_counted = Signal()
    """The counts of saved searches are others now, and shown."""

    def __init__(
        self, bridge: Bridge, clock: Clock, feed_icons: FeedIcons, view: SidebarView, hide_read: bool
    ) -> None:
        super().__init__(view)
        self._bridge = bridge.bound_to(self)
        self._clock = clock
        self._feed_icons = feed_icons
        self._view = view
        self._topic = Topic()
        self._text, self._today = "", 0
        self.hide_read = hide_read
        self.data, self.is_loaded = SidebarData(), False
        self.shown = Node(Key(Kind.SECTION, -1), "")
        """The tree as the sidebar shows it, without what is filtered out."""
        self._whole = self.shown
        """All places, shown or not."""
        self._pause = QTimer(self, singleShot=True, interval=_REFRESH_PAUSE_MS)
        self._pause.timeout.connect(self.load)
        self._saved_counts = SavedCounts(bridge, clock, self)
        self._saved_counts.counted.connect(self._show_counts)
        self._rebuild = QTimer(self, singleShot=True, interval=_REFRESH_PAUSE_MS)
        self._rebuild.timeout.connect(self._build)

    def refresh(self) -> None:
        """Read again soon; many calls in a row read once."""
        if not self._pause.isActive():
            self._pause.start()

    def note_time(self) -> None:
        """Asked every minute: after midnight, Today is another day."""
        if local_midnight(self._clock.now()) != self._today:
            self.refresh()

    def load(self) -> None:
        now = self._clock.now()
        self._today = local_midnight(now)
        self._topic.renew()
        self._bridge.read(sidebar_operation(now), self._take, self._topic)

    def set_filter(self, text: str) -> None:
        self._text = text
        self._build()

    def enter_filter(self, text: str) -> None:
        """Go to what the filter found."""
        found = find_match(self.shown, text)
        if found is not None:
            self._view.choose(found)

    def set_hide_read(self, hide: bool) -> None:
        self.hide_read = hide
        self._build()

    def find_node(self, key: Key) -> Node | None:
        """A place, also where it is filtered out of what the sidebar shows."""
        return next((node for node in self._whole.walk() if node.key == key), None)

    def find_feed(self, feed_id: int) -> Feed | None:
        return next((feed for feed in self.data.feeds if feed.id == feed_id), None)

    def find_saved(self, search_id: int) -> SavedSearch | None:
        return next((saved for saved in self.data.saved if saved.id == search_id), None)

    def name_of(self, key: Key) -> str:
        node = self.find_node(key)
        return node.name if node else ""

    def _take(self, data: SidebarData) -> None:
        self.data, self.is_loaded = data, True
        self._feed_icons.learn(data.feeds, data.icons)
        self._build()
        self._saved_counts.take(data.saved)
        self.data_loaded.emit(data)

    def _show_counts(self) -> None:
        self._build()
        self.saved_counted.emit()

    def _build(self) -> None:
        if self._view.is_renaming():
            # A new tree would take away the field the owner is typing in.
            self._rebuild.start()
            return
        now = self._clock.now()
        names = Names(
            today=self.tr("Today"),
            unread=self.tr("Unread"),
            starred=self.tr("Starred"),
            saved=self.tr("Searches"),
            tags=self.tr("Tags"),
            feeds=self.tr("Feeds"),
            for_you=self.tr("For you"),
            editions=self.tr("Editions"),
            paper=self.tr("Morning paper"),
        )
        troubles = {feed.id: trouble_of(feed, now) for feed in self.data.feeds}
        every = Shown(saved_counts=self._saved_counts.counts)
        wanted = replace(every, text=self._text, hide_read=self.hide_read, always=self._view.current_key())
        self._whole = build_tree(self.data, names, every, lambda feed: troubles[feed.id])
        self.shown = self._whole
        if self._text or self.hide_read:
            self.shown = build_tree(self.data, names, wanted, lambda feed: troubles[feed.id])
        self._view.show_tree(self.shown, unfold_all=bool(self._text))


def trouble_of(feed: Feed, now: float) -> Trouble:
    health = find_health(feed, now)
    if not health.is_trouble:
        return Trouble()
    words = (say(health.message), say(health.sentence), say(health.details))
    return Trouble(*words, health.wants_password, health.is_rebuilt)
