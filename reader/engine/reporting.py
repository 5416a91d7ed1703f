"""The engine's notes: progress, status when it changes, and alerts in groups but not in quiet hours.

Alerts that must wait for the end of quiet hours or of the pause between two are stored as ids, because a rule that
asked for one may be gone by then. Entries read meanwhile are dropped; entries shown but not read are shown again with
the next notification, until the user visits. The engine's thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, tzinfo

from msgspec import Struct

from reader.core.records.messages import Message, as_it_is
from reader.core.records.stored import EntryRow, Feed
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.core.words.entry_names import name_entry
from reader.engine.messages import Delivered, Note, Notification, Status, Stored
from reader.engine.update import PollResult
from reader.store.db import Connection
from reader.store.engine_state import find_state, save_state
from reader.store.views import get_rows

PAUSE_S = 300.0
"""The shortest time between two notifications."""
NAMED = 3


class AlertEntry(Struct, frozen=True):
    entry_id: int
    feed_name: str
    title: str
    read_by_rule: bool = False
    """A rule both alerts and marks it read, so its mark does not say whether the user read it."""


def find_notification(
    waiting: Sequence[AlertEntry],
    last_shown_at: float,
    settings: Settings,
    now: float,
    zone: tzinfo,
    seen: Sequence[AlertEntry] = (),
) -> Notification | None:
    """Return one notification for all that waits, or None if there is nothing or it must wait longer. As it replaces
    the previous one, what that showed and nobody read (`seen`) follows the new entries."""
    if not waiting or 0.0 <= now - last_shown_at < PAUSE_S or is_quiet(settings, now, zone):
        return None
    entries = [*waiting, *seen]
    ids = tuple(entry.entry_id for entry in entries)
    names = list(dict.fromkeys(entry.feed_name for entry in entries))
    feeds: str | Message = names[0]
    if len(names) > 1:
        named = len(names) <= NAMED
        feeds = (
            Code.SOME_AND_LAST(some=", ".join(names[:-1]), last=names[-1]) if named else Code.MANY_FEEDS(n=len(names))
        )
    shown = [as_it_is(entry.title) for entry in entries if entry.title][:NAMED]
    if len(entries) == 1:
        return Notification(as_it_is(names[0]), tuple(shown or [Code.NEW_POST()]), ids)
    more = len(entries) - len(shown)
    lines = [*shown, Code.AND_MORE(n=more)] if more else shown
    return Notification(Code.NEW_POSTS(n=len(entries), feeds=feeds), tuple(lines), ids)


def is_quiet(settings: Settings, now: float, zone: tzinfo) -> bool:
    then = datetime.fromtimestamp(now, zone)
    if settings.quiet_day == then.date().isoformat():
        return True
    if not settings.quiet_hours:
        return False
    start, _, end = settings.quiet_hours.partition("-")
    shown = then.strftime("%H:%M")
    return start <= shown < end if start <= end else shown >= start or shown < end


WAITING, READ_BY_RULE = "alerts_waiting", "alerts_read_by_rule"
STORED_PAUSE_S = 1.0


class Notices:
    def __init__(self, conn: Connection, zone: tzinfo, on_note: Callable[[Note], None]) -> None:
        self._conn = conn
        self._zone = zone
        self.on_note = on_note
        read_by_rule = set(find_state(conn, READ_BY_RULE) or [])
        waiting = get_rows(conn, find_state(conn, WAITING) or [])  # without those deleted meanwhile
        self._waiting = [make_alert(row, row.id in read_by_rule) for row in waiting]
        self._kept = list(self._waiting)
        self._seen: list[AlertEntry] = []
        """The entries in the notification that is shown."""
        self._shown_at = float("-inf")
        self._status: Status | None = None
        self._stored: dict[int, int] = {}
        """New entries by feed since the last note."""
        self._stored_noted_at = float("-inf")

    def stored(self, result: PollResult, now: float) -> None:
        """Note a stored poll. The first is sent right away, others in groups, so that a slow host delays no news."""
        self._stored[result.feed.id] = len(result.new_ids)
        self.note_overdue(now)

    def note_overdue(self, now: float) -> None:
        """Send what has waited long enough, even if the round is still waiting for a slow host."""
        if self._stored and not 0.0 <= now - self._stored_noted_at < STORED_PAUSE_S:
            self._stored_noted_at = now
            self.note_stored()

    def note_stored(self) -> None:
        if self._stored:
            stored, self._stored = self._stored, {}
            self.on_note(Stored(stored))

    def is_news(self, held_back: Message | None, is_offline: bool, now: float) -> bool:
        """Return whether the last status said something else about power and network, or names a moment that passed."""
        last = self._status
        if last is None or (last.held_back, last.is_offline) != (held_back, is_offline):
            return True
        return last.next_at is not None and last.next_at <= now

    def status(self, status: Status) -> None:
        if status != self._status:
            self._status = status
            self.on_note(status)

    def handle(self, results: Sequence[PollResult]) -> None:
        """Collect new entries for alerts: of feeds that want them, or by a rule. The entries of a first document are
        not news, nor are entries that a rule marked read."""
        for result in results:
            if result.feed.http.last_ok_at is not None:
                self._add_new(result.feed, result.new_ids, result.notify_ids)

    def handle_delivered(self, feed: Feed | None, delivered: Delivered) -> None:
        """Collect entries that came without a poll."""
        if feed is not None:
            self._add_new(feed, delivered.entry_ids, delivered.notify_ids)

    def _add_new(self, feed: Feed, new_ids: Sequence[int], notify_ids: Sequence[int]) -> None:
        wanted = new_ids if feed.choices.alert else notify_ids
        if wanted:
            rows = get_rows(self._conn, list(wanted))
            by_rule = set(notify_ids)
            self._waiting += [make_alert(row, row.read) for row in rows if not row.read or row.id in by_rule]

    def show(self, settings: Settings, now: float, last_visit_at: float | None) -> None:
        if last_visit_at is not None and last_visit_at >= self._shown_at:
            self._seen = []  # the user has seen them since
        if self._waiting:
            self._waiting, self._seen = self._without_read(self._waiting), self._without_read(self._seen)
        notification = find_notification(self._waiting, self._shown_at, settings, now, self._zone, self._seen)
        if notification is not None:
            self._seen = [*self._waiting, *self._seen]
            self._waiting = []
            self._shown_at = now
            self.on_note(notification)
        if self._waiting != self._kept:  # an alert shown right away is never written
            self._kept = list(self._waiting)
            save_state(self._conn, WAITING, [one.entry_id for one in self._kept])
            save_state(self._conn, READ_BY_RULE, [one.entry_id for one in self._kept if one.read_by_rule])

    def _without_read(self, alerts: Sequence[AlertEntry]) -> list[AlertEntry]:
        rows = {row.id: row for row in get_rows(self._conn, [alert.entry_id for alert in alerts])}
        return [
            alert
            for alert in alerts
            if (row := rows.get(alert.entry_id)) is not None and (alert.read_by_rule or not row.read)
        ]


def make_alert(row: EntryRow, read_by_rule: bool) -> AlertEntry:
    return AlertEntry(row.id, row.feed_name, name_entry(row.title, row.snippet).words, read_by_rule)
