"""The sidebar's context menu and the main menu, made from the table of actions. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.kit.actions import Actions
from reader.gui.kit.menus import make_menu
from reader.gui.sidebar.tree import Key, Kind

_VIEW = (
    *("mark_all_read", "", "add_feed", "new_folder", "hide_read", ""),
    *("import_list", "export_list", "rules", "settings"),
    *("", "pause_polling", "close_to_tray", "start_at_login"),
)
MAIN = (
    *("import_list", "export_list", "", "rules", "hidden_posts", ""),
    *("pause_polling", "close_to_tray", "start_at_login", ""),
    *("help", "change_keys", "about", "", "quit"),
)
_PLACES: dict[Kind, tuple[str, ...]] = {
    Kind.FEED: (
        "mark_all_read",
        "poll",
        "",
        "feed_settings",
        "rename",
        "unsubscribe",
        "",
        "new_folder",
        "hide_read",
    ),
    Kind.FOLDER: ("mark_all_read", "poll", "", "rename", "remove_folder", "", "new_folder", "hide_read"),
    Kind.TAG: ("mark_all_read", "", "rename"),
}


def make_place_menu(actions: Actions, key: Key | None, parent: QWidget) -> QMenu:
    names = _PLACES.get(key.kind, _VIEW) if key else _VIEW
    return make_menu(actions, names, parent)


def make_main_menu(actions: Actions, parent: QWidget) -> QMenu:
    """What concerns the whole program."""
    return make_menu(actions, MAIN, parent)
