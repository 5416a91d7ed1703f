"""Feed search on a thread of the window's own process: for a window without an engine.

It brings all of HTTP and parsing into the window's memory, so it is imported only where it is needed.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reader.clock import Clock
from reader.gui.dialogs.subscribe.finder import Finder
from reader.model.found_feeds import LookedFor, LookFor, StopLooking
from reader.services.feed_finder import FeedFinder


class ThreadFinder(Finder):
    _answered = Signal(object)

    def __init__(self, clock: Clock, proxy: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._looking = FeedFinder(clock, self._answered.emit, proxy)
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _deliver(self, answer: LookedFor) -> None:
        self.take(answer)

    def send(self, command: LookFor | StopLooking) -> None:
        self._looking.take(command)

    @property
    def proxy(self) -> str:
        return self._looking.proxy

    def set_proxy(self, proxy: str) -> None:
        self._looking.set_proxy(proxy)

    def close(self) -> None:
        super().close()
        self._looking.close()
