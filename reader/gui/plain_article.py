"""Shows a post as plain text: title, feed and words, nothing that could load anything. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QPlainTextEdit

from reader.gui.tokens import COLUMN_AIR, LIST_TITLE
from reader.gui.type import make_font
from reader.model.stored import EntryFull


class PlainArticle(QPlainTextEdit):
    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(make_font(LIST_TITLE))
        self.setAccessibleName(self.tr("Article"))
        self.setViewportMargins(COLUMN_AIR, 0, COLUMN_AIR, 0)

    def show_article(self, entry: EntryFull) -> None:
        row = entry.row
        self.setPlainText("\n\n".join((row.feed_name, row.title, entry.text)))

    def page_on(self) -> bool:
        """Scroll a page; False where the end was in sight already."""
        bar = self.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + bar.pageStep())
        return bar.value() > before

    def page_back(self) -> bool:
        bar = self.verticalScrollBar()
        before = bar.value()
        bar.setValue(before - bar.pageStep())
        return bar.value() < before
