"""QApplication, which also hears of links and files that macOS hands to a running program: there
they come as events, not as arguments. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    address_handed = Signal(str)
    """`feed:…` or `file:…`. Comes once the event loop runs, also for what the program was started with."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.address_handed.emit(event.url().toString())
            return True
        return super().event(event)
