"""Finds gaps in which nothing could be polled (asleep, closed, offline), and a clock that was set back.

Reads no clock: it is given the time. The engine's thread.
"""

from __future__ import annotations

from reader.core.records.logged import Gap, GapKind
from reader.store import maintenance
from reader.store.db import Connection
from reader.store.poll_log import find_last_awake, note_awake, save_gap
from reader.store.reading_log import is_noting

OVERSLEPT_S = 300.0
"""A wake-up this much later than planned means that the machine slept."""
CLOSED_S = 1_200.0
"""A shorter pause between two runs was a restart, or an unsaved sign of life."""
NOTED_EVERY_S = 300.0
AWAKE_KEPT_S = 28 * 86_400.0
GAPS_KEPT_S = 60 * 86_400.0


class Absence:
    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self._alive_at: float | None = None
        """When the machine was last known to run."""
        self._noted_at: float | None = None
        self._offline_since: float | None = None

    def begin(self, now: float) -> None:
        """Note the first moment of this run."""
        before = find_last_awake(self._conn)
        if before is not None and now - before > CLOSED_S:
            self._keep(before, now, GapKind.CLOSED)
        self.be_alive(now)

    def be_alive(self, now: float) -> None:
        """Note that the machine runs; called about every half minute."""
        self._alive_at = now

    def note_awake(self, now: float) -> None:
        self.be_alive(now)
        if self._noted_at is None or not 0.0 <= now - self._noted_at < NOTED_EVERY_S:
            self._noted_at = now
            note_awake(self._conn, now, AWAKE_KEPT_S)

    def note_sleep(self, now: float) -> None:
        """Note a sleep since the last sign of life; what was known about the network no longer holds."""
        self._offline_since = None
        if self._alive_at is not None and now > self._alive_at:
            self._keep(self._alive_at, now, GapKind.ASLEEP)
        self.be_alive(now)

    def note_network(self, is_offline: bool, now: float) -> None:
        """Note the network after every run, so that a time offline grows from run to run."""
        since = self._offline_since
        if since is None and is_offline:
            since = self._offline_since = now
        if since is not None and now > since and is_noting(self._conn):  # it shows when the user is out
            self._keep(since, now, GapKind.OFFLINE)
        if not is_offline:
            self._offline_since = None

    def _keep(self, begin: float, end: float, kind: GapKind) -> None:
        save_gap(self._conn, Gap(begin, end, kind), GAPS_KEPT_S)


def was_set_back(before: float | None, now: float) -> bool:
    """Return True at the start as well, since nothing is known then."""
    return before is None or now < before - maintenance.SLACK_S
