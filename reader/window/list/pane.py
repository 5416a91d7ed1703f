"""The list pane: header, new-entries bar, the table, and what is shown when it is empty. Main thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QWidget

from reader.window.kit.bars import HealthBar, NewPostsBar, UndoBar
from reader.window.kit.empty_state import EmptyState
from reader.window.kit.layouts import make_column
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import LIST_MIN
from reader.window.list.bars import EmptyWords, HeldBar, PollBar
from reader.window.list.header import ListHeader
from reader.window.list.view import EntryView
from reader.window.sidebar.tree import ErrorNote

if TYPE_CHECKING:
    from reader.window.list.card_view import CardView

_AIR = 12
"""Above and below a bar at the foot of the list."""
_NO_LIMIT = 16_777_215  # Qt's own word for "as large as you like"


class _Body(QWidget):
    """What is shown in the list's place. It hands on the focus itself: with a proxy, Qt would tell a screen reader that
    both have it."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = QStackedLayout(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        shown = self.stack.currentWidget()
        if shown is not None:
            shown.setFocus(event.reason())


class ListPane(QFrame):
    def __init__(self, theme: Theme, header: ListHeader, view: EntryView) -> None:
        super().__init__()
        self.setObjectName("listPane")
        self.setMinimumWidth(LIST_MIN)
        self.header, self.view = header, view
        self.health = HealthBar(theme)
        self.held = HeldBar()
        self.cards: CardView | None = None
        self.shows_cards = False
        self.trouble = ErrorNote()
        """Of the place that is shown. While the user stays there, no bar for it comes and moves the list."""
        self.empty = EmptyState(theme)
        self.body = _Body()
        self._stack = self.body.stack
        self._stack.addWidget(view)
        self._stack.addWidget(self.empty)
        self.new_posts = NewPostsBar(theme, self.body)
        view.show_newest = lambda: self.new_posts.click() if self.new_posts.isVisible() else None
        self.undo_bar = UndoBar(theme, self.body)
        self.poll_bar = PollBar(theme, self.body)
        for watched in (self.body, self.undo_bar, self.poll_bar):
            watched.installEventFilter(self)
        above = (header, header.strip, self.held, self.health)
        self._column = make_column(self, *above, (self.body, 1), spacing=0)

    def show_trouble(self, trouble: ErrorNote) -> None:
        """Show trouble at once, because the user asked how it is."""
        self.trouble = trouble
        if not self.is_empty():
            self._show_trouble()

    def end_trouble(self) -> None:
        """Hide the bar, as the trouble is over; the rows stay where they are on the screen."""
        self.trouble = ErrorNote()
        if not self.health.isHidden():
            height = self.health.height()
            self.health.hide()
            bar = self.shown.verticalScrollBar()
            bar.setValue(bar.value() - height)

    def _show_trouble(self) -> None:
        button = self.tr("Enter password…") if self.trouble.wants_password else self.tr("Try now")
        button = self.tr("Choose again…") if self.trouble.is_rebuilt else button
        self.health.show_sentence(self.trouble.at_length, button)

    @property
    def shown(self) -> EntryView | CardView:
        """The view that shows the entries: the table, or the cards in its place."""
        return self.cards if self.shows_cards and self.cards is not None else self.view

    def add_cards(self, cards: CardView) -> None:
        self.cards = cards
        self._stack.addWidget(cards)

    def show_cards(self, shows_cards: bool) -> None:
        """Show cards or the table, which lends its focus to the cards while they are shown in its place."""
        if shows_cards == self.shows_cards:
            return
        had_focus = self.view.hasFocus()
        self.shows_cards = shows_cards
        self.view.setFocusProxy(self.cards if shows_cards else None)  # type: ignore[arg-type]  # None takes it back
        if not self.is_empty():
            self._show_in_body(self.shown)
            if had_focus:
                self.focus_list()

    def show_list(self) -> None:
        self._show_trouble()
        self._show_in_body(self.shown)

    def show_empty(self, shown: EmptyWords) -> None:
        self.health.hide()  # what is shown in the list's place says it itself
        buttons, links = [words for words, _ in shown.buttons], [words for words, _ in shown.links]
        self.empty.show_words(shown.picture, shown.title, shown.text, buttons, links)
        self._show_in_body(self.empty)

    def _show_in_body(self, shown: QWidget) -> None:
        """Show a widget in the list's place and keep the focus there: else Qt hands it to some button."""
        had_focus = self.has_focus()
        self._stack.setCurrentWidget(shown)
        if had_focus:
            self.focus_list()
        self.new_posts.raise_()
        self.undo_bar.raise_()
        self.poll_bar.raise_()

    def focus_list(self) -> None:
        (self.empty if self.is_empty() else self.view).setFocus()

    def has_focus(self) -> bool:
        return self.view.hasFocus() or self.empty.hasFocus()

    def holds_focus(self) -> bool:
        """Whether keys would go to the list, were the window in front: it may not be just now."""
        focused = self.window().focusWidget()
        return focused is not None and self.body.isAncestorOf(focused)

    def is_empty(self) -> bool:
        return self._stack.currentWidget() is self.empty

    def show_body(self, shown: bool) -> None:
        """Show the list or, in the newspaper, only its bars; the undo bar then lies over the article."""
        self.body.setVisible(shown)
        if shown:
            self.new_posts.lie_over(self.body)
        else:
            self.new_posts.stand_in(self._column)
        self._fit()

    def _fit(self) -> None:
        above = (self.header.strip, self.health, self.new_posts)
        shown = [bar for bar in above if bar.parentWidget() is self and not bar.isHidden()]
        height = self.header.height() + sum(bar.sizeHint().height() for bar in shown)
        self.setMaximumHeight(height if self.body.isHidden() else _NO_LIMIT)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # the new-posts bar came or went
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.body:
            if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize):
                # Keep free what a bar at the foot takes, so that it covers no row.
                bars = [bar for bar in (self.undo_bar, self.poll_bar) if bar.parentWidget() is self.body]
                heights = [bar.height() + 2 * _AIR for bar in bars if not bar.isHidden()]
                self.body.setContentsMargins(0, 0, 0, max(heights, default=0))
        elif event.type() == QEvent.Type.Resize:
            if self.new_posts.parentWidget() is self.body:
                self.new_posts.lie_over(self.body)
            for bar in (self.undo_bar, self.poll_bar):
                if bar.isVisible():
                    bar.place()
        return super().eventFilter(watched, event)
