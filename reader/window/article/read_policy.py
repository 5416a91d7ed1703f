"""Marks entries read when they are opened or scrolled past, and measures how long they are read. Main thread only."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from reader.core.clock import Clock
from reader.store import reading_log
from reader.window.bridge.bridge import Bridge
from reader.window.kit.screens import make_timer

LEAST_S = 2.0
"""Passing over a post with a key is not worth a write."""
MOST_S = 1_800.0
"""An article left open over lunch was not read all that time."""
OPENED_AFTER_MS = 700
"""Long enough to pass over a post without reading it, short enough not to be noticed."""


class ReadingTime(QObject):
    """Measures how long an article is open while the user works in the window, and stores it when it is left."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._clock = clock
        self._entry_id: int | None = None
        self._since: float | None = None
        """When the user began to read; None while they are elsewhere."""
        self._is_here = False

    def note_opened(self, entry_id: int | None) -> None:
        """Note that another article is open now, or none, and store the time of the one before."""
        if entry_id == self._entry_id:
            return
        self._store()
        self._entry_id = entry_id
        self._since = self._clock.monotonic() if self._is_here else None

    def set_here(self, is_here: bool) -> None:
        """Note that the user came to the window or left it; store the time so far, in case they do not return."""
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
            self._bridge.write(lambda conn: reading_log.note_reading(conn, entry_id, now, seconds))


class MarkRead(StrEnum):
    OPENED = "opened"
    SCROLLED = "scrolled"
    NEVER = "never"


class ReadingPolicy(QObject):
    posts_read = Signal(list)
    """Ids to be marked read."""

    def __init__(self, policy: MarkRead, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.policy = policy
        self._opened: int | None = None
        self._resumed: int | None = None
        self._timer = make_timer(self, self._stayed, OPENED_AFTER_MS)

    def note_opened(self, entry_id: int | None) -> None:
        """Note that another post is shown, or none; the same one may be drawn again."""
        if entry_id == self._opened:
            return
        self._opened = entry_id
        self._timer.stop()
        is_resumed, self._resumed = entry_id == self._resumed, None
        if entry_id is not None and not is_resumed and self.policy is not MarkRead.NEVER:
            self._timer.start()

    def note_resumed(self, entry_id: int) -> None:
        """Note that this post will be shown as it was when the program ended: the user did not open it, so it is not
        marked."""
        self._resumed = entry_id

    def note_scrolled_past(self, ids: list[int]) -> None:
        if self.policy is MarkRead.SCROLLED and ids:
            self.posts_read.emit(ids)

    def note_marked_by_hand(self) -> None:
        """Stop waiting to mark the open post: the user decided."""
        self._timer.stop()

    def _stayed(self) -> None:
        if self._opened is not None:
            self.posts_read.emit([self._opened])
