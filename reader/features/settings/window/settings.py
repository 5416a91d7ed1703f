"""The settings: pages at the left, fields at the right. A change applies right away, and a bar offers to undo it. Main
thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QWidget

from reader.core.clock import LocalZone
from reader.core.errors import UsageError
from reader.features.accounts.window import AccountSection
from reader.features.foldersync.window import FolderSection
from reader.features.mail.window import MailSection
from reader.features.recovery.service import Copy
from reader.features.settings.service import apply_changes
from reader.features.settings.window import privacy, settings_pages
from reader.features.settings.window.settings_fields import Field
from reader.features.settings.window.settings_pages import (
    Appearance,
    AppearancePage,
    Page,
    RefreshingPage,
    SectionsPage,
)
from reader.features.sharing.window import TargetSection
from reader.insights import budget
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.operations import SettingsBook
from reader.window.dialogs.server_commands import AccountCommands, FolderCommands, MailCommands, TargetCommands
from reader.window.kit.bars import UndoBar
from reader.window.kit.controls import make_search
from reader.window.kit.dialog import Dialog, bring_into_sight, make_scrolling
from reader.window.kit.humanize import local_day
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say


class Ways(Struct, frozen=True):
    save: Callable[..., object]
    """Gets the setting that the user changed by its name."""
    use_appearance: Callable[[Appearance], None]
    restore: Callable[[Copy], object]
    open_budget: Callable[[], object]
    open_paper: Callable[[], object]


class SettingsDialog(Dialog):
    def __init__(
        self,
        theme: Theme,
        commands: DialogCommands,
        servers: tuple[AccountCommands, MailCommands, FolderCommands, TargetCommands],
        book: SettingsBook,
        appearance: Appearance,
        ways: Ways,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(tr("Settings"))
        self._ways = ways
        self._settings, self._appearance = book.settings, appearance
        self._values = self._read_values()
        self._words: dict[str, str] = {}
        """What each field showed before its last change."""
        self._undo: Callable[[], None] | None = None
        self._is_showing = True
        self.body.setContentsMargins(0, 0, 0, 0)
        accounts, mail, folder, targets = servers
        self.accounts, self.mail = AccountSection(theme, accounts), MailSection(theme, mail)
        self.folder, self.targets = FolderSection(theme, folder), TargetSection(theme, targets)
        self.refreshing = RefreshingPage(theme, book.feeds, lambda: self._leave_for(ways.open_budget))
        self.privacy = privacy.PrivacyPage(
            theme, commands, book.facts, lambda copy: self._leave_for(partial(ways.restore, copy))
        )
        self.learning, self.backups = self.privacy.learning, self.privacy.backups
        today = local_day(commands.clock.now()).isoformat()
        sync = tr("Sync with other devices, read newsletters and send articles to other apps.")
        sections = (self.accounts, self.folder, self.mail, self.targets)
        self.pages: list[tuple[str, Page]] = [
            ("settings", settings_pages.make_general_page(theme, self._appearance, today)),
            ("palette", AppearancePage(theme, self._appearance, book.picture_bytes)),
            ("book-open", settings_pages.make_reading_page(theme)),
            ("refresh-cw", self.refreshing),
            ("circle-user-round", SectionsPage(theme, tr("Accounts & Sharing"), sync, *sections)),
            ("headphones", settings_pages.make_listening_page(theme, lambda: self._leave_for(ways.open_paper))),
            ("shield", self.privacy),
        ]
        self._make_pages()
        for _, page in self.pages:
            page.show_values(self._values)
            for field in page.fields:
                self._words[field.name] = field.words()
                field.changed.connect(lambda *_, field=field: self._on_changed(field))
        self._is_showing = False
        self._changed: Field | None = None
        # A number is applied when its arrows have come to rest
        self._rest = make_timer(self, self.apply, 300)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self._foot.hide()
        self.names.setFocus()
        self.resize(QSize(940, 720))
        clock, zone = commands.clock, LocalZone()
        commands.bridge.bound_to(self).study(
            lambda conn: budget.read_budget(conn, clock.now(), zone),
            lambda facts: self._quietly(lambda: self.refreshing.show_tariff(facts.tariff, is_guess=facts.is_guess)),
        )

    def _make_pages(self) -> None:
        self.search = make_search(tr("Search settings"), self._find)
        self.names = QListWidget()
        self.names.setObjectName("pageList")
        self.names.setAccessibleName(tr("Pages"))
        self.stack = QStackedWidget()
        for picture, page in self.pages:
            item = QListWidgetItem(self.theme.icon(picture, "text_2", self), page.title)
            self.names.addItem(item)
            self.stack.addWidget(make_scrolling(page))
        self.names.currentRowChanged.connect(self.stack.setCurrentIndex)
        self.names.setCurrentRow(0)
        left = QWidget()
        left.setObjectName("pageSide")
        left.setFixedWidth(max(216, self.names.sizeHintForColumn(0) + 40))
        make_column(left, self.search, (self.names, 1), margins=(8, 12, 8, 12), spacing=8)
        self.bar = UndoBar(self.theme, self.stack)
        self.bar.undo_wanted.connect(self.undo)
        self.body.addLayout(make_row(None, left, (self.stack, 1), spacing=0))

    # --- finding ------------------------------------------------------------------------------

    def show_page_of(self, part: QWidget) -> None:
        self.names.setCurrentRow([page.isAncestorOf(part) for _, page in self.pages].index(True))

    def _find(self, typed: str) -> None:
        """Show only pages with what was typed, and mark the rows that hold it."""
        words = typed.casefold().split()
        first = None
        for place, (_, page) in enumerate(self.pages):
            found = [field for field in page.fields if words and all(word in field.texts for word in words)]
            in_title = all(word in page.title.casefold() for word in words)
            self.names.item(place).setHidden(not found and not in_title)
            for field in page.fields:
                _mark(page.labels[field.name], field in found)
            if (found or in_title) and first is None and words:
                first = place, page, found[0] if found else None
        if first is not None:
            place, page, row = first
            self.names.setCurrentRow(place)
            if row is not None:
                if page is self.refreshing and self.refreshing.advanced.isAncestorOf(row.widget):
                    self.refreshing.fold.setChecked(True)
                bring_into_sight(row.widget)

    # --- changing -----------------------------------------------------------------------------

    def _read_values(self) -> dict[str, Any]:
        """The values of all fields by name; no setting has the same name as a field of Appearance."""
        text = self._appearance.text
        own = {**asdict(self._appearance), **asdict(text), "font": (bool(text.family) or text.serif, text.family)}
        return {**asdict(self._settings), **own}

    def _quietly(self, act: Callable[[], None]) -> None:
        """Change what fields show without taking it for the user's wish."""
        self._is_showing = True
        act()
        self._is_showing = False

    def _on_changed(self, field: Field) -> None:
        if self._is_showing:
            return
        if self._changed is not None and self._changed is not field:
            self.apply()
        self._changed = field
        self._rest.start()

    def apply(self) -> None:
        self._rest.stop()
        field, self._changed = self._changed, None
        if field is None or field.value() == self._values[field.name]:
            return
        value, before, shown = field.value(), self._values[field.name], self._words[field.name]
        try:
            self._write(field.name, value)
        except UsageError as error:
            self._foot.show()
            self.show_problem(say(error.message))
            return
        self._foot.hide()
        self._words[field.name] = field.words()
        self._undo = lambda: self._go_back(field, before)
        self.bar.offer(_sentence(field, value, shown))

    def _write(self, name: str, value: Any) -> None:
        if name in self._settings.__struct_fields__:
            self._settings = apply_changes(self._settings, {name: value})
            self._ways.save(**{name: value})
        else:
            self._appearance = change_appearance(self._appearance, name, value)
            self._ways.use_appearance(self._appearance)
        self._values = self._read_values()

    def undo(self) -> None:
        self.apply()
        undo, self._undo = self._undo, None
        if undo is not None:
            undo()
            self.bar.hide()

    def _go_back(self, field: Field, value: Any) -> None:
        self._write(field.name, value)
        self._quietly(lambda: field.show(value))
        self._words[field.name] = field.words()

    # --- leaving ------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self.apply()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.apply()
        super().closeEvent(event)

    def _leave_for(self, open_page: Callable[[], object]) -> None:
        self.accept()
        open_page()


def change_appearance(appearance: Appearance, name: str, value: Any) -> Appearance:
    if name == "font":
        serif, family = value
        return replace(appearance, text=replace(appearance.text, serif=serif, family=family))
    if name in appearance.text.__struct_fields__:
        return replace(appearance, text=replace(appearance.text, **{name: value}))
    return replace(appearance, **{name: value})


def _sentence(field: Field, value: Any, before: str) -> str:
    if not field.has_label:
        form = tr("Turned on: {setting}") if value else tr("Turned off: {setting}")
        return form.format(setting=field.label)
    if before and field.words():
        return tr("{setting} changed from {before} to {after}").format(
            setting=field.label, before=before, after=field.words()
        )
    return tr("{setting} changed").format(setting=field.label)


def _mark(label: QWidget, is_found: bool) -> None:
    label.setProperty("found", is_found)
    label.style().polish(label)
