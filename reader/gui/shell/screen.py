"""The first screen: sidebar, list, an empty article pane, and what is around them. Main thread only.

A start makes this and paints the first entries, and only then loads and makes the rest (assemble.py).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from reader.gui.article.pane import LAYOUTS, ArticleBar, ArticlePane
from reader.gui.kit.window_state import WindowState, load_window_state
from reader.gui.pictures.thumbnails import make_thumbnails
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.navigation import Navigation
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

if TYPE_CHECKING:
    from reader.clock import Clock
    from reader.gui.bridge.bridge import Bridge
    from reader.gui.kit.actions import Actions
    from reader.gui.kit.theme import Theme

_BUTTONS = ("sidebar", "add_feed", "insights", "settings", "mark_all_read", "search")
_BUTTONS_OF_AN_ENTRY = ("toggle_read", "toggle_star", "tag", "open_in_browser", "send_to", "share")


class WindowTitle(QObject):
    """The window's title: what is shown, then the program."""

    def __init__(self, window: QWidget, frame: FrameParts) -> None:
        super().__init__(window)
        self._window, self._frame = window, frame
        self._place = self._page = ""
        self.program = "Paperround"

    def show_place(self, name: str) -> None:
        """Show the name of the listed feed, folder or view."""
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


class Screen(Common, frozen=True, kw_only=True):
    folder: Path
    """The profile's folder."""
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
    """`with_pictures` shows small pictures in the list, which an engine fetches."""
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
    """Show every button in its place, those of an entry grey until there is one."""
    actions.set_possible((*_BUTTONS_OF_AN_ENTRY, "full_text"), False)
    actions.expect(*_BUTTONS, *_BUTTONS_OF_AN_ENTRY, *LAYOUTS)
    for name, meant in LAYOUTS.items():
        actions[name].setChecked(meant == layout)
