"""Hangs the dialogs on the window: which action opens which, and who hears what they decide. Main thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import apsw
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QDialog, QFileDialog

from reader.gui.article.record import TextChoice
from reader.gui.bridge import Topic
from reader.gui.dialogs import operations
from reader.gui.dialogs.add_feed import AddFeedDialog, Known
from reader.gui.dialogs.desk import Desk
from reader.gui.dialogs.drops import LinkDrops, find_address
from reader.gui.dialogs.feed_about import about_operation
from reader.gui.dialogs.feed_settings import FeedSettingsDialog
from reader.gui.dialogs.finder import Finder
from reader.gui.dialogs.import_list import ImportDialog
from reader.gui.dialogs.operations import RuleBook, SettingsBook
from reader.gui.dialogs.rules import RulesDialog
from reader.gui.dialogs.settings import SettingsDialog
from reader.gui.dialogs.settings_pages import Looks
from reader.gui.dialogs.trier import Trier
from reader.gui.first_run import FirstRunPage
from reader.gui.main_window import MainWindow
from reader.gui.navigation import show_place
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.settings import Settings
from reader.store.feeds import list_feeds
from reader.store.rules import count_hidden, list_rules
from reader.store.tags import list_tags

_FILTER = "OPML (*.opml *.xml);;newsboat (urls *.txt *.urls);;* (*)"


class Dialogs(QObject):
    """Opens them; keeps the one that is open as `shown`."""

    def __init__(
        self, window: MainWindow, finder: Finder, start_demo: Callable[[], None] | None = None
    ) -> None:
        super().__init__(window)
        self._window, self.finder = window, finder
        self.desk = Desk(window.bridge, window.undo, window.clock, self)
        self.trier = Trier(window.bridge, self)
        self.shown: QDialog | None = None
        self._about_topic = Topic()
        self.first_run = FirstRunPage(window.theme, window.clock, start_demo is not None)
        self._connect_desk()
        self._connect_actions()
        self._connect_first_run(start_demo)
        window.closed.connect(finder.close)

    # --- wiring ---------------------------------------------------------------------------------

    def _connect_desk(self) -> None:
        window, desk = self._window, self.desk
        desk.feeds_changed.connect(window.sidebar_control.load)
        # Names may have changed; which posts are listed has not, and what is being read must not move.
        desk.feeds_changed.connect(window.posts.refresh_rows)
        desk.posts_changed.connect(window.sidebar_control.load)
        desk.posts_changed.connect(window.list_control.reload)
        desk.said.connect(window.status.show_place)
        desk.settings_saved.connect(self._use_settings)
        desk.settings_saved.connect(lambda settings: window.sidebar_control.load())  # For you may come or go
        window.bridge.read(operations.load_book, lambda book: self._use_settings(book.settings))

    def _connect_actions(self) -> None:
        for name, handler in (
            ("add_feed", self.add_feed),
            ("paste_link", self.paste_link),
            ("feed_settings", self.open_feed_settings),
            ("import_list", self.choose_list),
            ("export_list", self.choose_export),
            ("rules", self.open_rules),
            ("settings", self.open_settings),
        ):
            self._window.actions_.connect_to(name, handler)
        drops = LinkDrops(self._window)
        drops.address_dropped.connect(self.open_address)
        drops.list_dropped.connect(lambda path: self.import_list(Path(path)))

    def _connect_first_run(self, start_demo: Callable[[], None] | None) -> None:
        page, window = self.first_run, self._window
        layout = window.layout()
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(layout.indexOf(window.panes), page, 1)
        page.hide()
        page.add_wanted.connect(lambda: self.add_feed())
        page.import_wanted.connect(self.choose_list)
        if start_demo is not None:
            page.demo_wanted.connect(start_demo)
        window.sidebar_control.data_loaded.connect(self._show_first_run)

    def _show_first_run(self, data: SidebarData) -> None:
        """While there is nothing to read and nothing to arrange."""
        is_empty = not data.feeds and not data.folders
        if is_empty == self.first_run.isHidden():
            self._window.panes.setVisible(not is_empty)
            self._window.status.setVisible(not is_empty)
            self.first_run.setVisible(is_empty)
            if is_empty:
                self.first_run.add_button.setFocus()

    def _use_settings(self, settings: Settings) -> None:
        self.finder.set_proxy(settings.proxy)

    def _open(self, dialog: QDialog) -> None:
        self.shown = dialog
        dialog.finished.connect(self._forget)
        dialog.open()

    def _forget(self) -> None:
        self.shown = None
        self._about_topic.renew()  # what a dialog waited for has no place any more

    # --- feeds ----------------------------------------------------------------------------------

    def open_address(self, text: str) -> None:
        """An address from outside: dropped, pasted, handed over by a second start or a `feed:` link."""
        self.add_feed(text)

    def paste_link(self) -> None:
        address = find_address(QGuiApplication.clipboard().text())
        if address:
            self.add_feed(address)

    def add_feed(self, address: str = "") -> None:
        if isinstance(self.shown, AddFeedDialog):
            self.shown.show_address(address)
            return
        window, data = self._window, self._window.sidebar_control.data
        known = {feed.url: Known(feed.id, feed.name) for feed in data.feeds}
        dialog = AddFeedDialog(window.theme, window.clock, self.finder, data.folders, known, window)
        dialog.subscription_chosen.connect(self.desk.subscribe)
        dialog.known_feed_chosen.connect(lambda id_: show_place(window, Key(Kind.FEED, id_)))
        self._open(dialog)
        if address:
            dialog.show_address(address)

    def open_feed_settings(self) -> None:
        """Of the feed that is chosen in the sidebar, or whose post is under the cursor."""
        window, control = self._window, self._window.sidebar_control
        key = window.tree.current_key()
        shown = window.article_control.current
        feed_id = key.id if key is not None and key.kind is Kind.FEED else shown.row.feed_id if shown else 0
        feed = control.find_feed(feed_id)
        if feed is None:
            return
        dialog = FeedSettingsDialog(window.theme, feed, control.data.folders, window)
        dialog.edit_chosen.connect(lambda edit: self.desk.edit_feed(edit, feed.name))
        dialog.password_chosen.connect(self.desk.keep_password)
        dialog.feed_chosen.connect(lambda id_: show_place(window, Key(Kind.FEED, id_)))
        window.bridge.study(about_operation(feed.id), dialog.about.show_about, self._about_topic)
        self._open(dialog)

    # --- lists ----------------------------------------------------------------------------------

    def choose_list(self) -> None:
        title = self.tr("Import a list of feeds")
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", _FILTER)
        if name:
            self.import_list(Path(name))

    def import_list(self, path: Path) -> None:
        dialog = ImportDialog(self._window.theme, path.name, self._window)
        self._open(dialog)
        self.desk.import_file(path, dialog)

    def choose_export(self) -> None:
        title = self.tr("Export the list of feeds")
        name, _ = QFileDialog.getSaveFileName(self._window, title, "paperround.opml", "OPML (*.opml)")
        if name:
            self.desk.export_file(Path(name))

    # --- rules and settings ---------------------------------------------------------------------

    def open_rules(self) -> None:
        self._window.bridge.read(_load_rules, self._show_rules)

    def _show_rules(self, book: RuleBook) -> None:
        window = self._window
        dialog = RulesDialog(window.theme, window.clock, self.trier, book, window)
        dialog.edit_chosen.connect(self.desk.edit_rules)
        dialog.unhide_wanted.connect(self.desk.unhide)
        dialog.unhide_wanted.connect(lambda: dialog.show_hidden(0))
        self._open(dialog)

    def open_settings(self) -> None:
        self._window.bridge.read(operations.load_book, self._show_settings)

    def _show_settings(self, book: SettingsBook) -> None:
        window = self._window
        dialog = SettingsDialog(window.theme, window.clock, book, self._looks(), window)
        dialog.settings_chosen.connect(self.desk.save_settings)
        dialog.looks_chosen.connect(self._use_looks)
        dialog.erase_wanted.connect(self.desk.erase_reading)
        self.desk.reading_erased.connect(dialog.show_facts)
        self._open(dialog)

    def _looks(self) -> Looks:
        window = self._window
        text = window.article.text_choice
        folds = window.list_control.fold_stories
        return Looks(window.reading.policy, text.serif, text.px, window.panes.layout_name, folds)

    def _use_looks(self, looks: Looks) -> None:
        window = self._window
        window.reading.policy = looks.mark_read
        window.article.set_text_choice(TextChoice(looks.serif, looks.text_px))
        window.actions_["serif"].setChecked(looks.serif)
        window.panes.set_layout(looks.layout)
        if looks.fold_stories != window.list_control.fold_stories:
            window.actions_["fold_stories"].trigger()


def _load_rules(conn: apsw.Connection) -> RuleBook:
    tags = tuple(tag.name for tag in list_tags(conn))
    return RuleBook(tuple(list_rules(conn)), tuple(list_feeds(conn)), tags, count_hidden(conn))
