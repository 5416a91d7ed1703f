"""Hangs the dialogs on the window: which action opens which, and who hears what they decide. Main thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6 import QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from reader.gui.article.control import open_outside
from reader.gui.article.record import TextChoice
from reader.gui.bridge.bridge import Topic
from reader.gui.dialogs.dialog_commands import DialogCommands
from reader.gui.dialogs.subscribe.drops import LinkDrops, find_address
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.navigation import show_place
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.lazy_import import lazy_import
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.settings import load_settings
from reader.store.tags import list_tags

if TYPE_CHECKING:
    from reader import licences
    from reader.gui.dialogs import about, first_run, operations
    from reader.gui.dialogs.feed import feed_settings, topics, wish_cost
    from reader.gui.dialogs.rules import hidden
    from reader.gui.dialogs.rules import rule_trial as triers
    from reader.gui.dialogs.rules import rules as rule_dialogs
    from reader.gui.dialogs.settings import pages, settings
    from reader.gui.dialogs.subscribe import add_feed, given_files, import_list
    from reader.gui.dialogs.subscribe.finder import Finder
    from reader.store import rules
else:  # each is loaded when it is first opened
    first_run = lazy_import("reader.gui.dialogs.first_run")
    licences = lazy_import("reader.licences")
    about = lazy_import("reader.gui.dialogs.about")
    add_feed = lazy_import("reader.gui.dialogs.subscribe.add_feed")
    wish_cost = lazy_import("reader.gui.dialogs.feed.wish_cost")
    topics = lazy_import("reader.gui.dialogs.feed.topics")
    feed_settings = lazy_import("reader.gui.dialogs.feed.feed_settings")
    given_files = lazy_import("reader.gui.dialogs.subscribe.given_files")
    hidden = lazy_import("reader.gui.dialogs.rules.hidden")
    import_list = lazy_import("reader.gui.dialogs.subscribe.import_list")
    operations = lazy_import("reader.gui.dialogs.operations")
    rule_dialogs = lazy_import("reader.gui.dialogs.rules.rules")
    settings = lazy_import("reader.gui.dialogs.settings.settings")
    pages = lazy_import("reader.gui.dialogs.settings.pages")
    triers = lazy_import("reader.gui.dialogs.rules.rule_trial")
    rules = lazy_import("reader.store.rules")

_FILTER = "OPML (*.opml *.xml);;newsboat (urls *.txt *.urls);;* (*)"


class DialogManager(QObject):
    """Opens them; keeps the one that is open as `shown`."""

    def __init__(
        self,
        window: MainWindow,
        make_finder: Callable[[], Finder],
        start_demo: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._make_finder = window, make_finder
        self._finder: Finder | None = None
        self._proxy = ""
        self.commands = DialogCommands(window.bridge, window.undo, window.clock, self)
        self.shown: QDialog | None = None
        self.hidden: hidden.HiddenDialog | None = None
        self.first_run: first_run.FirstRunPage | None = None
        """Made only where there is nothing to read."""
        self._start_demo = start_demo
        self._trier: triers.Trier | None = None
        self._about_topic = Topic()
        self._connect_desk()
        self._connect_actions()
        window.sidebar_control.data_loaded.connect(self._show_first_run)
        window.closed.connect(self._close_finder)

    # --- wiring ---------------------------------------------------------------------------------

    def _connect_desk(self) -> None:
        window, commands = self._window, self.commands
        commands.feeds_changed.connect(window.sidebar_control.load)
        # Names may have changed; which posts are listed has not, and what is being read must not move.
        commands.feeds_changed.connect(window.posts.refresh_rows)
        commands.posts_changed.connect(window.sidebar_control.load)
        commands.posts_changed.connect(window.list_control.reload)
        commands.said.connect(window.status.show_place)
        window.commands.settings_saved.connect(self._use_settings)
        # For you may come or go.
        window.commands.settings_saved.connect(lambda settings: window.sidebar_control.load())
        window.bridge.read(load_settings, self._use_settings)

    def _connect_actions(self) -> None:
        for name, handler in (
            ("add_feed", self.add_feed),
            ("paste_link", self.paste_link),
            ("feed_settings", self.open_feed_settings),
            ("import_list", self.choose_list),
            ("export_list", self.choose_export),
            ("rules", self.open_rules),
            ("hidden_posts", self.open_hidden),
            ("settings", self.open_settings),
            ("about", self.open_about),
        ):
            self._window.actions_.connect_to(name, handler)
        self._window.feed_settings_wanted.connect(self.open_settings_of)
        drops = LinkDrops(self._window)
        drops.address_dropped.connect(self.open_address)
        drops.list_dropped.connect(lambda path: self.import_list(Path(path)))

    def _show_first_run(self, data: SidebarData) -> None:
        """While there is nothing to read and nothing to arrange."""
        is_empty, window = not data.feeds and not data.folders, self._window
        if is_empty and self.first_run is None:
            self.first_run = self._make_first_run()
        page = self.first_run
        if page is None or is_empty == (window.stack.currentWidget() is page):
            return
        window.status.setVisible(not is_empty)
        window.stack.setCurrentWidget(page if is_empty else window.panes)
        (page.add_button if is_empty else window.list).setFocus()

    def _make_first_run(self) -> first_run.FirstRunPage:
        window = self._window
        page = first_run.FirstRunPage(window.theme, window.clock, self._start_demo is not None)
        window.stack.addWidget(page)
        page.add_wanted.connect(lambda: self.add_feed())
        page.import_wanted.connect(self.choose_list)
        page.settings_wanted.connect(self.open_settings)
        if self._start_demo is not None:
            start = self._start_demo
            page.demo_wanted.connect(lambda: page.show_demo_starting(start()))
        return page

    @property
    def finder(self) -> Finder:
        """Made when first needed."""
        if self._finder is None:
            self._finder = self._make_finder()
            self._finder.set_proxy(self._proxy)
        return self._finder

    @finder.setter
    def finder(self, finder: Finder) -> None:
        self._finder = finder

    def _close_finder(self) -> None:
        if self._finder is not None:
            self._finder.close()

    def _use_settings(self, chosen: Settings) -> None:
        self._proxy = chosen.proxy
        if self._finder is not None:
            self._finder.set_proxy(chosen.proxy)

    def _open(self, dialog: QDialog) -> None:
        self.shown = dialog
        dialog.finished.connect(self._forget)
        dialog.open()

    def _forget(self) -> None:
        self.shown = None
        self._about_topic.renew()  # what a dialog waited for has no place any more

    # --- feeds ----------------------------------------------------------------------------------

    def open_address(self, text: str) -> None:
        """An address from outside: dropped, pasted, handed over by a second start or a `feed:` link; or a file."""
        given = given_files.find_given_file(text)
        if given is None:
            self.add_feed(text)
        elif given.is_list:
            self.import_list(given.path)
        elif given.address:
            self.add_feed(given.address)
        else:
            said = self.tr("{file} does not say where its feed lives; add the address of its site instead.")
            self._window.messages.show_message(said.format(file=given.path.name))

    def paste_link(self) -> None:
        address = find_address(QGuiApplication.clipboard().text())
        if address:
            self.add_feed(address)

    def add_feed(self, address: str = "") -> None:
        if isinstance(self.shown, add_feed.AddFeedDialog):
            self.shown.show_address(address)
            return
        window, data = self._window, self._window.sidebar_control.data
        known = {feed.url: add_feed.Known(feed.id, feed.name) for feed in data.feeds}
        dialog = add_feed.AddFeedDialog(window.theme, window.clock, self.finder, data.folders, known, window)
        dialog.subscription_chosen.connect(self.commands.subscribe)
        teller = self._make_teller(dialog)
        dialog.wish_changed.connect(teller.ask_new)
        teller.told.connect(dialog.show_cost)
        dialog.known_feed_chosen.connect(lambda id_: show_place(window, Key(Kind.FEED, id_)))
        self._open(dialog)
        if address:
            dialog.show_address(address)

    def open_feed_settings(self) -> None:
        """Of the feed that is chosen in the sidebar, or whose post is under the cursor."""
        window = self._window
        key = window.tree.current_key()
        shown = window.article_control.current
        feed_id = key.id if key is not None and key.kind is Kind.FEED else shown.row.feed_id if shown else 0
        self.open_settings_of(feed_id)

    def open_settings_of(self, feed_id: int) -> None:
        window, control = self._window, self._window.sidebar_control
        feed = control.find_feed(feed_id)
        if feed is None:
            return
        dialog = feed_settings.FeedSettingsDialog(window.theme, feed, control.data.folders, window)
        dialog.edit_chosen.connect(lambda edit: self.commands.edit_feed(edit, feed.name))
        dialog.password_chosen.connect(self.commands.keep_password)
        dialog.feed_chosen.connect(lambda id_: show_place(window, Key(Kind.FEED, id_)))
        window.bridge.study(topics.about_operation(feed.id), dialog.about.show_about, self._about_topic)
        teller = self._make_teller(dialog)
        dialog.wish_changed.connect(lambda wish: teller.ask(wish, feed))
        teller.told.connect(dialog.show_note)
        teller.ask(feed.choices, feed)
        self._open(dialog)

    def _make_teller(self, dialog: QDialog) -> wish_cost.CostTeller:
        """Whatever it is still working out when the dialog goes is nobody's business any more."""
        teller = wish_cost.CostTeller(self._window.bridge, self._window.clock, dialog)
        dialog.finished.connect(teller.stop)
        return teller

    # --- lists ----------------------------------------------------------------------------------

    def choose_list(self) -> None:
        title = self.tr("Import a list of feeds")
        name, _ = QtWidgets.QFileDialog.getOpenFileName(self._window, title, "", _FILTER)
        if name:
            self.import_list(Path(name))

    def import_list(self, path: Path) -> None:
        dialog = import_list.ImportDialog(self._window.theme, path.name, self._window)
        self._open(dialog)
        self.commands.import_file(path, dialog)

    def choose_export(self) -> None:
        title = self.tr("Export the list of feeds")
        name, _ = QtWidgets.QFileDialog.getSaveFileName(
            self._window, title, "paperround.opml", "OPML (*.opml)"
        )
        if name:
            self.commands.export_file(Path(name))

    # --- rules and settings ---------------------------------------------------------------------

    def open_rules(self) -> None:
        self._window.bridge.read(_load_rules, self._show_rules)

    def _show_rules(self, book: operations.RuleBook) -> None:
        window = self._window
        self._trier = self._trier or triers.Trier(window.bridge, self)
        dialog = rule_dialogs.RulesDialog(window.theme, window.clock, self._trier, book, window)
        dialog.edit_chosen.connect(self.commands.edit_rules)
        dialog.hidden_wanted.connect(lambda: self._show_hidden(dialog))
        self.commands.hidden_counted.connect(dialog.show_hidden)
        self._open(dialog)

    def open_hidden(self) -> None:
        self._show_hidden(self._window)

    def _show_hidden(self, parent: QWidget) -> None:
        """Over the window or over the rules, which stay as they are."""
        window = self._window
        dialog = hidden.HiddenDialog(window.theme, window.clock.now(), parent)
        dialog.unhide_wanted.connect(self.commands.unhide)
        dialog.unhide_all_wanted.connect(lambda: self.commands.unhide())
        self.commands.hidden_listed.connect(dialog.show_posts)
        self.commands.list_hidden()
        self.hidden = dialog
        dialog.open()

    def open_settings(self) -> None:
        self._window.bridge.read(operations.load_book, self._show_settings)

    def _show_settings(self, book: operations.SettingsBook) -> None:
        window = self._window
        dialog = settings.SettingsDialog(window.theme, window.clock, book, self._looks(), window)
        dialog.settings_chosen.connect(lambda changes: window.commands.change_settings(**changes))
        dialog.looks_chosen.connect(self._use_looks)
        dialog.erase_wanted.connect(self.commands.erase_reading)
        self.commands.reading_erased.connect(dialog.show_facts)
        self._open(dialog)

    def open_about(self) -> None:
        """Many small files are read for it, so neither the main thread nor the lists wait."""
        self._window.bridge.study(lambda conn: licences.list_components(), self._show_about)

    def _show_about(self, components: list[licences.Component]) -> None:
        dialog = about.AboutDialog(self._window.theme, components, self._window)
        dialog.link_activated.connect(open_outside)
        self._open(dialog)

    def _looks(self) -> pages.Looks:
        window = self._window
        text = window.article.text_choice
        login = window.actions_["start_at_login"]
        return pages.Looks(
            window.reading.policy,
            text.serif,
            text.px,
            window.panes.layout_name,
            window.window_state.language,
            login.isChecked() if login.isVisible() else None,
            window.list_control.fold_stories,
        )

    def _use_looks(self, looks: pages.Looks) -> None:
        window = self._window
        window.reading.policy = looks.mark_read
        window.article.set_text_choice(TextChoice(looks.serif, looks.text_px))
        window.actions_["serif"].setChecked(looks.serif)
        window.panes.set_layout(looks.layout)
        if looks.fold_stories != window.list_control.fold_stories:
            window.actions_["fold_stories"].trigger()
        window.window_state = replace(window.window_state, language=looks.language)
        window.save_window_state_now()
        login = window.actions_["start_at_login"]
        if looks.start_at_login is not None and looks.start_at_login != login.isChecked():
            login.trigger()


def _load_rules(conn: Connection) -> operations.RuleBook:
    tags = tuple(tag.name for tag in list_tags(conn))
    return operations.RuleBook(
        tuple(rules.list_rules(conn)), tuple(list_feeds(conn)), tags, rules.count_hidden(conn)
    )
