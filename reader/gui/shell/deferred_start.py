"""Starts what can wait until the first entries are painted: the engine and the link to it, the tray, the
listener for second starts. Loading all this takes a tenth of a start, and nobody misses it for a moment.

Main thread only.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from reader.clock import Clock, SystemClock
from reader.desktop.background import CAN_LEAVE
from reader.engine.messages import Refresh
from reader.gui.bridge.bridge import Bridge
from reader.gui.desktop.autostart import Autostart, make_autostart
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.tray import DesktopNotifications, Tray, is_tray_there
from reader.gui.dialogs.finder import EngineFinder
from reader.gui.shell.app_lifetime import AppLifetime
from reader.gui.shell.assemble import Parts
from reader.gui.shell.choices import ProgramChoices
from reader.gui.shell.closing import CloseQuestion
from reader.gui.shell.engine_link import EngineLink
from reader.gui.shell.engine_wiring import (
    connect_choices,
    connect_closing,
    connect_engine,
    connect_finder,
    connect_lifetime,
    connect_listener,
    connect_notifications,
)
from reader.gui.shell.notifier import Notifier
from reader.malloc_trim import set_trim_threshold, trim_heap
from reader.model.reasons import Cause
from reader.paths import Profile

_TOGETHER_S = 20.0
"""So much later a post is fetched, together with what else came by then."""


class DemoPollTime(Struct, frozen=True):
    """When a feed will post."""

    at: float
    feed_id: int


class DemoPolls(QObject):
    def __init__(self, link: EngineLink, clock: Clock, ahead: Sequence[DemoPollTime], parent: QObject) -> None:
        super().__init__(parent)
        self._link, self._clock = link, clock
        self._ahead = sorted(ahead, key=lambda one: one.at)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._keep)
        self._wait()

    def _wait(self) -> None:
        if self._ahead:
            wait_s = self._ahead[0].at + _TOGETHER_S - self._clock.now()
            self._timer.start(max(0, round(wait_s * 1_000)))

    def _keep(self) -> None:
        now = self._clock.now()
        due = [one.feed_id for one in self._ahead if one.at <= now]
        self._ahead = self._ahead[len(due) :]
        self._link.send(Refresh(tuple(dict.fromkeys(due)), Cause.DEMO))
        self._wait()


_QUIET_MS = 4_000
_MUCH = 10_000
"""New objects since the last collection: a minute and a half of scrolling, or 150 articles. A collection then takes two
milliseconds."""


class IdleCleanup(QObject):
    """Waits for a quiet moment after anything that takes memory; while nothing happens, nothing ticks."""

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self._clean)
        self._given = QTimer(self, singleShot=True, interval=_QUIET_MS // 8)
        self._given.timeout.connect(trim_heap)
        self._quiet.start()  # the first list came before this

    def note_use(self) -> None:
        if gc.get_count()[0] > _MUCH:
            gc.collect()
        self._quiet.start()

    def _clean(self) -> None:
        gc.collect()
        self._bridge.release_memory()
        self._given.start()  # once the connections have let go


def wire_idle_cleanup(cleanup: IdleCleanup, parts: Parts) -> None:
    for sign in (
        parts.entries.model.view_loaded,
        parts.entries.model.dataChanged,
        parts.article.control.article_shown,
        parts.sidebar.control.data_loaded,
    ):
        sign.connect(cleanup.note_use)


class DeferredStart(Struct, frozen=True):
    lifetime: AppLifetime
    finder: EngineFinder


def start_deferred(parts: Parts, profile: Profile, ahead: Sequence[tuple[float, int]]) -> DeferredStart:
    """`ahead`: when which feed will post, as only the demo can know."""
    link = EngineLink(profile)
    finder = EngineFinder(link.send, parts.window)
    connect_finder(finder, link)
    # The demo's profile is gone afterwards: nothing to start at login.
    autostart = None if ahead else make_autostart(profile, is_tray_there)
    lifetime = join_desktop(parts, link, InstanceListener(profile), autostart, is_demo=bool(ahead))
    set_trim_threshold()
    wire_idle_cleanup(IdleCleanup(parts.bridge, parts.window), parts)
    if ahead:
        known = [DemoPollTime(*one) for one in ahead]
        DemoPolls(link, SystemClock(), known, lifetime)
    return DeferredStart(lifetime, finder)


def join_desktop(
    parts: Parts, link: EngineLink, listener: InstanceListener, autostart: Autostart | None, is_demo: bool = False
) -> AppLifetime:
    """Join the window with the engine, the tray and other starts of the program."""
    actions, window = parts.actions, parts.window
    between = actions.pick(("poll_all", "pause_polling", "start_at_login"))
    tray = Tray(between, actions["quit"], window)
    lifetime = AppLifetime(window, parts.entries.view, tray, link, listener)
    desktop = DesktopNotifications(lifetime)
    notifier = Notifier(lifetime, desktop, parts)
    sidebar = parts.sidebar.control
    # The demo's feeds end with its process: it has nothing to go on with.
    choices = ProgramChoices(
        actions,
        parts.commands,
        lambda: not is_demo and bool(sidebar.data.feeds),
        autostart,
        lambda: CAN_LEAVE and not is_tray_there(),
    )
    question = CloseQuestion(parts, tray)
    connect_engine(parts, link)
    connect_lifetime(parts, lifetime, notifier, link)
    connect_notifications(parts, notifier, desktop, link)
    connect_listener(parts, listener, lifetime, link)
    connect_choices(parts, choices, link)
    connect_closing(parts, choices, question, notifier)
    return lifetime
