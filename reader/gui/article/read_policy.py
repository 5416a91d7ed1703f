"""Marks entries read: a moment after they were opened, when they were scrolled past, or never by themselves.

Main thread only.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, QTimer, Signal

# Long enough to walk over a post with j without reading it, short enough not to be noticed.
OPENED_AFTER_MS = 700


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
        self._timer = QTimer(self, singleShot=True, interval=OPENED_AFTER_MS)
        self._timer.timeout.connect(self._stayed)

    def set_policy(self, policy: MarkRead) -> None:
        self.policy = policy

    def note_opened(self, entry_id: int | None) -> None:
        """Another post is shown, or none; the same one drawn anew is no news."""
        if entry_id == self._opened:
            return
        self._opened = entry_id
        self._timer.stop()
        is_resumed, self._resumed = entry_id == self._resumed, None
        if entry_id is not None and not is_resumed and self.policy is not MarkRead.NEVER:
            self._timer.start()

    def note_resumed(self, entry_id: int) -> None:
        """This post will be shown again because it was when the program ended. It was read then, or marked unread
        since: nobody has opened it now."""
        self._resumed = entry_id

    def note_scrolled_past(self, ids: list[int]) -> None:
        if self.policy is MarkRead.SCROLLED and ids:
            self.posts_read.emit(ids)

    def note_marked_by_hand(self) -> None:
        """The owner said otherwise: the moment that was running counts no more."""
        self._timer.stop()

    def _stayed(self) -> None:
        if self._opened is not None:
            self.posts_read.emit([self._opened])
