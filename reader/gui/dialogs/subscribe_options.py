"""Choices for a feed to add (name, folder, account, weight, alert), and the field for an address. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QWidget

from reader import opml
from reader.gui.dialogs.folders import FolderBox
from reader.gui.dialogs.words import weight_in_words, weight_options
from reader.gui.kit.controls import CheckBox, Choice, Segments
from reader.gui.kit.dialog import add_row, make_form, make_quiet
from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.theme import Theme
from reader.model.accounts import ONLY_HERE, Account
from reader.model.fetched import Credentials
from reader.model.pages import FoundPage, PageRecipe
from reader.model.stored import FeedChoices, Folder, Weight
from reader.store.additions import Subscription

_WIDEST_ACCOUNT = 480


class SubscribeOptions(QWidget):
    changed = Signal()
    """Weight or alert changed, which cost the other feeds something."""

    def __init__(self, theme: Theme, folders: Sequence[Folder]) -> None:
        super().__init__()
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name"))
        self.folder = FolderBox(theme, folders)
        self.weight = Segments(self.tr("Weight"), weight_options())
        self.weight.choose(Weight.NORMAL)
        set_tooltip(self.weight, weight_in_words())
        self.alert = CheckBox(theme, self.tr("Tell me at once when it posts"))
        self.weight.chosen.connect(lambda weight: self.changed.emit())
        self.alert.toggled.connect(lambda is_on: self.changed.emit())
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # while the dialog searches
        self.setSizePolicy(policy)
        self.videos = CheckBox(theme, self.tr("Without Shorts and live announcements"))
        self.account = Choice(theme, self.tr("Account"))
        self.account.setMaximumWidth(_WIDEST_ACCOUNT)
        form = make_form()
        self._name_label = add_row(form, self.tr("Name"), self.name)
        add_row(form, self.tr("Folder"), self.folder)
        self._account_label = add_row(form, self.tr("Account"), self.account)
        self.show_accounts(())
        weight = QWidget()
        make_row(weight, self.weight, (make_quiet(weight_in_words()), 1), spacing=12)
        add_row(form, self.tr("Weight"), weight)
        make_column(self, form, self.alert, self.videos, spacing=12)
        self._titles: Sequence[str] = ()
        self.show_for(())

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Offer the accounts that the feed can go to; hide the choice if there are none."""
        for account in accounts:
            self.account.add(self.tr("{name}, for all my devices").format(name=account.name), account.id)
        if accounts:
            self.account.add(self.tr("None, only on this computer"), ONLY_HERE)
            usual = next((account.id for account in accounts if account.takes_new_feeds), ONLY_HERE)
            self.account.choose(usual)
        for part in (self.account, self._account_label):
            part.setVisible(bool(accounts))

    def show_for(self, titles: Sequence[str], urls: Sequence[str] = ()) -> None:
        """Adapt to the feeds that would be added now; several keep their own names."""
        self.videos.setVisible(any(opml.find_channel(url) and not opml.has_videos_alone(url) for url in urls))
        self._titles = titles
        self.setEnabled(bool(titles))
        self.weight.setEnabled(bool(titles))
        for part in (self.name, self._name_label):
            part.setVisible(len(titles) <= 1)
        self.name.setPlaceholderText(titles[0] if titles else "")

    def wish(self) -> FeedChoices:
        return FeedChoices(weight=self.weight.value(), alert=self.alert.isChecked())

    def make(self, url: str, title: str, credentials: Credentials | None = None) -> Subscription:
        name = " ".join(self.name.text().split()) if len(self._titles) == 1 else ""
        folder = self.folder.value()
        return Subscription(
            opml.choose_videos(url, "", videos_alone=True) if self.videos.isChecked() else url,
            title,
            folder.id,
            (folder.new_name,) if folder.new_name else (),
            self.weight.value(),
            self.alert.isChecked(),
            credentials,
            name,
            self.account.value(),
            PageRecipe(),
        )

    def make_page(self, page: FoundPage, recipe: PageRecipe, credentials: Credentials | None) -> Subscription:
        """The subscription to a page, which no account can have."""
        made = self.make(page.url, page.title, credentials)
        return replace(made, page=recipe, account_id=None if made.account_id is None else ONLY_HERE)


class AddressField(QLineEdit):
    def __init__(self, theme: Theme, placeholder: str) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("addressField")
        self.setAccessibleName(self.tr("Address"))
        self.setPlaceholderText(placeholder)
        self._icon = QAction(self.tr("Address"), self)
        self.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        theme.changed.connect(self._recolour)
        self._recolour()

    def _recolour(self) -> None:
        self._icon.setIcon(self._theme.icon("link", "text_3", self))
