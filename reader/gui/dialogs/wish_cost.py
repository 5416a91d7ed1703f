"""Estimates what the choices for one feed cost the others, while the user makes them. Main thread only.

The estimate takes a moment: it runs on the bridge's thread for long work, once the user has stopped choosing.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reader.clock import Clock, LocalZone
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.dialogs.words import cost_in_words
from reader.insights import wish_cost as costing
from reader.model.stored import Feed, FeedChoices
from reader.store.db import Connection

_PAUSE_MS = 120


class CostEstimator(QObject):
    estimated = Signal(str)
    """One sentence; empty if there is no estimate."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._topic = Topic()
        self._feed: Feed | None = None
        self._posts_per_day = 0.0
        self._wish = FeedChoices()
        # Filled and read on the thread that estimates, one question after the other.
        self._ground: list[costing.Ground | None] = []
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._ask)

    def ask(self, wish: FeedChoices, feed: Feed) -> None:
        """Estimate other choices for a feed that is there."""
        self._start(wish, feed, 0.0)

    def ask_new(self, wish: FeedChoices, posts_per_day: float) -> None:
        """Estimate the choices for a new feed."""
        self._start(wish, None, posts_per_day)

    def stop(self) -> None:
        self._pause.stop()
        self._topic.renew()

    def _start(self, wish: FeedChoices, feed: Feed | None, posts_per_day: float) -> None:
        if feed != self._feed or posts_per_day != self._posts_per_day:
            self._ground = []
        self._feed, self._posts_per_day, self._wish = feed, posts_per_day, wish
        self.stop()
        self._pause.start()

    def _ask(self) -> None:
        feed, ground, now, rate = self._feed, self._ground, self._clock.now(), self._posts_per_day
        before, wish = feed.choices if feed else None, self._wish

        def run(conn: Connection) -> tuple[costing.Outlay, costing.Outlay] | None:
            if not ground:
                ground.append(costing.read_ground(conn, now, LocalZone(), feed.id if feed else None, rate))
            if ground[0] is None:
                return None
            return costing.weigh(ground[0], before), costing.weigh(ground[0], wish)

        self._bridge.study(run, lambda answer: self._show_estimate(answer, before), self._topic, lambda _: None)

    def _show_estimate(self, answer: tuple[costing.Outlay, costing.Outlay] | None, before: FeedChoices | None) -> None:
        if answer is None:
            self.estimated.emit("")
            return
        was, would = answer
        longer_s = would.others_wait_s - was.others_wait_s
        polls_before = was.polls if before is not None else None
        self.estimated.emit(cost_in_words(would.budget, would.polls, polls_before, longer_s))
