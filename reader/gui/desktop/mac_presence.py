"""Signs of presence on macOS, which are told to the main thread of a program with a window alone. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from reader.desktop.mac_signs import ASK_EVERY_S, open_mac_signs
from reader.model.presence import Sign


class MacPresence(QObject):
    """Hears until it is closed, and asks once a minute how long nobody touched anything."""

    def __init__(self, tell: Callable[[Sign], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._signs = open_mac_signs(tell)
        if self._signs is not None:
            self._timer = QTimer(self, interval=ASK_EVERY_S * 1000)
            self._timer.timeout.connect(self._signs.ask_idle)
            self._timer.start()

    def close(self) -> None:
        if self._signs is not None:
            self._timer.stop()
            self._signs.close()
            self._signs = None
