"""Feed search as the dialogs ask for it. Only what is behind this interface uses the network.

`EngineFinder` asks the engine's process; thread_finder.py looks from the window's own process, where there is
no engine. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from reader.model.fetched import Credentials
from reader.model.found_feeds import LookedFor, LookFor, StopLooking


class Finder(QObject):
    """Answers come later, with the number of the question; a new question makes older ones stale."""

    found = Signal(int, object)
    """Number of the question, engine.find.Found (which may be empty and then says why)."""
    failed = Signal(int, object)
    """Number of the question, one sentence: looking itself did not work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.waits_for = 0
        """The number of the question that is open; 0 where none is."""

    def look(
        self, typed: str, credentials: Credentials | None = None, selector: str = "", pointed_at: str = ""
    ) -> int:
        """Ask; returns the question's number. A selector, or the words of a link, is tried on the page itself."""
        self._count += 1
        self.waits_for = self._count
        self.send(LookFor(self._count, typed, credentials, selector, pointed_at))
        return self._count

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        if self.waits_for:
            self.waits_for = 0
            self.send(StopLooking())

    def take(self, answer: LookedFor) -> None:
        """An answer came; a stale one is dropped."""
        if answer.question != self.waits_for:
            return
        self.waits_for = 0
        if answer.found is None:
            self.failed.emit(answer.question, answer.message)
        else:
            self.found.emit(answer.question, answer.found)

    def send(self, command: LookFor | StopLooking) -> None:
        raise NotImplementedError

    def set_proxy(self, proxy: str) -> None:
        """The owner chose another proxy."""

    def close(self) -> None:
        """The window goes."""
        self.cancel()


class EngineFinder(Finder):
    """`send` hands a command to the engine; whoever takes its notes gives LookedFor to `take`."""

    def __init__(
        self, send: Callable[[LookFor | StopLooking], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._send = send

    def send(self, command: LookFor | StopLooking) -> None:
        self._send(command)
