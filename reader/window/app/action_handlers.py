"""The entries and feeds at hand, which actions work on, and what else the window does to them. Main thread only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.core.records.stored import EntryRow, SavedSearch, View
from reader.store import marks
from reader.store.db import Connection
from reader.window.article.control import open_outside
from reader.window.article.record import PictureChoice
from reader.window.bridge.bridge import Topic
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Key, Kind, among_all

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen


class ActionHandlers(QObject):
    def __init__(self, window: ArticleScreen) -> None:
        super().__init__(window.window)
        self._window, self._commands, self._actions = window, window.commands, window.actions
        self._bridge, self._count_topic = window.bridge.bound_to(self), Topic()
        self._sidebar, self._entries, self._article = window.sidebar, window.entries, window.article

    def entry_at_hand(self) -> EntryRow | None:
        """The entry under the cursor or, if it left the list (it was read, say), the open one."""
        row = self._entries.model.peek(self._entries.view.currentIndex().row())
        if isinstance(row, ListRow):
            return row.entry
        shown = self._article.control.current
        return None if shown is None else shown.row

    def ids_at_hand(self) -> list[int]:
        """The selected entries, or the one under the cursor."""
        entry = self.entry_at_hand()
        return self._entries.view.selected_ids() or ([entry.id] if entry else [])

    def feed_at_hand(self) -> int:
        """The feed chosen in the sidebar, or that of the open entry; 0 if there is none."""
        key, shown = self.chosen(Kind.FEED), self._article.control.current
        if key is not None:
            return key.id
        return shown.row.feed_id if shown else 0

    def chosen(self, kind: Kind) -> Key | None:
        """What is chosen in the sidebar, if it is of this kind."""
        key = self._sidebar.tree.chosen
        return key if key is not None and key.kind is kind else None

    def count_unread(self) -> None:
        """Show how many posts `mark_all_read` would mark now."""
        control, model = self._entries.control, self._entries.model
        ids, view, newest_id = model.every_id(), control.view, model.newest_id
        is_view = not (control.is_search or control.place.kind is Kind.FOR_YOU)

        def count(conn: Connection) -> int:
            return marks.count_unread(conn, view, newest_id) if is_view else marks.count_unread_of(conn, ids)

        self.forget_count()
        self._bridge.study(count, self._actions.show_count, self._count_topic)

    def forget_count(self) -> None:
        """Withdraw the count: marks changed, or another list is shown."""
        self._count_topic.renew()
        self._actions.show_count(None)

    def mark_unread_ones(self, ids: list[int]) -> None:
        """Mark entries read; those known to be read are not written again."""
        unread = [id_ for id_ in ids if not self._is_known_read(id_)]
        if unread:
            self._commands.note_read(unread)

    def _is_known_read(self, entry_id: int) -> bool:
        model = self._entries.model
        row = model.row_of(entry_id, self._entries.view.currentIndex().row())
        found = model.peek(row) if row is not None else None
        return isinstance(found, ListRow) and found.entry.read

    def allow_pictures(self, entry_id: int, choice: str) -> None:
        shown = self._article.control.current
        if choice == PictureChoice.THIS_FEED and shown is not None:
            self._commands.allow_pictures(shown.row.feed_id)
        elif choice in (PictureChoice.ALWAYS, PictureChoice.WHEN_ASKED):
            self._commands.change_settings(pictures="always" if choice == PictureChoice.ALWAYS else "ask")

    def open_leave_address(self, name: str, address: str) -> None:
        if not address or not open_outside(address):
            self._window.say(self.tr("{feed} doesn’t include an unsubscribe link.").format(feed=name))

    def rename(self, key: Key, name: str) -> None:
        saved = self._sidebar.control.find_saved(key.id) if key.kind is Kind.SAVED else None
        if saved is not None:
            self._commands.save_search(SavedSearch(saved.id, name, saved.query), saved)
        else:
            self._commands.rename(key, name, self._sidebar.control.name_of(key))

    def drop(self, key: Key, folder_id: int | None, position: int | None) -> None:
        """Move a feed or folder that was dragged; some of its new neighbours may be hidden."""
        control = self._sidebar.control
        if position is not None:
            position = among_all(control.data, control.shown, key, folder_id, position)
        self._commands.move(key, folder_id, position, control.name_of(key))

    def mark_span(self, since_at: float, until_at: float) -> None:
        """Mark everything between two instants, whatever list is shown."""
        self._commands.mark_all_read(
            View(), 2**62, self.tr("that period"), lambda place: since_at <= place.sort_at <= until_at
        )
