"""The application: starts the window, and after its first paint the engine and the tray. Main thread only."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from reader.core.about import APP_ID, ENTRY_ADDRESS
from reader.core.clock import Clock, SystemClock
from reader.core.desktop import program
from reader.core.desktop.program import claim_identity
from reader.core.errors import StoreError
from reader.core.lazy_import import load
from reader.core.words.catalogue import Code
from reader.core.words.words import in_english
from reader.engine.process.profile_lock import YIELDS, ProfileLock
from reader.features.recovery.window import window as recovery
from reader.store import pictures
from reader.window.app import closing, deferred_start, display
from reader.window.app import window as whole_window
from reader.window.app.action_table import SPECS
from reader.window.app.app_lifetime import AppLifetime, FirstScreen
from reader.window.app.display import NO_DISPLAY, has_display
from reader.window.app.screen import Screen
from reader.window.article import article_writer, engine_images, queries
from reader.window.bridge.bridge import Bridge
from reader.window.desktop import instance_listener, restart
from reader.window.desktop.restart import Application, make_scaled
from reader.window.kit import motion
from reader.window.kit.focus_ring import FocusRing
from reader.window.kit.language import install_language
from reader.window.kit.theme import Theme, find_scheme
from reader.window.kit.tiles import make_app_icon
from reader.window.kit.window_state import load_window_state

if TYPE_CHECKING:
    from reader.core.paths import Profile
    from reader.core.records.messages import Message
    from reader.features.recovery.service import Copy
    from reader.window.app.main_window import MainWindow
    from reader.window.app.window import Window


_TOUCH = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.KeyPress,
    }
)


class OnEnd(Enum):
    QUIT = auto()
    RESTART = auto()
    """For a choice that takes effect at a start."""
    LEAVE = auto()
    """Go on without a window."""


def find_end(window: MainWindow) -> OnEnd:
    if window.is_restarting:
        return OnEnd.RESTART
    return OnEnd.LEAVE if window.is_leaving else OnEnd.QUIT


def open_screen(profile: Profile, clock: Clock, theme: Theme, with_pictures: bool = False) -> Screen:
    """Make, connect and start the first screen, which reads the store as soon as the event loop runs."""
    screen = Screen(theme, Bridge(profile.database, clock), clock, profile.folder, with_pictures, SPECS)
    theme.apply()
    return screen


def settle(window: MainWindow) -> None:
    """Exempt all objects made so far from garbage collection, since they stay for good, and set the icon."""
    QApplication.setWindowIcon(make_app_icon())
    motion.follow_wish(window)
    gc.freeze()
    if window.windowHandle() is None:
        window.shown.connect(load_articles)
    else:
        FirstTouch(window, load_articles)


def load_articles() -> None:
    """Load what reads and writes articles, so that the first one need not wait. A window that nobody touches, as after
    a login, does without."""
    load(queries, article_writer)


class FirstTouch(QObject):
    """Reports once that the pointer moves over a window, or that something is pressed in it."""

    def __init__(self, window: QWidget, on_touch: Callable[[], None]) -> None:
        """The window must be shown already, since events come through its native window."""
        super().__init__(window)
        self._native, self._on_touch = window.windowHandle(), on_touch
        self._native.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCH:
            self._native.removeEventFilter(self)
            QTimer.singleShot(0, self, self._on_touch)  # the event itself goes first
        return False


def hand_over_or_run(profile: Profile, lock: ProfileLock, address: str) -> str | None:
    """Ask the process that has the profile to show its window or, if it has none, to give the profile up.

    Returns its answer for the user, or None if the lock is ours now or nobody answers. Asks repeatedly: a process that
    has just started does not listen yet, and a third one may get the lock first.
    """
    until = time.monotonic() + 10.0
    while not lock.acquire() and time.monotonic() < until:
        answer = instance_listener.ring(profile, address)
        if answer is not None and answer != YIELDS:
            return answer
        time.sleep(0.05)
    return None


def run_window(
    profile: Profile, address: str = "", hidden: bool = False, ahead: Sequence[tuple[float, int]] = ()
) -> int:
    """Show the window until it is closed, and return an exit code.

    Without a display it prints a sentence and never starts Qt. If the profile's window is already open, that comes to
    the front and gets the address. `ahead`: when which feed will post, which only the demo can know.
    """
    if not has_display():
        return _say(NO_DISPLAY, 1)
    lived: tuple[int, OnEnd] | None = None
    try:
        with ProfileLock(profile) as lock:
            answer = None if lock.is_ours else hand_over_or_run(profile, lock, address)
            if lock.is_ours:
                lived = _live(profile, address, hidden, ahead)
    except StoreError as error:
        if error.message.code == Code.PROFILE_NOT_WRITABLE.name and profile.database.exists():
            return _run_recovery(profile, error.message)
        _show_if_unseen(error.message, profile)
        raise
    if lived is not None:
        return _go_on(profile, *lived)
    if answer:
        return _say(answer, 0)
    _show_if_unseen(Code.NOT_ANSWERING(), profile)
    return _say(in_english(Code.NOT_ANSWERING()), 1)


def _go_on(profile: Profile, code: int, on_end: OnEnd) -> int:
    """Start what follows, now that the lock is released."""
    if on_end is OnEnd.RESTART:
        return restart.start_again(profile)
    if on_end is OnEnd.LEAVE:
        program.start_background(profile)
    return code


def _show_if_unseen(message: Message, profile: Profile) -> None:
    if not display.is_read_in_a_terminal() and QApplication.instance() is None:
        display.show_startup_error(make_application(), message, load_window_state(profile.folder).language)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return code


def _run_recovery(profile: Profile, message: Message) -> int:
    """Show the recovery page where not even a lock can be written."""
    _, theme = _make_styled_app(profile)
    answer = recovery.run_recovery(theme, SystemClock(), profile, message, has_lock=False)
    return StoreError.exit_code if answer is None else restart.start_again(profile)


def _make_styled_app(profile: Profile) -> tuple[Application, Theme]:
    state = load_window_state(profile.folder)
    app = make_scaled(make_application, state.interface_percent)
    install_language(app, state.language)
    theme = Theme(app, is_applied=False)
    theme.prefer(find_scheme(state.colour_scheme))
    FocusRing(app, theme)
    return app, theme


def _live(profile: Profile, address: str, hidden: bool, ahead: Sequence[tuple[float, int]]) -> tuple[int, OnEnd]:
    """Run windows on a profile that is ours. Returns the exit code, and what follows."""
    gc.disable()  # only the main thread may collect: see IdleCleanup
    news, page, (app, theme) = "", "", _make_styled_app(profile)
    while True:
        life = AppSession(profile, theme, ahead)
        if page:  # it was visible in the other language
            QTimer.singleShot(0, life.screen.window, partial(life.open_insights, page))
        life.screen.window.can_restart = not ahead
        # A hidden window or a closed dialog must not end the program.
        app.setQuitOnLastWindowClosed(False)
        life.screen.window.closed.connect(app.quit)
        app.on_address = life.offer_address
        code = life.run(app, address, hidden, news)
        wish, window = life.repair, life.screen.window
        if wish is None and not window.is_renewing:
            return code, find_end(window)
        del app.on_address  # nobody is there for one until the next window
        news, address, hidden, page = "", "", False, life.shown_page
        if wish is None:
            gc.unfreeze()  # what was exempt goes with its window
            install_language(app, load_window_state(profile.folder).language)
            continue
        # Nothing has the database open, and the lock is ours: nobody writes into the file that is replaced.
        answer = recovery.run_recovery(theme, SystemClock(), profile, wish.message, wish.restoring)
        if answer is None:
            return 0, OnEnd.QUIT
        news = answer


class _Repair(NamedTuple):
    """Why the window was closed for the recovery page."""

    message: Message
    restoring: Copy | None = None
    """The backup that the user chose in the settings."""


class AppSession:
    def __init__(self, profile: Profile, theme: Theme, ahead: Sequence[tuple[float, int]]) -> None:
        self._profile, self._ahead = profile, ahead
        self._parts: Window | None = None
        self._lifetime: AppLifetime | None = None
        self._signals: restart.EndSignals | None = None
        self._is_expected = True
        """Whether the user started the program to read."""
        self.repair: _Repair | None = None
        self.screen = open_screen(profile, SystemClock(), theme, with_pictures=True)
        self.screen.actions.expect("poll", "poll_all", "poll_anyway", "prefetch", "pause_polling", "full_text")
        if ahead:
            self.screen.show_demo_bar(lambda: restart.open_own())

    def _complete(self) -> Window:
        """The whole window, made when first needed."""
        if self._parts is None:
            profile, ahead = self._profile, self._ahead
            self._parts = whole_window.Window(
                self.screen,
                lambda window: engine_images.EngineImages(pictures.PictureCache(profile.pictures), window),
                None if ahead else (lambda: restart.open_demo()),
            )
            self._parts.dialogs.restore = lambda copy: self._stop_for_repair(Code.STORE_REPLACED(), copy)
            self._parts.presence.is_expected = self._is_expected
            if (focused := QApplication.focusWindow()) is not None:  # before anybody followed it
                self._parts.presence.follow_focus(focused)
        return self._parts

    def _join(self) -> AppLifetime:
        if self._lifetime is None:
            parts = self._complete()
            self._lifetime = deferred_start.start_deferred(parts, self._profile, self._ahead)
            # Until now nothing ran that needs a proper end.
            self._signals = restart.EndSignals(parts.window.quit_at_once, parts.window)
        return self._lifetime

    @property
    def shown_page(self) -> str:
        return "" if self._parts is None else self._parts.insights.shown_page

    def open_insights(self, page: str) -> None:
        self._complete().insights.open(page)

    def offer_address(self, address: str) -> None:
        """Handle an address that the system passes on while the program runs."""
        self._join().bring_forward(address)

    def run(self, app: QApplication, address: str, hidden: bool, news: str) -> int:
        """Run until the window is closed or cannot go on. `news` is shown over the list."""
        self.screen.bridge.unusable.connect(self._stop_for_repair)
        try:
            problem = self.screen.bridge.opening_problem
            if problem is not None:  # no empty window flashes up
                self.repair = _Repair(problem)
                return 0
            self.begin(address, hidden)
            if news:
                self.screen.frame.messages.show_news(news)
            if self.screen.bridge.writes.had_lost:
                self.screen.frame.messages.show_message(closing.say_lost())
            return app.exec()
        finally:
            self.end()

    def _stop_for_repair(self, message: Message, restoring: Copy | None = None) -> None:
        if self.repair is None:
            self.repair = _Repair(message, restoring)
            self.screen.window.quit_at_once()

    def begin(self, address: str, hidden: bool) -> None:
        window = self.screen.window
        self._is_expected = not (address or hidden) or address.startswith(ENTRY_ADDRESS)
        if address or hidden:
            self._join().start(address, hidden)
        else:
            window.show()
            self.screen.entries.view.setFocus()
            FirstScreen(window, self._go_on).follow(self.screen)
        QTimer.singleShot(500, window, lambda: settle(window))

    def _go_on(self) -> None:
        """Complete the window now, and start the engine after pending events."""
        window = self._complete().window
        QTimer.singleShot(0, window, lambda: self._join().start())

    def end(self) -> None:
        if self._signals is not None:
            self._signals.close()
        if self._lifetime is not None:
            self._lifetime.close()
        self.screen.bridge.close(lambda: closing.show_saving())
        if self.repair is not None or self.screen.window.is_renewing:
            self.screen.window.hide()
            self.screen.window.deleteLater()


def make_application() -> Application:
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = Application(sys.argv[:1])
    app.setApplicationName("Paperround")
    # A Flatpak's files are named after its id.
    app.setDesktopFileName(os.environ.get("FLATPAK_ID") or APP_ID)
    claim_identity()
    return app
