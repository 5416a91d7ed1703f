"""Makes and opens the dialogs, and connects them with their commands. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from reader.core import licences
from reader.core.about import HOME
from reader.features.rules.window import rules
from reader.features.settings.window import settings
from reader.features.subscriptions.window import add_feed, import_list
from reader.window.dialogs import about, drops, feed_settings, guide, keyboard_sheet, operations, server_commands
from reader.window.dialogs.dialog_commands import DialogCommands, Finder
from reader.window.dialogs.drops import find_address
from reader.window.kit.humanize import sentences
from reader.window.kit.text import ask_for_password
from reader.window.kit.wording import say

if TYPE_CHECKING:
    from reader.features.recovery.service import Copy
    from reader.window.app.choices import AppearanceChoices
    from reader.window.app.screen import Screen

_FILTER = "OPML, JSON, ZIP (*.opml *.xml *.json *.zip);;newsboat (urls *.txt *.urls);;SQLite (*.db *.sqlite3);;* (*)"


class DialogManager(QObject):
    """Opens the dialogs; `shown` is the open one."""

    closed = Signal()

    def __init__(self, common: Screen, appearance: AppearanceChoices) -> None:
        super().__init__(common.window)
        self._parts, self._window, self._theme = common, common.window, common.theme
        self._bridge = common.bridge.bound_to(self)
        self._sidebar, self._appearance = common.sidebar.control, appearance
        self.open_insights: Callable[[int], None] = lambda feed_id: None
        self.open_budget: Callable[[], object] = lambda: None
        self.open_paper: Callable[[], object] = lambda: None
        """Open these pages of the window."""
        self.restore: Callable[[Copy], None] = lambda copy: None
        self.finder = Finder(common.bridge.command_sent.emit, self)
        self.commands = DialogCommands(common.bridge, common.undo, common.clock, self)
        self.commands.await_feeds = common.navigation.await_new_feeds
        self.accounts = server_commands.AccountCommands(self.commands)
        self.accounts.choose_list = self.choose_list
        self.mail = server_commands.MailCommands(self.commands)
        self.targets = server_commands.TargetCommands(self.commands)
        self.folder = server_commands.FolderCommands(
            self.commands, lambda *said, **changes: common.commands.change_settings(*said, **changes)
        )
        self._reported: dict[server_commands.ServerCommands, set[int]] = {}
        """The servers without a password that a bar has named."""
        for servers in (self.accounts, self.mail, self.folder):
            servers.listed.connect(partial(self._report_passwords, servers))
        self.shown: QDialog | None = None
        self.hidden: rules.HiddenDialog | None = None

    def _report_passwords(self, servers: server_commands.ServerCommands, facts: Sequence[Any]) -> None:
        """Say which servers can't be reached without their password, and again only if another lacks it."""
        lacking = [one for one in facts if one.state.problem == "password" and one.state.message is not None]
        before, self._reported[servers] = self._reported.get(servers, set()), {one.id for one in lacking}
        if self._reported[servers] - before:
            sentence = sentences(say(one.state.message) for one in lacking)
            self._parts.frame.messages.ask_for_password(sentence, partial(self._ask_for_passwords, servers, lacking))

    def _ask_for_passwords(self, servers: server_commands.ServerCommands, lacking: Sequence[Any]) -> None:
        for one in lacking:
            if password := ask_for_password(self._window, one.name, self.tr("Password:")):
                servers.give_password(one.id, password)

    def _open(self, dialog: QDialog) -> None:
        self._keep(dialog)
        dialog.open()

    def _open_alone(self, make: Callable[[], QDialog]) -> None:
        """Open a dialog, unless its key was pressed twice or something else was opened meanwhile."""
        if self.shown is None:
            self._open(make())

    def _keep(self, dialog: QDialog) -> None:
        self.shown = dialog
        dialog.finished.connect(self._forget)

    def _forget(self) -> None:
        self.shown = None
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
            said = self.tr("{file} doesn’t contain its feed address. Add the website’s address instead.")
            self._parts.frame.messages.show_message(said.format(file=given.path.name))

    def paste_link(self) -> None:
        address = find_address(QGuiApplication.clipboard().text())
        if address:
            self.add_feed(address)
        else:
            self._parts.say(self.tr("There is no link on the clipboard"))

    def add_feed(self, address: str = "") -> None:
        if isinstance(self.shown, add_feed.AddFeedDialog):
            self.shown.show_address(address)
            return
        data = self._sidebar.data
        show_feed = self._parts.navigation.show_feed
        dialog = add_feed.AddFeedDialog(
            self._theme, self.commands, self.finder, data.folders, data.feeds, show_feed, self._window
        )
        self._open(dialog)
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
        show_feed = self._parts.navigation.show_feed
        picture = self._parts.feed_icons.tile(feed.id, feed.name, self._window.devicePixelRatioF())
        ways = feed_settings.FeedWays(show_feed, self.open_insights, self.mail.find_leave_address, picture)
        folders = self._sidebar.data.folders
        self._open(feed_settings.FeedSettingsDialog(self._theme, self.commands, feed, folders, ways, self._window))

    def choose_list(self) -> None:
        title = self.tr("Import feeds")
        name, _ = QtWidgets.QFileDialog.getOpenFileName(self._window, title, "", _FILTER)
        if name:
            self.import_list(Path(name))

    def import_list(self, *paths: Path) -> None:
        """Import a list of feeds, or what another reader keeps in these files."""
        dialog = import_list.ImportDialog(self._theme, paths[-1].name, self._window)
        self._keep(dialog)
        dialog.open_late()
        self.commands.import_files(paths, dialog)

    def choose_export(self) -> None:
        title = self.tr("Export feeds")
        kinds = f"OPML (*.opml);;{self.tr('Everything, to move to another computer')} (*.zip)"
        name, kind = QtWidgets.QFileDialog.getSaveFileName(self._window, title, "paperround.opml", kinds)
        if name.endswith(".zip") or "*.zip" in kind:
            self.commands.export_everything(Path(name).with_suffix(".zip"))
        elif name:
            self.commands.export_file(Path(name))

    def open_rules(self) -> None:
        def show(book: operations.RuleBook) -> None:
            self._open_alone(lambda: rules.RulesDialog(self._theme, self.commands, book, self._window))

        self._bridge.read(operations.load_rules, show)

    def open_hidden(self) -> None:
        self.hidden = rules.HiddenDialog(self._theme, self.commands, self._window)
        self.hidden.open()

    def open_settings(self, find: Callable[[settings.SettingsDialog], QtWidgets.QWidget] | None = None) -> None:
        """Open the settings; with `find`, at the page of what it returns."""

        def show(book: operations.SettingsBook) -> None:
            ways = settings.Ways(
                save=self._parts.commands.change_settings,
                use_appearance=self._appearance.use,
                restore=lambda copy: self.restore(copy),
                open_budget=lambda: self.open_budget(),
                open_paper=lambda: self.open_paper(),
            )
            servers = self.accounts, self.mail, self.folder, self.targets
            parts = self.commands, servers, book, self._appearance.read(), ways, self._window
            self._open_alone(lambda: settings.SettingsDialog(self._theme, *parts))
            if find is not None and isinstance(self.shown, settings.SettingsDialog):
                self.shown.show_page_of(find(self.shown))

        self._bridge.read(operations.load_book, show)

    def open_targets(self) -> None:
        self.open_settings(lambda shown: shown.targets)

    def open_accounts(self) -> None:
        self.open_settings(lambda shown: shown.accounts)

    def open_guide(self, page: str) -> None:
        guide.GuideDialog(self._theme, page, self._window).open()

    def copy_system(self) -> None:
        QGuiApplication.clipboard().setText(guide.describe_system())
        said = self.tr("Copied the versions of Paperround and your system.")
        if HOME:
            said = self.tr(
                "Copied the versions of Paperround and your system. Paste them into your report at {address}"
            )
        self._parts.frame.messages.show_message(said.format(address=f"{HOME}/issues"))

    def open_help(self) -> None:
        keyboard_sheet.ShortcutsDialog(self._theme, self._parts.actions, self._window).open()

    def open_about(self) -> None:
        def open_news() -> None:
            self.open_guide(guide.WHATS_NEW)

        self._open_alone(lambda: about.AboutDialog(self._theme, open_news, self.open_thanks, self._window))

    def open_thanks(self) -> None:
        """Open the acknowledgements, which need many small files: so neither the main thread nor the lists wait."""

        def show(components: list[licences.Component]) -> None:
            about.AcknowledgementsDialog(self._theme, components, self.shown or self._window).open()

        self._bridge.study(lambda conn: licences.list_components(), show)
