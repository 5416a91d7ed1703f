"""Shows the engine's notifications on the desktop or in the window, and acts on the answers. Main thread only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.core.clock import LocalZone, local_day
from reader.core.desktop.notifications import DEFAULT, Notice
from reader.core.records.stored import EntryRow
from reader.engine.messages import Notification
from reader.engine.process import background
from reader.store.views import get_rows
from reader.window.app.app_lifetime import AppLifetime
from reader.window.bridge.bridge import Changes
from reader.window.desktop.tray import DesktopNotifications
from reader.window.kit.humanize import LANGUAGE, clock
from reader.window.schedule.ribbon import StatusFacts

if TYPE_CHECKING:
    from reader.window.app.window import Window


class Notifier(QObject):
    def __init__(self, lifetime: AppLifetime, window: Window) -> None:
        super().__init__(lifetime)
        self._lifetime, self._parts = lifetime, window
        self._desktop = desktop = DesktopNotifications(lifetime)
        self._shown: Notification | None = None
        desktop.acted.connect(self.act)
        desktop.refused.connect(self.show_otherwise)
        window.bridge.changed.connect(self._on_changed)
        window.window.closed.connect(desktop.close)

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.MARKS:
            self.check_read()

    def notify(self, note: Notification) -> None:
        """Show a notification; in the window if that is active."""
        self._shown = note
        notice = background.make_notice(note, LANGUAGE)
        if self._lifetime.is_in_front():
            self._parts.frame.messages.show_notice(notice.title, notice.body, self.show_notified)
        else:
            self._desktop.show(notice)

    def show_otherwise(self, notice: Notice) -> None:
        """Show what the desktop refused by the tray, or else in the window."""
        if not self._lifetime.tray.show_notification(notice.title, notice.body):
            self._parts.frame.messages.show_notice(notice.title, notice.body, self.show_notified)

    def show_still_here(self, facts: StatusFacts) -> None:
        """Say, once, that the program goes on without its window."""
        self._shown = None
        lines = [self.tr("You won’t see this message again.")]
        if facts.next_poll_at is not None:
            at = clock(facts.next_poll_at)
            lines.insert(0, self.tr("Next fetch {time}.").format(time=at))
        self._lifetime.tray.show_notification(self.tr("Paperround is still running"), "\n".join(lines))

    def act(self, key: str, token: str) -> None:
        """Act on a click on the desktop's notification or on one of its buttons."""
        entry_ids = self._shown.entry_ids if self._shown is not None else ()
        if key == DEFAULT:
            self._parts.presence.come()
            self.show_notified(token)
        elif key == background.READ:
            self._parts.commands.set_read(entry_ids, True)
        elif key == background.QUIET:
            self._parts.commands.change_settings(quiet_day=local_day(self._parts.clock.now(), LocalZone()))
            self._desktop.withdraw()

    def show_notified(self, token: str = "") -> None:
        self._lifetime.bring_forward(token=token)
        if self._shown is not None:
            self._parts.navigation.show_entry(self._shown.entry_ids[0])

    def show_unread(self) -> None:
        self._lifetime.bring_forward()
        self._parts.navigation.show_unread()

    def check_read(self) -> None:
        """Withdraw a notification whose posts were read meanwhile, here or on another device."""
        if self._shown is not None:
            note, ids = self._shown, list(self._shown.entry_ids)
            self._parts.bridge.bound_to(self).read(
                lambda conn: get_rows(conn, ids), lambda rows: self._show_rows(note, rows)
            )

    def _show_rows(self, note: Notification, rows: list[EntryRow]) -> None:
        """Withdraw the notification if all its posts are read, unless another came meanwhile."""
        if self._shown is note and all(row.read for row in rows):
            self._shown = None
            self._desktop.withdraw()
