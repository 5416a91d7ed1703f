"""The menu bar, the context menus, and the menus of tags and of targets. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QListWidget, QListWidgetItem, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from reader.core.records.stored import Feed
from reader.features.mail.records import is_mail
from reader.features.sharing import store as target_rows
from reader.features.sharing.records import Target
from reader.store.tags import list_common_tags
from reader.window.kit.actions import Actions, Menu, make_menu, pop_up
from reader.window.kit.layouts import make_column
from reader.window.kit.translate import tr
from reader.window.list.model import ROW_ROLE
from reader.window.list.rows import ListRow
from reader.window.list.view import make_entry_menu
from reader.window.sidebar.tree import Key, Kind
from reader.window.sidebar.view import make_folder_menu, make_place_menu

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen
    from reader.window.app.dialog_manager import DialogManager
    from reader.window.app.screen import Screen

WIDTH, ROW, MOST_ROWS = 260, 28, 10
_NAME = Qt.ItemDataRole.UserRole


class ContextMenus(QObject):
    def __init__(self, window: ArticleScreen) -> None:
        super().__init__(window.window)
        self._actions, self._sidebar = window.actions, window.sidebar
        self.move: Callable[[Key, int | None, None], None] = lambda key, folder_id, position: None
        """Moves a place into a folder, or to the top level."""
        self._entries, self._article = window.entries.pane, window.article.pane

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
        """The menu of folders that a place can be moved to; a feed's own folder is ticked."""
        return make_folder_menu(
            self.tr("Move to folder"),
            self.tr("No folder"),
            self._sidebar.control.data.folders,
            feed.folder_id if feed else None,
            lambda folder_id: self.move(key, folder_id, None) if key else None,
        )

    def show_entry_menu(self, at: QPoint) -> None:
        view = self._entries.shown
        row = view.currentIndex().data(ROW_ROLE)
        has_sound = isinstance(row, ListRow) and row.entry.sound is not None
        menu = make_entry_menu(self._actions, view, has_sound=has_sound)
        pop_up(menu, view.viewport().mapToGlobal(at))

    def find_place(self) -> QPoint:
        """Where menus open: beside the entry in the list or, without a list, near the top of the article."""
        view = self._entries.shown
        if view.isVisible():
            rect = view.visualRect(view.currentIndex())
            return view.viewport().mapToGlobal(rect.center())
        return self._article.mapToGlobal(QPoint(36, 60))


_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""macOS has its own place for these."""

MENUS: dict[str, tuple[str, ...]] = {
    "file": (
        *("add_feed", "paste_link", "new_folder", "", "import_list", "export_list", ""),
        *("print", "save_html", "", "settings", "keep_fetching", "start_at_login", "close_window", "quit"),
    ),
    "edit": (
        *("undo", "redo", "", "search", "save_search", "change_search", "remove_search", ""),
        *("filter_feeds", "find", "find_next", "find_previous", "", "rules"),
    ),
    "view": (
        *("layout_three", "layout_wide", "layout_newspaper", "cards", "sidebar", ""),
        *("unread_only", "newest_first", "by_relevance", "by_feed", "fold_stories", "hide_read", ""),
        *("bigger_text", "smaller_text", "normal_text", "serif", ""),
        *("read_when_opened", "read_when_passed", "read_by_hand"),
    ),
    "go": (
        *("next_post", "previous_post", "next_unread", "previous_unread", "previous_feed", "next_feed", ""),
        *("page_on", "page_back", "back", "next_pane", "previous_pane", ""),
        *("go_today", "go_unread", "go_for_you", "go_starred", "go_paper", "away", "insights"),
    ),
    "post": (
        *("toggle_read", "toggle_star", "toggle_highlight", "tag", "less", "delete", ""),
        *("mark_all_read", "mark_above", "mark_below", "mark_older", "mark_but_today", "release_held", ""),
        *("open_in_browser", "open_comments", "full_text", "pictures", "unfold", ""),
        *("send_to", "share", "copy_link", "copy_markdown", "copy_text", "copy_quote"),
    ),
    "play": (
        *("play", "play_this", "skip_back", "skip_forward", "play_next", ""),
        *("queue", "queue_first", "show_queue", "download"),
    ),
    "feed": (
        *("poll", "poll_all", "poll_anyway", "prefetch", "pause_polling", ""),
        *("feed_settings", "feed_insights", "open_website", "copy_address", "rename", "unsubscribe"),
        *("leave_newsletter", ""),
        *("move_up", "move_down", "move_in", "move_out", "remove_folder", "remove_tag", "", "hidden_posts"),
    ),
    "help": ("guide", "help", "browser", "", "whats_new", "privacy", "report", "", "about"),
}


class MenuBar(QMenuBar):
    """Everything the program can do, by subject.

    If the desktop has a bar of its own (macOS, some on Linux), it is always there. Elsewhere it is hidden until Alt or
    F10: docs/developer/notes/where-is-the-menu-bar.md.
    """

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Menu"))
        for name, role in _ROLES.items():
            actions[name].setMenuRole(role)
        titles = {
            "file": tr("&File"),
            "edit": tr("&Edit"),
            "view": tr("&View"),
            "go": tr("&Go"),
            "post": tr("&Article"),
            "play": tr("P&lay"),
            "feed": tr("Fee&d"),
            "help": tr("&Help"),
        }
        for key, names in MENUS.items():
            menu = make_menu(actions, names, self)
            menu.setTitle(titles[key])
            self.addMenu(menu)
            menu.aboutToHide.connect(self._hide_soon)
        self._came_from: QWidget | None = None
        self.is_always_there = self.isNativeMenuBar()
        if not self.is_always_there:
            self.hide()

    def toggle(self) -> None:
        if self.is_always_there:
            return
        if self.isVisible():
            self._put_away()
        else:
            self._came_from = QApplication.focusWidget()
            self.show()
            self.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.setActiveAction(self.actions()[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.is_always_there:
            self._put_away()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hide_soon()

    def _hide_soon(self) -> None:
        """Hide the bar, unless another of its menus opens."""
        if not self.is_always_there:
            QTimer.singleShot(0, self, self._hide_unless_used)

    def _hide_unless_used(self) -> None:
        if QApplication.activePopupWidget() is None and self.isVisible():
            self._put_away()

    def _put_away(self) -> None:
        """Hide the bar and return the focus, unless the chosen command moved it elsewhere."""
        back, self._came_from = self._came_from, None
        is_still_here = QApplication.focusWidget() in (self, None)
        self.hide()
        if back is not None and is_still_here and isValid(back):
            back.setFocus()


class SendMenu(QObject):
    """The one menu of ways to pass on the entries at hand: destinations, email, the clipboard, a file, paper."""

    def __init__(self, window: Screen, menus: ContextMenus, dialogs: DialogManager) -> None:
        super().__init__(window.window)
        self._window, self._bridge = window, window.bridge.bound_to(self)
        self._menus, self._dialogs = menus, dialogs

    def open_for(self, ids: Sequence[int]) -> None:
        if ids:
            self._bridge.read(target_rows.list_targets, lambda found: self._show(ids, found))

    def _show(self, ids: Sequence[int], found: Sequence[Target]) -> None:
        menu = Menu(self._window.window)
        menu.setAccessibleName(self.tr("Share"))
        for target in found:
            menu.addAction(target.name.replace("&", "&&"), partial(self._dialogs.targets.send, target, ids))
        for names in (("share", "copy_link", "copy_quote"), ("save_html", "print")):
            menu.addSeparator()
            menu.addActions(self._window.actions.pick(names))
        menu.addSeparator()
        menu.addAction(self.tr("Add destination…"), self._dialogs.open_targets)
        pop_up(menu, self._menus.find_place())
        menu.setActiveAction(menu.actions()[0 if found else 1])


class TagMenu(QObject):
    def __init__(self, window: Screen, menus: ContextMenus) -> None:
        super().__init__(window.window)
        self._window, self._bridge, self._menus = window, window.bridge.bound_to(self), menus

    def open_for(self, ids: Sequence[int]) -> None:
        if ids:
            self._bridge.read(lambda conn: list_common_tags(conn, ids), lambda carried: self._show(ids, carried))

    def _show(self, ids: Sequence[int], carried: Collection[str]) -> None:
        names, commands = [tag.name for tag in self._window.sidebar.control.data.tags], self._window.commands

        def choose(name: str) -> None:
            (commands.untag if name in carried else commands.tag)(ids, name)

        TagPopup(names, carried, choose, self._window.window).open_at(self._menus.find_place())


class TagPopup(QFrame):
    """A field, and below it the tags that match, ticked if the entries carry them. Return toggles the first one, or
    makes a new tag."""

    def __init__(
        self, names: Sequence[str], carried: Collection[str], choose: Callable[[str], None], parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("tagPopup")
        self.setAccessibleName(self.tr("Tags"))
        self._names, self._carried, self._choose_name = names, carried, choose
        self.field = QLineEdit()
        self.list = QListWidget()
        self.field.setPlaceholderText(self.tr("Find or create a tag"))
        self.field.setAccessibleName(self.tr("Find or create a tag"))
        self.field.setMaxLength(100)
        self.list.setAccessibleName(self.tr("Tags"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys go to the field, which moves the cursor here
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        make_column(self, self.field, self.list, margins=(8, 8, 8, 8), spacing=6)
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._choose)
        self._fill()

    def open_at(self, place: QPoint) -> None:
        """Open here, or as near as the screen allows."""
        self.adjustSize()
        screen = QGuiApplication.screenAt(place) or self.screen()
        room = screen.availableGeometry()
        left = max(room.left(), min(place.x(), room.right() - self.width()))
        self.move(left, max(room.top(), min(place.y(), room.bottom() - self.height())))
        self.show()
        self.field.setFocus()

    def _fill(self) -> None:
        typed = " ".join(self.field.text().split())
        found = [name for name in self._names if typed.casefold() in name.casefold()]
        self.list.clear()
        for name in found:
            self._add(name, name, name in self._carried)
        if typed and typed.casefold() not in (name.casefold() for name in found):
            self._add(self.tr("Create tag “{name}”").format(name=typed), typed, None)
        self.list.setCurrentRow(0 if typed else -1)
        rows = min(MOST_ROWS, self.list.count())
        self.list.setVisible(rows > 0)
        self.list.setFixedSize(WIDTH, rows * ROW + 2)
        self.adjustSize()

    def _add(self, words: str, name: str, is_on: bool | None) -> None:
        """Add a row; with `is_on` None, for a tag that does not exist yet."""
        item = QListWidgetItem(words)
        item.setData(_NAME, name)
        item.setSizeHint(QSize(WIDTH, ROW))
        if is_on is not None:
            item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        self.list.addItem(item)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._choose_name(item.data(_NAME))
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                count = max(1, self.list.count())
                self.list.setCurrentRow(max(0, min(count - 1, self.list.currentRow() + step)))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)
