"""Completes the first screen to the whole window: articles, the player, dialogs, menus, and all that the actions do.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from PySide6.QtWidgets import QWidget

from reader.gui.article.pictures.engine_images import EngineImages
from reader.gui.dialogs.subscribe.drops import LinkDrops
from reader.gui.shell.actions.action_handlers import ActionHandlers
from reader.gui.shell.actions.action_states import ActionStates
from reader.gui.shell.actions.context_menus import ContextMenus
from reader.gui.shell.actions.menu_bar import MenuBar
from reader.gui.shell.actions.part_marks import PartMarks
from reader.gui.shell.actions.saved_searches import SavedSearches
from reader.gui.shell.actions.send_menu import SendMenu
from reader.gui.shell.actions.tag_menu import TagMenu
from reader.gui.shell.article_parts import ArticleParts, make_article
from reader.gui.shell.engine.arrivals import Arrivals
from reader.gui.shell.engine.away_offer import AwayOffer
from reader.gui.shell.engine.curtain_control import CurtainControl
from reader.gui.shell.engine.presence import Presence
from reader.gui.shell.frame.look_choices import LookChoices
from reader.gui.shell.frame.panes import PaneOrder
from reader.gui.shell.frame.tour_card import TourCard
from reader.gui.shell.frame.window_memory import WindowMemory
from reader.gui.shell.lifetime.unwritten import Unwritten
from reader.gui.shell.navigation.article_navigation import ArticleNavigation
from reader.gui.shell.navigation.dialog_manager import DialogManager
from reader.gui.shell.navigation.first_run_door import FirstRunDoor
from reader.gui.shell.navigation.insights_door import InsightsDoor
from reader.gui.shell.navigation.paper_door import PaperDoor
from reader.gui.shell.player_parts import PlayerParts, make_player
from reader.gui.shell.screen import Screen
from reader.paths import Profile

if TYPE_CHECKING:
    from reader.gui.dialogs.subscribe.finder import Finder


class Parts(Screen, frozen=True, kw_only=True):
    """All of the window. Only the wiring and the app may know it whole."""

    article: ArticleParts
    player: PlayerParts
    presence: Presence
    article_navigation: ArticleNavigation
    pane_order: PaneOrder
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
    screen: Screen,
    make_images: Callable[[QWidget], EngineImages] | None,
    make_finder: Callable[[], Finder],
    start_demo: Callable[[], bool] | None,
) -> Parts:
    window, window_state, actions = screen.window, screen.window_state, screen.actions
    sidebar, entries, frame = screen.sidebar, screen.entries, screen.frame
    images = make_images(window) if make_images else None
    article = make_article(screen, entries, screen.article_pane, window_state, images)
    menu_bar = MenuBar(actions)
    window.put_on_top(menu_bar)
    memory = WindowMemory(screen.folder, window_state, screen, sidebar, entries, article, frame.panes)
    menus = ContextMenus(actions, sidebar, entries.pane, article.pane)
    looks = LookChoices(screen, entries.control, article, frame.panes, memory)
    dialogs = DialogManager(screen, sidebar.control, looks, make_finder)
    stops = [sidebar.tree, entries.pane.body, article.view, article.newspaper]
    return Parts(
        **asdict(screen),
        article=article,
        player=make_player(screen, Profile(screen.folder).podcasts, window_state.player_speed),
        presence=Presence(screen.bridge, screen.clock, window),
        article_navigation=ArticleNavigation(sidebar, entries, article, frame.panes),
        pane_order=PaneOrder(frame.panes, entries.pane, stops),
        handlers=ActionHandlers(window, screen.commands, screen.navigation, sidebar, entries, article),
        states=ActionStates(actions, entries, article.view),
        menus=menus,
        tag_menu=TagMenu(screen, sidebar.control, menus.find_place),
        send_menu=SendMenu(screen, dialogs.targets, menus.find_place),
        part_marks=PartMarks(screen, entries, menus.find_place),
        saved_searches=SavedSearches(screen, screen.navigation, sidebar, entries),
        away=AwayOffer(screen),
        curtain=CurtainControl(screen, sidebar.control, entries.control, entries.pane.curtain),
        arrivals=Arrivals(screen, sidebar.control, entries.control, frame.status_control),
        menu_bar=menu_bar,
        tour=TourCard(frame.panes),
        unwritten=Unwritten(screen.theme, window),
        memory=memory,
        looks=looks,
        insights=InsightsDoor(screen, frame, entries.view),
        paper=PaperDoor(screen, frame.panes, sidebar.tree),
        first_run=FirstRunDoor(screen, frame, entries.view, start_demo),
        dialogs=dialogs,
        drops=LinkDrops(window),
    )
