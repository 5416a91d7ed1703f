"""The bar over the demo: says that it is one, and leads to one's own feeds. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton

from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label


class DemoBar(QFrame):
    own_wanted = Signal()
    """The owner wants to leave the demo for a profile of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("demoBar")
        words = Label(
            self.tr("This is the demo: forty made-up feeds. Nothing goes over the network, nothing is kept.")
        )
        words.setWordWrap(True)
        self.own = QPushButton(self.tr("My own feeds"))
        self.own.clicked.connect(self.own_wanted)
        make_row(self, (words, 1), self.own, margins=(16, 6, 12, 6), spacing=12)
