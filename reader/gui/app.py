"""Starts the window: the application, the theme, the bridge, the parts and their wiring. Main thread only."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from reader.clock import Clock, SystemClock
from reader.engine.lock import ProfileLock
from reader.errors import StoreError
from reader.gui.appointments import Appointment, Appointments
from reader.gui.bridge import Bridge
from reader.gui.desktop.autostart import make_autostart
from reader.gui.desktop.demo import open_demo
from reader.gui.desktop.doorbell import NOT_ANSWERING, Doorbell, ring
from reader.gui.desktop.signals import EndSignals
from reader.gui.dialogs.finder import EngineFinder, Finder
from reader.gui.dialogs.hooks import Dialogs
from reader.gui.display import NO_DISPLAY, has_display
from reader.gui.engine_link import EngineLink
from reader.gui.focus_ring import FocusRing
from reader.gui.icons import make_app_icon
from reader.gui.images import EngineImages
from reader.gui.language import install_language
from reader.gui.live import connect_dialogs
from reader.gui.main_window import MainWindow
from reader.gui.memory import load_memory
from reader.gui.resident import Resident
from reader.gui.theme import Theme
from reader.gui.wiring import start, wire
from reader.paths import Profile
from reader.store.pictures import PictureCache

_SETTLED_MS = 500


@dataclass(frozen=True, slots=True)
class Opened:
    """A running window and what must be closed after it."""

    window: MainWindow
    bridge: Bridge
    theme: Theme
    dialogs: Dialogs


def run_window(
    profile: Profile, address: str = "", hidden: bool = False, ahead: Sequence[tuple[float, int]] = ()
) -> int:
    """Show the window until it is closed. Without a display: one sentence, and no start of Qt. With a window
    open on this profile already: that one comes to the front and gets the address. `ahead`: when which feed
    will post, as only the demo can know."""
    if not has_display():
        return _say(NO_DISPLAY, 1)
    try:
        with ProfileLock(profile) as lock:
            if lock.is_ours:
                return _live(profile, address, hidden, [Appointment(*one) for one in ahead])
    except StoreError as error:
        _show_if_unseen(str(error), profile)
        raise
    answer = ring(profile, address)
    if answer:
        return _say(answer, 0)
    _show_if_unseen(NOT_ANSWERING, profile)
    return _say(NOT_ANSWERING, 1)


def _show_if_unseen(sentence: str, profile: Profile) -> None:
    last_words = import_module("reader.gui.last_words")
    if not last_words.is_read_in_a_terminal() and QApplication.instance() is None:
        last_words.show_last_words(make_application(), sentence, load_memory(profile.folder).language)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return code


def _live(profile: Profile, address: str, hidden: bool, ahead: Sequence[Appointment]) -> int:
    app = make_application()
    install_language(app, load_memory(profile.folder).language)
    theme = Theme(app, is_dressed=False)
    FocusRing(app, theme)
    images = EngineImages(PictureCache(profile.pictures))
    link, doorbell = EngineLink(profile), Doorbell(profile)
    finder = EngineFinder(link.tell)
    link.looked_for.connect(finder.take)
    opened = open_window(profile, SystemClock(), theme, images, finder, None if ahead else open_demo)
    # Only the demo knows what is ahead, and its profile is gone afterwards: nothing to start at login.
    autostart = None if ahead else make_autostart(profile)
    resident = Resident(opened.window, link, doorbell, autostart)
    # A hidden window and a closed dialog are no reason to end: the resident says when.
    app.setQuitOnLastWindowClosed(False)
    connect_dialogs(opened.dialogs, opened.window, link)
    Appointments(link, SystemClock(), ahead, resident)
    signals = EndSignals(resident)
    signals.asked.connect(opened.window.quit)
    resident.start(address, hidden)
    QTimer.singleShot(_SETTLED_MS, opened.window, _settle)
    try:
        return app.exec()
    finally:
        signals.close()
        resident.close()
        opened.bridge.close()


def _settle() -> None:
    """Once the window stands: load what writes articles, so that neither it nor the first article waits.

    What is there by now stays for good; left out of every later collection, it never makes one noticeable.
    """
    import_module("reader.gui.article.scribe")
    QApplication.setWindowIcon(make_app_icon())
    gc.freeze()
    gc.enable()


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
    images: EngineImages | None = None,
    finder: Finder | None = None,
    start_demo: Callable[[], bool] | None = None,
) -> Opened:
    """Make the window over a profile; it reads the store as soon as the event loop runs."""
    bridge = Bridge(profile.database, clock)
    window = MainWindow(theme, bridge, clock, profile.folder, images)
    wire(window)
    dialogs = Dialogs(window, finder or _make_finder(clock), start_demo)
    start(window)
    theme.dress()
    return Opened(window, bridge, theme, dialogs)


def _make_finder(clock: Clock) -> Finder:
    # Imported late: with an engine, its process looks, and the window never loads HTTP.
    from reader.gui.dialogs.thread_finder import ThreadFinder

    return ThreadFinder(clock)
