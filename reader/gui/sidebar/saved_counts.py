"""Counts what is unread in saved searches, beside the lists and in a small share of the time. Main thread only.

A count asks the index for each search, which may take tens of milliseconds in a large store. So marks and new entries
ask for it often and get it seldom: after each count comes a pause of twenty times what it took.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge, Topic
from reader.model.stored import SavedSearch
from reader.store.db import Connection
from reader.store.search.saved_searches import count_saved_searches

_SHORTEST_PAUSE_MS = 200
_PAUSES = 20


class SavedCounts(QObject):
    counted = Signal()

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._topic = Topic()
        self._searches: Sequence[SavedSearch] = ()
        self.counts: Mapping[int, int] = {}
        self._is_counting = self._is_stale = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)

    def take(self, searches: Sequence[SavedSearch]) -> None:
        """The sidebar was read again: something may have changed. A search that is new is counted at once."""
        is_new = searches != self._searches
        self._searches = searches
        if not searches:
            self.counts = {}
            return
        self._is_stale = True
        if is_new and not self._is_counting:
            self._pause.stop()
        self._go_on()

    def _go_on(self) -> None:
        if self._is_stale and not self._is_counting and not self._pause.isActive():
            self._is_stale, self._is_counting = False, True
            now = self._clock.now()

            def count(conn: Connection) -> tuple[dict[int, int], float]:
                started = time.thread_time()
                return count_saved_searches(conn, now), time.thread_time() - started

            self._bridge.study(count, self._take_counts, self._topic, lambda problem: self._end(0.0))

    def _take_counts(self, answer: tuple[dict[int, int], float]) -> None:
        counts, took_s = answer
        self._end(took_s)
        if counts != self.counts:
            self.counts = counts
            self.counted.emit()

    def _end(self, took_s: float) -> None:
        self._is_counting = False
        self._pause.start(max(_SHORTEST_PAUSE_MS, round(took_s * 1_000 * _PAUSES)))
