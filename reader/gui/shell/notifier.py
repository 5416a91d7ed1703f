"""Shows the engine's notifications on the desktop, or in the window, and opens what they tell of.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from reader.engine.messages import Notification
from reader.gui.kit.bars import MessageBar
from reader.gui.kit.humanize import clock_time, local
from reader.gui.kit.wording import say
from reader.gui.shell.app_lifetime import AppLifetime
from reader.gui.shell.navigation import Navigation
from reader.gui.shell.status_bar import StatusFacts


class Notifier(QObject):
    def __init__(self, lifetime: AppLifetime, messages: MessageBar, navigation: Navigation) -> None:
        super().__init__(lifetime)
        self._lifetime, self._messages, self._navigation = lifetime, messages, navigation
        self._shown: Notification | None = None

    def notify(self, note: Notification) -> None:
        """The engine decided that now is the time. Who looks at the window is told there; so is everybody where no
        desktop shows it."""
        self._shown = note
        title, body = say(note.title), "\n".join(map(say, note.lines))
        if self._lifetime.is_in_front() or not self._lifetime.tray.show_notification(title, body):
            self._messages.show_notice(title, body)

    def tell_still_here(self, facts: StatusFacts) -> None:
        """Once in a lifetime: the window is gone, the program is not."""
        self._shown = None
        lines = [self.tr("Nothing more will be said about it.")]
        if facts.next_poll_at is not None:
            at = clock_time(local(facts.next_poll_at))
            lines.insert(0, self.tr("Next poll {time}.").format(time=at))
        self._lifetime.tray.show_notification(self.tr("Paperround is still here"), "\n".join(lines))

    def show_notified(self) -> None:
        self._lifetime.bring_forward()
        if self._shown is not None:
            self._navigation.show_entry(self._shown.entry_ids[0])

    def show_unread(self) -> None:
        self._lifetime.bring_forward()
        self._navigation.show_unread()
