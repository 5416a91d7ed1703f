"""Refreshes the lists and the status sentence when entries arrive without the owner's doing.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from reader.gui.entries.control import ListControl
from reader.gui.kit.humanize import clock_time, local
from reader.gui.shell.frame.status_bar import StatusFacts
from reader.gui.shell.frame.status_control import StatusControl
from reader.gui.shell.frame.status_facts import status_operation
from reader.gui.shell.parts import Common
from reader.gui.sidebar.control import SidebarControl


class Arrivals(QObject):
    def __init__(
        self, common: Common, sidebar: SidebarControl, entries: ListControl, status: StatusControl
    ) -> None:
        super().__init__(common.parent)
        self._bridge, self._clock = common.bridge.bound_to(self), common.clock
        self._sidebar, self._entries, self._status = sidebar, entries, status

    def read_status(self) -> None:
        self._bridge.read(status_operation(self._clock.now()), self._status.show_stored)

    def tell_next_poll(self, facts: StatusFacts) -> None:
        """What an empty list says of the future."""
        self._entries.next_poll = (
            self.tr("Next poll {time}.").format(time=clock_time(local(facts.next_poll_at)))
            if facts.next_poll_at
            else ""
        )

    def take_stored(self) -> None:
        """The engine stored something: counts change in place, the list offers what is new."""
        self._status.end_round()
        self._sidebar.refresh()
        self._entries.check_new()
        self.read_status()
