"""Search progress of the add-feed dialog: shows that it looks, with a way to stop it. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from reader.gui.dialogs.words import host_of
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import make_quiet, put_on_top
from reader.gui.kit.layouts import make_column, make_row


class SearchProgress(QWidget):
    stop_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = make_quiet()
        self.stop = make_form_button(self.tr("Stop"), self.stop_wanted)
        line = QWidget()
        make_row(line, (self.words, 1), self.stop)
        make_column(self, put_on_top(line))

    def show_address(self, text: str) -> str:
        """Gives the sentence."""
        words = self.tr("Looking for feeds at {host}…").format(host=host_of(text))
        self.words.setText(words)
        return words
