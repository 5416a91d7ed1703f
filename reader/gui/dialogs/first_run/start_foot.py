"""The foot of the first-run page: what is ticked, summed up, and the button that begins. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.gui.dialogs.first_run.starter_feeds import StarterFeed, sum_posts
from reader.gui.kit.dialog import make_quiet
from reader.gui.kit.humanize import number, rate_in_words
from reader.gui.kit.layouts import STRETCH, make_row
from reader.settings import Settings

_SIDE, _TOP = 24, 12


class StartFoot(QFrame):
    settings_wanted = Signal()
    start_wanted = Signal()

    def __init__(self, width: int) -> None:
        """`width`: of the page above, at most."""
        super().__init__()
        self.setObjectName("dialogFoot")
        self.sum = make_quiet()
        self.settings_button = QPushButton(self.tr("Settings…"))
        self.settings_button.setObjectName("flat")
        self.settings_button.clicked.connect(self.settings_wanted)
        self.start_button = QPushButton(self.tr("Start reading"))
        self.start_button.setObjectName("mainButton")
        self.start_button.clicked.connect(self.start_wanted)
        inside = QWidget()
        inside.setMaximumWidth(width)
        make_row(inside, (self.sum, 1), self.settings_button, self.start_button, spacing=8)
        self._row = make_row(self, STRETCH, (inside, 100), STRETCH)
        self.line_up(0)

    def line_up(self, scroll_bar: int) -> None:
        """With what stands above, which a scroll bar of this width moves."""
        self._row.setContentsMargins(_SIDE, _TOP, _SIDE + scroll_bar, _TOP)

    def sum_up(self, ticked: Sequence[StarterFeed]) -> None:
        if not ticked:
            self.sum.setText(self.tr("Nothing ticked yet. You can add feeds later."))
            return
        n, posts = len(ticked), sum_posts(ticked)
        count = self.tr("1 feed ticked") if n == 1 else self.tr("{n} feeds ticked", n=n)
        first = count.format(n=number(n))
        if posts:
            first = f"{first}: {rate_in_words(posts)}"
        fetches = self.tr("{budget} fetches a day to begin with; you can change that under Insights, Budget.")
        self.sum.setText(f"{first}. {fetches.format(budget=number(Settings().daily_budget))}")
