"""When nothing was listed for a while: collects garbage, gives back what lists, searches and articles took.

Main thread only, which matters: collected on another one, Qt objects would end there, and with them the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from reader.gui.shell.main_window import MainWindow
from reader.malloc_trim import give_back

_QUIET_MS = 4_000


class IdleCleanup(QObject):
    """Waits for a quiet moment after anything that takes memory; while nothing happens, nothing ticks."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._bridge = window.bridge
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self._rest)
        self._given = QTimer(self, singleShot=True, interval=_QUIET_MS // 8)
        self._given.timeout.connect(give_back)
        for sign in (
            window.posts.view_loaded,
            window.posts.dataChanged,
            window.article_control.article_shown,
            window.sidebar_control.data_loaded,
        ):
            sign.connect(lambda *_: self._quiet.start())
        self._quiet.start()  # the first list came before this

    def _rest(self) -> None:
        gc.collect()
        self._bridge.rest()
        self._given.start()  # once the connections have let go
