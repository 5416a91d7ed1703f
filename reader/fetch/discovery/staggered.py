"""Several questions side by side, but only as far as answers are slow to come: a host that answers is asked one by one.

The next question begins when the one before has its answer, or after a while. Threads of their own; the caller waits.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from reader.clock import SystemClock

Question = TypeVar("Question")
Answer = TypeVar("Answer")
_monotonic = SystemClock().monotonic


class Patience:
    """How long one search may take in all, from when it is made."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._began = seconds, _monotonic()

    @property
    def stagger_s(self) -> float:
        """How long to wait for one answer before the next question begins beside it: 2 of 30 s."""
        return self._seconds / 15

    def spent_s(self) -> float:
        return _monotonic() - self._began

    def is_over(self) -> bool:
        return self.spent_s() >= self._seconds


Ask = Callable[[Question, Callable[[], bool]], Answer]


def ask_staggered(
    ask: Ask[Question, Answer],
    questions: Sequence[Question],
    *,
    is_enough: Callable[[Answer], bool],
    stagger_s: float,
) -> dict[int, Answer]:
    """Answers by the number of their question. `ask` hears by its second argument that no answer is wanted any more:
    one was enough."""
    answers: queue.SimpleQueue[tuple[int, Answer | BaseException]] = queue.SimpleQueue()
    over = threading.Event()
    found: dict[int, Answer] = {}
    waiting = list(enumerate(questions))[::-1]
    try:
        while len(found) < len(questions):
            if waiting:
                _begin(ask, *waiting.pop(), answers, over)
            try:
                number, answer = answers.get(timeout=stagger_s if waiting else None)
            except queue.Empty:
                continue
            if isinstance(answer, BaseException):
                raise answer
            found[number] = answer
            if is_enough(answer):
                break
    finally:
        over.set()
    return found


def _begin(
    ask: Ask[Question, Answer],
    number: int,
    question: Question,
    answers: queue.SimpleQueue[tuple[int, Answer | BaseException]],
    over: threading.Event,
) -> None:
    def run() -> None:
        try:
            answers.put((number, ask(question, over.is_set)))
        except BaseException as error:  # noqa: BLE001 - it belongs on the caller's thread
            answers.put((number, error))

    threading.Thread(target=run, name="ask", daemon=True).start()
