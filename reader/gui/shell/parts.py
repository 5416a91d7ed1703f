"""The widgets and controllers of the first screen, in groups: a record for each, and the function that makes it.

Code that works with a group gets that group, never all of them. The article's and the player's groups are made later,
in other files. Main thread only.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtWidgets import QStackedWidget, QWidget

from reader.clock import Clock
from reader.gui.article.pane import ArticlePane, LayoutSwitch
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import UndoStack
from reader.gui.entries import card_delegate, card_view
from reader.gui.entries.card_choice import CardChoice
from reader.gui.entries.control import ListControl
from reader.gui.entries.delegate import EntryDelegate
from reader.gui.entries.header import ListHeader
from reader.gui.entries.model import EntryModel
from reader.gui.entries.pane import ListPane
from reader.gui.entries.view import EntryView
from reader.gui.kit.actions import Actions
from reader.gui.kit.bars import MessageBar
from reader.gui.kit.theme import Theme
from reader.gui.kit.tiles import FeedIcons
from reader.gui.kit.window_state import WIDE, WindowState
from reader.gui.pictures.thumbnails import Thumbnails
from reader.gui.shell.commands import Commands
from reader.gui.shell.panes import Panes
from reader.gui.shell.status_bar import StatusBar, StatusControl
from reader.gui.sidebar.control import SidebarControl
from reader.gui.sidebar.delegate import SidebarDelegate
from reader.gui.sidebar.model import SidebarModel
from reader.gui.sidebar.pane import SidebarPane
from reader.gui.sidebar.view import SidebarView


class Common(Struct, frozen=True, kw_only=True):
    """What nearly every group needs."""

    parent: QWidget
    """The parent of dialogs, and of all that ends with the window."""
    theme: Theme
    bridge: Bridge
    clock: Clock
    actions: Actions
    feed_icons: FeedIcons
    undo: UndoStack
    commands: Commands


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


def make_common(window: QWidget, theme: Theme, bridge: Bridge, clock: Clock, window_state: WindowState) -> Common:
    undo = UndoStack(bridge, window)
    return Common(
        parent=window,
        theme=theme,
        bridge=bridge,
        clock=clock,
        actions=Actions(theme, window, window_state.keys),
        feed_icons=FeedIcons(),
        undo=undo,
        commands=Commands(bridge, undo, clock, window),
    )


def make_sidebar(common: Common, window_state: WindowState) -> SidebarParts:
    theme, feed_icons = common.theme, common.feed_icons
    model = SidebarModel(common.parent)
    tree = SidebarView(model, SidebarDelegate(theme, feed_icons, common.parent))
    tree.set_folded(list(window_state.folded))
    pane = SidebarPane(theme, common.actions, tree)
    control = SidebarControl(common.bridge, common.clock, feed_icons, tree, window_state.hide_read)
    return SidebarParts(model, tree, pane, control)


def make_entries(common: Common, window_state: WindowState, thumbnails: Thumbnails | None) -> EntriesParts:
    theme, clock, is_wide = common.theme, common.clock, window_state.layout == WIDE
    model = EntryModel(common.bridge, clock, common.parent)
    model.set_with_day_rows(is_wide)
    painting = (theme, common.feed_icons, clock, common.parent, thumbnails)
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
        return card_view.CardView(view, model, card_delegate.CardDelegate(*painting), clock)

    cards = CardChoice(control, model, pane, make_cards, window_state.card_places)
    return EntriesParts(model, view, pane, control, cards, thumbnails)


def make_frame(
    common: Common, sidebar: SidebarParts, entries: EntriesParts, article: ArticlePane, window_state: WindowState
) -> FrameParts:
    switch = LayoutSwitch(common.actions)
    entries.pane.undo_bar.otherwise_over = article
    panes = Panes(sidebar.pane, entries.pane, article, switch, window_state)
    stack = QStackedWidget()
    stack.addWidget(panes)
    status = StatusBar(common.theme)
    status_control = StatusControl(status, common.bridge, common.clock)
    return FrameParts(MessageBar(common.theme), MessageBar(common.theme), stack, panes, status, status_control)
