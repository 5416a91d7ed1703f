"""Unix signals: ends the program properly on SIGTERM at logout, and on Ctrl+C.

Python runs its handlers only between two of its own instructions, and Qt may wait for long; so a signal is
written to a socket that Qt watches. On Windows these signals do not come this way. Main thread only.
"""

from __future__ import annotations

import signal
import socket
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Signal


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
