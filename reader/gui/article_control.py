"""Brings the post under the cursor into the article pane; the old one stays until the new one is there.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication

from reader.gui.article_pane import ArticlePane
from reader.gui.bridge import Bridge, Topic
from reader.gui.plain_article import PlainArticle
from reader.model.stored import EntryFull
from reader.store.views import get_entry

_OPENED_OUTSIDE = ("http", "https")


class ArticleControl(QObject):
    article_shown = Signal(int)
    article_closed = Signal()

    def __init__(self, bridge: Bridge, pane: ArticlePane, text: PlainArticle) -> None:
        super().__init__(pane)
        self._bridge = bridge
        self._pane = pane
        self._text = text
        self._topic = Topic()
        self.current: EntryFull | None = None

    def open(self, entry_id: int | None) -> None:
        self._topic.renew()
        if entry_id is None:
            self.current = None
            self._pane.show_nothing()
            self.article_closed.emit()
            return
        self._bridge.read(lambda conn: get_entry(conn, entry_id), self._show, self._topic)

    def _show(self, entry: EntryFull) -> None:
        self.current = entry
        self._text.show_article(entry)
        self._pane.show_text()
        self.article_shown.emit(entry.row.id)

    def page_on(self) -> bool:
        return self.current is not None and self._text.page_on()

    def page_back(self) -> bool:
        return self.current is not None and self._text.page_back()

    def open_in_browser(self) -> bool:
        """Only what a browser is for; a feed must not start another program."""
        url = QUrl(self.current.row.link) if self.current else QUrl()
        return url.scheme() in _OPENED_OUTSIDE and QDesktopServices.openUrl(url)

    def copy_link(self) -> None:
        if self.current and self.current.row.link:
            QGuiApplication.clipboard().setText(self.current.row.link)
