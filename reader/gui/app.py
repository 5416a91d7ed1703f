"""Starts the window: the application, the theme, the bridge, the parts and their wiring. Main thread only."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from reader.clock import Clock, SystemClock
from reader.gui.article.pictures import ImageSource
from reader.gui.bridge import Bridge
from reader.gui.dialogs.finder import Finder
from reader.gui.dialogs.hooks import Dialogs
from reader.gui.display import NO_DISPLAY, has_display
from reader.gui.focus_ring import FocusRing
from reader.gui.main_window import MainWindow
from reader.gui.theme import Theme
from reader.gui.wiring import start, wire
from reader.paths import Profile


@dataclass(frozen=True, slots=True)
class Opened:
    """A running window and what must be closed after it."""

    window: MainWindow
    bridge: Bridge
    theme: Theme
    dialogs: Dialogs


def run_window(profile: Profile, clock: Clock | None = None, images: ImageSource | None = None) -> int:
    """Show the window until it is closed. Without a display: one sentence, and no start of Qt."""
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)  # noqa: T201
        return 1
    app = make_application()
    theme = Theme(app)
    FocusRing(app, theme)
    opened = open_window(profile, clock or SystemClock(), theme, images)
    opened.window.show()
    try:
        return app.exec()
    finally:
        opened.bridge.close()


def make_application() -> QApplication:
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Paperround")
    app.setDesktopFileName("paperround")
    return app


def open_window(
    profile: Profile,
    clock: Clock,
    theme: Theme,
    images: ImageSource | None = None,
    finder: Finder | None = None,
    start_demo: Callable[[], None] | None = None,
) -> Opened:
    """Make the window over a profile; it reads the store as soon as the event loop runs."""
    bridge = Bridge(profile.database, clock)
    window = MainWindow(theme, bridge, clock, profile.folder, images)
    wire(window)
    dialogs = Dialogs(window, finder or _make_finder(clock), start_demo)
    start(window)
    return Opened(window, bridge, theme, dialogs)


def _make_finder(clock: Clock) -> Finder:
    # Imported late: with an engine, its process looks, and the window never loads HTTP.
    from reader.gui.dialogs.thread_finder import ThreadFinder

    return ThreadFinder(clock)
