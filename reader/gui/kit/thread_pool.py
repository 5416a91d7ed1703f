"""Work in Qt's thread pool, with an answer on the main thread for whoever is still there to hear it.

A window may be closed while the pool works. Answers go by way of an object that is never deleted, and are dropped where
their owner is; a signal of the owner's own, sent by the pool, would come from an object that is gone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import isValid

Answer = TypeVar("Answer")


class _Answers(QObject):
    came = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def _deliver(self, answer: Callable[[], None]) -> None:
        answer()


@cache
def _answers() -> _Answers:
    return _Answers()


def run_in_pool(owner: QObject, work: Callable[[], Answer], then: Callable[[Answer], None]) -> None:
    """`work` runs in the pool and touches nothing of the window; `then` here, unless `owner` is deleted by then."""
    answers = _answers()

    def run() -> None:
        answer = work()
        answers.came.emit(lambda: then(answer) if isValid(owner) else None)

    QThreadPool.globalInstance().start(run)
