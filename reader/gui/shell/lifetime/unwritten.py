"""The question when the window is closed while something cannot be written: the disk is full, or the store is held.

What the owner did is on the screen but not on the disk. Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.gui.kit.dialog import Dialog, make_heading, make_quiet
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme


class UnwrittenDialog(Dialog):
    """Closes by itself, and the window with it, once everything is written. Escape leaves the window open."""

    given_up = Signal()

    def __init__(self, theme: Theme, why: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Not everything is written yet"))
        self.body.addWidget(make_heading(self.tr("What you did last is not on the disk yet")))
        self.why = Label(why)
        self.why.setWordWrap(True)
        self.body.addWidget(self.why)
        self.body.addWidget(
            make_quiet(
                self.tr("As soon as it is written, Paperround closes by itself. Closed now, it is lost.")
            )
        )
        self.lose_button = self.add_button(self.tr("Close and lose it"))
        self.stay_button = self.add_button(self.tr("Stay open"), is_main=True)
        self.lose_button.clicked.connect(self._give_up)
        self.stay_button.clicked.connect(self.reject)
        self.stay_button.setFocus()
        self.fit(460)

    def _give_up(self) -> None:
        self.accept()
        self.given_up.emit()


class Unwritten(QObject):
    """What waits to be written, and the question about it."""

    settled = Signal()
    """The owner wanted to close, and nothing waits any more, or they close all the same."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._why = ""
        self.shown: UnwrittenDialog | None = None

    def is_there(self) -> bool:
        return bool(self._why)

    def take(self, why: str) -> None:
        """Why something waits; "" once all is written."""
        self._why = why
        if self.shown is None:
            return
        if why:
            self.shown.why.setText(why)
        else:
            self.shown.accept()
            self.settled.emit()

    def ask(self) -> None:
        if self.shown is None:
            self.shown = UnwrittenDialog(self._theme, self._why, self._window)
            self.shown.given_up.connect(self._give_up)
            self.shown.finished.connect(self._forget)
            self.shown.open()

    def _give_up(self) -> None:
        self._why = ""
        self.settled.emit()

    def _forget(self) -> None:
        self.shown = None
