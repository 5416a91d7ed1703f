"""Which actions are enabled, checked and visible. Main thread only."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QObject

from reader.gui.article.pane import LAYOUTS
from reader.gui.article.read_policy import MarkRead
from reader.gui.article.view import ArticleView
from reader.gui.entries.rows import ListRow
from reader.gui.kit.actions import Actions
from reader.gui.kit.shortcuts import Section
from reader.gui.shell.parts import EntriesParts
from reader.gui.sidebar.tree import Kind, SidebarData

READ_WHEN = {"read_when_opened": MarkRead.OPENED, "read_when_passed": MarkRead.SCROLLED, "read_by_hand": MarkRead.NEVER}
_OF_AN_ENTRY = ("toggle_read", "toggle_star", "toggle_highlight", "tag", "send_to")
_MARKS_OF_THE_LIST = ("mark_all_read", "mark_above", "mark_below", "mark_older", "mark_but_today")
_OF_AN_ARTICLE = (
    *("find", "find_next", "find_previous", "pictures", "print", "save_html"),
    *("copy_markdown", "copy_text", "copy_quote"),
)
_OF_AN_EPISODE = ("play_this", "queue", "queue_first", "download")
_MOST_ASKED = 200
"""Selected posts that are checked at most: somebody may select a million."""
_OF_ITS_ADDRESS = ("open_in_browser", "copy_link", "share", "full_text")
_STAYS = frozenset(
    {"undo", "redo", "go_unread", "go_today", "go_for_you", "go_starred", "go_paper", "insights", "away"}
)
"""Actions that still make sense without a list."""
_ORDER_OF_THE_LIST = ("unread_only", "newest_first", "by_feed", "fold_stories")
"""Suspended, too, since some pages use these keys themselves."""


class ActionStates(QObject):
    def __init__(self, actions: Actions, entries: EntriesParts, article: ArticleView) -> None:
        super().__init__(actions)
        self._actions, self._entries, self._article = actions, entries, article

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
        has_entry = view.current_id() is not None or article is not None
        self._actions.set_possible(_OF_AN_ENTRY, has_entry)
        in_for_you = self._entries.control.place.kind is Kind.FOR_YOU
        self._actions["less"].setVisible(in_for_you)
        self._actions.set_possible(_OF_AN_EPISODE, self._has_sound())
        self._actions.set_possible(("less",), in_for_you and view.current_id() is not None)
        self._actions.set_possible(("delete",), bool(view.selectionModel().hasSelection()))
        self._actions.set_possible(_MARKS_OF_THE_LIST, self._entries.model.rowCount() > 0)
        self._actions.set_possible(_OF_AN_ARTICLE, article is not None)
        self._actions.set_possible(("open_comments",), article is not None and bool(article.comments))
        self._actions.set_possible(_OF_ITS_ADDRESS, article is not None and bool(article.link))

    def _has_sound(self) -> bool:
        """Whether a selected post, or the open one, has an episode."""
        view, model = self._entries.view, self._entries.model
        spans = view.selectionModel().selection().toList()
        chosen = (row for span in spans for row in range(span.top(), span.bottom() + 1))
        rows = [model.peek(row) for row in islice(chosen, _MOST_ASKED)]
        article = self._article.article
        has_open = article is not None and article.sound is not None
        return has_open or any(isinstance(row, ListRow) and row.entry.sound is not None for row in rows)

    def show_full_text(self, is_shown: bool) -> None:
        self._actions["full_text"].setChecked(is_shown)

    def show_undo(self, can_undo: bool, can_redo: bool) -> None:
        self._actions.set_possible(("undo",), can_undo)
        self._actions.set_possible(("redo",), can_redo)

    def show_for_you(self, data: SidebarData) -> None:
        """Hide the action of For you while that is switched off."""
        self._actions["go_for_you"].setVisible(data.for_you)
        self._actions["go_for_you"].setEnabled(data.for_you)

    def show_layout(self, layout: str) -> None:
        for action, name in LAYOUTS.items():
            self._actions[action].setChecked(name == layout)


def find_read_when(policy: MarkRead) -> str:
    """The name of the action for a policy."""
    return next(name for name, chosen in READ_WHEN.items() if chosen is policy)


def suspend_actions(actions: Actions, *also: Section) -> None:
    """Suspend the actions on posts and places, and those of `also`, while a page replaces the list."""
    actions.suspend({Section.READING, Section.MARKING, Section.MOVING, *also}, _STAYS, _ORDER_OF_THE_LIST)
