"""Windows on their screens: how much of it one may take, and coming to the front. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, QThreadPool, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

# Viewport wrappers: makes the viewport of a scroll area known to Qt's Python side, cheaply. Main thread only.

_NAME = "qt_scrollarea_viewport"


def resolve_viewport_wrapper(area: QAbstractScrollArea) -> None:
    """To be called before the first `viewport()`.

    A widget that Qt made itself gets its Python class by trying every kind of widget there is, and loading them
    all for that takes some 15 ms of a start. A child found by its name gets it from Qt at once, and later calls
    know it.
    """
    area.findChild(QWidget, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)


# Work in Qt's thread pool, with an answer on the main thread for whoever is still there to hear it.
#
# A window may be closed while the pool works. Answers go by way of an object that is never deleted, and are
# dropped where their user is. The pool never holds the user: were it the last to let go, a QObject would
# end on the wrong thread.

Answer = TypeVar("Answer")


class _Answers(QObject):
    """Lives on the main thread, and keeps there who waits for what."""

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
    """`work` runs in the pool and touches nothing of the window, nor holds it; `then` runs here, unless `receiver` is
    deleted by then."""
    answers = _answers()
    number = answers.expect(receiver, then)
    QThreadPool.globalInstance().start(lambda: answers.came.emit(number, work()))


FRAME = QSize(16, 44)
"""What a window manager adds: borders and a title bar. It tells how much only after a window was shown."""


def find_room(widget: QWidget) -> QSize:
    """The most that fits on its screen, frame included, beside panels and docks."""
    room = widget.screen().availableGeometry().size() - FRAME
    return room.expandedTo(QSize(200, 150))


def fit_to_screen(widget: QWidget) -> None:
    """Never larger than the screen."""
    widget.resize(widget.size().boundedTo(find_room(widget)))


def bring_to_front(window: QWidget) -> None:
    """As large as it was: `showNormal` would make a maximised one small."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
