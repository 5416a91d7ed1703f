"""Notes when the owner looks and how long a sitting lasts, for the planner to learn from. Main thread only.

Only instants and feeds are kept, in the owner's own database. A sitting starts when the window becomes active
and goes on while it stays active; it is stored as it grows, so that a crash loses little. The store keeps none
of it while the owner has paused learning.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.model.logged import Look
from reader.store.reading_log import add_looks, extend_session, start_session

_EXTEND_MS = 60_000


class Presence(QObject):
    arrived = Signal()
    """The owner is here: worth telling the engine at once."""
    looked = Signal(str, int)
    """While here: at what (view, feed, article), and at which feed, or 0."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock = clock
        self._is_here = False
        self._session_id: int | None = None
        self._timer = QTimer(self, interval=_EXTEND_MS)
        self._timer.timeout.connect(self.extend)

    def set_here(self, is_here: bool) -> None:
        """The window became the one the owner works in, or stopped being it."""
        if is_here == self._is_here:
            return
        self._is_here = is_here
        if is_here:
            self._arrive()
        else:
            self._leave()

    def note_look(self, kind: str, feed_id: int | None = None) -> None:
        """The owner looked at a view, a feed or an article."""
        if self._is_here:
            self.looked.emit(kind, feed_id or 0)
            self._store_look(kind, feed_id)

    def _store_look(self, kind: str, feed_id: int | None) -> None:
        look = Look(self._clock.now(), feed_id, kind)
        self._bridge.write(lambda conn: add_looks(conn, [look]))

    def extend(self) -> None:
        session_id, now = self._session_id, self._clock.now()
        if session_id is not None:
            self._bridge.write(lambda conn: extend_session(conn, session_id, now))

    def _arrive(self) -> None:
        self.arrived.emit()
        now = self._clock.now()
        self._store_look("view", None)
        self._bridge.write(lambda conn: start_session(conn, now), self._started)
        self._timer.start()

    def _started(self, session_id: int) -> None:
        self._session_id = session_id

    def _leave(self) -> None:
        self._timer.stop()
        self.extend()
        self._session_id = None
