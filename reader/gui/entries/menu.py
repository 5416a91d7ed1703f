"""The context menu of the entry list. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.kit.actions import Actions
from reader.gui.kit.menus import make_menu

_NAMES = (
    *("toggle_read", "toggle_star", "toggle_highlight", "tag", ""),
    *("mark_above", "mark_below", "mark_older", ""),
    *("open_in_browser", "open_comments", "copy_link", "send_to", "share", ""),
    *("full_text", "feed_settings", "", "less", "delete"),
)
_SOUND = ("play_this", "queue", "queue_first", "download", "")


def make_entry_menu(actions: Actions, parent: QWidget, *, has_sound: bool = False) -> QMenu:
    return make_menu(actions, (_SOUND if has_sound else ()) + _NAMES, parent)
