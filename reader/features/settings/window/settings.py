"""The settings dialog: pages at the left, fields at the right, which change nothing before Save. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec.structs import asdict, replace
from PySide6.QtWidgets import QListWidget, QStackedWidget, QWidget

from reader.core.errors import UsageError
from reader.features.accounts.window import AccountSection
from reader.features.mail.window import MailSection
from reader.features.recovery.service import Copy
from reader.features.settings.service import apply_changes
from reader.features.settings.window import settings_pages
from reader.features.settings.window.settings_pages import (
    Appearance,
    AppearancePage,
    BackupsPage,
    CardsPage,
    LearningPage,
    Page,
)
from reader.features.sharing.window import TargetSection
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.operations import SettingsBook
from reader.window.dialogs.server_commands import AccountCommands, MailCommands, TargetCommands
from reader.window.kit.dialog import Dialog, make_scrolling
from reader.window.kit.humanize import local_day
from reader.window.kit.layouts import make_row
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say

_LIST_WIDTH = 184
_AIR = 24
"""Room beside the fields, even if a page scrolls."""


class Appearances(Protocol):
    """Reads and changes the choices that the window keeps itself."""

    def read(self) -> Appearance: ...

    def use(self, appearance: Appearance) -> None: ...


class SettingsDialog(Dialog):
    def __init__(
        self,
        theme: Theme,
        commands: DialogCommands,
        servers: tuple[AccountCommands, MailCommands, TargetCommands],
        book: SettingsBook,
        appearance: Appearances,
        save: Callable[..., object],
        restore: Callable[[Copy], object],
        parent: QWidget | None = None,
    ) -> None:
        """`save` gets the settings that the user changed by their names; `restore` a copy of the database."""
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Settings"))
        self._book, self._save, self._restore, self._use_appearance = book, save, restore, appearance.use
        self._appearance = appearance.read()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.learning = LearningPage(theme, commands, book.facts)
        self.backups = BackupsPage(theme, commands, self._leave_to_restore)
        accounts, mail, targets = servers
        self.accounts, self.mail = AccountSection(theme, accounts), MailSection(theme, mail)
        self.targets = TargetSection(theme, targets)
        today = local_day(commands.clock.now()).isoformat()
        self.pages: list[tuple[str, Page]] = [
            (self.tr("Appearance"), AppearancePage(theme, self._appearance)),
            (self.tr("Reading"), settings_pages.make_reading_page(theme)),
            (self.tr("General"), settings_pages.make_desktop_page(theme, self._appearance, today)),
            (self.tr("Images"), settings_pages.make_pictures_page(theme, book.picture_bytes)),
            (self.tr("Podcasts"), settings_pages.make_podcasts_page(theme)),
            (self.tr("Refreshing"), settings_pages.make_fetching_page(theme)),
            (self.tr("Offline"), settings_pages.make_prefetch_page(theme)),
            (self.tr("Accounts"), CardsPage(theme, self.accounts, self.mail)),
            (self.tr("Sharing"), CardsPage(theme, self.targets)),
            (self.tr("Storage"), settings_pages.make_keeping_page(theme)),
            (self.tr("Backups"), self.backups),
            (self.tr("Topics and duplicates"), settings_pages.make_topics_page(theme)),
            (self.tr("Privacy"), self.learning),
        ]
        self._make_pages()
        values = {**asdict(book.settings), **asdict(self._appearance), **asdict(self._appearance.text)}
        for _, page in self.pages:
            page.show_values(values)
        self.add_cancel()
        self.add_button(self.tr("Save"), is_main=True).clicked.connect(self._submit)
        self.names.ensurePolished()  # only then it is known how tall a row is
        names_height = sum(map(self.names.sizeHintForRow, range(self.names.count()))) + _AIR
        widest = max(page.sizeHint().width() for _, page in self.pages)
        tallest = max(names_height, *(page.sizeHint().height() for _, page in self.pages))
        self.resize(max(720, self.names.width() + widest + _AIR), max(480, tallest + self.foot_height()))

    def _make_pages(self) -> None:
        self.names = QListWidget()
        self.names.setObjectName("pageList")
        self.names.setAccessibleName(self.tr("Pages"))
        self.stack = QStackedWidget()
        for name, page in self.pages:
            self.names.addItem(name)
            self.stack.addWidget(make_scrolling(page))
        self.names.setFixedWidth(max(_LIST_WIDTH, self.names.sizeHintForColumn(0) + 40))
        self.names.currentRowChanged.connect(self.stack.setCurrentIndex)
        self.names.setCurrentRow(0)
        self.names.setFocus()
        self.body.addLayout(make_row(None, self.names, (self.stack, 1), spacing=0))

    def show_page_of(self, part: QWidget) -> None:
        self.names.setCurrentRow([page.isAncestorOf(part) for _, page in self.pages].index(True))

    def _leave_to_restore(self, copy: Copy) -> None:
        self.reject()
        self._restore(copy)

    def make_appearance(self) -> Appearance:
        chosen = self._values()
        known, text = asdict(self._appearance), asdict(self._appearance.text)
        return replace(
            self._appearance,
            **{name: value for name, value in chosen.items() if name in known},
            text=replace(self._appearance.text, **{name: value for name, value in chosen.items() if name in text}),
        )

    def _values(self) -> dict[str, Any]:
        """The values of all fields by name; no setting has the same name as a field of Appearance."""
        return {name: value for _, page in self.pages for name, value in page.values().items()}

    def _submit(self) -> None:
        before, chosen = asdict(self._book.settings), self._values()
        changes = {name: value for name, value in chosen.items() if name in before and value != before[name]}
        try:
            apply_changes(self._book.settings, changes)
        except UsageError as error:
            self.show_problem(say(error.message))
            return
        appearance = self.make_appearance()
        if changes:
            self._save(**changes)
        if appearance != self._appearance:
            self._use_appearance(appearance)
        self.accept()
