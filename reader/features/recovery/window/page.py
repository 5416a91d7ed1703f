"""The recovery page: one sentence, what is safe, what may be lost, then buttons by how much they keep.

It only shows and reports the choice; window.py carries it out. Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from reader.features.recovery.service import Copy
from reader.features.recovery.window import words
from reader.features.recovery.window.words import Choice, Fault
from reader.window.kit.bars import BusyBar, announce
from reader.window.kit.controls import make_form_button
from reader.window.kit.dialog import make_quiet, make_rule
from reader.window.kit.fonts import make_font, make_headline_font
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.text import Label, WrappedLabel, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE, SMALL
from reader.window.kit.translate import tr

WIDTH = 720
_ICON, _SIGN = 32, 16
_NARROW = 560
_PICTURES = {
    Choice.RETRY: "refresh-cw",
    Choice.UNLOCK: "lock-open",
    Choice.RESTORE: "undo-2",
    Choice.SAVE: "file-down",
    Choice.START_OVER: "plus",
    Choice.QUIT: "log-out",
}


class Repairer(Protocol):
    """Carries out what the user chooses on the page."""

    def choose(self, choice: Choice) -> None:
        """Do anything but restore."""

    def restore(self, copy: Copy) -> None: ...

    def copy_details(self) -> None: ...

    def cancel(self) -> None: ...

    def go_on(self) -> None: ...


class RecoveryPage(QWidget):
    def __init__(self, theme: Theme, now: float, repairer: Repairer) -> None:
        super().__init__()
        self._theme, self._now, self._repairer = theme, now, repairer
        self._signs: list[tuple[Label, str, str, int]] = []
        self._rows: list[QBoxLayout] = []
        self.buttons: dict[Choice, QPushButton] = {}
        self.older: list[QPushButton] = []
        self._body = QWidget()
        self._body.setMaximumWidth(WIDTH)
        self._column = make_column(self._body, spacing=10)
        make_column(
            self, STRETCH, make_row(None, STRETCH, (self._body, 100), STRETCH), STRETCH, margins=(24, 24, 24, 24)
        )
        theme.changed.connect(self._recolour)

    def show_fault(self, fault: Fault, choices: Sequence[Choice], copies: Sequence[Copy], details: str) -> None:
        """Show what happened and the choices, the first with the focus; `copies` are sound, the best first."""
        self._clear()
        self._add_head(words.headline(fault))
        best = copies[0] if copies else None
        for sentence, sign, ink in (
            (words.advice(fault), "circle-alert", "accent_text"),
            (words.safe_line(best, self._now) if best else "", "circle-check", "ok"),
            (words.kept_line(fault), "circle-check", "ok"),
            (words.lost_line(fault, best, self._now), "triangle-alert", "warn"),
        ):
            if sentence:
                self._add_fact(sentence, sign, ink)
        for place, choice in enumerate(choices):
            self._column.addSpacing(6)
            self._column.addWidget(make_rule())
            if choice is Choice.RESTORE and best is not None:
                self._add_restore(best, copies[1:], is_main=place == 0)
            else:
                self._add_choice(choice, is_main=place == 0)
        self._column.addSpacing(6)
        self._column.addWidget(make_rule())
        self._add_details(details)
        alike = [button for choice, button in self.buttons.items() if choice is not Choice.RESTORE]
        widest = max(button.sizeHint().width() for button in alike) + 2 * _SIGN
        for button in alike:
            button.setMinimumWidth(widest)
        self._finish(words.headline(fault))
        _focus(self.buttons[choices[0]])

    def _add_head(self, sentence: str) -> None:
        icon, title = Label(), WrappedLabel(sentence)
        self._signs.append((icon, "database", "warn", _ICON))
        title.setFont(make_headline_font())
        self._column.addWidget(icon)
        self._column.addWidget(title)
        self._column.addSpacing(4)

    def _add_fact(self, sentence: str, sign: str, ink: str) -> None:
        icon, text = Label(), WrappedLabel(sentence)
        icon.setFixedWidth(20)
        self._signs.append((icon, sign, ink, _SIGN))
        row = make_row(None, (icon, Qt.AlignmentFlag.AlignTop), (text, 1), spacing=10)
        self._column.addLayout(row)

    def _add_restore(self, best: Copy, older: Sequence[Copy], *, is_main: bool) -> None:
        button = self._make_button(Choice.RESTORE, words.restore_button(best, self._now), is_main)
        button.clicked.connect(lambda: self._repairer.restore(best))
        self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        note = tr("Verified just now. Restoring takes a few seconds.")
        button.setAccessibleDescription(note)
        self._column.addWidget(make_quiet(note))
        if older:
            line = make_row(None, Label(tr("Older backups:"), tone="secondary"), spacing=4)
            for copy in older[:3]:
                link = make_form_button(words.older_copy(copy, self._now), kind="linkButton")
                link.clicked.connect(lambda _=False, copy=copy: self._repairer.restore(copy))
                link.setAccessibleName(words.restore_link(copy, self._now))
                set_tooltip(link, words.restore_link(copy, self._now))
                self.older.append(link)
                line.addWidget(link)
            line.addStretch(1)
            self._add_row(line)

    def _add_choice(self, choice: Choice, *, is_main: bool) -> None:
        button = self._make_button(choice, words.button(choice), is_main)
        button.clicked.connect(lambda: self._repairer.choose(choice))
        explanation = words.explanation(choice)
        button.setAccessibleDescription(explanation)
        self._add_row(make_row(None, (button, Qt.AlignmentFlag.AlignVCenter), (make_quiet(explanation), 1), spacing=16))

    def _add_row(self, row: QBoxLayout) -> None:
        """Add a row that becomes a column where there is little room."""
        self._rows.append(row)
        self._column.addLayout(row)

    def _make_button(self, choice: Choice, text: str, is_main: bool) -> QPushButton:
        button = QPushButton(text, default=is_main)
        button.setAutoDefault(True)  # Enter presses the focused one
        button.setProperty("main", is_main)
        self.buttons[choice] = button
        return button

    def _add_details(self, details: str) -> None:
        found = make_quiet(details)
        found.setFont(make_font(SMALL))
        link = make_form_button(tr("Copy details"), lambda: self._repairer.copy_details(), "linkButton")
        self._add_row(make_row(None, (found, 1), (link, Qt.AlignmentFlag.AlignTop), spacing=8))

    def show_work(self, sentence: str, *, can_cancel: bool) -> None:
        self._clear()
        self._add_head(sentence)
        self.progress = BusyBar()
        self.progress.setAccessibleName(sentence)
        self._column.addWidget(self.progress)
        if can_cancel:
            self.cancel = QPushButton(tr("Cancel"))
            self.cancel.clicked.connect(lambda: self._repairer.cancel())
            self._column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignLeading)
            _focus(self.cancel)
        self._finish(sentence)

    def show_progress(self, done: int, total: int) -> None:
        self.progress.show_progress(done, total)

    def show_saved(self, sentence: str, lost: str) -> None:
        """Show what was saved, and ask whether to go on with it."""
        self._clear()
        self._add_head(tr("Everything that could be read has been saved."))
        self._add_fact(sentence, "circle-check", "ok")
        if lost:
            self._add_fact(lost, "triangle-alert", "warn")
        self._column.addSpacing(6)
        self.go_on = QPushButton(tr("Continue with the saved data"), default=True)
        self.go_on.clicked.connect(lambda: self._repairer.go_on())
        self.back = QPushButton(tr("Back"))
        self.back.clicked.connect(lambda: self._repairer.cancel())
        self._add_row(make_row(None, self.go_on, self.back, STRETCH, spacing=8))
        self._finish(sentence)
        _focus(self.go_on)

    def show_problem(self, sentence: str) -> None:
        """Say above the choices what did not work."""
        if not sentence:
            return
        card, text = QFrame(), WrappedLabel(sentence)
        card.setObjectName("card")
        text.setFont(make_font(PANE_TITLE))
        make_column(card, text, margins=(16, 12, 16, 12))
        self._column.insertWidget(0, card)
        announce(self, sentence)

    def resizeEvent(self, event: object) -> None:
        self._fold()

    def _fold(self) -> None:
        way = QBoxLayout.Direction.TopToBottom if self.width() < _NARROW else QBoxLayout.Direction.LeftToRight
        for row in self._rows:
            row.setDirection(way)

    def _clear(self) -> None:
        self._signs.clear()
        self._rows.clear()
        self.buttons.clear()
        self.older.clear()
        _empty(self._column)

    def _finish(self, spoken: str) -> None:
        self.setAccessibleName(spoken)
        self._fold()
        self._recolour()
        announce(self, spoken)

    def _recolour(self) -> None:
        ratio = self.devicePixelRatioF()
        for label, name, ink, size in self._signs:
            label.setPixmap(self._theme.pixmap(name, ink, ratio, size))
        for choice, button in self.buttons.items():
            ink = "on_accent" if button.isDefault() else "text_2"
            button.setIcon(self._theme.icon(_PICTURES[choice], ink, button))


def _focus(button: QPushButton) -> None:
    """Focus a button once it is visible."""
    QTimer.singleShot(0, button, button.setFocus)


def _empty(layout: QBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner := item.layout(), QBoxLayout):
            _empty(inner)
            inner.deleteLater()
