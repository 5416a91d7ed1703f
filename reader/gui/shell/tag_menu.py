"""The menu that tags posts: every tag with a tick where the posts carry it, and a way to a new one.

Functions of the window. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from reader.gui.shell.action_handlers import entry_at_hand
from reader.gui.shell.main_window import MainWindow
from reader.store.tags import list_common_tags


def open_tag_menu(window: MainWindow) -> None:
    """For the selected posts, or the one that is open."""
    entry = entry_at_hand(window)
    ids = window.list.selected_ids() or ([entry.id] if entry else [])
    if ids:
        window.bridge.read(
            lambda conn: list_common_tags(conn, ids), lambda carried: _show(window, ids, carried)
        )


def _show(window: MainWindow, ids: Sequence[int], carried: Collection[str]) -> None:
    menu = make_tag_menu(window, ids, carried)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(_place(window))
    menu.setActiveAction(menu.actions()[0])


def make_tag_menu(window: MainWindow, ids: Sequence[int], carried: Collection[str]) -> QMenu:
    menu = QMenu(window)
    menu.setAccessibleName(window.tr("Tags"))
    for tag in window.sidebar_control.data.tags:
        action = menu.addAction(tag.name.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(tag.name in carried)
        act = window.commands.untag if tag.name in carried else window.commands.tag
        action.triggered.connect(_make_deed(act, ids, tag.name))
    if menu.actions():
        menu.addSeparator()
    menu.addAction(window.tr("New tag…")).triggered.connect(lambda: _ask_new(window, ids))
    return menu


def _make_deed(
    act: Callable[[Sequence[int], str], None], ids: Sequence[int], name: str
) -> Callable[[], None]:
    return lambda: act(ids, name)


def _ask_new(window: MainWindow, ids: Sequence[int]) -> None:
    title, label = window.tr("New tag"), window.tr("Name of the tag:")
    name, accepted = QtWidgets.QInputDialog.getText(window, title, label)
    if accepted and name.strip():
        window.commands.tag(ids, name.strip())


def _place(window: MainWindow) -> QPoint:
    """Beside the post in the list; where there is no list, near the top of what is read."""
    if window.list.isVisible():
        rect = window.list.visualRect(window.list.currentIndex())
        return window.list.viewport().mapToGlobal(rect.center())
    return window.article_pane.mapToGlobal(QPoint(36, 60))
