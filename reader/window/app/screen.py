"""The first screen: sidebar, list, an empty article pane, and what is around them. Main thread only.

A start makes this and paints the first entries, and only then loads and makes the rest (window.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from reader.core.clock import Clock
from reader.core.paths import Profile
from reader.window.app.commands import Commands
from reader.window.app.main_window import DemoBar, MainWindow
from reader.window.app.navigation import EntriesParts, Navigation, SidebarParts
from reader.window.app.panes import Panes
from reader.window.app.status_bar import StatusBar, StatusControl
from reader.window.article.pane import LAYOUTS, ArticleBar, ArticlePane, LayoutSwitch
from reader.window.bridge.bridge import Bridge, UndoStack
from reader.window.kit.actions import Actions
from reader.window.kit.bars import MessageBar
from reader.window.kit.shortcuts import ActionSpec
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import FeedIcons
from reader.window.kit.window_state import WIDE, WindowState, load_window_state
from reader.window.list import card_view
from reader.window.list.control import Anchor, CardChoice, ListControl, ListPlace
from reader.window.list.delegate import EntryDelegate
from reader.window.list.header import ListHeader
from reader.window.list.model import EntryModel
from reader.window.list.pane import ListPane
from reader.window.list.rows import ListRow
from reader.window.list.view import EntryView
from reader.window.pictures.thumbnails import Thumbnails, make_thumbnails
from reader.window.sidebar.control import SidebarControl
from reader.window.sidebar.delegate import SidebarDelegate
from reader.window.sidebar.model import SidebarModel
from reader.window.sidebar.pane import OverlapHint, SidebarPane
from reader.window.sidebar.tree import Key, Kind
from reader.window.sidebar.view import SidebarView


class Common:
    def __init__(
        self, theme: Theme, bridge: Bridge, clock: Clock, window_state: WindowState, specs: Sequence[ActionSpec[Any]]
    ) -> None:
        window = self.window = MainWindow()
        self.theme, self.bridge, self.clock = theme, bridge, clock
        window.on_system_colours = theme.follow_system
        self.window_state = window_state
        """As the last start left it."""
        self.actions = Actions(theme, window, window_state.keys, specs)
        self.feed_icons = FeedIcons()
        self.undo = UndoStack(bridge, window)
        self.commands = Commands(bridge, self.undo, clock, window)


class FrameParts(Struct, frozen=True):
    messages: MessageBar
    stack: QStackedWidget
    panes: Panes
    status: StatusBar
    status_control: StatusControl


def make_sidebar(common: Common) -> SidebarParts:
    theme, feed_icons, window_state = common.theme, common.feed_icons, common.window_state
    model = SidebarModel(common.window)
    tree = SidebarView(model, SidebarDelegate(theme, feed_icons, common.window))
    tree.folded = set(window_state.folded)
    control = SidebarControl(common.bridge, common.clock, feed_icons, tree, window_state.hide_read)
    hint = OverlapHint(common.commands.unsubscribe, common.commands.keep_both)
    pane = SidebarPane(theme, common.actions, tree, control, hint)
    return SidebarParts(model, tree, pane, control)


def make_entries(common: Common, thumbnails: Thumbnails | None) -> EntriesParts:
    theme, clock, window_state = common.theme, common.clock, common.window_state
    is_wide = window_state.layout == WIDE
    model = EntryModel(common.bridge, clock, common.window)
    model.set_with_day_rows(is_wide)
    painting = (theme, common.feed_icons, clock, common.window, thumbnails)
    view = EntryView(model, EntryDelegate(*painting), clock)
    view.set_wide(is_wide)
    pane = ListPane(theme, ListHeader(theme, common.actions), view)
    control = ListControl(common.bridge, clock, model, pane)
    control.unread_only = window_state.unread_only
    control.newest_first = window_state.newest_first
    control.by_relevance = window_state.by_relevance
    control.by_feed = window_state.by_feed
    control.fold_stories = window_state.fold_stories

    def make_cards() -> card_view.CardView:
        cards = card_view.CardView(view, model, card_view.CardDelegate(*painting), clock)
        theme.changed.connect(cards.viewport().update)
        common.actions.limit_to_views([cards])
        return cards

    cards = CardChoice(control, pane, make_cards, window_state.card_places)
    return EntriesParts(model, view, pane, control, cards, thumbnails)


_BUTTONS = ("sidebar", "add_feed", "insights", "settings", "mark_all_read", "search")
_BUTTONS_OF_AN_ENTRY = ("toggle_read", "toggle_star", "tag", "open_in_browser", "send_to", "share")


class WindowTitle(QObject):
    def __init__(self, window: QWidget, frame: FrameParts) -> None:
        super().__init__(window)
        self._window, self._frame = window, frame
        self._place = self._page = ""
        self.program = "Paperround"

    def show_place(self, name: str) -> None:
        self._place = name
        self.show()

    def show_page(self, name: str) -> None:
        """Show the name of a page that replaces list and article; "" returns to theirs."""
        self._page = name
        self.show()

    def show(self) -> None:
        shown = self._frame.stack.currentWidget()
        if shown is self._frame.panes:
            what = self._page or self._place
        else:
            what = self.tr("Insights") if shown is not None and shown.objectName() == "insights" else ""
        self._window.setWindowTitle(f"{what} – {self.program}" if what else self.program)


class Screen(Common):
    """The first screen, connected and started: it reads the store as soon as the event loop runs."""

    def __init__(
        self,
        theme: Theme,
        bridge: Bridge,
        clock: Clock,
        folder: Path,
        with_pictures: bool,
        specs: Sequence[ActionSpec[Any]],
    ) -> None:
        """`folder` is the profile's. `with_pictures` shows small pictures in the list, which an engine fetches."""
        state = load_window_state(folder)
        super().__init__(theme, bridge, clock, state, specs)
        window, self.folder = self.window, folder
        self.actions.set_possible((*_BUTTONS_OF_AN_ENTRY, "full_text"), False)
        self.actions.expect(*_BUTTONS, *_BUTTONS_OF_AN_ENTRY, *LAYOUTS)
        for name, meant in LAYOUTS.items():
            self.actions[name].setChecked(meant == state.layout)
        self.sidebar = make_sidebar(self)
        self.entries = make_entries(self, make_thumbnails(Profile(folder), window) if with_pictures else None)
        self.article_pane = ArticlePane(theme, ArticleBar(theme, self.actions))
        switch = LayoutSwitch(self.actions)
        self.entries.pane.undo_bar.otherwise_over = self.article_pane
        panes = Panes(self.sidebar.pane, self.entries.pane, self.article_pane, switch, self.window_state)
        stack, status = QStackedWidget(), StatusBar(theme)
        stack.addWidget(panes)
        status.follow(self.sidebar.pane)
        status_control = StatusControl(status, bridge, clock)
        self.frame = frame = FrameParts(MessageBar(theme), stack, panes, status, status_control)
        # At the foot, so that nothing moves under the pointer when a bar comes.
        window.lay_out(((frame.stack, 1), (frame.messages, 0), (frame.status, 0)))
        window.restore(state.geometry)
        self.title = WindowTitle(window, frame)
        self.navigation = Navigation(self.sidebar, self.entries, frame.panes)
        self._connect_screen()
        self.sidebar.control.load()
        self.navigation.show_place(_remembered_place(state.place))
        if state.entry:
            anchor = Anchor(state.entry, state.entry_top)
            self.entries.control.resume(ListPlace(state.entry, anchors=(anchor,)))

    def _connect_screen(self) -> None:
        self.navigation.place_named.connect(self.title.show_place)
        control, button = self.sidebar.control, self.entries.pane.header.sidebar_button
        control.data_loaded.connect(self.navigation.on_data)
        control.saved_counted.connect(self.navigation.show_counts)
        self.frame.panes.on_sidebar_shown = lambda shown: button.set_wanted(not shown)
        button.set_wanted(self.sidebar.pane.isHidden())
        self.theme.changed.connect(self.entries.view.viewport().update)
        self.bridge.failed.connect(self.frame.messages.show_message)
        pane, model, cards = self.entries.pane, self.entries.model, self.entries.cards
        cards.chosen.connect(self.actions["cards"].setChecked)
        if (thumbnails := self.entries.thumbnails) is not None:
            thumbnails.is_in_sight = lambda url: any(
                isinstance(row := model.peek(number), ListRow) and row.picture == url
                for number in pane.shown.rows_in_sight()
            )
            thumbnails.ready.connect(lambda url: pane.shown.viewport().update())

    def say(self, sentence: str) -> None:
        """Say what was done, for a moment."""
        self.entries.pane.undo_bar.show_text(sentence)

    def show_demo_bar(self, open_own: Callable[[], bool]) -> None:
        """Show the demo's bar, whose button opens the user's own profile and ends the demo."""
        self.window.put_on_top(DemoBar(lambda: self.window.quit() if open_own() else None))
        self.title.program = self.window.tr("Paperround, demo")


def _remembered_place(remembered: str) -> Key:
    kind, _, number_ = remembered.partition(":")
    try:
        key = Key(Kind(kind), int(number_ or 0))
    except ValueError:
        return Key(Kind.UNREAD)
    return key if key.kind is not Kind.SECTION else Key(Kind.UNREAD)
