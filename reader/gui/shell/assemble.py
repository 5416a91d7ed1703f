"""Assembles the window from its groups of parts, and what works on them. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from PySide6.QtWidgets import QWidget

from reader.clock import Clock
from reader.gui.article.pictures.engine_images import EngineImages
from reader.gui.bridge.bridge import Bridge
from reader.gui.dialogs.subscribe.drops import LinkDrops
from reader.gui.kit.theme import Theme
from reader.gui.kit.window_state import WindowState, load_window_state
from reader.gui.pictures.thumbnails import make_thumbnails
from reader.gui.shell.actions.action_handlers import ActionHandlers
from reader.gui.shell.actions.action_states import ActionStates
from reader.gui.shell.actions.context_menus import ContextMenus
from reader.gui.shell.actions.menu_bar import MenuBar
from reader.gui.shell.actions.part_marks import PartMarks
from reader.gui.shell.actions.saved_searches import SavedSearches
from reader.gui.shell.actions.send_menu import SendMenu
from reader.gui.shell.actions.tag_menu import TagMenu
from reader.gui.shell.engine.arrivals import Arrivals
from reader.gui.shell.engine.away_offer import AwayOffer
from reader.gui.shell.engine.curtain_control import CurtainControl
from reader.gui.shell.engine.presence import Presence
from reader.gui.shell.frame.look_choices import LookChoices
from reader.gui.shell.frame.main_window import MainWindow
from reader.gui.shell.frame.tour_card import TourCard
from reader.gui.shell.frame.window_memory import WindowMemory
from reader.gui.shell.frame.window_title import WindowTitle
from reader.gui.shell.lifetime.unwritten import Unwritten
from reader.gui.shell.navigation.dialog_manager import DialogManager
from reader.gui.shell.navigation.first_run_door import FirstRunDoor
from reader.gui.shell.navigation.insights_door import InsightsDoor
from reader.gui.shell.navigation.navigation import Navigation
from reader.gui.shell.navigation.paper_door import PaperDoor
from reader.gui.shell.parts import (
    ArticleParts,
    Common,
    EntriesParts,
    FrameParts,
    PlayerParts,
    SidebarParts,
    make_article,
    make_common,
    make_entries,
    make_frame,
    make_player,
    make_sidebar,
)
from reader.paths import Profile

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
    player: PlayerParts
    presence: Presence
    navigation: Navigation
    handlers: ActionHandlers
    states: ActionStates
    menus: ContextMenus
    tag_menu: TagMenu
    send_menu: SendMenu
    part_marks: PartMarks
    saved_searches: SavedSearches
    away: AwayOffer
    curtain: CurtainControl
    arrivals: Arrivals
    menu_bar: MenuBar
    title: WindowTitle
    tour: TourCard
    unwritten: Unwritten
    memory: WindowMemory
    looks: LookChoices
    insights: InsightsDoor
    paper: PaperDoor
    first_run: FirstRunDoor
    dialogs: DialogManager
    drops: LinkDrops


def assemble(
    theme: Theme,
    bridge: Bridge,
    clock: Clock,
    folder: Path,
    make_images: Callable[[QWidget], EngineImages] | None,
    make_finder: Callable[[], Finder],
    start_demo: Callable[[], bool] | None,
) -> Parts:
    window, window_state = MainWindow(), load_window_state(folder)
    common = make_common(window, theme, bridge, clock, window_state)
    actions, commands = common.actions, common.commands
    images = make_images(window) if make_images else None
    thumbnails = None if images is None else make_thumbnails(Profile(folder), window)
    sidebar, entries = make_sidebar(common, window_state), make_entries(common, window_state, thumbnails)
    article = make_article(common, entries, window_state, images)
    frame = make_frame(common, sidebar, entries, article, window_state)
    menu_bar, title = MenuBar(actions), WindowTitle(window, frame)
    window.lay_out(
        ((menu_bar, 0), (frame.messages, 0), (frame.away_bar, 0), (frame.stack, 1), (frame.status, 0))
    )
    window.restore(window_state.geometry)
    presence = Presence(bridge, clock, window)
    navigation = Navigation(sidebar, entries, article, frame.panes, presence)
    memory = WindowMemory(folder, window_state, common, sidebar, entries, article, frame.panes)
    menus = ContextMenus(actions, sidebar, entries.pane, article.pane)
    looks = LookChoices(common, entries.control, article, frame.panes, memory)
    dialogs = DialogManager(common, sidebar.control, looks, make_finder)
    return Parts(
        **asdict(common),
        window=window,
        window_state=window_state,
        sidebar=sidebar,
        entries=entries,
        article=article,
        frame=frame,
        player=make_player(common, Profile(folder).podcasts, window_state.player_speed),
        presence=presence,
        navigation=navigation,
        handlers=ActionHandlers(window, commands, navigation, sidebar, entries, article),
        states=ActionStates(actions, entries, article.view),
        menus=menus,
        tag_menu=TagMenu(common, sidebar.control, menus.find_place),
        send_menu=SendMenu(common, dialogs.targets, menus.find_place),
        part_marks=PartMarks(common, entries, menus.find_place),
        saved_searches=SavedSearches(common, navigation, sidebar, entries),
        away=AwayOffer(common),
        curtain=CurtainControl(common, sidebar.control, entries.control, entries.pane.curtain),
        arrivals=Arrivals(common, sidebar.control, entries.control, frame.status_control),
        menu_bar=menu_bar,
        title=title,
        tour=TourCard(frame.panes),
        unwritten=Unwritten(theme, window),
        memory=memory,
        looks=looks,
        insights=InsightsDoor(common, frame, entries.view),
        paper=PaperDoor(common, frame.panes, sidebar.tree),
        first_run=FirstRunDoor(common, frame, entries.view, start_demo),
        dialogs=dialogs,
        drops=LinkDrops(window),
    )
