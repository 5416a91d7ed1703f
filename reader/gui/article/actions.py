"""What can be done with an article, each as an action with a key: find, print, save, copy, share, text size.

Runs on the window's thread. The window may give an action another key; keys here are each system's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from reader.gui.article.record import Article

if TYPE_CHECKING:
    from reader.gui.article.view import ArticleView


class ArticleActions(QObject):
    def __init__(self, view: ArticleView) -> None:
        super().__init__(view)
        keys = QKeySequence.StandardKey
        self._view = view
        self.find = self._make(self.tr("Find in article…"), keys.Find, lambda: view.find_bar.open_bar())
        self.find_next = self._make(self.tr("Find next"), keys.FindNext, lambda: view.find_bar.find_next())
        self.find_previous = self._make(
            self.tr("Find previous"), keys.FindPrevious, lambda: view.find_bar.find_previous()
        )
        self.open_in_browser = self._make(self.tr("Open in browser"), "Ctrl+Return", view.open_in_browser)
        self.copy_link = self._make(self.tr("Copy article link"), "Ctrl+Shift+C", view.copy_link)
        self.share = self._make(self.tr("Share by mail…"), "Ctrl+Shift+M", view.share_by_mail)
        self.full_text = self._make(self.tr("Fetch full text"), "Ctrl+Shift+F", view.ask_full_text)
        self.save = self._make(self.tr("Save as HTML…"), keys.Save, lambda: _save(view))
        self.print = self._make(self.tr("Print…"), keys.Print, lambda: _print(view))
        self.enlarge = self._make(self.tr("Larger text"), keys.ZoomIn, view.enlarge_text)
        self.enlarge.setShortcuts([*QKeySequence.keyBindings(keys.ZoomIn), QKeySequence("Ctrl+=")])
        self.shrink = self._make(self.tr("Smaller text"), keys.ZoomOut, view.shrink_text)
        self.reset = self._make(self.tr("Normal text size"), "Ctrl+0", view.reset_text)

    def menu_actions(self) -> list[QAction]:
        return [self.open_in_browser, self.copy_link, self.share, self.find, self.save, self.print]

    def set_article(self, article: Article | None) -> None:
        there = article is not None
        linked = article is not None and bool(article.link)
        for action in (self.find, self.find_next, self.find_previous, self.save, self.print):
            action.setEnabled(there)
        for action in (self.open_in_browser, self.copy_link, self.share, self.full_text):
            action.setEnabled(linked)

    def _make(self, words: str, key: QKeySequence.StandardKey | str, run: object) -> QAction:
        action = QAction(words, self._view)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _checked=False: run())  # type: ignore[operator]
        self._view.addAction(action)
        return action


def _save(view: ArticleView) -> None:
    """Files and printers are loaded when they are asked for: the window starts without them."""
    from reader.gui.article.output import save_article

    save_article(view)


def _print(view: ArticleView) -> None:
    from reader.gui.article.output import print_article

    print_article(view)
