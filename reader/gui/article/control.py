"""Controller of the article view: shows the entry under the cursor; the old one stays until the new one is there.

Main thread only.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from reader.gui.article.full_text import Texts, first_state, make_article, next_state, stored_state
from reader.gui.article.pictures.loader import ImageSource
from reader.gui.article.reads import Shown, article_operation
from reader.gui.article.record import FullText, PictureRule
from reader.gui.article.view import ArticleView
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.entries.rows import Marks, marked


class ArticleControl(QObject):
    article_shown = Signal(int)
    article_closed = Signal()
    page_wanted = Signal(int)
    """The page behind this post is to be fetched."""

    def __init__(self, bridge: Bridge, view: ArticleView, images: ImageSource | None) -> None:
        super().__init__(view)
        self._bridge = bridge
        self._view = view
        self._images = images
        self._topic = Topic()
        self.current: Shown | None = None
        self.can_fetch = False
        """Whether there is an engine that could fetch a page."""
        self._state = FullText.NOT_ASKED
        view.article_shown.connect(self.article_shown)

    def open(self, entry_id: int | None) -> None:
        self._topic.renew()
        if entry_id is None:
            self.current = None
            self._view.clear()
            self.article_closed.emit()
            return
        self._bridge.read(article_operation(entry_id), self._show, self._topic)

    def _show(self, shown: Shown) -> None:
        self.current = shown
        if self._images is not None:
            self._images.expect(shown.row.feed_id, shown.picture_urls)
        self._enter(first_state(_texts(shown), self.can_fetch))

    # --- the text behind the post -----------------------------------------------------------------

    def toggle_full_text(self) -> None:
        """The page's article in place of the feed's text, or back."""
        if self.current is not None and self.can_fetch:
            state = next_state(_texts(self.current), self._state)
            if state is not self._state:
                self._enter(state)

    def take_page(self, entry_id: int, message: str = "") -> None:
        """The page was fetched, or could not be, which `message` says."""
        if self.current is not None and self.current.row.id == entry_id:
            self._bridge.read(
                article_operation(entry_id), lambda shown: self._show_page(shown, message), self._topic
            )

    def _show_page(self, shown: Shown, message: str) -> None:
        self.current = shown
        if self._images is not None:
            self._images.expect(shown.row.feed_id, shown.picture_urls)
        self._enter(FullText.NONE_FOUND if message else stored_state(_texts(shown)), message)

    def _enter(self, state: FullText, message: str = "") -> None:
        assert self.current is not None
        self._state = state
        # Without a source of pictures there is nothing to allow, so no bar asks for it.
        shows = self.current.pictures is PictureRule.SHOW or self._images is None
        asks = self.current.pictures is PictureRule.ASK
        self._view.show_article(make_article(_texts(self.current), state, message), shows, asks)
        if state is FullText.FETCHING:
            self.page_wanted.emit(self.current.row.id)

    def note_marks(self, ids: list[int], read: bool | None, starred: bool | None) -> None:
        """The owner marked posts; the open one may leave the list and still be marked again."""
        if self.current is not None and self.current.row.id in ids:
            row = marked(self.current.row, Marks(read, starred))
            self.current = replace(self.current, row=row)

    def set_serif(self, serif: bool) -> None:
        self._view.set_text_choice(replace(self._view.text_choice, serif=serif, family=""))


def _texts(shown: Shown) -> Texts:
    return Texts(shown.article, shown.page, shown.wants_page)


def open_outside(link: str) -> bool:
    """A browser or a mail program; nothing else may be started by a feed."""
    url = QUrl(link)
    return url.scheme() in ("http", "https", "mailto") and QDesktopServices.openUrl(url)
