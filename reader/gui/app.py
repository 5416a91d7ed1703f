"""Starts the window: the application, the theme, the bridge, the parts and their wiring. Main thread only."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from reader.clock import Clock, SystemClock
from reader.gui.article.pictures import ImageSource
from reader.gui.bridge import Bridge
from reader.gui.display import NO_DISPLAY, has_display
from reader.gui.focus_ring import FocusRing
from reader.gui.language import install_language
from reader.gui.main_window import MainWindow
from reader.gui.memory import load_memory
from reader.gui.theme import Theme
from reader.gui.wiring import start, wire
from reader.paths import Profile

_SETTLED_MS = 500


@dataclass(frozen=True, slots=True)
class Opened:
    """A running window and what must be closed after it."""

    window: MainWindow
    bridge: Bridge
    theme: Theme


def run_window(profile: Profile, clock: Clock | None = None, images: ImageSource | None = None) -> int:
    """Show the window until it is closed. Without a display: one sentence, and no start of Qt."""
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)  # noqa: T201
        return 1
    app = make_application()
    install_language(app, load_memory(profile.folder).language)
    theme = Theme(app)
    FocusRing(app, theme)
    opened = open_window(profile, clock or SystemClock(), theme, images)
    opened.window.show()
    QTimer.singleShot(_SETTLED_MS, opened.window, _settle)
    try:
        return app.exec()
    finally:
        opened.bridge.close()


def _settle() -> None:
    """Once the window stands: load what writes articles, so that neither it nor the first article waits.

    What is there by now stays for good; left out of every later collection, it never makes one noticeable.
    """
    import_module("reader.gui.article.scribe")
    gc.freeze()
    gc.enable()


def make_application() -> QApplication:
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Paperround")
    app.setDesktopFileName("paperround")
    return app


def open_window(profile: Profile, clock: Clock, theme: Theme, images: ImageSource | None = None) -> Opened:
    """Make the window over a profile; it reads the store as soon as the event loop runs."""
    bridge = Bridge(profile.database, clock)
    window = MainWindow(theme, bridge, clock, profile.folder, images)
    wire(window)
    start(window)
    return Opened(window, bridge, theme)
