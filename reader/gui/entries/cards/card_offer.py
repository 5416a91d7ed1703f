"""The bar that offers cards where a feed is mostly pictures. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton

from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label


class CardOffer(QFrame):
    answered = Signal(bool)
    """Whether cards are wanted here."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("cardOffer")
        words = Label(self.tr("Mostly pictures here."))
        words.setWordWrap(True)
        words.setProperty("secondary", True)
        cards, rows = QPushButton(self.tr("Show as cards")), QPushButton(self.tr("Keep the list"))
        cards.clicked.connect(lambda: self.answered.emit(True))
        rows.clicked.connect(lambda: self.answered.emit(False))
        for button in (cards, rows):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        make_row(self, (words, 1), cards, rows, margins=(14, 8, 12, 8), spacing=8)
        self.hide()
