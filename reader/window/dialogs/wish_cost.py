"""Estimates what the choices for one feed cost the others, while the user makes them. Main thread only.

The estimate takes a moment: it runs on the bridge's thread for long work, once the user has stopped choosing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from reader.core.clock import LocalZone
from reader.core.records.stored import Feed, FeedChoices
from reader.insights import wish_cost as costing
from reader.store.db import Connection
from reader.window.bridge.bridge import Topic
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.words import cost_in_words
from reader.window.kit.screens import make_timer


class CostEstimator(QObject):
    def __init__(self, commands: DialogCommands, show: Callable[[str], None], dialog: QDialog) -> None:
        """`show` gets one sentence; empty if there is no estimate. It stops when the dialog closes."""
        super().__init__(dialog)
        self._bridge, self._clock, self._show = commands.bridge.bound_to(self), commands.clock, show
        self._topic = Topic()
        self._feed: Feed | None = None
        self._posts_per_day = 0.0
        self._wish = FeedChoices()
        # Filled and read on the thread that estimates, one question after the other.
        self._ground: list[costing.Ground | None] = []
        self._pause = make_timer(self, self._ask, 120)
        dialog.finished.connect(self._stop)

    def ask(self, wish: FeedChoices, feed: Feed | None, posts_per_day: float = 0.0) -> None:
        """Estimate other choices for a feed that is there, or the choices for a new one that posts so often."""
        if feed != self._feed or posts_per_day != self._posts_per_day:
            self._ground = []
        self._feed, self._posts_per_day, self._wish = feed, posts_per_day, wish
        self._stop()
        self._pause.start()

    def _stop(self) -> None:
        self._pause.stop()
        self._topic.renew()

    def _ask(self) -> None:
        feed, ground, now, rate = self._feed, self._ground, self._clock.now(), self._posts_per_day
        before, wish = feed.choices if feed else None, self._wish

        def run(conn: Connection) -> str:
            if not ground:
                ground.append(costing.read_ground(conn, now, LocalZone(), feed.id if feed else None, rate))
            if ground[0] is None:
                return ""
            was, would = costing.weigh(ground[0], before), costing.weigh(ground[0], wish)
            polls_before = was.polls if before is not None else None
            return cost_in_words(would.budget, would.polls, polls_before, would.others_wait_s - was.others_wait_s)

        self._bridge.study(run, self._show, self._topic, lambda _: None)
