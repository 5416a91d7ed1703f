"""Entries that are held in digest mode until an edition's hour. Main thread only."""

from __future__ import annotations

from datetime import tzinfo
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.core.clock import LocalZone
from reader.features.digest import service as marks
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.store.views import find_held
from reader.window.kit.screens import make_timer

if TYPE_CHECKING:
    from reader.features.digest.service import HeldState
    from reader.window.app.screen import Screen


class HeldControl(QObject):
    """Releases the held entries of digest mode at an edition's hour, or when the user wants them."""

    def __init__(self, window: Screen) -> None:
        super().__init__(window.window)
        self._bridge = window.bridge.bound_to(self)
        self._clock, self._actions = window.clock, window.actions
        self._sidebar, self._entries, self._bar = (
            window.sidebar.control,
            window.entries.control,
            window.entries.pane.held,
        )
        self._state: HeldState | None = None
        self._timer = make_timer(self, self.refresh)
        self._show(None)
        self._timer.start(0)

    def refresh(self) -> None:
        """Update what is held: entries came, a setting changed, or it is time."""
        now, zone = self._clock.now(), LocalZone()
        self._bridge.write(partial(_settle, now=now, zone=zone), self._on_settled)

    def lift(self) -> None:
        now, zone = self._clock.now(), LocalZone()

        def run(conn: Connection) -> HeldState | None:
            marks.release_held(conn, now)
            return marks.settle_held(conn, now, zone)

        self._bridge.write(run, self._on_released)

    def _on_settled(self, state: HeldState | None) -> None:
        before, self._state = self._state, state
        self._show(state)
        if (before.upto_id if before else 0) != (state.upto_id if state else 0):
            self._sidebar.refresh()
            self._entries.check_new()

    def _on_released(self, state: HeldState | None) -> None:
        self._state = state
        self._show(state)
        self._sidebar.refresh()
        self._entries.bring_new()

    def _show(self, state: HeldState | None) -> None:
        self._actions["release_held"].setVisible(state is not None)
        self._actions["release_held"].setEnabled(state is not None and state.waiting > 0)
        if state is None or state.until_at is None:
            self._bar.hide()
            self._timer.stop()
            return
        now = self._clock.now()
        self._bar.show_waiting(state.waiting, state.until_at, now)
        wait_ms = (state.until_at - now) * 1_000
        # Check at least so often: the machine may have slept through an edition's hour
        self._timer.start(int(min(max(wait_ms, 1_000), 600_000)))


def _settle(conn: Connection, now: float, zone: tzinfo) -> HeldState | None:
    """Update what is held, on the write thread; without digest mode that is one query."""
    if not load_settings(conn).hold and find_held(conn) is None:
        return None
    return marks.settle_held(conn, now, zone)
