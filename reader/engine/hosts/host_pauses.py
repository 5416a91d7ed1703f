"""Pauses that hosts asked for, kept in the store while the client keeps to them. The engine's thread."""

from __future__ import annotations

from reader.engine.polls.refresh import Tools, keep_to_pauses
from reader.store.polling.host_pauses import load_pauses, save_pauses


class HostPauses:
    def __init__(self, tools: Tools) -> None:
        self._conn, self._client = tools.conn, tools.client
        self._kept = load_pauses(self._conn)
        self.read()

    def read(self) -> None:
        """The terminal may have been told to wait."""
        keep_to_pauses(self._conn, self._client)

    def keep(self, now: float) -> None:
        """Only what changed is written."""
        closed = dict(self._client.hosts.closed(now))
        if closed != self._kept:
            self._kept = closed
            save_pauses(self._conn, closed, now)
