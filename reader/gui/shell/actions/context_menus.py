"""The context menus of the sidebar and the list, and where on the screen menus open. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from reader.gui.article.pane import ArticlePane
from reader.gui.entries.listing.model import ROW_ROLE
from reader.gui.entries.menu import make_entry_menu
from reader.gui.entries.pane import ListPane
from reader.gui.entries.rows.rows import ListRow
from reader.gui.kit.actions import Actions
from reader.gui.kit.menus import pop_up
from reader.gui.shell.parts import SidebarParts
from reader.gui.sidebar.menus import make_folder_menu, make_place_menu
from reader.gui.sidebar.tree import Key, Kind
from reader.model.mail import is_mail
from reader.model.stored import Feed


class ContextMenus(QObject):
    folder_chosen = Signal(object, object)
    """The key of a feed, and the id of the folder it shall be in; None is the top level."""

    def __init__(
        self, actions: Actions, sidebar: SidebarParts, entries: ListPane, article: ArticlePane
    ) -> None:
        super().__init__(actions)
        self._actions, self._sidebar, self._entries, self._article = actions, sidebar, entries, article

    def show_place_menu(self, at: QPoint) -> None:
        tree = self._sidebar.tree
        index = tree.indexAt(at)
        key = self._sidebar.model.node_at(index).key if index.isValid() else None
        if key is not None and key.kind is not Kind.SECTION:
            tree.choose(key)
        feed = self._sidebar.control.find_feed(key.id) if key and key.kind is Kind.FEED else None
        self._actions["leave_newsletter"].setVisible(feed is not None and is_mail(feed.url))
        folders = self.make_folders(key, feed)
        menu = make_place_menu(self._actions, key, folders, tree)
        folders.setParent(menu, folders.windowFlags())
        pop_up(menu, tree.viewport().mapToGlobal(at))

    def make_folders(self, key: Key | None, feed: Feed | None) -> QMenu:
        """Where a place may be moved to; the folder of a feed is ticked."""
        return make_folder_menu(
            self.tr("Move to folder"),
            self.tr("No folder"),
            self._sidebar.control.data.folders,
            feed.folder_id if feed else None,
            lambda folder_id: self.folder_chosen.emit(key, folder_id),
        )

    def show_entry_menu(self, at: QPoint) -> None:
        view = self._entries.shown
        row = view.currentIndex().data(ROW_ROLE)
        has_sound = isinstance(row, ListRow) and row.entry.sound is not None
        menu = make_entry_menu(self._actions, view, has_sound=has_sound)
        pop_up(menu, view.viewport().mapToGlobal(at))

    def find_place(self) -> QPoint:
        """Beside the entry in the list; where there is no list, near the top of what is read."""
        view = self._entries.shown
        if view.isVisible():
            rect = view.visualRect(view.currentIndex())
            return view.viewport().mapToGlobal(rect.center())
        return self._article.mapToGlobal(QPoint(36, 60))
