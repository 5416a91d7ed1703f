"""The tag menu: every tag with a tick where the entries carry it, and a way to a new one.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from reader.gui.kit.text import ask_for_name
from reader.gui.shell.parts import Common
from reader.gui.sidebar.control import SidebarControl
from reader.store.tags import list_common_tags


class TagMenu(QObject):
    def __init__(self, common: Common, sidebar: SidebarControl, find_place: Callable[[], QPoint]) -> None:
        """`find_place`: where on the screen the menu opens."""
        super().__init__(common.parent)
        self._window, self._bridge, self._commands = common.parent, common.bridge, common.commands
        self._sidebar, self._find_place = sidebar, find_place

    def open_for(self, ids: Sequence[int]) -> None:
        if ids:
            self._bridge.read(
                lambda conn: list_common_tags(conn, ids), lambda carried: self._show(ids, carried)
            )

    def _show(self, ids: Sequence[int], carried: Collection[str]) -> None:
        menu = self.make_menu(ids, carried)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._find_place())
        menu.setActiveAction(menu.actions()[0])

    def make_menu(self, ids: Sequence[int], carried: Collection[str]) -> QMenu:
        menu = QMenu(self._window)
        menu.setAccessibleName(self.tr("Tags"))
        for tag in self._sidebar.data.tags:
            action = menu.addAction(tag.name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(tag.name in carried)
            act = self._commands.untag if tag.name in carried else self._commands.tag
            action.triggered.connect(_make_handler(act, ids, tag.name))
        if menu.actions():
            menu.addSeparator()
        menu.addAction(self.tr("New tag…")).triggered.connect(lambda: self._ask_new(ids))
        return menu

    def _ask_new(self, ids: Sequence[int]) -> None:
        name = ask_for_name(self._window, self.tr("New tag"), self.tr("Name of the tag:"))
        if name:
            self._commands.tag(ids, name)


def _make_handler(
    act: Callable[[Sequence[int], str], None], ids: Sequence[int], name: str
) -> Callable[[], None]:
    return lambda: act(ids, name)
