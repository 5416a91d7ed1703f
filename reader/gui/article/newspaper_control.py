"""Controller of the newspaper: appends entries of the list's snapshot, some at a time. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject

from reader.gui.article.full_text import Texts, first_state, make_article
from reader.gui.article.newspaper import POSTS_AT_A_TIME, NewspaperView
from reader.gui.article.pictures.loader import ImageSource
from reader.gui.article.reads import Shown, articles_operation
from reader.gui.article.record import Article, PictureRule
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.entries.model import EntryModel
from reader.gui.entries.notes import note_of
from reader.gui.entries.reads import Page, rows_operation
from reader.gui.entries.rows import ListRow
from reader.store.db import Connection


class NewspaperControl(QObject):
    def __init__(
        self, bridge: Bridge, posts: EntryModel, view: NewspaperView, images: ImageSource | None
    ) -> None:
        super().__init__(view)
        self._bridge = bridge
        self._posts = posts
        self._view = view
        self._images = images
        self._topic = Topic()
        self._taken = 0
        self.is_shown = False
        posts.view_loaded.connect(self.start)
        view.more_wanted.connect(self.bring_more)

    def set_shown(self, shown: bool) -> None:
        self.is_shown = shown
        self.start()

    def start(self) -> None:
        """From the top of the list, as it is now."""
        self._topic.renew()
        self._taken = 0
        if self.is_shown:
            self._ask(self._first)

    def bring_more(self) -> None:
        self._ask(self._more)

    def _ask(self, then: Callable[[list[Shown]], None]) -> None:
        ids = self._posts.ids_from(self._taken, self._taken + POSTS_AT_A_TIME - 1)
        page = self._posts.page(self._taken, self._taken + POSTS_AT_A_TIME)
        self._taken += POSTS_AT_A_TIME
        self._bridge.read(_posts_operation(ids, page), then, self._topic)

    def _first(self, shown: list[Shown]) -> None:
        is_all = self._images is None  # nothing to allow where there is no source
        self._view.show_posts(_articles(shown), _unread(shown), is_all, self._allowed(shown))

    def _more(self, shown: list[Shown]) -> None:
        self._view.append_posts(_articles(shown), _unread(shown), self._allowed(shown))

    def _allowed(self, shown: list[Shown]) -> list[str]:
        """Each feed's pictures by its own rule."""
        if self._images is not None:
            for one in shown:
                self._images.expect(one.row.feed_id, one.picture_urls)
        return [url for one in shown if one.pictures is PictureRule.SHOW for url in one.picture_urls]

    def show_marks(self, ids: list[int], read: bool | None, starred: bool | None) -> None:
        if read is not None:
            for entry_id in ids:
                self._view.set_unread(entry_id, not read)


def _posts_operation(ids: Sequence[int], page: Page) -> Callable[[Connection], list[Shown]]:
    """Articles that also say what stands folded under them: here no list does."""

    def run(conn: Connection) -> list[Shown]:
        rows = rows_operation(page)(conn)
        notes = {row.id: note_of(row) for row in rows if isinstance(row, ListRow)}
        return [_with_note(one, notes.get(one.row.id, "")) for one in articles_operation(ids)(conn)]

    return run


def _with_note(shown: Shown, note: str) -> Shown:
    return replace(shown, article=replace(shown.article, story_note=note)) if note else shown


def _articles(shown: list[Shown]) -> list[Article]:
    """Whole articles where the owner wants them and they are here; nothing is fetched for a page of posts."""
    found = [Texts(one.article, one.page, one.wants_page) for one in shown]
    return [make_article(texts, first_state(texts, can_fetch=False)) for texts in found]


def _unread(shown: list[Shown]) -> list[int]:
    return [one.row.id for one in shown if not one.row.read]
