"""What joins the window once its first posts are on the screen: the engine and the line to it, the tray, the
doorbell for second starts. Loading all this takes a tenth of a start, and nobody misses it for a moment.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reader.clock import SystemClock
from reader.gui.desktop.autostart import make_autostart
from reader.gui.desktop.doorbell import Doorbell
from reader.gui.dialogs.finder import EngineFinder
from reader.gui.dialogs.hooks import Dialogs
from reader.gui.engine_link import EngineLink
from reader.gui.live import connect_dialogs
from reader.gui.main_window import MainWindow
from reader.gui.resident import Resident
from reader.gui.rest import Rest
from reader.heap import keep_small
from reader.late import late
from reader.paths import Profile

if TYPE_CHECKING:
    from reader.gui import appointments
else:
    appointments = late("reader.gui.appointments")  # only the demo has some


class Company:
    def __init__(
        self, window: MainWindow, dialogs: Dialogs, profile: Profile, ahead: Sequence[tuple[float, int]]
    ) -> None:
        """`ahead`: when which feed will post, as only the demo can know."""
        link = EngineLink(profile)
        self.finder = EngineFinder(link.tell)
        link.looked_for.connect(self.finder.take)
        # The demo's profile is gone afterwards: nothing to start at login.
        autostart = None if ahead else make_autostart(profile)
        self.resident = Resident(window, link, Doorbell(profile), autostart)
        connect_dialogs(dialogs, window, link)
        keep_small()
        Rest(window)
        if ahead:
            known = [appointments.Appointment(*one) for one in ahead]
            appointments.Appointments(link, SystemClock(), known, self.resident)
