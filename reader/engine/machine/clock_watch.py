"""Notices that the clock was set back, and what an earlier run with a wrong clock left behind. The engine's thread."""

from __future__ import annotations

from reader.fetch.courtesy.host_limits import HostBook
from reader.store.db import Connection
from reader.store.heal_instants import SLACK_S, heal_instants
from reader.store.polling.host_pauses import load_pauses


class ClockWatch:
    def __init__(self, conn: Connection, hosts: HostBook) -> None:
        self._conn, self._hosts = conn, hosts
        self._seen_at: float | None = None

    def is_new_time(self, now: float) -> bool:
        """Whether all that is planned has to be planned anew: at the start, and when the clock was set back. What lies
        in the future beyond reason has been healed then."""
        before, self._seen_at = self._seen_at, now
        if not was_set_back(before, now):
            return False
        heal_instants(self._conn, now)
        self._hosts.reopen(load_pauses(self._conn))
        return True


def was_set_back(before: float | None, now: float) -> bool:
    """At the start nobody knows, so it is looked at."""
    return before is None or now < before - SLACK_S
