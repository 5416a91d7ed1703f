"""The sidebar's context menu and the main menu, made from the table of actions. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.kit.actions import Actions
from reader.gui.kit.menus import make_menu
from reader.gui.sidebar.tree import Key, Kind, list_folder_paths
from reader.model.stored import Folder

MOVE_TO = "move_to"
"""No action: a menu of folders."""
_VIEW = (
    *("mark_all_read", "", "add_feed", "new_folder", "hide_read", ""),
    *("import_list", "export_list", "rules", "settings"),
    *("", "pause_polling", "keep_fetching", "start_at_login"),
)
MAIN = (
    *("import_list", "export_list", "", "rules", "hidden_posts", ""),
    *("pause_polling", "keep_fetching", "start_at_login", ""),
    *("help", "change_keys", "about", "", "quit"),
)
_PLACES: dict[Kind, tuple[str, ...]] = {
    Kind.FEED: (
        *("mark_all_read", "poll", "", "open_website", "copy_address", ""),
        *("feed_settings", "feed_insights", "rename", MOVE_TO, "unsubscribe", "leave_newsletter", ""),
        *("new_folder", "hide_read"),
    ),
    Kind.FOLDER: ("mark_all_read", "poll", "", "rename", "remove_folder", "", "new_folder", "hide_read"),
    Kind.TAG: ("mark_all_read", "", "rename"),
    Kind.SAVED: ("mark_all_read", "", "change_search", "rename", "remove_search"),
}


def make_place_menu(actions: Actions, key: Key | None, move_to: QMenu, parent: QWidget) -> QMenu:
    """`move_to`: the folders that a feed can be moved to."""
    names = _PLACES.get(key.kind, _VIEW) if key else _VIEW
    if MOVE_TO not in names:
        return make_menu(actions, names, parent)
    place = names.index(MOVE_TO)
    menu = make_menu(actions, names[:place] + names[place + 1 :], parent)
    menu.insertMenu(actions[names[place + 1]], move_to)
    return menu


def make_folder_menu(
    title: str, top: str, folders: Sequence[Folder], now_in: int | None, choose: Callable[[int | None], None]
) -> QMenu:
    """Every folder under its path, and the top level; where the feed is now is ticked."""
    menu = QMenu(title)
    options: list[tuple[str, int | None]] = [(top, None), *list_folder_paths(folders)]
    for words, folder_id in options:
        action = menu.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(folder_id == now_in)
        action.setEnabled(folder_id != now_in)
        action.triggered.connect(partial(_choose, choose, folder_id))
    return menu


def _choose(choose: Callable[[int | None], None], folder_id: int | None) -> None:
    choose(folder_id)


def make_main_menu(actions: Actions, parent: QWidget) -> QMenu:
    """What concerns the whole program."""
    return make_menu(actions, MAIN, parent)
