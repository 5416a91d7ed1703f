"""What the engine tells while it works: progress, status when it changes, alerts in groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import tzinfo

from reader.engine.alerts import AlertPost, find_notification
from reader.engine.messages import Fetching, Note, Status
from reader.engine.update import Visited
from reader.store.db import Connection
from reader.store.views import get_rows


class Notices:
    def __init__(self, conn: Connection, zone: tzinfo, on_note: Callable[[Note], None]) -> None:
        self._conn = conn
        self._zone = zone
        self._on_note = on_note
        self._waiting: list[AlertPost] = []
        self._shown_at = float("-inf")
        self._status: Status | None = None

    def fetching(self, done: int, total: int, name: str) -> None:
        self._on_note(Fetching(done, total, name))

    def status(self, status: Status) -> None:
        if status != self._status:
            self._status = status
            self._on_note(status)

    def take(self, visited: Sequence[Visited]) -> None:
        """New posts that are wanted at once: of such a feed, or by a rule. What a first document holds is no
        news, and what a rule marked read on arrival is not worth a call."""
        for visit in visited:
            wanted = visit.new_ids if visit.feed.choices.alert else visit.notify_ids
            if wanted and visit.feed.http.last_ok_at is not None:
                rows = get_rows(self._conn, list(wanted))
                by_rule = set(visit.notify_ids)
                self._waiting += [
                    AlertPost(row.id, row.feed_name, row.title)
                    for row in rows
                    if not row.read or row.id in by_rule
                ]

    def show(self, quiet_hours: str, now: float) -> None:
        notification = find_notification(self._waiting, self._shown_at, quiet_hours, now, self._zone)
        if notification is not None:
            self._waiting.clear()
            self._shown_at = now
            self._on_note(notification)
