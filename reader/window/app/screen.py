"""The first screen: sidebar, list, an empty article pane, and what is around them. Main thread only.

A start makes this and paints the first entries, and only then loads and makes the rest (window.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from reader.core.paths import Profile
from reader.window.app.main_window import DemoBar
from reader.window.app.navigation import Navigation
from reader.window.app.parts import Common, FrameParts, make_entries, make_frame, make_sidebar
from reader.window.article.pane import LAYOUTS, ArticleBar, ArticlePane
from reader.window.kit.window_state import load_window_state
from reader.window.list.control import Anchor, ListPlace
from reader.window.list.rows import ListRow
from reader.window.pictures.thumbnails import make_thumbnails
from reader.window.sidebar.tree import Key, Kind

if TYPE_CHECKING:
    from reader.core.clock import Clock
    from reader.window.bridge.bridge import Bridge
    from reader.window.kit.shortcuts import ActionSpec
    from reader.window.kit.theme import Theme

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
        self.frame = frame = make_frame(self, self.sidebar, self.entries, self.article_pane)
        window.lay_out(((frame.messages, 0), (frame.away_bar, 0), (frame.stack, 1), (frame.status, 0)))
        window.restore(state.geometry)
        self.title = WindowTitle(window, frame)
        self.navigation = Navigation(self.sidebar, self.entries, frame.panes)
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
        self.sidebar.control.load()
        self.navigation.show_place(_remembered_place(state.place))
        if state.entry:
            anchor = Anchor(state.entry, state.entry_top)
            self.entries.control.resume(ListPlace(state.entry, anchors=(anchor,)))

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
