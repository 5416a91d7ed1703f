"""The entries and feeds at hand, which actions work on, and which actions are enabled, checked and visible. Main thread
only."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import islice
from operator import or_
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.core.records.stored import EntryRow, SavedSearch, View
from reader.features.mail.records import is_mail
from reader.store import marks
from reader.store.db import Connection
from reader.window.article.control import open_outside
from reader.window.article.pane import LAYOUTS
from reader.window.article.read_policy import MarkRead
from reader.window.article.record import PictureChoice
from reader.window.bridge.bridge import Topic
from reader.window.kit.actions import Actions
from reader.window.kit.shortcuts import Need, Section
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Key, Kind, SidebarData, among_all

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


READ_WHEN = {"read_when_opened": MarkRead.OPENED, "read_when_passed": MarkRead.SCROLLED, "read_by_hand": MarkRead.NEVER}
_STAYS = frozenset(
    {"undo", "redo", "go_unread", "go_today", "go_for_you", "go_starred", "go_paper", "insights", "away"}
)
"""Actions that still make sense without a list."""
_ORDER_OF_THE_LIST = ("unread_only", "newest_first", "by_feed", "fold_stories")
"""Suspended too, since some pages use these keys themselves."""


class ActionStates(QObject):
    def __init__(self, window: ArticleScreen, feed_at_hand: Callable[[], int]) -> None:
        super().__init__(window.window)
        self._feed_at_hand = feed_at_hand
        self._window, self._actions = window, window.actions
        self._entries, self._article = window.entries, window.article.view

    def show_marks(self) -> None:
        """Show the marks of the post under the cursor, and what can be done to it."""
        row = self._entries.model.peek(self._entries.view.currentIndex().row())
        entry = row.entry if isinstance(row, ListRow) else None
        self._actions.show_starred(entry is not None and entry.starred)
        self._actions.show_read(entry is not None and entry.read)
        self._actions.show_highlighted(entry is not None and entry.highlighted)
        self.show_possible()

    def show_possible(self) -> None:
        """Enable what can be done with the entry, the article or its address."""
        article, view = self._article.article, self._entries.view
        place, is_chosen = self._entries.control.place.kind, view.current_id() is not None
        in_for_you = place is Kind.FOR_YOU
        facts = {
            Need.ENTRY: is_chosen or article is not None,
            Need.LIST: self._entries.model.rowCount() > 0,
            Need.SELECTION: bool(view.selectionModel().hasSelection()),
            Need.ARTICLE: article is not None,
            Need.ADDRESS: article is not None and bool(article.link),
            Need.COMMENTS: article is not None and bool(article.comments),
            Need.EPISODE: self._has_sound(),
            Need.SUGGESTION: in_for_you and is_chosen,
            Need.FEED: place is Kind.FEED,
            Need.FOLDER: place is Kind.FOLDER,
            Need.FEED_AT_HAND: self._feed_at_hand() != 0,
            Need.UNDO: self._window.undo.can_undo,
            Need.REDO: self._window.undo.can_redo,
        }
        self._actions["less"].setVisible(in_for_you)
        self._actions.show_found(reduce(or_, (need for need, is_there in facts.items() if is_there), Need(0)))

    def _has_sound(self) -> bool:
        """Whether a selected post, or the open one, has an episode."""
        view, model = self._entries.view, self._entries.model
        spans = view.selectionModel().selection().toList()
        chosen = (row for span in spans for row in range(span.top(), span.bottom() + 1))
        # Selected posts that are checked at most: somebody may select a million
        rows = [model.peek(row) for row in islice(chosen, 200)]
        article = self._article.article
        has_open = article is not None and article.sound is not None
        return has_open or any(isinstance(row, ListRow) and row.entry.sound is not None for row in rows)

    def show_leaving(self) -> None:
        """Offer to leave a newsletter while one is at hand."""
        feed = self._window.sidebar.control.find_feed(self._feed_at_hand())
        self._actions["leave_newsletter"].setVisible(feed is not None and is_mail(feed.url))

    def show_for_you(self, data: SidebarData) -> None:
        """Hide the action of For you while that is switched off."""
        self._actions["go_for_you"].setVisible(data.for_you)
        self._actions["go_for_you"].setEnabled(data.for_you)

    def show_layout(self, layout: str) -> None:
        for action, name in LAYOUTS.items():
            self._actions[action].setChecked(name == layout)


def find_read_when(policy: MarkRead) -> str:
    return next(name for name, chosen in READ_WHEN.items() if chosen is policy)


def suspend_actions(actions: Actions, *also: Section) -> None:
    """Suspend the actions on posts and places, and those of `also`, while a page replaces the list."""
    actions.suspend({Section.READING, Section.MARKING, Section.MOVING, *also}, _STAYS, _ORDER_OF_THE_LIST)
