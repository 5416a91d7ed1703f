"""Context menus of the list and the sidebar, made from the same actions as everything else. Main thread."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.actions import Actions
from reader.gui.sidebar.tree import Key, Kind

_POST = (
    *("toggle_read", "toggle_star", "tag", "", "open_in_browser", "copy_link", "share", ""),
    *("full_text", "feed_settings", "", "delete"),
)
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


def make_post_menu(actions: Actions, parent: QWidget) -> QMenu:
    return _make(actions, _POST, parent)


def make_place_menu(actions: Actions, key: Key | None, parent: QWidget) -> QMenu:
    names = _PLACES.get(key.kind, _VIEW) if key else _VIEW
    return _make(actions, names, parent)


def make_main_menu(actions: Actions, parent: QWidget) -> QMenu:
    """What concerns the whole program."""
    return _make(actions, MAIN, parent)


def _make(actions: Actions, names: tuple[str, ...], parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    for name in names:
        if name:
            menu.addAction(actions[name])
        else:
            menu.addSeparator()
    return menu
