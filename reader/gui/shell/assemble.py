"""Makes the rest of the window beside the first screen: articles, the player, dialogs, menus. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict
from PySide6.QtWidgets import QWidget

from reader.gui.article.engine_images import EngineImages
from reader.gui.dialogs.drops import LinkDrops
from reader.gui.player.bar import PlayerBar
from reader.gui.player.commands import RemotePositionSync, SoundCommands
from reader.gui.player.control import PlayerControl, SoundLink
from reader.gui.shell.action_states import ActionStates
from reader.gui.shell.action_table import ActionHandlers
from reader.gui.shell.article_navigation import ArticleNavigation
from reader.gui.shell.article_parts import ArticleParts, make_article
from reader.gui.shell.choices import AppearanceChoices
from reader.gui.shell.closing import Unwritten
from reader.gui.shell.dialog_manager import DialogManager
from reader.gui.shell.menus import ContextMenus, MenuBar, SendMenu, TagMenu
from reader.gui.shell.new_entries import AwayOffer, HeldControl
from reader.gui.shell.page_navigation import EditionNavigation, FirstRunNavigation, InsightsNavigation
from reader.gui.shell.panes import PaneOrder
from reader.gui.shell.part_marks import PartMarks
from reader.gui.shell.parts import Common
from reader.gui.shell.presence import Presence
from reader.gui.shell.saved_searches import SavedSearches
from reader.gui.shell.screen import Screen
from reader.gui.shell.tour_card import TourCard
from reader.gui.shell.window_memory import WindowMemory
from reader.paths import Profile


class PlayerParts(Struct, frozen=True):
    """The bar at the article's foot, and what plays episodes."""

    bar: PlayerBar
    control: PlayerControl
    commands: SoundCommands
    remote_position: RemotePositionSync


def make_player(common: Common, folder: Path, speed: float) -> PlayerParts:
    """`folder` holds downloaded episodes."""
    parent = common.parent
    control = PlayerControl(common.bridge, common.clock, folder, SoundLink(parent=parent), parent, speed)
    commands = SoundCommands(common.bridge, common.undo, common.clock, parent)
    return PlayerParts(PlayerBar(common.theme), control, commands, RemotePositionSync(control, common.clock, parent))


class Parts(Screen, frozen=True, kw_only=True):
    """All parts of the window, for the wiring and the app only."""

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
    held: HeldControl
    menu_bar: MenuBar
    tour: TourCard
    unwritten: Unwritten
    memory: WindowMemory
    appearance: AppearanceChoices
    insights: InsightsNavigation
    paper: EditionNavigation
    first_run: FirstRunNavigation
    dialogs: DialogManager
    drops: LinkDrops


def assemble(
    screen: Screen, make_images: Callable[[QWidget], EngineImages] | None, start_demo: Callable[[], bool] | None
) -> Parts:
    window, window_state, actions = screen.window, screen.window_state, screen.actions
    sidebar, entries, frame = screen.sidebar, screen.entries, screen.frame
    images = make_images(window) if make_images else None
    article = make_article(screen, entries, screen.article_pane, window_state, images)
    menu_bar = MenuBar(actions)
    window.put_on_top(menu_bar)
    memory = WindowMemory(screen.folder, window_state, screen, sidebar, entries, article, frame.panes)
    menus = ContextMenus(actions, sidebar, entries.pane, article.pane)
    appearance = AppearanceChoices(screen, entries.control, article, frame.panes, memory)
    dialogs = DialogManager(screen, sidebar.control, appearance)
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
        held=HeldControl(screen, sidebar.control, entries.control, entries.pane.held),
        menu_bar=menu_bar,
        tour=TourCard(frame.panes),
        unwritten=Unwritten(screen.theme, window),
        memory=memory,
        appearance=appearance,
        insights=InsightsNavigation(screen, frame, entries.view),
        paper=EditionNavigation(screen, frame.panes, sidebar.tree),
        first_run=FirstRunNavigation(screen, frame, entries.view, dialogs.finder, start_demo),
        dialogs=dialogs,
        drops=LinkDrops(window),
    )
