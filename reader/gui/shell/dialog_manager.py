"""Makes and opens the dialogs, and connects them with their commands. Main thread only."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from reader import licences
from reader.gui.article.control import open_outside
from reader.gui.bridge.bridge import Topic
from reader.gui.dialogs import (
    about,
    add_feed,
    drops,
    feed_settings,
    feed_topics,
    import_list,
    operations,
    settings,
    wish_cost,
)
from reader.gui.dialogs import rule_editor as rule_previews
from reader.gui.dialogs import rules as rule_dialogs
from reader.gui.dialogs.dialog_commands import DialogCommands
from reader.gui.dialogs.drops import find_address
from reader.gui.dialogs.finder import Finder
from reader.gui.dialogs.server_commands import AccountCommands, MailCommands, TargetCommands
from reader.gui.shell.choices import AppearanceChoices
from reader.gui.shell.parts import Common
from reader.gui.sidebar.control import SidebarControl
from reader.services.feed_health import find_health
from reader.store import accounts as account_rows

if TYPE_CHECKING:
    from reader.gui.dialogs.settings import SettingsDialog

_FILTER = "OPML (*.opml *.xml);;newsboat (urls *.txt *.urls);;* (*)"


def offer_backups(commands: DialogCommands, dialog: SettingsDialog) -> None:
    dialog.backups.backup_wanted.connect(commands.back_up)
    dialog.backups.folder_wanted.connect(commands.show_backups_folder)
    dialog.backups.restore_wanted.connect(dialog.reject)
    commands.copies_listed.connect(dialog.show_copies)
    commands.list_copies()


class DialogManager(QObject):
    """Opens the dialogs; `shown` is the open one."""

    feed_chosen = Signal(int)
    """A feed whose entries are to be listed."""
    failed = Signal(str)
    """Why something cannot be done."""
    restore_wanted = Signal(object)
    """A `Copy` of the database that is to replace it."""
    insights_wanted = Signal(int)
    """A feed whose page of Insights is to be opened."""
    said = Signal(str)
    """A sentence for the user."""
    closed = Signal()

    def __init__(self, common: Common, sidebar: SidebarControl, appearance: AppearanceChoices) -> None:
        super().__init__(common.parent)
        self._window, self._theme = common.parent, common.theme
        self._bridge, self._clock = common.bridge.bound_to(self), common.clock
        self._change_settings = common.commands.change_settings
        self._sidebar, self._appearance = sidebar, appearance
        self.finder = Finder(self)
        self.commands = DialogCommands(common.bridge, common.undo, common.clock, self)
        self.accounts = AccountCommands(common.bridge, common.clock, self)
        self.mail = MailCommands(common.bridge, common.clock, self)
        self.targets = TargetCommands(common.bridge, common.undo, common.clock, self)
        for chosen in (self.accounts.password_chosen, self.mail.password_chosen, self.targets.password_chosen):
            chosen.connect(self.commands.keep_password)
        self.shown: QDialog | None = None
        self.hidden: rule_dialogs.HiddenDialog | None = None
        self._trier: rule_previews.RulePreview | None = None
        self._about_topic = Topic()

    def _open(self, dialog: QDialog) -> None:
        self._keep(dialog)
        dialog.open()

    def _keep(self, dialog: QDialog) -> None:
        self.shown = dialog
        dialog.finished.connect(self._forget)

    def _forget(self) -> None:
        self.shown = None
        self._about_topic.renew()  # nobody needs what a dialog waited for
        self.closed.emit()

    def open_address(self, text: str) -> None:
        """Handle an address from outside: dropped, or from a second start or a `feed:` link; or a file."""
        given = drops.find_given_file(text)
        if given is None:
            self.add_feed(text)
        elif given.is_list:
            self.import_list(given.path)
        elif given.address:
            self.add_feed(given.address)
        else:
            said = self.tr("{file} does not say where its feed lives; add the address of its site instead.")
            self.failed.emit(said.format(file=given.path.name))

    def paste_link(self) -> None:
        address = find_address(QGuiApplication.clipboard().text())
        if address:
            self.add_feed(address)
        else:
            self.said.emit(self.tr("There is no link on the clipboard"))

    def add_feed(self, address: str = "") -> None:
        if isinstance(self.shown, add_feed.AddFeedDialog):
            self.shown.show_address(address)
            return
        data = self._sidebar.data
        known = {feed.url: add_feed.Known(feed.id, feed.name) for feed in data.feeds}
        dialog = add_feed.AddFeedDialog(self._theme, self._clock, self.finder, data.folders, known, self._window)
        dialog.subscriptions_chosen.connect(self.commands.subscribe)
        dialog.offer.recipe_chosen.connect(self.commands.set_recipe)
        estimator = self._make_estimator(dialog)
        dialog.wish_changed.connect(estimator.ask_new)
        estimator.estimated.connect(dialog.show_cost)
        dialog.known_feed_chosen.connect(self.feed_chosen)
        self._open(dialog)
        self._bridge.root.bound_to(dialog).read(account_rows.list_accounts, dialog.show_accounts)
        if address:
            dialog.show_address(address)

    def repair_feed(self, feed_id: int) -> None:
        """Ask for the password of a feed, or for a new recipe of a page that was rebuilt."""
        feed = self._sidebar.find_feed(feed_id)
        if feed is not None and feed.choices.page_kind:
            self.add_feed(feed.url)
            return
        self.open_settings_of(feed_id)
        if isinstance(self.shown, feed_settings.FeedSettingsDialog):
            self.shown.focus_password()

    def open_settings_of(self, feed_id: int) -> None:
        feed = self._sidebar.find_feed(feed_id)
        if feed is None:
            return
        health = find_health(feed, self._clock.now())
        dialog = feed_settings.FeedSettingsDialog(self._theme, feed, self._sidebar.data.folders, health, self._window)
        dialog.insights_wanted.connect(self.insights_wanted)
        dialog.edit_chosen.connect(lambda edit: self.commands.edit_feed(edit, feed.name))
        dialog.password_chosen.connect(self.commands.keep_password)
        dialog.feed_chosen.connect(self.feed_chosen)
        dialog.leave_wanted.connect(self.mail.find_leave_address)
        bridge = self._bridge.root.bound_to(dialog)
        bridge.study(feed_topics.about_operation(feed.id), dialog.about.show_about, self._about_topic)
        estimator = self._make_estimator(dialog)
        dialog.wish_changed.connect(lambda wish: estimator.ask(wish, feed))
        estimator.estimated.connect(dialog.show_note)
        estimator.ask(feed.choices, feed)
        self._open(dialog)

    def _make_estimator(self, dialog: QDialog) -> wish_cost.CostEstimator:
        """An estimator that stops when the dialog closes."""
        estimator = wish_cost.CostEstimator(self._bridge.root, self._clock, dialog)
        dialog.finished.connect(estimator.stop)
        return estimator

    def choose_list(self) -> None:
        title = self.tr("Import a list of feeds")
        name, _ = QtWidgets.QFileDialog.getOpenFileName(self._window, title, "", _FILTER)
        if name:
            self.import_list(Path(name))

    def import_list(self, path: Path) -> None:
        dialog = import_list.ImportDialog(self._theme, path.name, self._window)
        self._keep(dialog)
        dialog.open_late()
        self.commands.import_file(path, dialog)

    def choose_export(self) -> None:
        title = self.tr("Export the list of feeds")
        name, _ = QtWidgets.QFileDialog.getSaveFileName(self._window, title, "paperround.opml", "OPML (*.opml)")
        if name:
            self.commands.export_file(Path(name))

    def open_rules(self) -> None:
        self._bridge.read(operations.load_rules, self._show_rules)

    def _show_rules(self, book: operations.RuleBook) -> None:
        if self.shown is not None:  # pressed twice, or something else was opened meanwhile
            return
        self._trier = self._trier or rule_previews.RulePreview(self._bridge.root, self)
        dialog = rule_dialogs.RulesDialog(self._theme, self._clock, self._trier, book, self._window)
        dialog.edit_chosen.connect(self.commands.edit_rules)
        dialog.hidden_wanted.connect(lambda: self._show_hidden(dialog))
        self.commands.hidden_counted.connect(dialog.show_hidden)
        self._open(dialog)

    def open_hidden(self) -> None:
        self._show_hidden(self._window)

    def _show_hidden(self, parent: QWidget) -> None:
        """Show the hidden posts over the window or over the rules."""
        dialog = rule_dialogs.HiddenDialog(self._theme, self._clock.now(), parent)
        dialog.unhide_wanted.connect(self.commands.unhide)
        dialog.unhide_all_wanted.connect(lambda: self.commands.unhide())
        self.commands.hidden_listed.connect(dialog.show_posts)
        self.commands.list_hidden()
        self.hidden = dialog
        dialog.open()

    def open_settings(self) -> None:
        self._bridge.read(operations.load_book, self._show_settings)

    def open_targets(self) -> None:
        """Open the settings at the page of targets."""

        def show(book: operations.SettingsBook) -> None:
            self._show_settings(book)
            if isinstance(self.shown, settings.SettingsDialog):
                self.shown.show_page_of(self.shown.targets)

        self._bridge.read(operations.load_book, show)

    def _show_settings(self, book: operations.SettingsBook) -> None:
        if self.shown is not None:
            return
        appearance, servers = self._appearance.read(), (self.accounts, self.mail, self.targets)
        dialog = settings.SettingsDialog(self._theme, self._clock, book, appearance, servers, self._window)
        dialog.settings_chosen.connect(lambda changes: self._change_settings(**changes))
        dialog.appearance_chosen.connect(self._appearance.use)
        dialog.erase_wanted.connect(self.commands.erase_reading)
        self.commands.reading_erased.connect(dialog.show_facts)
        offer_backups(self.commands, dialog)
        dialog.backups.restore_wanted.connect(self.restore_wanted)
        self._open(dialog)

    def open_about(self) -> None:
        """Open the About dialog, which needs many small files: so neither the main thread nor the lists wait."""
        self._bridge.study(lambda conn: licences.list_components(), self._show_about)

    def _show_about(self, components: list[licences.Component]) -> None:
        if self.shown is not None:
            return
        dialog = about.AboutDialog(self._theme, components, self._window)
        dialog.link_activated.connect(open_outside)
        self._open(dialog)
