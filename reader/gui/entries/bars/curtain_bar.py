"""The calm line above the list: how many posts wait for the next edition, until when, and a button that shows them.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton

from reader.gui.kit.humanize import clock_time, day_in_words, local, local_day, number
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label


class CurtainBar(QFrame):
    lift_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("cardOffer")
        self.words = Label("")
        self.words.setWordWrap(True)
        self.words.setProperty("secondary", True)
        self.button = QPushButton(self.tr("Show them now"))
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.lift_wanted)
        make_row(self, (self.words, 1), self.button, margins=(14, 8, 12, 8), spacing=8)
        self.hide()

    def show_waiting(self, count: int, until_at: float, now: float) -> None:
        """It stays while days are calm, so that nothing moves when the first post comes."""
        when = clock_time(local(until_at))
        if local_day(until_at) != local_day(now):
            when = self.tr("{day}, {time}").format(
                day=day_in_words(local_day(until_at), local_day(now)), time=when
            )
        if count == 0:
            words = self.tr("Nothing new waits. The next paper comes at {time}.")
        elif count == 1:
            words = self.tr("1 new post waits for the paper at {time}.")
        else:
            words = self.tr("{n} new posts wait for the paper at {time}.", n=count)
        self.words.setText(words.format(n=number(count), time=when))
        self.button.setVisible(count > 0)
        self.show()
