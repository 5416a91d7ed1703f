"""Starts what can wait until the first entries are painted: the engine, the tray, the listener for other starts, and
the cleanup of memory. Loading all this takes a tenth of a start. Main thread only.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.core.clock import Clock, SystemClock
from reader.core.desktop.program import CAN_LEAVE
from reader.core.malloc_trim import set_trim_threshold, trim_heap
from reader.core.paths import Profile
from reader.core.records.reasons import Cause
from reader.core.settings import BACKGROUND
from reader.engine.messages import Refresh
from reader.window.app.app_lifetime import AppLifetime
from reader.window.app.choices import ProgramChoices
from reader.window.app.closing import CloseQuestion
from reader.window.app.engine_control import EngineControl, EngineLink
from reader.window.app.notifier import Notifier
from reader.window.bridge.bridge import Bridge
from reader.window.desktop.autostart import Autostart, make_autostart
from reader.window.desktop.instance_listener import InstanceListener
from reader.window.desktop.tray import Tray, is_tray_there
from reader.window.kit.screens import make_timer

if TYPE_CHECKING:
    from reader.window.app.window import Window

_QUIET_MS = 4_000
_MUCH = 10_000
"""New objects since the last collection: a minute and a half of scrolling, or 150 articles. Collecting them takes two
milliseconds."""


class DemoPolls(QObject):
    """Polls the demo's feeds at known times, to show entries arriving while the user watches."""

    def __init__(self, link: EngineLink, clock: Clock, ahead: Sequence[tuple[float, int]], parent: QObject) -> None:
        """`ahead`: when which feed will post."""
        super().__init__(parent)
        self._link, self._clock = link, clock
        self._ahead = sorted(ahead)
        self._timer = make_timer(self, self._poll)
        self._wait()

    def _wait(self) -> None:
        if self._ahead:
            # The demo fetches a post so much later, together with others that came by then
            wait_s = self._ahead[0][0] + 20.0 - self._clock.now()
            self._timer.start(max(0, round(wait_s * 1_000)))

    def _poll(self) -> None:
        now = self._clock.now()
        due = [feed_id for at, feed_id in self._ahead if at <= now]
        self._ahead = self._ahead[len(due) :]
        self._link.send(Refresh(tuple(dict.fromkeys(due)), Cause.DEMO, insists=True))
        self._wait()


class IdleCleanup(QObject):
    """Collects garbage and returns memory to the system in a quiet moment, or sooner if much has piled up.

    Python collects on any thread that makes objects, and a widget that ends on another thread than its own leaves the
    window hanging. So the window's process switches automatic collection off and collects here, on the main thread.
    """

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._quiet = make_timer(self, self._clean, _QUIET_MS)
        self._given = make_timer(self, trim_heap, _QUIET_MS // 8)
        self._quiet.start()  # the first list was loaded before

    def note_use(self) -> None:
        if gc.get_count()[0] > _MUCH:
            gc.collect()
        self._quiet.start()

    def _clean(self) -> None:
        gc.collect()
        self._bridge.release_memory()
        self._given.start()  # once the connections have freed their memory


def wire_idle_cleanup(cleanup: IdleCleanup, parts: Window) -> None:
    for sign in (
        parts.entries.model.view_loaded,
        parts.entries.model.dataChanged,
        parts.article.control.article_shown,
        parts.sidebar.control.data_loaded,
    ):
        sign.connect(cleanup.note_use)


def start_deferred(parts: Window, profile: Profile, ahead: Sequence[tuple[float, int]]) -> AppLifetime:
    """Start all of it. `ahead`: when which feed will post, which only the demo can know."""
    link = EngineLink(profile)
    # The demo's profile is temporary: nothing to start at login.
    autostart = None if ahead else make_autostart(profile, is_tray_there)
    lifetime = join_desktop(parts, link, InstanceListener(profile), autostart, is_demo=bool(ahead))
    set_trim_threshold()
    wire_idle_cleanup(IdleCleanup(parts.bridge, parts.window), parts)
    if ahead:
        DemoPolls(link, SystemClock(), ahead, lifetime)
    return lifetime


def join_desktop(
    parts: Window, link: EngineLink, listener: InstanceListener, autostart: Autostart | None, is_demo: bool = False
) -> AppLifetime:
    """Connect the window with the engine, the tray and other starts of the program."""
    actions, window = parts.actions, parts.window
    tray = Tray(actions.pick(("poll_all", "pause_polling", "start_at_login")), actions["quit"], window)
    engine = parts.engine = EngineControl(parts, link)
    lifetime = AppLifetime(parts, tray, link, listener)
    notifier = Notifier(lifetime, parts)
    engine.notify = notifier.notify
    choices = parts.choices = ProgramChoices(
        parts, autostart, lambda: CAN_LEAVE and not is_tray_there(), is_demo, link.restart
    )
    if autostart is not None:
        actions.connect_to(next(spec for spec in actions.specs if spec.name == "start_at_login"), parts)

    def come_and(show: Callable[[], None]) -> Callable[[], None]:
        def run() -> None:
            show()
            parts.presence.come()

        return run

    tray.on_open = come_and(lifetime.bring_forward)
    tray.on_unread, tray.on_notification = come_and(notifier.show_unread), come_and(notifier.show_notified)

    def close_as_answered(closing: str) -> None:
        choices.choose_closing(closing)
        window.close()
        if closing == BACKGROUND and not window.is_leaving:
            notifier.show_still_here(parts.frame.status.facts)

    window.decide_close = choices.decide_close
    window.on_asked = CloseQuestion(parts, tray, close_as_answered).ask
    return lifetime
