"""The window as it is first seen: sidebar, list, an empty article pane, and what stands around them. Main thread only.

A start makes this, paints the first entries, and only then loads and makes the rest (assemble.py).
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import asdict

from reader.clock import Clock
from reader.gui.article.pane import LAYOUTS, ArticleBar, ArticlePane
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.actions import Actions
from reader.gui.kit.theme import Theme
from reader.gui.kit.window_state import WindowState, load_window_state
from reader.gui.pictures.thumbnails import make_thumbnails
from reader.gui.shell.frame.main_window import MainWindow
from reader.gui.shell.frame.window_title import WindowTitle
from reader.gui.shell.navigation.navigation import Navigation
from reader.gui.shell.parts import (
    Common,
    EntriesParts,
    FrameParts,
    SidebarParts,
    make_common,
    make_entries,
    make_frame,
    make_sidebar,
)
from reader.paths import Profile

_BUTTONS = ("sidebar", "add_feed", "insights", "settings", "mark_all_read", "search")
_BUTTONS_OF_AN_ENTRY = ("toggle_read", "toggle_star", "tag", "open_in_browser", "send_to", "share")


class Screen(Common, frozen=True, kw_only=True):
    folder: Path
    """Of the profile."""
    window: MainWindow
    window_state: WindowState
    """As the last start left it."""
    sidebar: SidebarParts
    entries: EntriesParts
    article_pane: ArticlePane
    frame: FrameParts
    title: WindowTitle
    navigation: Navigation


def make_screen(theme: Theme, bridge: Bridge, clock: Clock, folder: Path, with_pictures: bool) -> Screen:
    """`with_pictures`: small ones in the list, which an engine fetches."""
    window, window_state = MainWindow(), load_window_state(folder)
    common = make_common(window, theme, bridge, clock, window_state)
    _expect_buttons(common.actions, window_state.layout)
    thumbnails = make_thumbnails(Profile(folder), window) if with_pictures else None
    sidebar, entries = make_sidebar(common, window_state), make_entries(common, window_state, thumbnails)
    article_pane = ArticlePane(theme, ArticleBar(theme, common.actions))
    frame = make_frame(common, sidebar, entries, article_pane, window_state)
    window.lay_out(((frame.messages, 0), (frame.away_bar, 0), (frame.stack, 1), (frame.status, 0)))
    window.restore(window_state.geometry)
    return Screen(
        **asdict(common),
        folder=folder,
        window=window,
        window_state=window_state,
        sidebar=sidebar,
        entries=entries,
        article_pane=article_pane,
        frame=frame,
        title=WindowTitle(window, frame),
        navigation=Navigation(sidebar, entries, frame.panes),
    )


def _expect_buttons(actions: Actions, layout: str) -> None:
    """Every button stands where it will stay, those of an entry grey until there is one."""
    actions.set_possible((*_BUTTONS_OF_AN_ENTRY, "full_text"), False)
    actions.expect(*_BUTTONS, *_BUTTONS_OF_AN_ENTRY, *LAYOUTS)
    for name, meant in LAYOUTS.items():
        actions[name].setChecked(meant == layout)
