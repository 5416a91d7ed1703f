"""Timed polls of the demo, at instants known beforehand: they show entries arriving while one watches.

Real feeds have no such list; the engine's plan decides for them. Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from reader.clock import Clock
from reader.engine.messages import Refresh
from reader.gui.shell.engine.engine_link import EngineLink
from reader.model.reasons import Cause

_TOGETHER_S = 20.0
"""So much later a post is fetched, together with what else came by then."""


class DemoPollTime(Struct, frozen=True):
    """When a feed will post."""

    at: float
    feed_id: int


class DemoPolls(QObject):
    def __init__(
        self, link: EngineLink, clock: Clock, ahead: Sequence[DemoPollTime], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._link, self._clock = link, clock
        self._ahead = sorted(ahead, key=lambda one: one.at)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._keep)
        self._wait()

    def _wait(self) -> None:
        if self._ahead:
            wait_s = self._ahead[0].at + _TOGETHER_S - self._clock.now()
            self._timer.start(max(0, round(wait_s * 1_000)))

    def _keep(self) -> None:
        now = self._clock.now()
        due = [one.feed_id for one in self._ahead if one.at <= now]
        self._ahead = self._ahead[len(due) :]
        self._link.tell(Refresh(tuple(dict.fromkeys(due)), Cause.DEMO))
        self._wait()
