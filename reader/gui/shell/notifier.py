"""Shows the engine's notifications on the desktop or in the window, and acts on the answers. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.clock import LocalZone, local_day
from reader.desktop.notifications import DEFAULT, Notice
from reader.engine.messages import Notification
from reader.gui.desktop.tray import DesktopNotifications
from reader.gui.kit.humanize import clock_time, local
from reader.gui.kit.wording import WindowLanguage
from reader.gui.shell.app_lifetime import AppLifetime
from reader.gui.shell.assemble import Parts
from reader.gui.shell.status_bar import StatusFacts
from reader.model.stored import EntryRow
from reader.process import background
from reader.store.views import get_rows

_LANGUAGE = WindowLanguage()


class Notifier(QObject):
    came = Signal()
    """The user clicked a notification."""

    def __init__(self, lifetime: AppLifetime, desktop: DesktopNotifications, parts: Parts) -> None:
        super().__init__(lifetime)
        self._lifetime, self._desktop, self._parts = lifetime, desktop, parts
        self._shown: Notification | None = None

    def notify(self, note: Notification) -> None:
        """Show a notification; in the window if that is active."""
        self._shown = note
        notice = background.make_notice(note, _LANGUAGE)
        if self._lifetime.is_in_front():
            self._parts.frame.messages.show_notice(notice.title, notice.body)
        else:
            self._desktop.show(notice)

    def show_otherwise(self, notice: Notice) -> None:
        """Show what the desktop refused by the tray, or else in the window."""
        if not self._lifetime.tray.show_notification(notice.title, notice.body):
            self._parts.frame.messages.show_notice(notice.title, notice.body)

    def show_still_here(self, facts: StatusFacts) -> None:
        """Say, once, that the program goes on without its window."""
        self._shown = None
        lines = [self.tr("Nothing more will be said about it.")]
        if facts.next_poll_at is not None:
            at = clock_time(local(facts.next_poll_at))
            lines.insert(0, self.tr("Next poll {time}.").format(time=at))
        self._lifetime.tray.show_notification(self.tr("Paperround is still here"), "\n".join(lines))

    def act(self, key: str, token: str) -> None:
        """Act on a click on the desktop's notification or on one of its buttons."""
        entry_ids = self._shown.entry_ids if self._shown is not None else ()
        if key == DEFAULT:
            self.came.emit()
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
