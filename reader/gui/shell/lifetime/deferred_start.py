"""Starts what can wait until the first entries are painted: the engine and the link to it, the tray, the
listener for second starts. Loading all this takes a tenth of a start, and nobody misses it for a moment.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.clock import SystemClock
from reader.desktop.background import CAN_LEAVE
from reader.gui.desktop.autostart import Autostart, make_autostart
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.notifications import DesktopNotifications
from reader.gui.desktop.tray import Tray, is_tray_there
from reader.gui.dialogs.subscribe.finder import EngineFinder
from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine import demo_polls
from reader.gui.shell.engine.engine_link import EngineLink
from reader.gui.shell.engine.notifier import Notifier
from reader.gui.shell.lifetime.app_lifetime import AppLifetime
from reader.gui.shell.lifetime.close_question import CloseQuestion
from reader.gui.shell.lifetime.idle_cleanup import IdleCleanup
from reader.gui.shell.lifetime.program_choices import ProgramChoices
from reader.gui.shell.wiring.cleanup_wiring import wire_idle_cleanup
from reader.gui.shell.wiring.engine_wiring import (
    connect_choices,
    connect_closing,
    connect_engine,
    connect_finder,
    connect_lifetime,
    connect_listener,
    connect_notifications,
)
from reader.malloc_trim import keep_small
from reader.paths import Profile


class DeferredStart(Struct, frozen=True):
    lifetime: AppLifetime
    finder: EngineFinder


def start_deferred(parts: Parts, profile: Profile, ahead: Sequence[tuple[float, int]]) -> DeferredStart:
    """`ahead`: when which feed will post, as only the demo can know."""
    link = EngineLink(profile)
    finder = EngineFinder(link.tell, parts.window)
    connect_finder(finder, link)
    # The demo's profile is gone afterwards: nothing to start at login.
    autostart = None if ahead else make_autostart(profile, is_tray_there)
    lifetime = join_desktop(parts, link, InstanceListener(profile), autostart, is_demo=bool(ahead))
    keep_small()
    wire_idle_cleanup(IdleCleanup(parts.bridge, parts.window), parts)
    if ahead:
        known = [demo_polls.DemoPollTime(*one) for one in ahead]
        demo_polls.DemoPolls(link, SystemClock(), known, lifetime)
    return DeferredStart(lifetime, finder)


def join_desktop(
    parts: Parts,
    link: EngineLink,
    listener: InstanceListener,
    autostart: Autostart | None,
    is_demo: bool = False,
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
