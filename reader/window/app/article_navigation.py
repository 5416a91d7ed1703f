"""Navigation from entry to entry and inside the article. Main thread only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from reader.window.article.newspaper import NewspaperView
from reader.window.article.view import ArticleView
from reader.window.kit.window_state import NEWSPAPER

if TYPE_CHECKING:
    from reader.window.app.article_screen import ArticleScreen


class ArticleNavigation(QObject):
    def __init__(self, window: ArticleScreen) -> None:
        super().__init__(window.window)
        self._sidebar, self._entries, self._article = window.sidebar, window.entries, window.article
        self._panes = window.frame.panes

    @property
    def _shown(self) -> ArticleView | NewspaperView:
        return self._article.newspaper if self._article.pane.shows_newspaper else self._article.view

    def step(self, by: int) -> None:
        """Go to the next or previous entry, in the list or in the newspaper."""
        if self._article.pane.shows_newspaper:
            self._article.newspaper.go_by(by)
        elif self._entries.view.step(by):
            self._show_article()

    def go_unread(self, by: int) -> None:
        self._entries.control.go_unread(by)
        self._show_article()

    def read_entry(self) -> None:
        """Move the focus from the list into the article under its cursor."""
        if self._entries.view.current_id() is None:
            self._entries.view.step(1)
        if self._entries.view.current_id() is not None:
            self._panes.show_article_place()
            self._article.view.setFocus()

    def click_entry(self) -> None:
        """Show the article that was clicked if it shares one place with the list, unless a held key selects."""
        if self._panes.is_single and not QGuiApplication.keyboardModifiers():
            self.read_entry()

    def _show_article(self) -> None:
        """Show the article if it shares one place with the list."""
        if self._panes.is_single and self._entries.view.current_id() is not None:
            self.read_entry()

    def page_on(self) -> None:
        """Scroll by a page; at the end of the article the view asks for the next unread entry."""
        if self._article.pane.shows_newspaper:
            self._article.newspaper.browser.scroll_on()
        elif self._article.view.article is None:
            self.go_unread(1)
        elif self._panes.is_article_in_sight:
            self._article.view.browser.scroll_on()
        else:
            self.read_entry()

    def page_back(self) -> None:
        self._shown.browser.scroll_back()

    def go_back(self) -> None:
        """Close what was opened last: the drawer, the search, the find bar or the article."""
        header = self._entries.pane.header
        if self._panes.is_drawer and not self._sidebar.pane.isHidden():
            self.toggle_sidebar()
        elif self._entries.pane.has_focus() and header.is_searching():
            header.close_search()
        elif self._article.view.marks.close_bar():
            return
        elif self._panes.layout_name == NEWSPAPER and not self._article.pane.shows_newspaper:
            self._article.pane.show_newspaper(True)
            self._article.newspaper.setFocus()
        else:
            self._panes.show_list_place()
            self.focus_reading()

    def focus_reading(self) -> None:
        """Focus the list, or the newspaper if there is no list."""
        is_newspaper = self._panes.layout_name == NEWSPAPER
        self._article.newspaper.setFocus() if is_newspaper else self._entries.pane.focus_list()

    def toggle_sidebar(self) -> None:
        """Show or hide the sidebar; as a drawer it takes the focus while it is open."""
        self._panes.toggle_sidebar()
        if self._panes.is_drawer:
            is_open = not self._sidebar.pane.isHidden()
            self._sidebar.tree.setFocus() if is_open else self.focus_reading()

    def enter_entry(self, entry_id: int) -> None:
        """Put the list's cursor on the entry read in the newspaper, so that every key applies to it."""
        view = self._entries.view
        if self._article.pane.shows_newspaper and view.go_to_id(entry_id):
            self._entries.model.row_at(view.currentIndex().row())

    def view_pictures(self) -> None:
        """Show the pictures one by one, from the first visible one."""
        self._shown.picture_tools.open_in_sight()

    def find_in_article(self) -> None:
        """Open the find bar; in the newspaper, open the entry under the cursor for it."""
        self._article.pane.show_newspaper(False)
        self._article.view.find_bar.open_bar()
