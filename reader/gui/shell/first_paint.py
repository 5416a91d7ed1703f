"""Tells once that the first posts are on the screen, so that what can wait starts after them. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from reader.gui.shell.main_window import MainWindow

_PAINTED_MS = 60
"""After the posts were listed, until they are surely painted."""


class FirstScreen(QObject):
    shown = Signal()
    """Posts, or that there are none, or why they cannot be read: that too is a screen."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._is_listed = False
        for sign in (window.posts.view_loaded, window.posts.load_failed, window.bridge.failed):
            sign.connect(self._note)

    def _note(self) -> None:
        if not self._is_listed:
            self._is_listed = True
            QTimer.singleShot(_PAINTED_MS, self, self.shown.emit)
