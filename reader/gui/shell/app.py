"""The application: starts the window, and after its first paint the engine and the desktop. Main thread only."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from reader.about import APP_ID, ENTRY_ADDRESS
from reader.clock import Clock, SystemClock
from reader.desktop import background
from reader.desktop.program import claim_identity
from reader.errors import StoreError
from reader.gui.article import article_writer, engine_images, queries
from reader.gui.bridge.bridge import Bridge
from reader.gui.desktop import instance_listener, restart
from reader.gui.desktop.restart import Application, make_scaled
from reader.gui.kit.focus_ring import FocusRing
from reader.gui.kit.language import install_language
from reader.gui.kit.theme import Theme, find_scheme
from reader.gui.kit.tiles import make_app_icon
from reader.gui.kit.window_state import load_window_state
from reader.gui.recovery import window as recovery
from reader.gui.shell import deferred_start, display, engine_wiring, main_window, whole_window
from reader.gui.shell.app_lifetime import FirstScreen
from reader.gui.shell.display import NO_DISPLAY, has_display
from reader.gui.shell.screen import Screen, make_screen
from reader.gui.shell.screen_wiring import show_demo_bar, start_screen, wire_application, wire_first_screen, wire_screen
from reader.lazy_import import load
from reader.move_folders import move_folders
from reader.process.profile_lock import YIELDS, ProfileLock
from reader.store import pictures
from reader.wording.catalogue import Code
from reader.wording.words import in_english

if TYPE_CHECKING:
    from reader.gui.shell.assemble import Parts
    from reader.gui.shell.main_window import MainWindow
    from reader.model.messages import Message
    from reader.paths import Profile
    from reader.services.repair import Copy


class OnEnd(Enum):
    QUIT = auto()
    RESTART = auto()
    """The user chose something that takes another start."""
    LEAVE = auto()
    """It goes on without a window."""


def find_end(window: MainWindow) -> OnEnd:
    if window.is_restarting:
        return OnEnd.RESTART
    return OnEnd.LEAVE if window.is_leaving else OnEnd.QUIT


def open_screen(profile: Profile, clock: Clock, theme: Theme, with_pictures: bool = False) -> Screen:
    """It reads the store as soon as the event loop runs."""
    screen = make_screen(theme, Bridge(profile.database, clock), clock, profile.folder, with_pictures)
    wire_screen(screen)
    start_screen(screen)
    theme.apply()
    return screen


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
    load(queries, article_writer)


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


_WITHIN_S, _AGAIN_S = 10.0, 0.05


def hand_over_or_run(profile: Profile, lock: ProfileLock, address: str) -> str | None:
    """What the other says to the user; None where the lock is ours now, or nobody answers. Who has just started does
    not listen yet, and where one gives the profile up another may get it first, so they are asked again."""
    until = time.monotonic() + _WITHIN_S
    while not lock.acquire() and time.monotonic() < until:
        answer = instance_listener.ring(profile, address)
        if answer is not None and answer != YIELDS:
            return answer
        time.sleep(_AGAIN_S)
    return None


_SETTLED_MS = 500


def run_window(
    profile: Profile, address: str = "", hidden: bool = False, ahead: Sequence[tuple[float, int]] = ()
) -> int:
    """Show the window until it is closed. Without a display: one sentence, and no start of Qt. With a window
    open on this profile already: that one comes to the front and gets the address. `ahead`: when which feed
    will post, as only the demo can know."""
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
    """The lock is given back: now another process may have the profile."""
    if on_end is OnEnd.RESTART:
        return restart.start_again(profile)
    if on_end is OnEnd.LEAVE:
        background.start_background(profile)
    return code


def _show_if_unseen(message: Message, profile: Profile) -> None:
    if not display.is_read_in_a_terminal() and QApplication.instance() is None:
        display.show_startup_error(make_application(), message, load_window_state(profile.folder).language)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return code


def _run_recovery(profile: Profile, message: Message) -> int:
    """Where not even a lock can be written: the page, with what needs none."""
    _, theme = _make_styled_app(profile)
    answer = recovery.run_recovery(theme, SystemClock(), profile, message, has_lock=False)
    return StoreError.exit_code if answer is None else restart.start_again(profile)


def _make_styled_app(profile: Profile) -> tuple[Application, Theme]:
    """The application in the language, size and colours that the user chose."""
    state = load_window_state(profile.folder)
    app = make_scaled(make_application, state.interface_percent)
    install_language(app, state.language)
    theme = Theme(app, is_applied=False)
    theme.prefer(find_scheme(state.colour_scheme))
    FocusRing(app, theme)
    return app, theme


def _live(profile: Profile, address: str, hidden: bool, ahead: Sequence[tuple[float, int]]) -> tuple[int, OnEnd]:
    """Gives the exit code, and what is to follow."""
    gc.disable()  # only the main thread may collect here, see idle_cleanup.py
    move_folders(profile)
    news, page, (app, theme) = "", "", _make_styled_app(profile)
    while True:
        life = AppSession(profile, theme, ahead)
        if page:  # what was in sight in the other language
            QTimer.singleShot(0, life.screen.window, partial(life.open_insights, page))
        life.screen.window.can_restart = not ahead
        wire_application(app, life.screen, life.offer_address)
        code = life.run(app, address, hidden, news)
        wish, window = life.repair, life.screen.window
        if wish is None and not window.is_renewing:
            return code, find_end(window)
        app.address_handed.disconnect(life.offer_address)
        news, address, hidden, page = "", "", False, life.shown_page
        if wish is None:
            gc.unfreeze()  # what was kept for good goes with its window
            install_language(app, load_window_state(profile.folder).language)
            continue
        # Nothing has the database open now, and the lock is still ours: so nobody writes into what is set aside.
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
    """The window, and what starts after its first paint."""

    def __init__(self, profile: Profile, theme: Theme, ahead: Sequence[tuple[float, int]]) -> None:
        self._profile, self._ahead = profile, ahead
        self._parts: Parts | None = None
        self._deferred: deferred_start.DeferredStart | None = None
        self._signals: restart.EndSignals | None = None
        self._is_expected = True
        """Whether the user started the program to look at it."""
        self.repair: _Repair | None = None
        self.screen = open_screen(profile, SystemClock(), theme, with_pictures=True)
        self.screen.actions.expect("poll", "poll_all", "poll_anyway", "prefetch", "pause_polling", "full_text")
        if ahead:
            show_demo_bar(self.screen, main_window.DemoBar(), lambda: restart.open_own())

    def _complete(self) -> Parts:
        """The whole window, made when it is first asked for."""
        if self._parts is None:
            profile, ahead = self._profile, self._ahead
            self._parts = whole_window.complete_window(
                self.screen,
                lambda window: engine_images.EngineImages(pictures.PictureCache(profile.pictures), window),
                lambda: self._join().finder,
                None if ahead else (lambda: restart.open_demo()),
            )
            engine_wiring.wire_restore(self._parts, self._stop_for_repair)
            self._parts.presence.is_expected = self._is_expected
            if (focused := QApplication.focusWindow()) is not None:  # since before anybody followed it
                self._parts.presence.follow_focus(focused)
        return self._parts

    def _join(self) -> deferred_start.DeferredStart:
        if self._deferred is None:
            parts = self._complete()
            self._deferred = deferred_start.start_deferred(parts, self._profile, self._ahead)
            # Until now nothing ran that would have to be ended with care.
            self._signals = restart.EndSignals(parts.window)
            engine_wiring.connect_end_signals(self._signals, parts)
        return self._deferred

    @property
    def shown_page(self) -> str:
        """Of Insights; "" where none is in sight."""
        return "" if self._parts is None else self._parts.insights.shown_page

    def open_insights(self, page: str) -> None:
        self._complete().insights.open(page)

    def offer_address(self, address: str) -> None:
        """The system hands one over while the program runs."""
        self._join().lifetime.bring_forward(address)

    def run(self, app: QApplication, address: str, hidden: bool, news: str) -> int:
        """Until the window is closed, or cannot go on. `news` is told over the list."""
        self.screen.bridge.unusable.connect(self._stop_for_repair)
        try:
            problem = self.screen.bridge.opening_problem
            if problem is not None:  # known before the first paint: no empty window flashes up
                self.repair = _Repair(problem)
                return 0
            self.begin(address, hidden)
            if news:
                self.screen.frame.messages.show_news(news)
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
            self._join().lifetime.start(address, hidden)
        else:
            window.show()
            self.screen.entries.view.setFocus()
            wire_first_screen(FirstScreen(window), self.screen, self._go_on)
        QTimer.singleShot(_SETTLED_MS, window, lambda: settle(window))

    def _go_on(self) -> None:
        """The window is completed at once, and the engine comes when the user's next wish was heard."""
        window = self._complete().window
        QTimer.singleShot(0, window, lambda: self._join().lifetime.start())

    def end(self) -> None:
        if self._signals is not None:
            self._signals.close()
        if self._deferred is not None:
            self._deferred.lifetime.close()
        self.screen.bridge.close()
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
