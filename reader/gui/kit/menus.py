"""Menus made from the table of actions. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.kit.actions import Actions


def make_menu(actions: Actions, names: tuple[str, ...], parent: QWidget) -> QMenu:
    """An empty name is a separator."""
    menu = QMenu(parent)
    for name in names:
        if name:
            menu.addAction(actions[name])
        else:
            menu.addSeparator()
    return menu


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show a menu that is made anew each time; it is gone once something was chosen, or nothing."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(at)
