"""Saving, changing and removing searches, and their dialog. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.core.records.stored import SavedSearch
from reader.features.search.store import Found, Search, search_entries
from reader.window.bridge.bridge import Topic
from reader.window.kit.dialog import Dialog, add_row, make_form, make_quiet
from reader.window.kit.humanize import posts, sentences
from reader.window.kit.screens import make_timer
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say
from reader.window.sidebar.tree import Key, Kind

if TYPE_CHECKING:
    from reader.window.app.screen import Screen


class SavedSearchDialog(Dialog):
    """The name and words of a saved search, and how much it finds."""

    def __init__(
        self,
        theme: Theme,
        saved: SavedSearch,
        taken: Collection[str],
        save: Callable[[SavedSearch], None],
        find: Callable[[SavedSearchDialog, str], None],
        parent: QWidget,
    ) -> None:
        """`taken` holds the names of the others, in small letters. `find` gets words, and `show_found` what they
        find."""
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Saved search"))
        self._saved, self._taken, self._save = saved, taken, save
        self.name, self.query = QLineEdit(saved.name), QLineEdit(saved.query)
        form = make_form()
        add_row(form, self.tr("Name"), self.name)
        add_row(form, self.tr("Search"), self.query)
        self.body.addLayout(form)
        self.found = make_quiet(self.tr("Appears in the sidebar with its unread count."))
        self.body.addWidget(self.found)
        self.add_cancel()
        self.save = self.add_button(self.tr("Save"), is_main=True)
        self.save.clicked.connect(self._submit)
        self._pause = make_timer(self, lambda: find(self, self.query.text().strip()), 150)
        self.query.textChanged.connect(lambda: self._pause.start())
        self.name.selectAll()
        self.name.setFocus()
        self.fit(520)

    def show_found(self, found: Found) -> None:
        most = self.tr("the latest {posts}") if found.is_cut else "{posts}"
        words = self.tr("Currently finds {posts}.").format(posts=most.format(posts=posts(len(found.ids))))
        self.found.setText(sentences([*(say(problem) for problem in found.problems), words]))

    def _submit(self) -> None:
        name, query = " ".join(self.name.text().split()), " ".join(self.query.text().split())
        if not query:
            self.show_problem(self.tr("Enter a search."))
        elif (name or query).casefold() in self._taken:
            self.show_problem(self.tr("A saved search with this name already exists."))
        else:
            self._save(SavedSearch(self._saved.id, name or query, query))
            self.accept()


class SavedSearches(QObject):
    def __init__(self, window: Screen) -> None:
        super().__init__(window.window)
        self._common, self._navigation = window, window.navigation
        self._sidebar, self._entries = window.sidebar, window.entries
        self._topic = Topic()
        self._awaited = 0
        self.shown: SavedSearchDialog | None = None

    def save_current(self) -> None:
        """Save what is typed in the search field, together with its scope."""
        control, header = self._entries.control, self._entries.pane.header
        header.on_typed()
        if not control.words:
            header.open_search()
            return
        query = control.words if control.is_everywhere else f"{self._scope()} {control.words}".strip()
        self._open(SavedSearch(0, control.words, query), None)

    def _scope(self) -> str:
        """The place that is searched, in the search language."""
        place, sidebar = self._entries.control.place, self._sidebar.control
        saved = sidebar.find_saved(place.id) if place.kind is Kind.SAVED else None
        if saved is not None:
            return f"({saved.query})"
        name = sidebar.name_of(place).replace('"', " ")
        fields = {Kind.FEED: "feed", Kind.FOLDER: "folder", Kind.TAG: "tag"}
        if place.kind in fields:
            return f'{fields[place.kind]}:"{name}"'
        return {Kind.STARRED: "is:starred", Kind.TODAY: "after:today"}.get(place.kind, "")

    def change(self) -> None:
        saved = self._chosen()
        if saved is not None:
            self._open(saved, saved)

    def remove(self) -> None:
        saved = self._chosen()
        if saved is not None:
            self._common.commands.remove_search(saved)
            self._navigation.show_unread()

    def _chosen(self) -> SavedSearch | None:
        key = self._sidebar.tree.chosen
        return self._sidebar.control.find_saved(key.id) if key and key.kind is Kind.SAVED else None

    def _open(self, shown: SavedSearch, before: SavedSearch | None) -> None:
        taken = {saved.name.casefold() for saved in self._sidebar.control.data.saved if saved != before}

        def save(saved: SavedSearch) -> None:
            self._common.commands.save_search(saved, before, self._await)

        dialog = SavedSearchDialog(self._common.theme, shown, taken, save, self._try, self._common.window)
        dialog.finished.connect(self._topic.renew)  # nobody needs its answers any more
        self.shown = dialog
        dialog.open()
        self._try(dialog, shown.query)

    def _try(self, dialog: SavedSearchDialog, query: str) -> None:
        self._topic.renew()
        search = Search(query, now=self._common.clock.now())
        bridge = self._common.bridge.bound_to(dialog)
        bridge.read(lambda conn: search_entries(conn, search), dialog.show_found, self._topic)

    def _await(self, search_id: int) -> None:
        """Go to a saved search as soon as the sidebar has it."""
        self._awaited = search_id

    def show_awaited(self) -> None:
        awaited, self._awaited = self._awaited, 0
        if awaited:
            self._navigation.show_place(Key(Kind.SAVED, awaited))
