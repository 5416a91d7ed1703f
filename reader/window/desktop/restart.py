"""Makes the application at its size, restarts it or starts a second one, and ends it on signals. Main thread only."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QProcess, QSocketNotifier
from PySide6.QtGui import QFileOpenEvent, QFontInfo
from PySide6.QtWidgets import QApplication

from reader.core.desktop.program import find_program
from reader.core.paths import Profile


def open_demo() -> bool:
    """Start the demo as a process of its own. Returns whether that worked."""
    return _start("demo")


def open_own() -> bool:
    """Open the user's own profile, or bring its window to the front. Returns whether that worked."""
    return _start()


def _start(*command: str) -> bool:
    program, *arguments = (*find_program(), *command)
    started: bool = QProcess.startDetached(program, arguments)[0]
    return started


class EndSignals(QObject):
    """SIGTERM and Ctrl+C in Qt's event loop, so that the program ends properly. Nothing happens on Windows.

    Python runs signal handlers only between two of its own instructions, and Qt may wait for long; so the signal is
    written to a socket that Qt watches.
    """

    def __init__(self, on_signal: Callable[[], None], parent: QObject | None = None) -> None:
        """`on_signal` ends the program."""
        super().__init__(parent)
        import socket  # a start need not wait for it

        self._on_signal = on_signal
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
        """Restore the handlers that were there before."""
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
        self._on_signal()


def _note(number: int, frame: object) -> None:
    """Do nothing: Python wants a handler, and the socket reports the signal."""


_FACTOR = "QT_SCALE_FACTOR"
_USUAL_ELSEWHERE_PX = 44 / 3
"""11 points, the largest that a Linux desktop comes with."""
_STEPS = 8
"""Eighths: finer steps would only blur lines."""

App = TypeVar("App", bound=QApplication)


def find_system_scale(font_px: float, platform: str = sys.platform) -> float:
    """How much larger than usual the system's letters are. Smaller ones count as usual: the design's sizes are already
    the least that is easy to read."""
    usual = {"win32": 12.0, "darwin": 13.0}.get(platform, _USUAL_ELSEWHERE_PX)
    return round(max(1.0, min(3.0, font_px / usual)) * _STEPS) / _STEPS


def make_scaled(make: Callable[[], App], percent: int) -> App:
    """Make the application at the user's size, times what the system's font asks for.

    Qt scales everything by a factor that it reads when the application is made, but only an application knows the
    system's font: if that is large, the first one is ended before it shows anything, and another is made.
    docs/developer/notes/how-does-the-interface-get-larger.md has the reasons.
    """
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
    """Set Qt's factor only while the application is made: programs that it starts must not grow twice."""
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


class Application(QApplication):
    """A QApplication that also receives the links and files that macOS sends as events, not as arguments."""

    on_address: Callable[[str], None] = staticmethod(lambda address: None)
    """Gets `feed:…` or `file:…` once the event loop runs, also what the program was started with."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.on_address(event.url().toString())
            return True
        return super().event(event)


def start_again(profile: Profile) -> int:
    """Start the program again on the same profile, in the same process where the system can. Returns an exit code.

    The window must be closed and the profile's lock released.
    """
    program, *arguments = make_command(profile)
    if sys.platform != "win32":
        os.execv(program, [program, *arguments])
    started: bool = QProcess.startDetached(program, arguments)[0]
    return 0 if started else 1


def make_command(profile: Profile) -> Sequence[str]:
    return [*find_program(), "--profile", str(profile.folder)]
