"""What actions do to the entries and feeds under the cursor. Main thread only."""

from __future__ import annotations

from urllib.parse import urlsplit

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from reader.gui.article.control import open_outside
from reader.gui.article.record import PictureChoice
from reader.gui.entries.rows import ListRow
from reader.gui.kit.text import ask_for_name
from reader.gui.shell.article_parts import ArticleParts
from reader.gui.shell.commands import Commands
from reader.gui.shell.navigation import Navigation
from reader.gui.shell.parts import EntriesParts, SidebarParts
from reader.gui.sidebar.tree import Key, Kind, Way, among_all, find_target
from reader.model.mail import is_mail
from reader.model.stored import EntryRow, Feed, SavedSearch


class ActionHandlers(QObject):
    said = Signal(str)
    """A sentence for the user."""
    leave_wanted = Signal(int, str)
    """The user wants to leave a newsletter: its feed's id and name."""

    def __init__(
        self,
        window: QWidget,
        commands: Commands,
        navigation: Navigation,
        sidebar: SidebarParts,
        entries: EntriesParts,
        article: ArticleParts,
    ) -> None:
        super().__init__(window)
        self._window, self._commands, self._navigation = window, commands, navigation
        self._sidebar, self._entries, self._article = sidebar, entries, article

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
        key, shown = self._chosen(Kind.FEED), self._article.control.current
        if key is not None:
            return key.id
        return shown.row.feed_id if shown else 0

    def _chosen(self, kind: Kind) -> Key | None:
        """What is chosen in the sidebar, if it is of this kind."""
        key = self._sidebar.tree.current_key()
        return key if key is not None and key.kind is kind else None

    def toggle_read(self) -> None:
        """Mark all selected entries as the one under the cursor is not."""
        entry = self.entry_at_hand()
        if entry is not None:
            self._article.read_policy.note_marked_by_hand()
            self._commands.set_read(self.ids_at_hand(), not entry.read)

    def toggle_star(self) -> None:
        entry = self.entry_at_hand()
        if entry is not None:
            self._commands.set_starred(self.ids_at_hand(), not entry.starred)

    def toggle_highlight(self) -> None:
        entry = self.entry_at_hand()
        if entry is not None:
            self._commands.highlight(self.ids_at_hand(), not entry.highlighted)

    def mark_all_read(self) -> None:
        control, model = self._entries.control, self._entries.model
        if control.is_search or control.place.kind is Kind.FOR_YOU:
            self._commands.mark_these_read(model.every_id(), control.list_name)
        else:
            self._commands.mark_all_read(control.view, model.newest_id, control.list_name)

    def count_unread(self) -> None:
        """Count what `mark_all_read` would mark now."""
        control, model = self._entries.control, self._entries.model
        if control.is_search or control.place.kind is Kind.FOR_YOU:
            self._commands.count_these_unread(model.every_id())
        else:
            self._commands.count_unread(control.view, model.newest_id)

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

    def want_less(self) -> None:
        """Show fewer posts like these, in For you only: other lists are ordered by time."""
        if self._entries.control.place.kind is Kind.FOR_YOU and (ids := self.ids_at_hand()):
            self._commands.want_less(ids)

    def delete(self) -> None:
        self._commands.delete(self._entries.view.selected_ids())

    def allow_pictures(self, entry_id: int, choice: str) -> None:
        shown = self._article.control.current
        if choice == PictureChoice.THIS_FEED and shown is not None:
            self._commands.allow_pictures(shown.row.feed_id)
        elif choice in (PictureChoice.ALWAYS, PictureChoice.WHEN_ASKED):
            self._commands.change_settings(pictures="always" if choice == PictureChoice.ALWAYS else "ask")

    def ask_folder(self) -> None:
        name = ask_for_name(self._window, self.tr("New folder"), self.tr("Name of the folder:"))
        parent = self._chosen(Kind.FOLDER)
        if name:
            self._commands.make_folder(name, parent.id if parent else None)

    def unsubscribe(self) -> None:
        if key := self._chosen(Kind.FEED):
            self._commands.unsubscribe(key.id, self._sidebar.control.name_of(key))
            self._navigation.show_unread()

    def leave_newsletter(self) -> None:
        feed = self._sidebar.control.find_feed(self.feed_at_hand())
        if feed is not None:
            self.leave_wanted.emit(feed.id, feed.name)

    def open_leave_address(self, name: str, address: str) -> None:
        if not address or not open_outside(address):
            self.said.emit(self.tr("{feed} names no address to leave it by.").format(feed=name))

    def remove_folder(self) -> None:
        if key := self._chosen(Kind.FOLDER):
            self._commands.remove_folder(key.id, self._sidebar.control.name_of(key))
            self._navigation.show_unread()

    def open_website(self) -> None:
        feed = self._sidebar.control.find_feed(self.feed_at_hand())
        if feed is not None and not is_mail(feed.url):
            open_outside(find_website(feed))

    def copy_address(self) -> None:
        feed = self._sidebar.control.find_feed(self.feed_at_hand())
        if feed is not None:
            QGuiApplication.clipboard().setText(feed.url)
            self.said.emit(self.tr("Copied {address}").format(address=feed.url))

    def rename(self, key: Key, name: str) -> None:
        saved = self._sidebar.control.find_saved(key.id) if key.kind is Kind.SAVED else None
        if saved is not None:
            self._commands.save_search(SavedSearch(saved.id, name, saved.query), saved)
        else:
            self._commands.rename(key, name, self._sidebar.control.name_of(key))

    def move(self, way: Way) -> None:
        """Move the feed or folder that is chosen in the sidebar."""
        key, control = self._sidebar.tree.current_key(), self._sidebar.control
        target = find_target(control.data, key, way) if key is not None else None
        if key is not None and target is not None:
            self._commands.move(key, target.folder_id, target.position, control.name_of(key))

    def drop(self, key: Key, folder_id: int | None, position: int | None) -> None:
        """Move a feed or folder that was dragged; some of its new neighbours may be hidden."""
        control = self._sidebar.control
        if position is not None:
            position = among_all(control.data, control.shown, key, folder_id, position)
        self._commands.move(key, folder_id, position, control.name_of(key))


def find_website(feed: Feed) -> str:
    """The site that a feed names or, if it names none, the host of its own address."""
    parts = urlsplit(feed.url)
    return feed.publisher.site_url or f"{parts.scheme}://{parts.netloc}/"
