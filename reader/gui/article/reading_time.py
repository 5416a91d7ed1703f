"""Measures reading time: how long an article was open, noted when it is left. Main thread only.

Only the time in which the window was the one the owner worked in counts, and of each stay at most half an hour:
who leaves an article open over lunch did not read it all that time. Whether it may be kept, the store asks.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.store.reading import opened_entries

LEAST_S = 2.0
"""Walking over a post with a key is not worth a write."""
MOST_S = 1_800.0


class ReadingTime(QObject):
    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock = clock
        self._entry_id: int | None = None
        self._since: float | None = None
        """When the owner began to look at it; None while they are elsewhere."""
        self._is_here = False

    def note_opened(self, entry_id: int | None) -> None:
        """Another article is open now, or none; what was open before is left."""
        if entry_id == self._entry_id:
            return
        self._store()
        self._entry_id = entry_id
        self._since = self._clock.monotonic() if self._is_here else None

    def set_here(self, is_here: bool) -> None:
        """The owner came to the window or left it; what they read so far is noted, should they not return."""
        if is_here == self._is_here:
            return
        self._is_here = is_here
        if not is_here:
            self._store()
        self._since = self._clock.monotonic() if is_here else None

    def _store(self) -> None:
        entry_id, now, since = self._entry_id, self._clock.now(), self._since
        seconds = 0.0 if since is None else min(self._clock.monotonic() - since, MOST_S)
        self._since = None
        if entry_id is not None and seconds >= LEAST_S:
            self._bridge.write(lambda conn: opened_entries.note_reading(conn, entry_id, now, seconds))
