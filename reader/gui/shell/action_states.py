"""Enabled, checked and visible states of actions. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject

from reader.gui.article.read_policy import MarkRead
from reader.gui.article.view import ArticleView
from reader.gui.entries.rows import ListRow
from reader.gui.kit.actions import Actions
from reader.gui.kit.window_state import NEWSPAPER, THREE, WIDE
from reader.gui.shell.parts import EntriesParts
from reader.gui.sidebar.tree import SidebarData

LAYOUTS = {"layout_three": THREE, "layout_wide": WIDE, "layout_newspaper": NEWSPAPER}
READ_WHEN = {
    "read_when_opened": MarkRead.OPENED,
    "read_when_passed": MarkRead.SCROLLED,
    "read_by_hand": MarkRead.NEVER,
}
_OF_AN_ARTICLE = ("find", "find_next", "find_previous", "print", "save_html")
_OF_ITS_ADDRESS = ("open_in_browser", "copy_link", "share", "full_text")


class ActionStates(QObject):
    def __init__(self, actions: Actions, entries: EntriesParts, article: ArticleView) -> None:
        super().__init__(actions)
        self._actions, self._entries, self._article = actions, entries, article

    def show_star(self) -> None:
        row = self._entries.model.peek(self._entries.view.currentIndex().row())
        self._actions.show_starred(isinstance(row, ListRow) and row.entry.starred)

    def show_possible(self) -> None:
        """Without an article, or without its address, some things cannot be done."""
        article = self._article.article
        self._actions.set_possible(_OF_AN_ARTICLE, article is not None)
        self._actions.set_possible(_OF_ITS_ADDRESS, article is not None and bool(article.link))

    def show_for_you(self, data: SidebarData) -> None:
        """Switched off, the view is nowhere to be found."""
        self._actions["go_for_you"].setVisible(data.for_you)
        self._actions["go_for_you"].setEnabled(data.for_you)

    def show_layout(self, layout: str) -> None:
        for action, name in LAYOUTS.items():
            self._actions[action].setChecked(name == layout)

    def show_read_when(self, policy: MarkRead) -> None:
        for action, shown in READ_WHEN.items():
            self._actions[action].setChecked(shown is policy)
