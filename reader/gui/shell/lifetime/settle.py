"""Settles the window once it stands: its icon, what the garbage collector leaves alone, and what is loaded when
somebody is at the window. Main thread only.
"""

from __future__ import annotations

import gc
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from reader.gui.kit.icons import make_app_icon
from reader.gui.shell.frame.main_window import MainWindow

_TOUCH = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.KeyPress,
    }
)


def settle(window: MainWindow) -> None:
    """What is there by now stays for good; left out of every later collection (idle_cleanup.py), it never makes one
    noticeable."""
    QApplication.setWindowIcon(make_app_icon())
    gc.freeze()
    if window.windowHandle() is None:
        window.shown.connect(load_articles)
    else:
        FirstTouch(window).touched.connect(load_articles)


def load_articles() -> None:
    """What reads and writes articles, so that the first one does not wait for it. A window that nobody touches, as
    after a login, does without."""
    for name in ("queries", "full_text", "drawing.article_writer"):
        import_module(f"reader.gui.article.{name}")


class FirstTouch(QObject):
    """Hears that the pointer moves over a window, or that something is pressed in it, and then nothing more."""

    touched = Signal()

    def __init__(self, window: QWidget) -> None:
        """`window`: is shown already. All of this comes through its native one."""
        super().__init__(window)
        self._native = window.windowHandle()
        self._native.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCH:
            self._native.removeEventFilter(self)
            QTimer.singleShot(0, self, self.touched.emit)  # what is pressed goes first
        return False
