"""Windows on their screens, work in Qt's thread pool, and cheap viewport wrappers. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

Answer = TypeVar("Answer")
FRAME = QSize(16, 44)
"""Borders and title bar, which a window manager reveals only after a window was shown."""


def resolve_viewport_wrapper(area: QAbstractScrollArea) -> None:
    """Give an area's viewport its Python class cheaply. Call it before the first `viewport()`.

    For a widget that Qt made itself, PySide tries every kind of widget, and loading them all takes some 15 ms of a
    start. A child that is found by its name gets its class right away.
    """
    area.findChild(QWidget, "qt_scrollarea_viewport", Qt.FindChildOption.FindDirectChildrenOnly)


class _Answers(QObject):
    """Keeps on the main thread who waits for what, and is never deleted.

    The pool must not hold a receiver: were it the last to release it, a QObject would end on the wrong thread.
    """

    came = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count()
        self._waiting: dict[int, tuple[QObject, Callable[[Any], None]]] = {}
        self.came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def expect(self, receiver: QObject, then: Callable[[Any], None]) -> int:
        number = next(self._numbers)
        self._waiting[number] = (receiver, then)
        return number

    def _deliver(self, number: int, answer: object) -> None:
        receiver, then = self._waiting.pop(number)
        if isValid(receiver):
            then(answer)


@cache
def _answers() -> _Answers:
    return _Answers()


def run_in_pool(receiver: QObject, work: Callable[[], Answer], then: Callable[[Answer], None]) -> None:
    """Run `work` in Qt's pool, then `then` with its answer on the main thread, unless `receiver` was deleted meanwhile.

    `work` neither touches nor holds a widget.
    """
    answers = _answers()
    number = answers.expect(receiver, then)
    QThreadPool.globalInstance().start(lambda: answers.came.emit(number, work()))


def make_timer(parent: QObject, do: Callable[[], object], interval_ms: int = 0, *, repeats: bool = False) -> QTimer:
    """A timer that, once it is started and runs out, calls `do`: a single time, or again and again."""
    timer = QTimer(parent, singleShot=not repeats, interval=interval_ms)
    timer.timeout.connect(do)
    return timer


def find_room(widget: QWidget) -> QSize:
    """The largest size, without frame, that fits on the screen beside panels and docks."""
    room = widget.screen().availableGeometry().size() - FRAME
    return room.expandedTo(QSize(200, 150))


def fit_to_screen(widget: QWidget) -> None:
    widget.resize(widget.size().boundedTo(find_room(widget)))


def bring_to_front(window: QWidget) -> None:
    """Show and activate a window at its size: `showNormal` would shrink a maximised one."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
