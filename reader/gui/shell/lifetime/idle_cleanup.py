"""Collects the window's garbage, and gives back what lists, searches and articles took once nothing was listed for a
while.

Main thread only, which matters: Python collects on whatever thread just makes objects, and a widget that ends on
another thread than its own leaves the window hanging. So the window's process switches Python's own collecting off and
does it here, in quiet moments and, while there are none, whenever much has piled up.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from reader.gui.bridge.bridge import Bridge
from reader.malloc_trim import give_back

_QUIET_MS = 4_000
_MUCH = 10_000
"""New objects since the last collection: a minute and a half of scrolling, or 150 articles. A collection then takes two
milliseconds."""


class IdleCleanup(QObject):
    """Waits for a quiet moment after anything that takes memory; while nothing happens, nothing ticks."""

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self._clean)
        self._given = QTimer(self, singleShot=True, interval=_QUIET_MS // 8)
        self._given.timeout.connect(give_back)
        self._quiet.start()  # the first list came before this

    def note_use(self) -> None:
        if gc.get_count()[0] > _MUCH:
            gc.collect()
        self._quiet.start()

    def _clean(self) -> None:
        gc.collect()
        self._bridge.rest()
        self._given.start()  # once the connections have let go
