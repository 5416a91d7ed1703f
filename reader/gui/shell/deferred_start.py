"""Starts what can wait until the first entries are painted: the engine and the line to it, the tray, the
listener for second starts. Loading all this takes a tenth of a start, and nobody misses it for a moment.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reader.clock import SystemClock
from reader.gui.desktop.autostart import make_autostart
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.dialogs.subscribe.finder import EngineFinder
from reader.gui.shell.app_lifetime import AppLifetime
from reader.gui.shell.dialog_manager import DialogManager
from reader.gui.shell.engine_link import EngineLink
from reader.gui.shell.engine_wiring import connect_dialogs
from reader.gui.shell.idle_cleanup import IdleCleanup
from reader.gui.shell.main_window import MainWindow
from reader.lazy_import import lazy_import
from reader.malloc_trim import keep_small
from reader.paths import Profile

if TYPE_CHECKING:
    from reader.gui.shell import demo_polls
else:
    demo_polls = lazy_import("reader.gui.shell.demo_polls")  # only the demo has some


class DeferredStart:
    def __init__(
        self, window: MainWindow, dialogs: DialogManager, profile: Profile, ahead: Sequence[tuple[float, int]]
    ) -> None:
        """`ahead`: when which feed will post, as only the demo can know."""
        link = EngineLink(profile)
        self.finder = EngineFinder(link.tell)
        link.looked_for.connect(self.finder.take)
        # The demo's profile is gone afterwards: nothing to start at login.
        autostart = None if ahead else make_autostart(profile)
        self.app_lifetime = AppLifetime(window, link, InstanceListener(profile), autostart)
        connect_dialogs(dialogs, window, link)
        keep_small()
        IdleCleanup(window)
        if ahead:
            known = [demo_polls.DemoPollTime(*one) for one in ahead]
            demo_polls.DemoPolls(link, SystemClock(), known, self.app_lifetime)
