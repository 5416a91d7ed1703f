"""The settings page of backups: make, list and restore them. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMessageBox

from reader.gui.dialogs.settings_pages import Page
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.humanize import clock_time, day_title, local, local_day, megabytes, posts, stars, with_time
from reader.gui.kit.layouts import STRETCH, make_row
from reader.gui.kit.text import make_message_box
from reader.gui.kit.theme import Theme
from reader.services.repair import Copy


class BackupsPage(Page):
    backup_wanted = Signal()
    restore_wanted = Signal(object)
    """A `Copy`."""
    folder_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add(
            self.tr(
                "Once a day a copy of everything is made beside the original, and before each update of the file. "
                "Copies that you make yourself are never removed."
            ),
            "backups_kept",
        )
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Backups, newest first"))
        self.list.currentItemChanged.connect(lambda: self._show_choice())
        self.list.itemActivated.connect(lambda item: self._ask())
        self.column.addWidget(self.list, 1)
        self.make = make_form_button(self.tr("Back up now"), self._make_one)
        self.restore = make_form_button(self.tr("Restore…"), self._ask)
        self.folder = make_form_button(self.tr("Show the folder"), self.folder_wanted)
        self.column.addLayout(make_row(None, self.make, self.restore, self.folder, STRETCH, spacing=8))
        self._now = 0.0
        self._show_choice()

    def show_copies(self, copies: Sequence[Copy], now: float) -> None:
        self._now = now
        self.list.clear()
        for copy in copies:
            item = QListWidgetItem(self._in_words(copy))
            item.setData(Qt.ItemDataRole.UserRole, copy)
            self.list.addItem(item)
        if not copies:
            self.list.addItem(self.tr("None yet. The first is made within a day."))
        self.make.setEnabled(True)
        self._show_choice()

    def _in_words(self, copy: Copy) -> str:
        then = local(copy.backup.made_at)
        when = with_time(day_title(then.date(), local_day(self._now)), clock_time(then))
        facts = [when, posts(copy.contents.posts), stars(copy.contents.stars), megabytes(copy.backup.size)]
        if copy.backup.is_doubtful:
            facts.append(self.tr("doubtful: much less than before"))
        return " · ".join(facts)

    def _chosen(self) -> Copy | None:
        item = self.list.currentItem()
        copy = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return copy if isinstance(copy, Copy) else None

    def _show_choice(self) -> None:
        self.restore.setEnabled(self._chosen() is not None)

    def _make_one(self) -> None:
        self.make.setEnabled(False)
        self.backup_wanted.emit()

    def _ask(self) -> None:
        """Ask before restoring, because the window closes for it; the current data can be restored in turn."""
        copy = self._chosen()
        if copy is None:
            return
        box = make_message_box(QMessageBox.Icon.Question, self.tr("Restore this backup?"), self)
        box.setInformativeText(
            f"{self._in_words(copy)}\n\n"
            + self.tr(
                "What you starred, tagged or read since then is not in it. What you have now is set aside in the same "
                "folder, not deleted. Your window comes back in a moment."
            )
        )
        restore = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.buttonClicked.connect(lambda pressed: self.restore_wanted.emit(copy) if pressed is restore else None)
        self.question = box
        box.open()
