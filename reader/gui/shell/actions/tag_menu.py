"""The tag menu: a field to type into, under it every tag with a tick where the entries carry it.

What is typed finds tags; Return puts the first one found on the entries, or takes it off, or makes a new one of that
name. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from reader.gui.kit.layouts import make_column
from reader.gui.shell.parts import Common
from reader.gui.sidebar.control import SidebarControl
from reader.store.entries.tags import list_common_tags

WIDTH, ROW, MOST_ROWS = 260, 28, 10
_NAME = Qt.ItemDataRole.UserRole


class TagMenu(QObject):
    def __init__(self, common: Common, sidebar: SidebarControl, find_place: Callable[[], QPoint]) -> None:
        """`find_place`: where on the screen the menu opens."""
        super().__init__(common.parent)
        self._window, self._commands = common.parent, common.commands
        self._bridge = common.bridge.bound_to(self)
        self._sidebar, self._find_place = sidebar, find_place

    def open_for(self, ids: Sequence[int]) -> None:
        if ids:
            self._bridge.read(
                lambda conn: list_common_tags(conn, ids), lambda carried: self._show(ids, carried)
            )

    def _show(self, ids: Sequence[int], carried: Collection[str]) -> None:
        popup = TagPopup([tag.name for tag in self._sidebar.data.tags], carried, self._window)
        popup.tagged.connect(lambda name: self._commands.tag(ids, name))
        popup.untagged.connect(lambda name: self._commands.untag(ids, name))
        popup.open_at(self._find_place())


class TagPopup(QFrame):
    tagged = Signal(str)
    untagged = Signal(str)

    def __init__(self, names: Sequence[str], carried: Collection[str], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("tagPopup")
        self.setAccessibleName(self.tr("Tags"))
        self._names, self._carried = names, carried
        self.field = QLineEdit()
        self.list = QListWidget()
        self.field.setPlaceholderText(self.tr("Find or make a tag"))
        self.field.setAccessibleName(self.tr("Find or make a tag"))
        self.field.setMaxLength(100)
        self.list.setAccessibleName(self.tr("Tags"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys go to the field, which moves the cursor here
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        make_column(self, self.field, self.list, margins=(8, 8, 8, 8), spacing=6)
        self.field.textChanged.connect(lambda _: self._fill())
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._choose)
        self._fill()

    def open_at(self, place: QPoint) -> None:
        """Here, or as near as the screen allows."""
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
            self._add(self.tr("Make the tag “{name}”").format(name=typed), typed, None)
        self.list.setCurrentRow(0 if typed else -1)
        rows = min(MOST_ROWS, self.list.count())
        self.list.setVisible(rows > 0)
        self.list.setFixedSize(WIDTH, rows * ROW + 2)
        self.adjustSize()

    def _add(self, words: str, name: str, is_on: bool | None) -> None:
        """`is_on` None: there is no such tag yet."""
        item = QListWidgetItem(words)
        item.setData(_NAME, name)
        item.setSizeHint(QSize(WIDTH, ROW))
        if is_on is not None:
            item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        self.list.addItem(item)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            name = item.data(_NAME)
            (self.untagged if name in self._carried else self.tagged).emit(name)
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
