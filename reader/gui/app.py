"""Starts the window: the application, the theme, the bridge, the parts and their wiring. Main thread only."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from reader.clock import Clock, SystemClock
from reader.engine.lock import ProfileLock
from reader.errors import StoreError
from reader.gui.bridge import Bridge
from reader.gui.desktop.application import Application
from reader.gui.dialogs.hooks import Dialogs
from reader.gui.display import NO_DISPLAY, has_display
from reader.gui.first_screen import FirstScreen
from reader.gui.focus_ring import FocusRing
from reader.gui.icons import make_app_icon
from reader.gui.images import EngineImages
from reader.gui.language import install_language
from reader.gui.main_window import MainWindow
from reader.gui.memory import load_memory
from reader.gui.theme import Theme
from reader.gui.wiring import start, wire
from reader.late import late
from reader.paths import Profile
from reader.store.pictures import PictureCache

if TYPE_CHECKING:
    from reader.gui import company, last_words
    from reader.gui.desktop import demo, doorbell, signals
    from reader.gui.dialogs import thread_finder
    from reader.gui.dialogs.finder import Finder
else:
    company = late("reader.gui.company")
    demo = late("reader.gui.desktop.demo")
    doorbell = late("reader.gui.desktop.doorbell")
    last_words = late("reader.gui.last_words")
    signals = late("reader.gui.desktop.signals")
    # With an engine, its process looks, and the window never loads HTTP.
    thread_finder = late("reader.gui.dialogs.thread_finder")

_SETTLED_MS = 500


class Opened(Struct, frozen=True):
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
                return _live(profile, address, hidden, ahead)
    except StoreError as error:
        _show_if_unseen(str(error), profile)
        raise
    answer = doorbell.ring(profile, address)
    if answer:
        return _say(answer, 0)
    _show_if_unseen(doorbell.NOT_ANSWERING, profile)
    return _say(doorbell.NOT_ANSWERING, 1)


def _show_if_unseen(sentence: str, profile: Profile) -> None:
    if not last_words.is_read_in_a_terminal() and QApplication.instance() is None:
        last_words.show_last_words(make_application(), sentence, load_memory(profile.folder).language)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return code


def _live(profile: Profile, address: str, hidden: bool, ahead: Sequence[tuple[float, int]]) -> int:
    gc.disable()  # for good, see _settle
    app = make_application()
    install_language(app, load_memory(profile.folder).language)
    theme = Theme(app, is_dressed=False)
    FocusRing(app, theme)
    life = _Life(profile, theme, ahead)
    # A hidden window and a closed dialog are no reason to end: the window says when.
    app.setQuitOnLastWindowClosed(False)
    life.opened.window.closed.connect(app.quit)
    app.address_handed.connect(life.take_address)
    life.begin(address, hidden)
    try:
        return app.exec()
    finally:
        life.end()


class _Life:
    """The window, and the company that joins it after its first screen."""

    def __init__(self, profile: Profile, theme: Theme, ahead: Sequence[tuple[float, int]]) -> None:
        self._profile, self._ahead = profile, ahead
        self._company: company.Company | None = None
        self._signals: signals.EndSignals | None = None
        images = EngineImages(PictureCache(profile.pictures))
        start_demo = None if ahead else (lambda: demo.open_demo())
        self.opened = open_window(
            profile, SystemClock(), theme, images, lambda: self._join().finder, start_demo
        )
        self.opened.window.actions_.expect("poll", "poll_due", "pause_polling")

    def _join(self) -> company.Company:
        if self._company is None:
            opened = self.opened
            self._company = company.Company(opened.window, opened.dialogs, self._profile, self._ahead)
            # Until now nothing ran that would have to be ended with care.
            self._signals = signals.EndSignals(opened.window)
            self._signals.asked.connect(opened.window.quit)
        return self._company

    def take_address(self, address: str) -> None:
        """The system hands one over while the program runs."""
        self._join().resident.bring_forward(address)

    def begin(self, address: str, hidden: bool) -> None:
        window = self.opened.window
        if address or hidden:
            self._join().resident.start(address, hidden)
        else:
            window.show()
            window.list.setFocus()
            FirstScreen(window).shown.connect(lambda: self._join().resident.start())
        QTimer.singleShot(_SETTLED_MS, window, _settle)

    def end(self) -> None:
        if self._signals is not None:
            self._signals.close()
        if self._company is not None:
            self._company.resident.close()
        self.opened.bridge.close()


def _settle() -> None:
    """Once the window stands: load what writes articles, so that neither it nor the first article waits.

    What is there by now stays for good; left out of every later collection, it never makes one noticeable.
    Python would collect on whatever thread just runs, and a Qt object must end on its own: so it does not
    collect by itself in this process, gui/rest.py does it on the main thread.
    """
    import_module("reader.gui.article.scribe")
    QApplication.setWindowIcon(make_app_icon())
    gc.freeze()


def make_application() -> Application:
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = Application(sys.argv[:1])
    app.setApplicationName("Paperround")
    # A Flatpak's files are named after its id.
    app.setDesktopFileName(os.environ.get("FLATPAK_ID") or "paperround")
    return app


def open_window(
    profile: Profile,
    clock: Clock,
    theme: Theme,
    images: EngineImages | None = None,
    make_finder: Callable[[], Finder] | None = None,
    start_demo: Callable[[], bool] | None = None,
) -> Opened:
    """Make the window over a profile; it reads the store as soon as the event loop runs."""
    bridge = Bridge(profile.database, clock)
    window = MainWindow(theme, bridge, clock, profile.folder, images)
    wire(window)
    dialogs = Dialogs(window, make_finder or (lambda: thread_finder.ThreadFinder(clock)), start_demo)
    start(window)
    theme.dress()
    return Opened(window, bridge, theme, dialogs)
