"""The list pane: header, new-entries bar, the table, and what stands there when it is empty. Main thread."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QStackedLayout, QWidget

from reader.gui.entries.header import ListHeader
from reader.gui.entries.poll_bar import PollBar
from reader.gui.entries.view import EntryView
from reader.gui.kit.bars import HealthBar, NewPostsBar, UndoBar
from reader.gui.kit.empty_state import EmptyState
from reader.gui.kit.layouts import make_column
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import LIST_MIN
from reader.gui.sidebar.tree import Trouble

_NO_LIMIT = 16_777_215  # Qt's own word for "as large as you like"


class ListPane(QFrame):
    def __init__(self, theme: Theme, header: ListHeader, view: EntryView) -> None:
        super().__init__()
        self.setObjectName("listPane")
        self.setMinimumWidth(LIST_MIN)
        self.header, self.view = header, view
        self.health = HealthBar(theme)
        self._trouble = Trouble()
        self.empty = EmptyState(theme)
        self.body = QWidget()
        self._stack = QStackedLayout(self.body)
        self._stack.addWidget(view)
        self._stack.addWidget(self.empty)
        self.new_posts = NewPostsBar(theme, self.body)
        self.undo_bar = UndoBar(theme, self.body)
        self.poll_bar = PollBar(theme, self.body)
        self.body.installEventFilter(self)
        self._column = make_column(self, header, self.health, (self.body, 1), spacing=0)

    def set_trouble(self, trouble: Trouble) -> None:
        """For the place that is entered now; while the owner stays there, nothing comes and moves the list."""
        self._trouble = trouble

    def tell_trouble(self, trouble: Trouble) -> None:
        """At once: the owner asked how it is."""
        self._trouble = trouble
        if not self.is_empty():
            self._show_trouble()

    def _show_trouble(self) -> None:
        button = self.tr("Enter password…") if self._trouble.wants_password else ""
        self.health.show_sentence(self._trouble.at_length, button)

    def show_list(self) -> None:
        self._show_trouble()
        self._show_in_body(self.view)

    def show_empty(self, picture: str, title: str, text: str = "", button: str = "") -> None:
        self.health.hide()  # what stands in the list's place says it itself
        self.empty.show_words(picture, title, text, button)
        self._show_in_body(self.empty)

    def _show_in_body(self, shown: QWidget) -> None:
        """The focus stays in the list's place, whatever stands there: else Qt hands it to some button."""
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

    def is_empty(self) -> bool:
        return self._stack.currentWidget() is self.empty

    def show_body(self, shown: bool) -> None:
        """In the newspaper only the bars are left of the list; the undo bar then lies over the article."""
        self.body.setVisible(shown)
        if shown:
            self.new_posts.lie_over(self.body)
        else:
            self.new_posts.stand_in(self._column)
        self._fit()

    def _fit(self) -> None:
        shown = [
            bar for bar in (self.health, self.new_posts) if bar.parentWidget() is self and not bar.isHidden()
        ]
        bars = self.header.height() + sum(bar.sizeHint().height() for bar in shown)
        self.setMaximumHeight(bars if self.body.isHidden() else _NO_LIMIT)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # the new-posts bar came or went
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            if self.new_posts.parentWidget() is self.body:
                self.new_posts.lie_over(self.body)
            for bar in (self.undo_bar, self.poll_bar):
                if bar.isVisible():
                    bar.place()
        return super().eventFilter(watched, event)
