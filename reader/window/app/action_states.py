"""Which actions are enabled, checked and visible. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import islice
from operator import or_
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.features.mail.records import is_mail
from reader.window.article.pane import LAYOUTS
from reader.window.article.read_policy import MarkRead
from reader.window.kit.actions import Actions
from reader.window.kit.shortcuts import Need, Section
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import Kind, SidebarData

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen

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
