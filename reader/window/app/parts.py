"""The widgets and controllers of the first screen, in groups: a record for each, and the function that makes it.

The article's and the player's groups are made later, in other files. Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtWidgets import QStackedWidget

from reader.core.clock import Clock
from reader.window.app.commands import Commands
from reader.window.app.main_window import MainWindow
from reader.window.app.panes import Panes
from reader.window.app.status_bar import StatusBar, StatusControl
from reader.window.article.pane import ArticlePane, LayoutSwitch
from reader.window.bridge.bridge import Bridge
from reader.window.bridge.undo import UndoStack
from reader.window.kit.actions import Actions
from reader.window.kit.bars import MessageBar
from reader.window.kit.shortcuts import ActionSpec
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import FeedIcons
from reader.window.kit.window_state import WIDE, WindowState
from reader.window.list import card_view
from reader.window.list.control import CardChoice, ListControl
from reader.window.list.delegate import EntryDelegate
from reader.window.list.header import ListHeader
from reader.window.list.model import EntryModel
from reader.window.list.pane import ListPane
from reader.window.list.view import EntryView
from reader.window.pictures.thumbnails import Thumbnails
from reader.window.sidebar.control import SidebarControl
from reader.window.sidebar.delegate import SidebarDelegate
from reader.window.sidebar.model import SidebarModel
from reader.window.sidebar.pane import OverlapHint, SidebarPane
from reader.window.sidebar.view import SidebarView


class Common:
    """What nearly every part of the window needs."""

    def __init__(
        self, theme: Theme, bridge: Bridge, clock: Clock, window_state: WindowState, specs: Sequence[ActionSpec[Any]]
    ) -> None:
        window = self.window = MainWindow()
        self.theme, self.bridge, self.clock = theme, bridge, clock
        self.window_state = window_state
        """As the last start left it."""
        self.actions = Actions(theme, window, window_state.keys, specs)
        self.feed_icons = FeedIcons()
        self.undo = UndoStack(bridge, window)
        self.commands = Commands(bridge, self.undo, clock, window)


class SidebarParts(Struct, frozen=True):
    model: SidebarModel
    tree: SidebarView
    pane: SidebarPane
    control: SidebarControl


class EntriesParts(Struct, frozen=True):
    """The list of entries."""

    model: EntryModel
    view: EntryView
    pane: ListPane
    control: ListControl
    cards: CardChoice
    thumbnails: Thumbnails | None


class FrameParts(Struct, frozen=True):
    """What is around sidebar, list and article."""

    messages: MessageBar
    away_bar: MessageBar
    """Offers to show what happened while the user was away."""
    stack: QStackedWidget
    """The panes, the first run and Insights."""
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


def make_frame(common: Common, sidebar: SidebarParts, entries: EntriesParts, article: ArticlePane) -> FrameParts:
    switch = LayoutSwitch(common.actions)
    entries.pane.undo_bar.otherwise_over = article
    panes = Panes(sidebar.pane, entries.pane, article, switch, common.window_state)
    stack = QStackedWidget()
    stack.addWidget(panes)
    status = StatusBar(common.theme)
    status.follow(sidebar.pane)
    status_control = StatusControl(status, common.bridge, common.clock)
    return FrameParts(MessageBar(common.theme), MessageBar(common.theme), stack, panes, status, status_control)
