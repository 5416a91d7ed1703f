"""The dialog of entries hidden by rules, to look through and to bring back. It asks; others do. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from reader.gui.kit.dialog import Dialog, make_quiet
from reader.gui.kit.humanize import age_in_words, isolated, name_in_words, posts
from reader.gui.kit.theme import Theme
from reader.model.stored import EntryRow
from reader.wording.entry_names import name_entry

_ID = Qt.ItemDataRole.UserRole


class HiddenDialog(Dialog):
    unhide_wanted = Signal(list)
    """Ids of the posts to bring back."""
    unhide_all_wanted = Signal()

    def __init__(self, theme: Theme, now: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Hidden posts"))
        self._now = now
        self.words = make_quiet()
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Hidden posts"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self.body.addWidget(self.words)
        self.body.addWidget(self.list, 1)
        self.all = self.add_button(self.tr("Bring back all"))
        self.all.clicked.connect(self.unhide_all_wanted)
        self.some = self.add_button(self.tr("Bring back"))
        self.some.clicked.connect(lambda: self.unhide_wanted.emit(self.chosen_ids()))
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.resize(640, 460)

    def show_posts(self, rows: Sequence[EntryRow], count: int) -> None:
        """The newest of them, and how many there are in all."""
        self.list.clear()
        for row in rows:
            feed, age = isolated(row.feed_name), isolated(age_in_words(row.sort_at, self._now))
            name = name_in_words(name_entry(row.title, row.snippet, row.link), row.has_enclosure)
            item = QListWidgetItem(f"{name}\n{feed} · {age}")
            item.setData(_ID, row.id)
            self.list.addItem(item)
        if not count:
            self.words.setText(self.tr("No rule hides anything at the moment."))
        elif count > len(rows):
            shown = self.tr("Hidden by rules: {posts}. The newest {n} are listed.", n=len(rows))
            self.words.setText(shown.format(posts=posts(count), n=len(rows)))
        else:
            self.words.setText(self.tr("Hidden by rules: {posts}.").format(posts=posts(count)))
        self.list.setVisible(bool(rows))
        self.all.setVisible(bool(rows))
        self.some.setVisible(bool(rows))
        self._show_buttons()

    def chosen_ids(self) -> list[int]:
        return [item.data(_ID) for item in self.list.selectedItems()]

    def _show_buttons(self) -> None:
        self.some.setEnabled(bool(self.list.selectedItems()))
