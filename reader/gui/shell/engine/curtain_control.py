"""Keeps the curtain of calm days where it belongs while the window is open: at an edition's hour it lifts, and the list
offers what came; the owner lifts it at any time. Main thread only."""

from __future__ import annotations

from datetime import tzinfo
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from reader.clock import LocalZone
from reader.gui.entries.bars.curtain_bar import CurtainBar
from reader.gui.entries.control import ListControl
from reader.gui.shell.parts import Common
from reader.gui.sidebar.control import SidebarControl
from reader.services import curtain
from reader.store.db import Connection
from reader.store.entries.curtain import find_curtain
from reader.store.settings import load_settings

if TYPE_CHECKING:
    from reader.services.curtain import CurtainState

_LONGEST_MS = 600_000
"""It looks again after so long at the latest: a machine may have slept over an edition."""
_SHORTEST_MS = 1_000


class CurtainControl(QObject):
    def __init__(
        self, common: Common, sidebar: SidebarControl, entries: ListControl, bar: CurtainBar
    ) -> None:
        super().__init__(common.parent)
        self._bridge = common.bridge.bound_to(self)
        self._clock, self._actions = common.clock, common.actions
        self._sidebar, self._entries, self._bar = sidebar, entries, bar
        self._state: CurtainState | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.refresh)
        self._show(None)
        self._timer.start(0)

    def refresh(self) -> None:
        """Something came, a setting changed, or it is time."""
        now, zone = self._clock.now(), LocalZone()
        self._bridge.write(partial(_settle, now=now, zone=zone), self._take)

    def lift(self) -> None:
        now, zone = self._clock.now(), LocalZone()

        def run(conn: Connection) -> CurtainState | None:
            curtain.lift_curtain(conn, now)
            return curtain.settle_curtain(conn, now, zone)

        self._bridge.write(run, self._take_lifted)

    def _take(self, state: CurtainState | None) -> None:
        before, self._state = self._state, state
        self._show(state)
        if (before.upto_id if before else 0) != (state.upto_id if state else 0):
            self._sidebar.refresh()
            self._entries.check_new()

    def _take_lifted(self, state: CurtainState | None) -> None:
        self._state = state
        self._show(state)
        self._sidebar.refresh()
        self._entries.bring_new()

    def _show(self, state: CurtainState | None) -> None:
        self._actions["lift_curtain"].setVisible(state is not None)
        self._actions["lift_curtain"].setEnabled(state is not None and state.waiting > 0)
        if state is None or state.until_at is None:
            self._bar.hide()
            self._timer.stop()
            return
        now = self._clock.now()
        self._bar.show_waiting(state.waiting, state.until_at, now)
        wait_ms = (state.until_at - now) * 1_000
        self._timer.start(int(min(max(wait_ms, _SHORTEST_MS), _LONGEST_MS)))


def _settle(conn: Connection, now: float, zone: tzinfo) -> CurtainState | None:
    """On the write thread. Most days are not calm, and cost a question."""
    if not load_settings(conn).calm and find_curtain(conn) is None:
        return None
    return curtain.settle_curtain(conn, now, zone)
