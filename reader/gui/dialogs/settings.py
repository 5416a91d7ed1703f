"""The settings dialog: pages at the left, fields at the right, which change nothing before Save. Main thread only."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QMessageBox, QStackedWidget, QWidget

from reader.clock import Clock
from reader.errors import UsageError
from reader.gui.dialogs import settings_pages
from reader.gui.dialogs.accounts import AccountSection
from reader.gui.dialogs.backups_page import BackupsPage
from reader.gui.dialogs.learning_page import LearningPage
from reader.gui.dialogs.mailboxes import MailSection
from reader.gui.dialogs.operations import SettingsBook
from reader.gui.dialogs.server_commands import AccountCommands, MailCommands, TargetCommands
from reader.gui.dialogs.settings_pages import Appearance, AppearancePage, CardsPage, Page
from reader.gui.dialogs.targets import TargetSection
from reader.gui.kit.dialog import Dialog, make_scrolling
from reader.gui.kit.humanize import local_day
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import make_message_box
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.logged import ReadingFacts
from reader.services.repair import Copy
from reader.services.settings import apply_changes

_LIST_WIDTH = 184
_AIR = 24
"""Room beside the fields, even if a page scrolls."""


class SettingsDialog(Dialog):
    appearance_chosen = Signal(object)
    """The new Appearance."""
    settings_chosen = Signal(object)
    """The names and new values of the settings that the user changed."""
    erase_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        book: SettingsBook,
        appearance: Appearance,
        servers: tuple[AccountCommands, MailCommands, TargetCommands],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Settings"))
        self._clock, self._book, self._appearance = clock, book, appearance
        self.body.setContentsMargins(0, 0, 0, 0)
        self.learning, self.backups = LearningPage(theme), BackupsPage(theme)
        accounts, mail, targets = servers
        self.accounts, self.mail = AccountSection(theme, clock, accounts), MailSection(theme, clock, mail)
        self.targets = TargetSection(theme, clock, targets)
        today = local_day(clock.now()).isoformat()
        self.pages: list[tuple[str, Page]] = [
            (self.tr("Appearance"), AppearancePage(theme, appearance)),
            (self.tr("Reading"), settings_pages.make_reading_page(theme)),
            (self.tr("This computer"), settings_pages.make_desktop_page(theme, appearance, today)),
            (self.tr("Pictures"), settings_pages.make_pictures_page(theme, book.picture_bytes)),
            (self.tr("Podcasts"), settings_pages.make_podcasts_page(theme)),
            (self.tr("Fetching"), settings_pages.make_fetching_page(theme)),
            (self.tr("Offline and calm"), settings_pages.make_prefetch_page(theme)),
            (self.tr("Accounts"), CardsPage(theme, self.accounts, self.mail)),
            (self.tr("Send to"), CardsPage(theme, self.targets)),
            (self.tr("Storage"), settings_pages.make_keeping_page(theme)),
            (self.tr("Backups"), self.backups),
            (self.tr("Topics and stories"), settings_pages.make_topics_page(theme)),
            (self.tr("Learning"), self.learning),
        ]
        self._make_pages()
        for _, page in self.pages:
            page.show_values({**asdict(book.settings), **asdict(appearance), **asdict(appearance.text)})
        self.show_facts(book.facts)
        self.learning.erase_wanted.connect(self._ask_to_erase)
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

    def show_facts(self, facts: ReadingFacts) -> None:
        self.learning.show_facts(facts, self._clock.now())

    def show_copies(self, copies: list[Copy]) -> None:
        self.backups.show_copies(copies, self._clock.now())

    def _ask_to_erase(self) -> None:
        """Ask first, because this cannot be undone."""
        text = self.tr(
            "Paperround forgets when and what you read, in its backups, too, and starts to learn anew. Your feeds, "
            "posts, stars and read marks stay. This cannot be undone."
        )
        box = make_message_box(QMessageBox.Icon.Warning, text, self)
        box.setWindowTitle(self.tr("Erase what was learned?"))
        erase = box.addButton(self.tr("Erase"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.buttonClicked.connect(lambda pressed: self.erase_wanted.emit() if pressed is erase else None)
        self.question = box
        box.open()

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
            self.settings_chosen.emit(changes)
        if appearance != self._appearance:
            self.appearance_chosen.emit(appearance)
        self.accept()
