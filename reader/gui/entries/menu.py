"""The context menu of the entry list. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.kit.actions import Actions
from reader.gui.kit.menus import make_menu

_NAMES = (
    *("toggle_read", "toggle_star", "tag", "", "open_in_browser", "copy_link", "share", ""),
    *("full_text", "feed_settings", "", "delete"),
)


def make_entry_menu(actions: Actions, parent: QWidget) -> QMenu:
    return make_menu(actions, _NAMES, parent)
