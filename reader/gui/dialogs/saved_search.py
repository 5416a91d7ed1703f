"""The dialog of a saved search: its name, what it searches for, and how much that finds. Main thread only."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.gui.kit.dialog import Dialog, add_row, make_form, make_quiet
from reader.gui.kit.humanize import posts, sentences
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.stored import SavedSearch
from reader.store.search.search_entries import Found

_TYPING_PAUSE_MS = 150


class SavedSearchDialog(Dialog):
    search_chosen = Signal(object)
    """A SavedSearch."""
    query_changed = Signal(str)
    """What it would search for now; `show_found` is to be told what that finds."""

    def __init__(
        self, theme: Theme, saved: SavedSearch, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        """`taken`: the names of the others, in small letters."""
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Saved search"))
        self._saved, self._taken = saved, taken
        self.name, self.query = QLineEdit(saved.name), QLineEdit(saved.query)
        form = make_form()
        add_row(form, self.tr("Name"), self.name)
        add_row(form, self.tr("Search"), self.query)
        self.body.addLayout(form)
        self.found = make_quiet(self.tr("It stands in the sidebar, with what is unread in it."))
        self.body.addWidget(self.found)
        self.add_cancel()
        self.save = self.add_button(self.tr("Save"), is_main=True)
        self.save.clicked.connect(self._take)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._pause.timeout.connect(lambda: self.query_changed.emit(self.query.text().strip()))
        self.query.textChanged.connect(lambda: self._pause.start())
        self.name.selectAll()
        self.name.setFocus()
        self.fit(520)

    def show_found(self, found: Found) -> None:
        most = self.tr("the latest {posts}") if found.is_cut else "{posts}"
        words = self.tr("It finds {posts} now.").format(posts=most.format(posts=posts(len(found.ids))))
        self.found.setText(sentences([*(say(problem) for problem in found.problems), words]))

    def _take(self) -> None:
        name, query = " ".join(self.name.text().split()), " ".join(self.query.text().split())
        if not query:
            self.show_problem(self.tr("Type what to search for."))
        elif (name or query).casefold() in self._taken:
            self.show_problem(self.tr("There is a saved search of this name already."))
        else:
            self.search_chosen.emit(SavedSearch(self._saved.id, name or query, query))
            self.accept()
