"""How the window asks for the feeds behind an address. Only what is behind this interface uses the network.

`ThreadFinder` looks on a thread of its own; with an engine process, its command and note stand in its place.
Main thread only, apart from the worker.
"""

from __future__ import annotations

import logging
import threading
from queue import SimpleQueue

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reader.clock import Clock
from reader.engine.find import Found, Looker, open_looker
from reader.errors import PaperroundError
from reader.model.fetched import Credentials

log = logging.getLogger(__name__)
_PATIENCE_AT_END_S = 5.0
_BROKE_DOWN = "Looking for feeds broke down; look again."


class Finder(QObject):
    """Answers come later, with the number of the question; a new question makes older ones stale."""

    found = Signal(int, object)
    """Number of the question, engine.find.Found (which may be empty and then says why)."""
    failed = Signal(int, str)
    """Number of the question, one sentence: looking itself did not work."""

    def look(self, typed: str, credentials: Credentials | None = None) -> int:
        """Ask; returns the question's number."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        raise NotImplementedError

    def close(self) -> None:
        """The window goes."""
        self.cancel()


class _Question:
    def __init__(self, number: int, typed: str, credentials: Credentials | None) -> None:
        self.number, self.typed, self.credentials = number, typed, credentials
        self.cancelled = threading.Event()


class ThreadFinder(Finder):
    """Looks on one worker thread, which starts with the first question."""

    _answered = Signal(int, object)

    def __init__(self, clock: Clock, proxy: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock, self._proxy = clock, proxy
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._current: _Question | None = None
        self._count = 0
        self._thread: threading.Thread | None = None
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def look(self, typed: str, credentials: Credentials | None = None) -> int:
        self.cancel()
        self._count += 1
        self._current = _Question(self._count, typed, credentials)
        if self._thread is None:
            self._thread = self._start()
        self._questions.put(self._current)
        return self._count

    def set_proxy(self, proxy: str) -> None:
        """From the next question on."""
        if proxy != self._proxy:
            self.cancel()
            self._questions.put(None)
            self._proxy, self._thread = proxy, None

    def cancel(self) -> None:
        if self._current is not None:
            self._current.cancelled.set()
            self._current = None

    def close(self) -> None:
        self.cancel()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(_PATIENCE_AT_END_S)
            self._thread = None

    def _start(self) -> threading.Thread:
        # A queue of its own: a thread that is still leaving must not take the next one's questions.
        self._questions = SimpleQueue()
        work = (self._questions, self._proxy)
        thread = threading.Thread(target=self._work, args=work, name="finder", daemon=True)
        thread.start()
        return thread

    def _work(self, questions: SimpleQueue[_Question | None], proxy: str) -> None:
        with open_looker(self._clock, proxy) as looker:
            while (question := questions.get()) is not None:
                if not question.cancelled.is_set():
                    self._answered.emit(question.number, _answer(looker, question))

    @Slot(int, object)
    def _deliver(self, number: int, answer: Found | str) -> None:
        if self._current is None or self._current.number != number:
            return
        self._current = None
        if isinstance(answer, str):
            self.failed.emit(number, answer)
        else:
            self.found.emit(number, answer)


def _answer(looker: Looker, question: _Question) -> Found | str:
    try:
        return looker.look_for(question.typed, question.credentials, question.cancelled.is_set)
    except PaperroundError as error:
        return str(error)
    except Exception:  # a bug in looking must not end the thread
        log.exception("looking for a feed failed")
        return _BROKE_DOWN
