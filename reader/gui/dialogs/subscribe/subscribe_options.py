"""The choices about a feed that is to be added: name, folder, weight, being told at once. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.gui.dialogs.feed.folders import FolderBox
from reader.gui.dialogs.subscribe.subscription import Subscription
from reader.gui.dialogs.words import weight_in_words, weight_options
from reader.gui.kit.controls import CheckBox, Segments
from reader.gui.kit.dialog import add_row, make_form, make_quiet
from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.theme import Theme
from reader.model.fetched import Credentials
from reader.model.stored import FeedChoices, Folder, Weight


class SubscribeOptions(QWidget):
    changed = Signal()
    """Weight or alert, which cost the other feeds something."""

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
        # So that the dialog keeps its height while it looks.
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        form = make_form()
        self._name_label = add_row(form, self.tr("Name"), self.name)
        add_row(form, self.tr("Folder"), self.folder)
        weight = QWidget()
        make_row(weight, self.weight, (make_quiet(weight_in_words()), 1), spacing=12)
        add_row(form, self.tr("Weight"), weight)
        make_column(self, form, self.alert, spacing=12)
        self._titles: Sequence[str] = ()

    def show_for(self, titles: Sequence[str]) -> None:
        """What would be added now; several keep their own names."""
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
        return Subscription(
            url, title, self.folder.value(), self.weight.value(), self.alert.isChecked(), credentials, name
        )
