"""The context menus of the sidebar and the list, and where on the screen menus open. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from reader.gui.article.pane import ArticlePane
from reader.gui.entries.menu import make_entry_menu
from reader.gui.entries.view import EntryView
from reader.gui.kit.actions import Actions
from reader.gui.shell.parts import SidebarParts
from reader.gui.sidebar.menus import make_folder_menu, make_place_menu
from reader.gui.sidebar.tree import Key, Kind


class ContextMenus(QObject):
    folder_chosen = Signal(object, object)
    """The key of a feed, and the id of the folder it shall be in; None is the top level."""

    def __init__(
        self, actions: Actions, sidebar: SidebarParts, entries: EntryView, article: ArticlePane
    ) -> None:
        super().__init__(actions)
        self._actions, self._sidebar, self._entries, self._article = actions, sidebar, entries, article

    def show_place_menu(self, at: QPoint) -> None:
        tree = self._sidebar.tree
        index = tree.indexAt(at)
        key = self._sidebar.model.node_at(index).key if index.isValid() else None
        if key is not None and key.kind is not Kind.SECTION:
            tree.choose(key)
        make_place_menu(self._actions, key, self._make_folders(key), tree).popup(
            tree.viewport().mapToGlobal(at)
        )

    def _make_folders(self, key: Key | None) -> QMenu:
        control = self._sidebar.control
        feed = control.find_feed(key.id) if key is not None and key.kind is Kind.FEED else None
        title, top = self.tr("Move to folder"), self.tr("No folder")
        now_in = feed.folder_id if feed else None
        menu = make_folder_menu(
            title,
            top,
            control.data.folders,
            now_in,
            lambda folder_id: self.folder_chosen.emit(key, folder_id),
        )
        menu.setParent(self._sidebar.tree, menu.windowFlags())
        return menu

    def show_entry_menu(self, at: QPoint) -> None:
        make_entry_menu(self._actions, self._entries).popup(self._entries.viewport().mapToGlobal(at))

    def find_place(self) -> QPoint:
        """Beside the entry in the list; where there is no list, near the top of what is read."""
        if self._entries.isVisible():
            rect = self._entries.visualRect(self._entries.currentIndex())
            return self._entries.viewport().mapToGlobal(rect.center())
        return self._article.mapToGlobal(QPoint(36, 60))
