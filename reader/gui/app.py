"""Starts the window: the application, the theme, the bridge, the parts and their wiring. Main thread only."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from reader.clock import Clock, SystemClock
from reader.engine.lock import ProfileLock
from reader.gui.appointments import Appointment, Appointments
from reader.gui.bridge import Bridge
from reader.gui.desktop.autostart import make_autostart
from reader.gui.desktop.doorbell import NOT_ANSWERING, Doorbell, ring
from reader.gui.desktop.signals import EndSignals
from reader.gui.display import NO_DISPLAY, has_display
from reader.gui.engine_link import EngineLink
from reader.gui.focus_ring import FocusRing
from reader.gui.images import EngineImages
from reader.gui.main_window import MainWindow
from reader.gui.resident import Resident
from reader.gui.theme import Theme
from reader.gui.wiring import start, wire
from reader.paths import Profile
from reader.store.pictures import PictureCache


@dataclass(frozen=True, slots=True)
class Opened:
    """A running window and what must be closed after it."""

    window: MainWindow
    bridge: Bridge
    theme: Theme


def run_window(
    profile: Profile, address: str = "", hidden: bool = False, ahead: Sequence[tuple[float, int]] = ()
) -> int:
    """Show the window until it is closed. Without a display: one sentence, and no start of Qt. With a window
    open on this profile already: that one comes to the front and gets the address. `ahead`: when which feed
    will post, as only the demo can know."""
    if not has_display():
        return _say(NO_DISPLAY, 1)
    with ProfileLock(profile) as lock:
        if lock.is_ours:
            return _live(profile, address, hidden, [Appointment(*one) for one in ahead])
    answer = ring(profile, address)
    return _say(answer, 0) if answer else _say(NOT_ANSWERING, 1)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return code


def _live(profile: Profile, address: str, hidden: bool, ahead: Sequence[Appointment]) -> int:
    app = make_application()
    theme = Theme(app)
    FocusRing(app, theme)
    images = EngineImages(PictureCache(profile.pictures))
    opened = open_window(profile, SystemClock(), theme, images)
    link, doorbell = EngineLink(profile), Doorbell(profile)
    resident = Resident(opened.window, link, doorbell, make_autostart(profile))
    # A hidden window and a closed dialog are no reason to end: the resident says when.
    app.setQuitOnLastWindowClosed(False)
    Appointments(link, SystemClock(), ahead, resident)
    signals = EndSignals(resident)
    signals.asked.connect(opened.window.quit)
    resident.start(address, hidden)
    try:
        return app.exec()
    finally:
        signals.close()
        resident.close()
        opened.bridge.close()


def make_application() -> QApplication:
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Paperround")
    app.setDesktopFileName("paperround")
    return app


def open_window(profile: Profile, clock: Clock, theme: Theme, images: EngineImages | None = None) -> Opened:
    """Make the window over a profile; it reads the store as soon as the event loop runs."""
    bridge = Bridge(profile.database, clock)
    window = MainWindow(theme, bridge, clock, profile.folder, images)
    wire(window)
    start(window)
    return Opened(window, bridge, theme)
