"""Feed search for the dialogs: commands for the engine, and its answers. Main thread only."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from reader.model.fetched import Credentials, FeedsFound, FindFeeds, StopFinding


class Finder(QObject):
    """A feed search by the engine. Answers come later, with the question's number; a new question makes older ones
    stale."""

    command_sent = Signal(object)
    """FindFeeds or StopFinding, for the engine; its FeedsFound come back to `handle`."""
    found = Signal(int, object)
    """The question's number, and a Found (which may be empty and then says why)."""
    failed = Signal(int, object)
    """The question's number, and a Message why the search itself did not work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.waits_for = 0
        """The number of the open question; 0 if there is none."""

    def find(self, typed: str, credentials: Credentials | None = None, selector: str = "", pointed_at: str = "") -> int:
        """Ask, and return the question's number. A selector, or the words of a link, is tried on the page itself."""
        self._count += 1
        self.waits_for = self._count
        self.command_sent.emit(FindFeeds(self._count, typed, credentials, selector, pointed_at))
        return self._count

    def cancel(self) -> None:
        """Drop the open question, because nobody waits for its answer."""
        if self.waits_for:
            self.waits_for = 0
            self.command_sent.emit(StopFinding())

    def handle(self, answer: FeedsFound) -> None:
        """Emit an answer, unless it is stale."""
        if answer.question != self.waits_for:
            return
        self.waits_for = 0
        if answer.found is None:
            self.failed.emit(answer.question, answer.message)
        else:
            self.found.emit(answer.question, answer.found)


class Known(Struct, frozen=True):
    """A feed that is there already."""

    id: int
    name: str
