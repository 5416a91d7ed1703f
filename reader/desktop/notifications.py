"""Notifications of the desktop, one at a time: each takes the place of the one before, and is taken back once read.

Linux shows them by D-Bus, Windows as toasts, macOS by its notification centre; each is a `NotificationBackend`. The
desktop may take its time, so a thread of its own does it all. Where nobody shows any, that is told, and the tray or
the window shows the words. `on_action` is called on the desktop's thread.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from queue import SimpleQueue

from reader.desktop.bus_notifications import open_bus_backend
from reader.desktop.mac_notifications import open_mac_notifications
from reader.desktop.notice import Notice, NotificationBackend, OnAction
from reader.desktop.program import is_sandboxed
from reader.desktop.windows_toasts import open_toasts

_CLOSES_WITHIN_S = 0.5
OpenBackend = Callable[[OnAction], NotificationBackend | None]


def find_backend(environment: Mapping[str, str], platform: str = sys.platform) -> OpenBackend | None:
    """How notifications are shown here; None where it is plain that nobody does."""
    if platform == "win32":
        return open_toasts
    if platform == "darwin":
        return open_mac_notifications
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return partial(open_bus_backend, is_sandboxed(environment))
    return None


class DesktopNotifier:
    """One notification at a time. Nothing is opened before the first."""

    def __init__(self, on_action: OnAction, open_backend: OpenBackend | None = None) -> None:
        """`open_backend` is called on the thread that shows; this desktop's own where none is given."""
        self._on_action = on_action
        self._open_backend = open_backend or find_backend(os.environ)
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._backend: NotificationBackend | None = None

    def show(self, notice: Notice, on_refused: Callable[[], None] = lambda: None) -> None:
        """Takes the place of the one that is shown. `on_refused` is told at once where nobody shows any."""
        if self._open_backend is not None:
            self._do(lambda: self._show(notice, on_refused))
        else:
            on_refused()

    def withdraw(self) -> None:
        """What it told of has been read."""
        if self._thread is not None:
            self._do(lambda: self._backend.withdraw() if self._backend is not None else None)

    def close(self) -> None:
        """Takes back what is shown: nobody would hear its actions any more."""
        if self._thread is None:
            return
        self.withdraw()
        self._jobs.put(None)
        self._thread.join(_CLOSES_WITHIN_S)
        if self._backend is not None:
            self._backend.close()
            self._backend = None

    def _do(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="notifications")
            self._thread.start()
        self._jobs.put(job)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _show(self, notice: Notice, on_refused: Callable[[], None]) -> None:
        if self._backend is None and self._open_backend is not None:
            self._backend = self._open_backend(self._on_action)
        if self._backend is None or not self._backend.show(notice):
            on_refused()
