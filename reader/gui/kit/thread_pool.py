"""Work in Qt's thread pool, with an answer on the main thread for whoever is still there to hear it.

A window may be closed while the pool works. Answers go by way of an object that is never deleted, and are dropped where
their owner is. The pool never holds the owner: were it the last to let go, a QObject would end on the wrong thread.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import isValid

Answer = TypeVar("Answer")


class _Answers(QObject):
    """Lives on the main thread, and keeps there who waits for what."""

    came = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count()
        self._waiting: dict[int, tuple[QObject, Callable[[Any], None]]] = {}
        self.came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def expect(self, owner: QObject, then: Callable[[Any], None]) -> int:
        number = next(self._numbers)
        self._waiting[number] = (owner, then)
        return number

    def _deliver(self, number: int, answer: object) -> None:
        owner, then = self._waiting.pop(number)
        if isValid(owner):
            then(answer)


@cache
def _answers() -> _Answers:
    return _Answers()


def run_in_pool(owner: QObject, work: Callable[[], Answer], then: Callable[[Answer], None]) -> None:
    """`work` runs in the pool and touches nothing of the window, nor holds it; `then` runs here, unless `owner` is
    deleted by then."""
    answers = _answers()
    number = answers.expect(owner, then)
    QThreadPool.globalInstance().start(lambda: answers.came.emit(number, work()))
