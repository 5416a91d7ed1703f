"""Brings the post under the cursor into the article view; the old one stays until the new one is there.

Main thread only.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from reader.gui.article.record import TextChoice
from reader.gui.article.view import ArticleView
from reader.gui.article_reads import Shown, article_operation
from reader.gui.bridge import Bridge, Topic
from reader.gui.posts.rows import Marks, marked


class ArticleControl(QObject):
    article_shown = Signal(int)
    article_closed = Signal()

    def __init__(self, bridge: Bridge, view: ArticleView, has_images: bool) -> None:
        super().__init__(view)
        self._bridge = bridge
        self._view = view
        self._has_images = has_images
        self._topic = Topic()
        self.current: Shown | None = None
        view.article_shown.connect(self.article_shown)
        self._free_keys()

    def _free_keys(self) -> None:
        """These keys stand in the window's table, where the owner can change them."""
        own = self._view.article_actions
        for action in (own.open_in_browser, own.copy_link, own.full_text, own.enlarge, own.shrink):
            action.setShortcuts([])

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
        # Without a source of pictures there is nothing to allow, so no bar asks for it.
        self._view.show_article(shown.article, shown.pictures or not self._has_images)

    def note_marks(self, ids: list[int], read: bool | None, starred: bool | None) -> None:
        """The owner marked posts; the open one may leave the list and still be marked again."""
        if self.current is not None and self.current.row.id in ids:
            row = marked(self.current.row, Marks(read, starred))
            self.current = replace(self.current, row=row)

    def set_serif(self, serif: bool) -> None:
        self._view.set_text_choice(TextChoice(serif, self._view.text_choice.px))


def open_outside(link: str) -> bool:
    """A browser or a mail program; nothing else may be started by a feed."""
    url = QUrl(link)
    return url.scheme() in ("http", "https", "mailto") and QDesktopServices.openUrl(url)
