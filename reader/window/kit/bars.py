"""Message bars: new entries, a feed's health, undo, a message; and a progress bar. They never take the focus.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PySide6 import QtGui
from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QProgressBar, QPushButton, QStyle, QWidget

from reader.core.desktop.reduced_motion import should_reduce_motion
from reader.window.kit.controls import ElidedLabel, make_form_button
from reader.window.kit.humanize import number
from reader.window.kit.layouts import make_column, make_flow, make_row
from reader.window.kit.motion import end_movement, slide_in
from reader.window.kit.screens import make_timer, run_in_pool
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import DAY_HEADER, NEW_POSTS_BAR

_UNDO_LINES = 3
_PILL, _PILL_EDGE = 22, 14
_MARGIN = 12


class BusyBar(QProgressBar):
    """A progress bar that moves while no total is known, unless the system asks for less motion; until that is known it
    is still and striped. Each bar asks again, so a change of the setting needs no restart."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setRange(0, 1)
        self.setProperty("still", True)  # for the style sheet
        run_in_pool(self, should_reduce_motion, self._set_still)

    def show_progress(self, done: int, total: int) -> None:
        self._set_range(max(total, 1))
        self.setValue(done)

    def _set_still(self, is_still: bool) -> None:
        if self.property("still") and not is_still:
            self._set_range(0)

    def _set_range(self, total: int) -> None:
        """Set the total; with 0 the bar moves."""
        self.setRange(0, total)
        if self.property("still"):
            self.setProperty("still", False)
            self.style().polish(self)


def announce(source: QObject, text: str) -> None:
    """Let a screen reader say this when nothing more urgent is to be said."""
    QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(source, text))


class NewPostsBar(QPushButton):
    """ "37 new": a click shows them; until then nothing moves."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.setObjectName("newPostsBar")
        self.setFixedHeight(NEW_POSTS_BAR)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        theme.show_icon(self, "arrow-up", "accent_text")

    def show_count(self, count: int, is_limit: bool = False) -> None:
        if count and count != self._count:
            words = self.tr("{n} or more new", n=count) if is_limit else self.tr("{n} new", n=count)
            self.setText(words.format(n=number(count)))
            announce(self, self.text())
        was_hidden, self._count = self.isHidden(), count
        self.setVisible(count > 0)
        body = self.parentWidget()
        if count and self.property("pill") and body is not None:
            self.lie_over(body)  # as wide as its words are now
            if was_hidden:
                slide_in(self, QPoint(0, -_MARGIN))

    def lie_over(self, body: QWidget) -> None:
        """Become a pill at the end of the strip above the list, where it covers nothing."""
        if self.parentWidget() is not body:
            self.setParent(body)
            self.setVisible(self._count > 0)
        self._set_pill(True)
        end_movement(self)
        self.ensurePolished()
        width = min(self.sizeHint().width(), body.width())
        place = QRect(body.width() - width - _PILL_EDGE, (DAY_HEADER - _PILL) // 2, width, _PILL)
        self.setGeometry(QStyle.visualRect(self.layoutDirection(), body.rect(), place))
        self.raise_()

    def stand_in(self, column: QBoxLayout) -> None:
        """Become a bar of its own, where there is no strip."""
        self._set_pill(False)
        column.addWidget(self)

    def _set_pill(self, is_pill: bool) -> None:
        if self.property("pill") != is_pill:
            self.setProperty("pill", is_pill)
            self.setFixedHeight(_PILL if is_pill else NEW_POSTS_BAR)
            self.style().unpolish(self)
            self.style().polish(self)


class HealthBar(QFrame):
    """A quiet sentence above the list about what is wrong with its feed, and what can be done."""

    button_pressed = Signal()
    details_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("healthBar")
        self._icon, self._label = Label(), Label(tone="secondary", wraps=True)
        self.button = QPushButton()
        self.details, self.leave = QPushButton(self.tr("Details")), QPushButton(self.tr("Unsubscribe"))
        pressed = (self.button_pressed, self.details_wanted, self.leave_wanted)
        buttons = (self.button, self.details, self.leave)
        for button, sign in zip(buttons, pressed, strict=True):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # it vanishes with the problem
            button.clicked.connect(sign)
        top = Qt.AlignmentFlag.AlignTop
        said = make_column(None, self._label, make_flow(*buttons), spacing=8)
        make_row(self, (self._icon, top), (said, 1), margins=(14, 8, 12, 8), spacing=8)
        self.hide()
        theme.show_icon(self._icon, "triangle-alert", "warn", 14)

    def show_sentence(self, sentence: str, button: str) -> None:
        """Show a sentence, with the button that tries to help first; "" hides the bar."""
        self._label.setText(sentence)
        self.button.setText(button)
        self.setVisible(bool(sentence))

    def sentence(self) -> str:
        return self._label.text()


class Instead(Struct, frozen=True):
    """What a bar offers if something cannot be undone any more."""

    words: str
    run: Callable[[], None]


class UndoBar(QFrame):
    """Says for eight seconds what was done, and offers to undo or redo it."""

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._theme = theme
        self._over = over
        self.otherwise_over: QWidget | None = None
        """Where it lies while its usual place is hidden."""
        self.setObjectName("undoBar")
        self._icon, self._label = Label(), ElidedLabel(most_lines=_UNDO_LINES)
        self._button, self._press = make_form_button(self.tr("Undo")), self.undo_wanted.emit
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(lambda: self._press())
        make_row(self, self._icon, (self._label, 1), self._button, margins=(14, 3, 4, 3), spacing=10)
        self._timer = make_timer(self, self.hide, 8_000)
        self.hide()

    def offer(self, sentence: str) -> None:
        self._say(sentence, self.tr("Undo"), self.undo_wanted.emit)
        announce(self, self.tr("{what}. Press Ctrl+Z to undo.").format(what=sentence))

    def offer_redo(self, sentence: str) -> None:
        self._say(sentence, self.tr("Redo"), self.redo_wanted.emit)
        announce(self, sentence)

    def refuse(self, sentence: str, instead: Instead | None) -> None:
        """Say that undo or redo is not possible, and offer something else if there is something."""
        if instead is None:
            self.show_text(sentence)
            return
        self._say(sentence, instead.words, instead.run)
        announce(self, sentence)

    def show_text(self, sentence: str) -> None:
        """Show a sentence without a button."""
        self._say(sentence)
        announce(self, sentence)

    def withdraw(self) -> None:
        """Hide an offer that undo would no longer fulfil, because something else was done since."""
        if not self._button.isHidden():
            self.hide()

    def sentence(self) -> str:
        return self._label.whole()

    def _say(self, sentence: str, words: str = "", press: Callable[[], None] | None = None) -> None:
        if press is not None:
            self._press = press
        self._icon.setPixmap(self._theme.pixmap("check-check", "bg", self.devicePixelRatioF()))
        self._button.setText(words)
        self._button.setVisible(bool(words))
        self._label.set_whole(sentence)
        over = self._over if self._over.isVisible() else self.otherwise_over or self._over
        if self.parentWidget() is not over:
            self.setParent(over)
        was_hidden = self.isHidden()
        self.show()
        self.place()
        self.raise_()
        if was_hidden:
            slide_in(self, QPoint(0, _MARGIN))
        self._timer.start()

    def place(self) -> None:
        """Move to the foot of what it lies over, as large as its words need."""
        end_movement(self)
        over = self.parentWidget() or self._over
        words = self._label.fontMetrics().horizontalAdvance(self._label.whole())
        beside = self.sizeHint().width()  # all but the words
        width = min(beside + words + 40, over.width() - 2 * _MARGIN)
        self._label.fit(width - beside)
        height = self.sizeHint().height()
        left = (over.width() - width) // 2
        self.setGeometry(left, over.height() - height - _MARGIN, width, height)


class MessageBar(QFrame):
    """A sentence about something that went wrong, or that is good to know, with at most two buttons to act on it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("messageBar")
        self._icon, self._label = Label(), Label(wraps=True)
        self._button, self._other, close = QPushButton(), QPushButton(), QPushButton(self.tr("Close"))
        self._acts: dict[QPushButton, Callable[[], object]] = {}
        for button in (self._button, self._other, close):
            button.clicked.connect(partial(self._press, button))
            # A click must not take the focus from the list: the button is gone the next moment.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        make_row(self, self._icon, (self._label, 1), self._button, self._other, close, margins=(12, 8, 12, 8))
        self.hide()

    def show_message(self, sentence: str, retry: Callable[[], object] | None = None) -> None:
        self._show("triangle-alert", "warn", sentence, *([(self.tr("Try again"), retry)] if retry else []))

    def show_full_disk(self, sentence: str, show_folder: Callable[[], object], free_up: Callable[[], object]) -> None:
        acts = ((self.tr("Show folder"), show_folder), (self.tr("Free up images"), free_up))
        self._show("triangle-alert", "warn", sentence, *acts)

    def show_news(self, sentence: str) -> None:
        self._show("bell", "text_2", sentence)

    def show_notice(self, title: str, body: str, show: Callable[[], object]) -> None:
        """Show a notification that the desktop did not show, such as posts the user wanted right away."""
        sentence = " · ".join(part for part in (title, *body.splitlines()) if part)
        self._show("bell", "text_2", sentence, (self.tr("Show"), show))

    def ask_for_password(self, sentence: str, ask: Callable[[], object]) -> None:
        self._show("lock", "warn", sentence, (self.tr("Enter password…"), ask))

    def _show(self, icon: str, ink: str, sentence: str, *acts: tuple[str, Callable[[], object]]) -> None:
        self._icon.setPixmap(self._theme.pixmap(icon, ink, self.devicePixelRatioF()))
        self._label.setText(sentence)
        none = ("", self.hide)
        for button, (words, act) in zip((self._button, self._other), (*acts, none, none), strict=False):
            button.setText(words)
            button.setVisible(bool(words))
            self._acts[button] = act
        self.show()
        announce(self, sentence)

    def _press(self, button: QPushButton) -> None:
        self.hide()
        if button in self._acts:
            self._acts[button]()
