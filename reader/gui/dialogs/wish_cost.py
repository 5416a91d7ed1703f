"""Shows what a wish for one feed costs the others, while the user makes it. Main thread only.

Working it out takes a moment: it runs on the bridge's thread for what takes long, and only when the user has
stopped choosing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from reader.clock import Clock, LocalZone
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.dialogs.words import cost_in_words
from reader.insights import wish_cost as costing
from reader.model.stored import Feed, FeedChoices
from reader.store.db import Connection

if TYPE_CHECKING:
    from reader.insights.wish_cost import Ground, Outlay

_PAUSE_MS = 120


class CostEstimator(QObject):
    estimated = Signal(str)
    """One sentence; empty where nothing can be said."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._topic = Topic()
        self._feed: Feed | None = None
        self._posts_per_day = 0.0
        self._wish = FeedChoices()
        # Filled and read on the thread that works it out, one question after the other.
        self._ground: list[Ground | None] = []
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._ask)

    def ask(self, wish: FeedChoices, feed: Feed) -> None:
        """About a feed that is there, if it were wanted like this."""
        self._start(wish, feed, 0.0)

    def ask_new(self, wish: FeedChoices, posts_per_day: float) -> None:
        """About one that would be new."""
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
        before = self._feed.choices if self._feed else None
        self._bridge.study(
            self._operation(self._wish), lambda answer: self._show_estimate(answer, before), self._topic, lambda _: None
        )

    def _operation(self, wish: FeedChoices) -> Callable[[Connection], tuple[Outlay, Outlay] | None]:
        feed, ground, now, rate = self._feed, self._ground, self._clock.now(), self._posts_per_day

        def run(conn: Connection) -> tuple[Outlay, Outlay] | None:
            if not ground:
                ground.append(costing.read_ground(conn, now, LocalZone(), feed.id if feed else None, rate))
            if ground[0] is None:
                return None
            return costing.weigh(ground[0], feed.choices if feed else None), costing.weigh(ground[0], wish)

        return run

    def _show_estimate(self, answer: tuple[Outlay, Outlay] | None, before: FeedChoices | None) -> None:
        if answer is None:
            self.estimated.emit("")
            return
        was, would = answer
        longer_s = would.others_wait_s - was.others_wait_s
        polls_before = was.polls if before is not None else None
        self.estimated.emit(cost_in_words(would.budget, would.polls, polls_before, longer_s))
