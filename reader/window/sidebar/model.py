"""The sidebar's model over a tree of nodes. Counts change in place; only a new structure resets it.

Dragging and renaming only emit signals: the model changes nothing itself. Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from reader.window.kit.humanize import joined, posts, unread
from reader.window.kit.text import as_tooltip
from reader.window.sidebar.tree import ErrorNote, Key, Kind, Node

NODE_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
Move = tuple[Key, int | None, int | None]
_MIME = "application/x-paperround-node"


class SidebarModel(QAbstractItemModel):
    move_wanted = Signal(object, object, object)
    """Key of the feed or folder, id of its new folder (None: top level), position there (None: the end)."""
    rename_wanted = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root = Node(Key(Kind.SECTION, -1), "")
        self._nodes: list[Node] = []
        self._serial: dict[Node, int] = {}

    def show_tree(self, root: Node) -> None:
        """Show another tree, in place if only names, counts, notes and troubles differ."""
        if _shape(root) == _shape(self._root):
            for old, new in zip(self._nodes, root.walk(), strict=True):
                if _values(old) == _values(new):
                    continue
                old.name, old.count, old.note, old.trouble = _values(new)
                index = self._index_of(old)
                self.dataChanged.emit(index, index)
            return
        self.beginResetModel()
        self._root = root
        self._nodes = list(root.walk())
        self._serial = {node: number for number, node in enumerate(self._nodes)}
        self.endResetModel()

    def node_at(self, index: Index) -> Node:
        return self._nodes[index.internalId()] if index.isValid() else self._root

    def find(self, key: Key) -> QModelIndex:
        """The index of a key; invalid if it is not shown."""
        found = next((node for node in self._nodes if node.key == key), None)
        return self._index_of(found) if found else QModelIndex()

    def list_keys(self) -> list[Key]:
        """The keys of all nodes in the order shown, folded or not."""
        return [node.key for node in self._nodes]

    def _index_of(self, node: Node) -> QModelIndex:
        return self.createIndex(node.row, 0, self._serial[node])

    def index(self, row: int, column: int, parent: Index = _ROOT) -> QModelIndex:
        children = self.node_at(parent).children
        if column != 0 or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, self._serial[children[row]])

    def parent(self, index: Index = _ROOT) -> Any:
        above = self.node_at(index).parent if index.isValid() else None
        return QModelIndex() if above is None or above is self._root else self._index_of(above)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return len(self.node_at(parent).children)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        node = self.node_at(index)
        if role == NODE_ROLE:
            return node
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return node.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            say_count = posts if node.key.kind in (Kind.STARRED, Kind.TAG, Kind.SECTION) else unread
            return joined((node.name, say_count(node.count) if node.count else "", node.trouble.words))
        if role == Qt.ItemDataRole.ToolTipRole and node.trouble:
            return as_tooltip(node.trouble.at_length)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        kind = self.node_at(index).key.kind
        if kind is Kind.SECTION:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if kind in (Kind.FEED, Kind.FOLDER):
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if kind in (Kind.FEED, Kind.FOLDER, Kind.TAG, Kind.SAVED):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags | Qt.ItemFlag.ItemIsDropEnabled if kind is Kind.FOLDER else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        name = " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or name == self.node_at(index).name:
            return False
        self.rename_wanted.emit(self.node_at(index).key, name)
        return True

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        key = self.node_at(indexes[0]).key
        data.setData(_MIME, f"{key.kind}:{key.id}".encode())
        return data

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return self._drop_target(data, row, parent) is not None

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        target = self._drop_target(data, row, parent)
        if target is not None:
            self.move_wanted.emit(*target)
        # False: the view must not remove the row; the store decides, then the tree is built again.
        return False

    def _drop_target(self, data: QMimeData, row: int, parent: Index) -> Move | None:
        if not data.hasFormat(_MIME):
            return None
        kind, _, number = bytes(data.data(_MIME).data()).decode().partition(":")
        key, into = Key(Kind(kind), int(number)), self.node_at(parent)
        if into is not self._root and (into.key.kind is not Kind.FOLDER or _is_within(into, key)):
            return None
        folder_id = None if into is self._root else into.key.id
        return key, folder_id, None if row < 0 else _position(into, row, key)


def _position(into: Node, row: int, key: Key) -> int:
    """The position among siblings of the same kind: folders and feeds are ordered apart."""
    before = into.children[:row]
    return sum(node.key.kind is key.kind and node.key != key for node in before)


def _is_within(node: Node, key: Key) -> bool:
    return node.key == key or (node.parent is not None and _is_within(node.parent, key))


def _values(node: Node) -> tuple[str, int, str, ErrorNote]:
    return node.name, node.count, node.note, node.trouble


def _shape(root: Node) -> list[tuple[Key, int]]:
    return [(node.key, node.depth) for node in root.walk()]
