"""Assembles the window from its groups of parts, and what works on them. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from reader.clock import Clock
from reader.gui.article.pictures.engine_images import EngineImages
from reader.gui.bridge.bridge import Bridge
from reader.gui.dialogs.subscribe.drops import LinkDrops
from reader.gui.kit.theme import Theme
from reader.gui.kit.window_state import WindowState, load_window_state
from reader.gui.shell.action_handlers import ActionHandlers
from reader.gui.shell.action_states import ActionStates
from reader.gui.shell.arrivals import Arrivals
from reader.gui.shell.context_menus import ContextMenus
from reader.gui.shell.dialog_manager import DialogManager
from reader.gui.shell.first_run_door import FirstRunDoor
from reader.gui.shell.insights_door import InsightsDoor
from reader.gui.shell.look_choices import LookChoices
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.menu_bar import MenuBar
from reader.gui.shell.navigation import Navigation
from reader.gui.shell.parts import (
    ArticleParts,
    Common,
    EntriesParts,
    FrameParts,
    SidebarParts,
    make_article,
    make_common,
    make_entries,
    make_frame,
    make_sidebar,
)
from reader.gui.shell.presence import Presence
from reader.gui.shell.tag_menu import TagMenu
from reader.gui.shell.tour_card import TourCard
from reader.gui.shell.window_memory import WindowMemory
from reader.gui.shell.window_title import WindowTitle

if TYPE_CHECKING:
    from reader.gui.dialogs.subscribe.finder import Finder


class Parts(Common, frozen=True, kw_only=True):
    """All of the window. Only the wiring and the app may know it whole."""

    window: MainWindow
    window_state: WindowState
    """As the last start left it."""
    sidebar: SidebarParts
    entries: EntriesParts
    article: ArticleParts
    frame: FrameParts
    presence: Presence
    navigation: Navigation
    handlers: ActionHandlers
    states: ActionStates
    menus: ContextMenus
    tag_menu: TagMenu
    arrivals: Arrivals
    menu_bar: MenuBar
    title: WindowTitle
    tour: TourCard
    memory: WindowMemory
    looks: LookChoices
    insights: InsightsDoor
    first_run: FirstRunDoor
    dialogs: DialogManager
    drops: LinkDrops


def assemble(
    theme: Theme,
    bridge: Bridge,
    clock: Clock,
    folder: Path,
    images: EngineImages | None,
    make_finder: Callable[[], Finder],
    start_demo: Callable[[], bool] | None,
) -> Parts:
    window, window_state = MainWindow(), load_window_state(folder)
    common = make_common(window, theme, bridge, clock, window_state)
    actions, commands = common.actions, common.commands
    sidebar, entries = make_sidebar(common, window_state), make_entries(common, window_state)
    article = make_article(common, entries, window_state, images)
    frame = make_frame(common, sidebar, entries, article, window_state)
    menu_bar, title = MenuBar(actions), WindowTitle(window, frame)
    window.lay_out(((menu_bar, 0), (frame.messages, 0), (frame.stack, 1), (frame.status, 0)))
    window.restore(window_state.geometry)
    presence = Presence(bridge, clock, window)
    navigation = Navigation(sidebar, entries, article, frame.panes, presence)
    memory = WindowMemory(folder, window_state, common, sidebar, entries, article, frame.panes)
    menus = ContextMenus(actions, sidebar, entries.view, article.pane)
    looks = LookChoices(common, entries.control, article, frame.panes, memory)
    return Parts(
        **asdict(common),
        window=window,
        window_state=window_state,
        sidebar=sidebar,
        entries=entries,
        article=article,
        frame=frame,
        presence=presence,
        navigation=navigation,
        handlers=ActionHandlers(window, commands, navigation, sidebar, entries, article),
        states=ActionStates(actions, entries, article.view),
        menus=menus,
        tag_menu=TagMenu(common, sidebar.control, menus.find_place),
        arrivals=Arrivals(common, sidebar.control, entries.control, frame.status_control),
        menu_bar=menu_bar,
        title=title,
        tour=TourCard(frame.panes),
        memory=memory,
        looks=looks,
        insights=InsightsDoor(common, frame, entries.view),
        first_run=FirstRunDoor(common, frame, entries.view, start_demo),
        dialogs=DialogManager(common, sidebar.control, looks, make_finder),
        drops=LinkDrops(window),
    )
