"""Starts the program anew in its own place, on the same profile: the size of everything is read once per start.

Called when the window is closed and the profile's lock is given back.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QObject, QProcess, QSocketNotifier, Signal
from PySide6.QtGui import QFileOpenEvent, QFontInfo
from PySide6.QtWidgets import QApplication

from reader.desktop.program import find_program
from reader.lazy_import import lazy_import
from reader.paths import Profile

if TYPE_CHECKING:
    import socket
else:  # only systems without signals of their own need it
    socket = lazy_import("socket")

# Starts the demo beside the window: the same program, a process and a profile of its own. Main thread only.


def open_demo() -> bool:
    """Whether it was started; it goes on when this window is closed."""
    return _start("demo")


def open_own() -> bool:
    """The user's own profile, in a window of its own; one that is open already comes to the front."""
    return _start()


def _start(*command: str) -> bool:
    program, *arguments = find_program()
    started: bool = QProcess.startDetached(program, [*arguments, *command])[0]
    return started


# Unix signals: ends the program properly on SIGTERM at logout, and on Ctrl+C.
#
# Python runs its handlers only between two of its own instructions, and Qt may wait for long; so a signal is
# written to a socket that Qt watches. On Windows these signals do not come this way. Main thread only.


class EndSignals(QObject):
    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._wakeup_before = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        names = (signal.SIGINT, signal.SIGTERM)
        self._before = {name: signal.signal(name, _note) for name in names}
        if sys.platform != "win32":
            self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._hear)

    def close(self) -> None:
        """Everything as it was before."""
        for name, handler in self._before.items():
            signal.signal(name, handler)
        self._before = {}
        signal.set_wakeup_fd(self._wakeup_before)
        if sys.platform != "win32":
            self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _hear(self) -> None:
        self._ours.recv(64)
        self.asked.emit()


def _note(number: int, frame: object) -> None:
    """There must be a handler; the socket tells."""


# How large the interface is: the user's choice times what the system's font asks for. Main thread only.
#
# Everything grows together, letters, rows, icons and plots, because Qt itself does it: by a factor that it
# reads once, when the application is made. docs/notes/how-does-the-interface-get-larger.md tells why not
# otherwise.

_FACTOR = "QT_SCALE_FACTOR"
_USUAL_PX = {"win32": 12.0, "darwin": 13.0}
"""Height of the interface's letters where nobody asked for larger ones: 9 points on Windows, 13 on macOS."""
_USUAL_ELSEWHERE_PX = 44 / 3
"""11 points, the largest that a Linux desktop comes with."""
_LARGEST = 3.0
_STEPS = 8
"""Eighths: finer steps would only blur lines."""

App = TypeVar("App", bound=QApplication)


def find_system_scale(font_px: float, platform: str = sys.platform) -> float:
    """How much larger than usual the system's letters are. Smaller than usual counts as usual: the design's
    sizes are already the least that is easy to read, and whoever wants less chooses it."""
    usual = _USUAL_PX.get(platform, _USUAL_ELSEWHERE_PX)
    return round(max(1.0, min(_LARGEST, font_px / usual)) * _STEPS) / _STEPS


def make_scaled(make: Callable[[], App], percent: int) -> App:
    """The application at the user's size. Which font the system has is known only once there is one: where that
    is large, the first is ended before it showed anything, and another is made."""
    with _scaled_by(percent / 100):
        app = make()
    system = find_system_scale(QFontInfo(app.font()).pixelSize())
    if system == 1.0:
        return app
    app.shutdown()
    del app
    with _scaled_by(percent / 100 * system):
        return make()


@contextmanager
def _scaled_by(factor: float) -> Iterator[None]:
    """Only while the application is made: programs that it starts later must not grow twice."""
    before = os.environ.get(_FACTOR)
    if factor != 1.0:
        os.environ[_FACTOR] = str(factor * _as_number(before))
    try:
        yield
    finally:
        os.environ.pop(_FACTOR, None)
        if before is not None:
            os.environ[_FACTOR] = before


def _as_number(text: str | None) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 1.0


# QApplication, which also hears of links and files that macOS hands to a running program: there they come as
# events, not as arguments. Main thread only.


class Application(QApplication):
    address_handed = Signal(str)
    """`feed:…` or `file:…`. Comes once the event loop runs, also for what the program was started with."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.address_handed.emit(event.url().toString())
            return True
        return super().event(event)


def start_again(profile: Profile) -> int:
    """Where it can, it keeps its process, so that whoever waits for it goes on waiting. Gives an exit code."""
    program, *arguments = make_command(profile)
    if sys.platform != "win32":
        os.execv(program, [program, *arguments])
    started: bool = QProcess.startDetached(program, arguments)[0]
    return 0 if started else 1


def make_command(profile: Profile) -> Sequence[str]:
    return [*find_program(), "--profile", str(profile.folder)]
