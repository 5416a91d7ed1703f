"""The sidebar's tree view, which folds, selects, drags and renames, and its menus. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QMenu, QTreeView, QWidget

from reader.core.records.stored import Folder
from reader.window.kit.actions import Actions, Menu, make_menu
from reader.window.kit.screens import resolve_viewport_wrapper
from reader.window.sidebar.delegate import SidebarDelegate
from reader.window.sidebar.model import SidebarModel
from reader.window.sidebar.tree import Key, Kind, Node, list_folder_paths

_MOVE_TO = "move_to"
"""Not an action, but a menu of folders."""
_VIEW = (
    *("mark_all_read", "", "add_feed", "new_folder", "hide_read", ""),
    *("import_list", "export_list", "rules", "settings"),
    *("", "pause_polling", "keep_fetching", "start_at_login"),
)
MAIN_MENU = (
    *("import_list", "export_list", "", "rules", "hidden_posts", ""),
    *("pause_polling", "keep_fetching", "start_at_login", ""),
    *("guide", "help", "report", "about", "", "quit"),
)
_PLACES: dict[Kind, tuple[str, ...]] = {
    Kind.FEED: (
        *("mark_all_read", "poll", "", "open_website", "copy_address", ""),
        *("feed_settings", "feed_insights", "rename", _MOVE_TO, "unsubscribe", "leave_newsletter", ""),
        *("new_folder", "hide_read"),
    ),
    Kind.FOLDER: ("mark_all_read", "poll", "", "rename", "remove_folder", "", "new_folder", "hide_read"),
    Kind.TAG: ("mark_all_read", "", "rename", "remove_tag"),
    Kind.SAVED: ("mark_all_read", "", "change_search", "rename", "remove_search"),
}


def make_place_menu(actions: Actions, key: Key | None, move_to: QMenu, parent: QWidget) -> QMenu:
    """The context menu of a place; `move_to` is the menu of folders that a feed can be moved to."""
    names = _PLACES.get(key.kind, _VIEW) if key else _VIEW
    if _MOVE_TO not in names:
        return make_menu(actions, names, parent)
    place = names.index(_MOVE_TO)
    menu = make_menu(actions, names[:place] + names[place + 1 :], parent)
    menu.insertMenu(actions[names[place + 1]], move_to)
    return menu


def make_folder_menu(
    title: str, top: str, folders: Sequence[Folder], now_in: int | None, choose: Callable[[int | None], None]
) -> QMenu:
    """A menu of the top level and every folder by its path; the one that the feed is in is ticked."""
    menu = Menu(title)
    options: list[tuple[str, int | None]] = [(top, None), *list_folder_paths(folders)]
    for words, folder_id in options:
        action = menu.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(folder_id == now_in)
        action.setEnabled(folder_id != now_in)
        action.triggered.connect(lambda _, folder_id=folder_id: choose(folder_id))
    return menu


Index = QModelIndex | QPersistentModelIndex
Drop = QAbstractItemView.DropIndicatorPosition


class SidebarView(QTreeView):
    place_chosen = Signal(object)
    """The key of the view, tag, folder or feed the user chose."""
    pane_wanted = Signal(int)

    def __init__(self, model: SidebarModel, delegate: SidebarDelegate) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self._places = model
        self._delegate = delegate
        self.folded: set[int] = set()
        """The ids of folded folders."""
        self._is_rebuilding = False
        self.chosen: Key | None = None
        """The place that is shown, even while it is filtered out."""
        self._drop: tuple[QPersistentModelIndex, Drop] | None = None
        """While dragging: the row under the pointer, and whether to drop on, above or below it."""
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(self.tr("Feeds"))
        self._set_up_tree()
        self.expanded.connect(lambda index: self._note_folding(index, False))
        self.collapsed.connect(lambda index: self._note_folding(index, True))

    def _set_up_tree(self) -> None:
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setAnimated(False)

    def show_tree(self, root: Node, unfold_all: bool = False) -> None:
        """Show another tree and keep folds, selection and scroll position."""
        self._is_rebuilding = True
        bar, was_there = self.verticalScrollBar(), self._shown_key() == self.chosen
        top, scrolled = self.indexAt(QPoint(0, 0)), bar.value()
        top_key, offset = self._places.node_at(top).key, self.visualRect(top).top()
        self._places.show_tree(root)
        for node in root.walk():
            if node.key.kind is Kind.FOLDER:
                self.setExpanded(self._places.find(node.key), unfold_all or node.key.id not in self.folded)
        if self.chosen is not None:
            index = self._places.find(self.chosen)
            if not index.isValid():
                self._mark_none()
            elif index != self.currentIndex():
                self.setCurrentIndex(index)
        if was_there:  # else it has just been scrolled to
            bar.setValue(scrolled)
            if (top := self._places.find(top_key)).isValid():
                bar.setValue(bar.value() + self.visualRect(top).top() - offset)
        self._is_rebuilding = False

    def _note_folding(self, index: QModelIndex, is_folded: bool) -> None:
        key = self._places.node_at(index).key
        if self._is_rebuilding or key.kind is not Kind.FOLDER:
            return
        (self.folded.add if is_folded else self.folded.discard)(key.id)

    def _shown_key(self) -> Key | None:
        index = self.currentIndex()
        return self._places.node_at(index).key if index.isValid() else None

    def show_chosen(self, key: Key) -> None:
        """Mark a place as chosen, now or as soon as it is shown, without emitting place_chosen."""
        self.chosen = key
        if not self.choose(key):
            self._mark_none()

    def _mark_none(self) -> None:
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()

    def choose(self, key: Key) -> bool:
        """Go to a place; False if it is not shown."""
        index = self._places.find(key)
        if not index.isValid():
            return False
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return True

    def choose_neighbour(self, by: int) -> bool:
        """Go to the next or previous feed, folded or not."""
        feeds = [key for key in self._places.list_keys() if key.kind is Kind.FEED]
        if not feeds:
            return False
        if self.chosen in feeds:
            position = feeds.index(self.chosen) + by
            return 0 <= position < len(feeds) and self.choose(feeds[position])
        return self.choose(feeds[0 if by > 0 else -1])

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self._is_rebuilding or not current.isValid():
            return
        key = self._places.node_at(current).key
        if key.kind is not Kind.SECTION and key != self.chosen:
            self.chosen = key
            self.place_chosen.emit(key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keep no row marked if none was; Qt would mark the first one."""
        had_none, self._is_rebuilding = not self.currentIndex().isValid(), True
        super().focusInEvent(event)
        if had_none:
            self._mark_none()
        self._is_rebuilding = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the right arrow go on to the entries where there is nothing to unfold."""
        index = self.currentIndex()
        onward = Qt.Key.Key_Left if self.isRightToLeft() else Qt.Key.Key_Right
        is_open = self.isExpanded(index) or not self._places.rowCount(index)
        if event.key() == onward and index.isValid() and is_open:
            self.pane_wanted.emit(1)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters are shortcuts, and one that is off at the moment must not open another feed."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        position = event.position().toPoint()
        index = self.indexAt(position)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            node = self._places.node_at(index)
            chevron = self._delegate.chevron_rect(self.visualRect(index), node, self.layoutDirection())
            if node.key.kind is Kind.FOLDER and chevron.contains(position):
                self.setExpanded(index, not self.isExpanded(index))
                return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._places.node_at(index).key.kind is Kind.FOLDER:
            self.setExpanded(index, not self.isExpanded(index))

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag a small label below the pointer, so that the names to drop on stay visible."""
        node = self._places.node_at(self.currentIndex())
        drag = QDrag(self)
        drag.setMimeData(self._places.mimeData([self.currentIndex()]))
        drag.setPixmap(self._delegate.make_drag_label(node, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(-14, -12))
        drag.exec(actions, Qt.DropAction.MoveAction)
        self._show_drop(QModelIndex(), None)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        position = event.position().toPoint()
        index = self.indexAt(position) if event.isAccepted() else QModelIndex()
        self._show_drop(index, self.dropIndicatorPosition())

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._show_drop(QModelIndex(), None)

    def dropEvent(self, event: QDropEvent) -> None:
        self._show_drop(QModelIndex(), None)
        super().dropEvent(event)

    def _show_drop(self, index: QModelIndex, position: Drop | None) -> None:
        self._drop = (QPersistentModelIndex(index), position) if index.isValid() and position else None
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint our own drop mark: Fusion's is a black box up to the window's edge.

        The indicator is off only while painting, because without one Qt does not report the drop position.
        """
        self.setDropIndicatorShown(False)
        super().paintEvent(event)
        self.setDropIndicatorShown(True)
        if self._drop is not None:
            index, position = self._drop
            painter = QPainter(self.viewport())
            node = self._places.node_at(index)
            self._delegate.paint_drop(painter, self.visualRect(index), node, position)
            painter.end()

    def is_renaming(self) -> bool:
        return self.state() == QAbstractItemView.State.EditingState

    def start_renaming(self) -> None:
        index = self.currentIndex()
        if index.isValid() and self._places.flags(index) & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)
