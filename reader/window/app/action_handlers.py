"""What actions do to the entries and feeds under the cursor, and to parts of the list. Main thread only."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from reader.core.clock import local_midnight
from reader.core.records.stored import Cursor, EntryRow, Feed, SavedSearch, View
from reader.features.mail.records import is_mail
from reader.store import marks
from reader.store.db import Connection
from reader.window.article.control import open_outside
from reader.window.article.read_policy import MarkRead
from reader.window.article.record import PictureChoice
from reader.window.bridge.bridge import Topic
from reader.window.kit.actions import pop_up
from reader.window.kit.text import ask_for_name
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Key, Kind, Way, among_all, find_target

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen
    from reader.window.app.dialog_manager import DialogManager
    from reader.window.app.menus import ContextMenus


DAY_S = 86_400.0
_ANY = 2**62
"""Larger than any id."""


class ActionHandlers(QObject):
    def __init__(self, window: ArticleScreen, dialogs: DialogManager, menus: ContextMenus) -> None:
        super().__init__(window.window)
        self._dialogs, self._menus = dialogs, menus
        self._window, self._commands, self._actions = window, window.commands, window.actions
        self._bridge, self._count_topic, self._clock = window.bridge.bound_to(self), Topic(), window.clock
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
        name = ask_for_name(self._window.window, self.tr("New folder"), self.tr("Folder name:"))
        parent = self._chosen(Kind.FOLDER)
        if name:
            self._commands.make_folder(name, parent.id if parent else None)

    def unsubscribe(self) -> None:
        if key := self._chosen(Kind.FEED):
            self._commands.unsubscribe(key.id, self._sidebar.control.name_of(key))
            self._window.navigation.show_unread()

    def leave_newsletter(self) -> None:
        feed = self._sidebar.control.find_feed(self.feed_at_hand())
        if feed is not None:
            self._dialogs.mail.find_leave_address(feed.id, feed.name)

    def open_leave_address(self, name: str, address: str) -> None:
        if not address or not open_outside(address):
            self._window.say(self.tr("{feed} doesn’t include an unsubscribe link.").format(feed=name))

    def remove_folder(self) -> None:
        if key := self._chosen(Kind.FOLDER):
            self._commands.remove_folder(key.id, self._sidebar.control.name_of(key))
            self._window.navigation.show_unread()

    def remove_tag(self) -> None:
        if key := self._chosen(Kind.TAG):
            self._commands.remove_tag(self._sidebar.control.name_of(key))
            self._window.navigation.show_unread()

    def open_website(self) -> None:
        feed = self._sidebar.control.find_feed(self.feed_at_hand())
        if feed is not None and not is_mail(feed.url):
            open_outside(find_website(feed))

    def copy_address(self) -> None:
        feed = self._sidebar.control.find_feed(self.feed_at_hand())
        if feed is not None:
            QGuiApplication.clipboard().setText(feed.url)
            self._window.say(self.tr("Copied {address}").format(address=feed.url))

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

    def set_read_when(self, policy: str) -> None:
        self._article.read_policy.set_policy(MarkRead(policy))

    # --- parts of the list ------------------------------------------------------------------------

    def mark_above(self) -> None:
        self._mark_from_cursor(is_above=True)

    def mark_below(self) -> None:
        self._mark_from_cursor(is_above=False)

    def mark_but_today(self) -> None:
        self._mark_older(local_midnight(self._clock.now()))

    def mark_span(self, since_at: float, until_at: float) -> None:
        """Mark everything between two instants, whatever list is shown."""
        self._commands.mark_all_read(
            View(), _ANY, self.tr("that period"), lambda place: since_at <= place.sort_at <= until_at
        )

    def ask_age(self) -> None:
        menu = QMenu(self._window.window)
        menu.setAccessibleName(self.tr("Mark as read if older than"))
        for words, days in (
            (self.tr("Older than a day"), 1),
            (self.tr("Older than 3 days"), 3),
            (self.tr("Older than a week"), 7),
            (self.tr("Older than 2 weeks"), 14),
            (self.tr("Older than a month"), 30),
        ):
            menu.addAction(words, partial(self._mark_older, self._clock.now() - days * DAY_S))
        pop_up(menu, self._menus.find_place())
        menu.setActiveAction(menu.actions()[0])

    def _is_view(self) -> bool:
        """Whether the list is in its view's order: not searched, suggested or grouped."""
        control = self._entries.control
        return not (control.is_search or control.place.kind is Kind.FOR_YOU or control.by_feed)

    def _mark_older(self, before: float) -> None:
        control, model = self._entries.control, self._entries.model
        if control.is_search or control.place.kind is Kind.FOR_YOU:
            self._commands.mark_these_read(model.every_id(), control.list_name, before)
        else:
            self._commands.mark_all_read(
                control.view, model.newest_id, control.list_name, lambda place: place.sort_at < before
            )

    def _mark_from_cursor(self, *, is_above: bool) -> None:
        control, model = self._entries.control, self._entries.model
        row = self._entries.view.currentIndex().row()
        shown = model.peek(row)
        if not isinstance(shown, ListRow):
            return
        if not self._is_view():
            ids = model.ids_from(0, row - 1) if is_above else model.ids_from(row + 1, model.rowCount())
            self._commands.mark_these_read(ids, control.list_name)
            return
        at, is_newer = shown.entry.cursor, is_above == control.view.newest_first
        self._commands.mark_all_read(
            control.view, model.newest_id, control.list_name, lambda place: _lies(place, at, is_newer)
        )


def find_website(feed: Feed) -> str:
    """The site that a feed names or, if it names none, the host of its own address."""
    parts = urlsplit(feed.url)
    return feed.publisher.site_url or f"{parts.scheme}://{parts.netloc}/"


def _lies(place: Cursor, at: Cursor, is_newer: bool) -> bool:
    """Whether an entry is newer, or older, than the one at the cursor."""
    here, there = (place.sort_at, place.entry_id), (at.sort_at, at.entry_id)
    return here > there if is_newer else here < there
