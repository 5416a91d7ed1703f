"""Does what the settings' section for mailboxes asks for: writes on the write thread, asks the engine. No widgets, main
thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.humanize import local_day
from reader.lazy_import import lazy_import
from reader.model.mail import Mailbox, MailLogin
from reader.store.db import Connection

if TYPE_CHECKING:
    from reader.engine.mail import messages
    from reader.services import mailboxes as services
    from reader.store.mail import mail_items as items
    from reader.store.mail import mailboxes as rows
else:  # nothing is asked for before the page was opened
    messages = lazy_import("reader.engine.mail.messages")
    services = lazy_import("reader.services.mailboxes")
    items = lazy_import("reader.store.mail.mail_items")
    rows = lazy_import("reader.store.mail.mailboxes")


class MailCommands(QObject):
    told = Signal(object)
    """A command for the engine."""
    listed = Signal(list)
    """The MailboxFacts of all mailboxes."""
    tried = Signal(object, object)
    """A TriedMail, or nothing and a message."""
    under_way = Signal(int, bool)
    """A mailbox that is being checked, or no more."""
    progressed = Signal(int, int, int)
    """A mailbox; how many mails were read, of how many."""
    password_chosen = Signal(str, str, str)
    """Origin, user and password, for the system's safe and for the engine."""
    feeds_changed = Signal()
    leave_found = Signal(str, str)
    """A feed's name, and the address to leave its list by; empty where its mails give none."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge, clock
        self._number = 0

    def list_mailboxes(self) -> None:
        day = str(local_day(self._clock.now()))
        self._bridge.read(lambda conn: services.list_facts(conn, day), self.listed.emit)

    def try_mail(self, login: MailLogin) -> None:
        self._number += 1
        self.told.emit(messages.TryMail(self._number, login))

    def take_tried(self, note: messages.MailTried) -> None:
        if note.number == self._number:
            self.tried.emit(note.tried, note.message)

    def take_checked(self, note: messages.MailChecked) -> None:
        if note.total:
            self.progressed.emit(note.mailbox_id, note.done, note.total)
            return
        self.under_way.emit(note.mailbox_id, note.is_under_way)
        if not note.is_under_way:
            self.list_mailboxes()

    def add(self, login: MailLogin, folder: str, first_mails: int, marks_read: bool) -> None:
        now = self._clock.now()

        def write(conn: Connection) -> Mailbox:
            return services.add_mailbox(
                conn, login.server, now, folder=folder, first_mails=first_mails, marks_read=marks_read
            )

        def done(box: Mailbox) -> None:
            self.password_chosen.emit(box.server.origin, box.server.username, login.password)
            self.told.emit(messages.MailboxesChanged())
            self.list_mailboxes()

        self._bridge.write(write, done)

    def check(self, mailbox_id: int) -> None:
        self.told.emit(messages.CheckMail(mailbox_id))

    def stop(self, mailbox_id: int) -> None:
        self.told.emit(messages.StopMail(mailbox_id))

    def remove(self, mailbox_id: int, keep_feeds: bool) -> None:
        now = self._clock.now()

        def write(conn: Connection) -> None:
            box, _ = services.remove_mailbox(conn, mailbox_id, now, keep_feeds=keep_feeds)
            services.forget_password(conn, box)

        def done(answer: object) -> None:
            self.told.emit(messages.MailboxesChanged())
            self.feeds_changed.emit()
            self.list_mailboxes()

        self._bridge.write(write, done)

    def give_password(self, mailbox_id: int, password: str) -> None:
        def done(box: Mailbox) -> None:
            self.password_chosen.emit(box.server.origin, box.server.username, password)
            self.told.emit(messages.CheckMail(mailbox_id))

        self._bridge.read(lambda conn: rows.get_mailbox(conn, mailbox_id), done)

    def set_marks_read(self, mailbox_id: int, is_on: bool) -> None:
        def write(conn: Connection) -> None:
            rows.change_mailbox(conn, replace(rows.get_mailbox(conn, mailbox_id), marks_read=is_on))

        def done(answer: object) -> None:
            self.told.emit(messages.MailboxesChanged())
            self.list_mailboxes()

        self._bridge.write(write, done)

    def find_leave_address(self, feed_id: int, name: str) -> None:
        """Where a newsletter can be left; opened by whoever hears of it, because the owner asked."""
        self._bridge.read(
            lambda conn: items.find_unsubscribe(conn, feed_id),
            lambda found: self.leave_found.emit(name, found),
        )
