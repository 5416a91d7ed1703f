"""The controller of the newspaper: appends entries of the list, some at a time. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QObject

from reader.store.db import Connection
from reader.window.article import queries as article_queries
from reader.window.article.newspaper import POSTS_AT_A_TIME, NewspaperView
from reader.window.article.picture_loader import ImageSource
from reader.window.article.record import Article
from reader.window.bridge.bridge import Bridge, Changes, Topic
from reader.window.kit.humanize import posted_in_words
from reader.window.list.model import EntryModel
from reader.window.list.queries import Page, rows_operation
from reader.window.list.rows import ListRow, note_of
from reader.window.pictures.decode import PictureRule

POSTS_ABOVE = 5
"""Posts above the one at which a page begins, in case the user wants to look back."""


class NewspaperControl(QObject):
    def __init__(
        self,
        bridge: Bridge,
        posts: EntryModel,
        find_current: Callable[[], int | None],
        now: Callable[[], float],
        view: NewspaperView,
        images: ImageSource | None,
    ) -> None:
        """`find_current`: the entry under the list's cursor."""
        super().__init__(view)
        self._bridge = bridge.bound_to(self)
        self._posts, self._find_current, self._now = posts, find_current, now
        self._view = view
        self._images = images
        self._topic = Topic()
        self._first_row = self._taken = 0
        self._at: int | None = None
        self._starts_at_top = False
        self._is_stale = True
        self.is_shown = False
        posts.modelReset.connect(self._note_reset)
        posts.view_loaded.connect(self.start)
        posts.regrouped.connect(self.start)
        posts.rowsRemoved.connect(self.refresh)
        posts.rowsInserted.connect(self._note_inserted)
        view.bring_more, view.bring_earlier = self.bring_more, self.bring_earlier
        bridge.changed.connect(self._on_changed)
        bridge.marks_set.connect(self.show_marks)

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.FEEDS:
            self.refresh()

    def set_shown(self, shown: bool) -> None:
        self.is_shown = shown
        # A page that still shows the entry under the cursor stays where it was left.
        if shown and (self._is_stale or self._view.current_id != self._find_current()):
            self.start()

    def _note_reset(self) -> None:
        self._is_stale = True
        self._first_row = self._taken = 0

    def _note_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        """Write the page again, unless the rows came below it."""
        if first < self._taken:
            self.refresh()

    def start_at_top(self) -> None:
        """Show the next list from its beginning, where the new entries are."""
        self._starts_at_top = True

    def start(self) -> None:
        """Show the list as it is now, at the entry under its cursor."""
        self._topic.renew()
        current = None if self._starts_at_top else self._find_current()
        self._starts_at_top = False
        if self.is_shown:
            # Show a page that begins a little above this row.
            row = 0 if current is None else self._posts.row_of(current) or 0
            self._first_row = self._taken = max(0, row - POSTS_ABOVE)
            self._at, self._is_stale = current, False
            self._ask(self._first, row - self._first_row + POSTS_AT_A_TIME)

    def bring_earlier(self) -> None:
        """Show more of the list above the page, without moving what is read."""
        if self._first_row > 0:
            self._topic.renew()
            row = self._first_row
            self._at = self._view.current_id
            self._first_row = self._taken = max(0, row - POSTS_AT_A_TIME)
            self._ask(self._first, row - self._first_row + POSTS_AT_A_TIME)

    def bring_more(self) -> None:
        self._ask(self._more)

    def refresh(self) -> None:
        """Write the page again at the same entry: names changed, or entries came or went."""
        self._is_stale = True
        self.start()

    def _ask(self, then: Callable[[list[article_queries.Shown]], None], count: int = POSTS_AT_A_TIME) -> None:
        ids = self._posts.ids_from(self._taken, self._taken + count - 1)
        page = self._posts.page(self._taken, self._taken + count)
        self._taken += count
        self._bridge.read(_posts_operation(ids, page, self._now()), then, self._topic)

    def _first(self, shown: list[article_queries.Shown]) -> None:
        is_all = self._images is None  # without a source nothing needs to be allowed
        self._view.show_posts(
            _articles(shown), _unread(shown), is_all, self._allowed(shown), self._at, self._first_row > 0
        )

    def _more(self, shown: list[article_queries.Shown]) -> None:
        self._view.append_posts(_articles(shown), _unread(shown), self._allowed(shown))

    def _allowed(self, shown: list[article_queries.Shown]) -> list[str]:
        """The pictures that may be seen by the rule of their feed."""
        if self._images is not None:
            for one in shown:
                self._images.expect(one.row.feed_id, one.picture_urls)
        return [url for one in shown if one.pictures is PictureRule.SHOW for url in one.picture_urls]

    def show_marks(self, ids: list[int], read: bool | None, starred: bool | None) -> None:
        if read is not None:
            for entry_id in ids:
                self._view.set_unread(entry_id, not read)


def _posts_operation(ids: Sequence[int], page: Page, now: float) -> Callable[[Connection], list[article_queries.Shown]]:
    """Read articles with their age and the copies folded under them, as there is no list to show these."""

    def run(conn: Connection) -> list[article_queries.Shown]:
        rows = rows_operation(page)(conn)
        notes = {row.id: note_of(row) for row in rows if isinstance(row, ListRow)}
        found = article_queries.articles_operation(ids)(conn)
        facts = ((one, notes.get(one.row.id, ""), posted_in_words(one.row.sort_at, now)) for one in found)
        return [replace(one, article=replace(one.article, story_note=note, age=age)) for one, note, age in facts]

    return run


def _articles(shown: list[article_queries.Shown]) -> list[Article]:
    """The articles to show, with full texts that are here and wanted; nothing is fetched for a page."""
    found = [one.texts() for one in shown]
    return [article_queries.make_article(texts, article_queries.first_state(texts, can_fetch=False)) for texts in found]


def _unread(shown: list[article_queries.Shown]) -> list[int]:
    return [one.row.id for one in shown if not one.row.read]
