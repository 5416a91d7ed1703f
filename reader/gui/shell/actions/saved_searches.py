"""Saving, changing and removing searches from the window. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject

from reader.gui.bridge.bridge import Topic
from reader.gui.dialogs import saved_search
from reader.gui.shell.navigation.navigation import Navigation
from reader.gui.shell.parts import Common, EntriesParts, SidebarParts
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import SavedSearch
from reader.store.search.search_entries import Search, search_entries


class SavedSearches(QObject):
    def __init__(
        self, common: Common, navigation: Navigation, sidebar: SidebarParts, entries: EntriesParts
    ) -> None:
        super().__init__(common.parent)
        self._common, self._navigation, self._sidebar, self._entries = common, navigation, sidebar, entries
        self._topic = Topic()
        self._awaited = 0
        self.shown: saved_search.SavedSearchDialog | None = None

    def save_current(self) -> None:
        """What is typed in the search field, where it searches."""
        control, header = self._entries.control, self._entries.pane.header
        header.take_typed()
        if not control.words:
            header.open_search()
            return
        query = control.words if control.is_everywhere else f"{self._scope()} {control.words}".strip()
        self._open(SavedSearch(0, control.words, query), None)

    def _scope(self) -> str:
        """The place in which is searched, in the words of the search language."""
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
        key = self._sidebar.tree.current_key()
        return self._sidebar.control.find_saved(key.id) if key and key.kind is Kind.SAVED else None

    def _open(self, shown: SavedSearch, before: SavedSearch | None) -> None:
        taken = {saved.name.casefold() for saved in self._sidebar.control.data.saved if saved != before}
        dialog = saved_search.SavedSearchDialog(self._common.theme, shown, taken, self._common.parent)
        dialog.search_chosen.connect(lambda saved: self._common.commands.save_search(saved, before))
        dialog.query_changed.connect(lambda query: self._try(dialog, query))
        dialog.finished.connect(self._topic.renew)  # what it waited for has no place any more
        self.shown = dialog
        dialog.open()
        self._try(dialog, shown.query)

    def _try(self, dialog: saved_search.SavedSearchDialog, query: str) -> None:
        self._topic.renew()
        search = Search(query, now=self._common.clock.now())
        bridge = self._common.bridge.bound_to(dialog)
        bridge.read(lambda conn: search_entries(conn, search), dialog.show_found, self._topic)

    # --- going there ----------------------------------------------------------------------------

    def await_saved(self, search_id: int) -> None:
        """A search was saved: it is gone to as soon as the sidebar knows it."""
        self._awaited = search_id

    def show_awaited(self) -> None:
        awaited, self._awaited = self._awaited, 0
        if awaited:
            self._navigation.show_place(Key(Kind.SAVED, awaited))
