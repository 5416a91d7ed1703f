"""The menu bar: everything the program can do, by subject. Main thread only.

Where the desktop has a bar of its own (macOS, some on Linux) it stands there all the time. Elsewhere it is out of sight
until Alt or F10 calls it: docs/notes/where-is-the-menu-bar.md.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from shiboken6 import isValid

from reader.gui.kit.actions import Actions
from reader.gui.kit.translate import tr

_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""macOS has a place of its own for these."""

MENUS: dict[str, tuple[str, ...]] = {
    "file": (
        *("add_feed", "paste_link", "new_folder", "", "import_list", "export_list", ""),
        *("print", "save_html", "", "settings", "keep_fetching", "start_at_login", "close_window", "quit"),
    ),
    "edit": (
        *("undo", "redo", "", "search", "save_search", "change_search", "remove_search", ""),
        *("filter_feeds", "find", "find_next", "find_previous", "", "rules"),
    ),
    "view": (
        *("layout_three", "layout_wide", "layout_newspaper", "cards", "sidebar", ""),
        *("unread_only", "newest_first", "by_relevance", "by_feed", "fold_stories", "hide_read", ""),
        *("bigger_text", "smaller_text", "normal_text", "serif", ""),
        *("read_when_opened", "read_when_passed", "read_by_hand"),
    ),
    "go": (
        *("next_post", "previous_post", "next_unread", "previous_unread", "previous_feed", "next_feed", ""),
        *("page_on", "page_back", "back", "next_pane", "previous_pane", ""),
        *("go_today", "go_unread", "go_for_you", "go_starred", "go_paper", "away", "insights"),
    ),
    "post": (
        *("toggle_read", "toggle_star", "toggle_highlight", "tag", "less", "delete", ""),
        *("mark_all_read", "mark_above", "mark_below", "mark_older", "mark_but_today", "lift_curtain", ""),
        *("open_in_browser", "open_comments", "full_text", "pictures", "unfold", ""),
        *("send_to", "share", "copy_link", "copy_markdown", "copy_text", "copy_quote"),
    ),
    "play": (
        *("play", "play_this", "skip_back", "skip_forward", "play_next", ""),
        *("queue", "queue_first", "show_queue", "download"),
    ),
    "feed": (
        *("poll", "poll_all", "poll_anyway", "get_ready", "pause_polling", ""),
        *("feed_settings", "feed_insights", "open_website", "copy_address", "rename", "unsubscribe"),
        *("leave_newsletter", ""),
        *("move_up", "move_down", "move_in", "move_out", "remove_folder", "", "hidden_posts"),
    ),
    "help": ("help", "change_keys", "about"),
}


def menu_titles() -> dict[str, str]:
    return {
        "file": tr("&File"),
        "edit": tr("&Edit"),
        "view": tr("&View"),
        "go": tr("&Go"),
        "post": tr("&Post"),
        "play": tr("P&lay"),
        "feed": tr("Fee&d"),
        "help": tr("&Help"),
    }


class MenuBar(QMenuBar):
    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Menu"))
        for name, role in _ROLES.items():
            actions[name].setMenuRole(role)
        titles = menu_titles()
        for key, names in MENUS.items():
            menu = self.addMenu(titles[key])
            for name in names:
                if name:
                    menu.addAction(actions[name])
                else:
                    menu.addSeparator()
            menu.aboutToHide.connect(self._hide_soon)
        self._came_from: QWidget | None = None
        self.is_always_there = self.isNativeMenuBar()
        if not self.is_always_there:
            self.hide()

    def toggle(self) -> None:
        """Alt or F10: into the bar, or out of sight again."""
        if self.is_always_there:
            return
        if self.isVisible():
            self._put_away()
        else:
            self._came_from = QApplication.focusWidget()
            self.show()
            self.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.setActiveAction(self.actions()[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.is_always_there:
            self._put_away()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hide_soon()

    def _hide_soon(self) -> None:
        """Unless another of its menus opens instead."""
        if not self.is_always_there:
            QTimer.singleShot(0, self, self._hide_unless_used)

    def _hide_unless_used(self) -> None:
        if QApplication.activePopupWidget() is None and self.isVisible():
            self._put_away()

    def _put_away(self) -> None:
        """The keyboard goes back to where it was, unless the chosen command took it elsewhere."""
        back = self._came_from
        self._came_from = None
        is_still_here = QApplication.focusWidget() in (self, None)
        self.hide()
        if back is not None and is_still_here and isValid(back):
            back.setFocus()
