"""Does what the section for mailboxes asks for: writes on the write thread, asks the engine. No widgets, main
thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Signal

from reader.engine.mail import messages
from reader.gui.dialogs.accounts.server_commands import ServerCommands
from reader.model.mail import Mailbox, MailLogin
from reader.services import mailboxes as services
from reader.store.db import Connection
from reader.store.mail import mail_items as items
from reader.store.mail import mailboxes as rows


class MailCommands(ServerCommands):
    leave_found = Signal(str, str)
    """A feed's name, and the address to leave its list by; empty where its mails give none."""

    def _list_facts(self, conn: Connection, day: str) -> list[services.MailboxFacts]:
        return services.list_facts(conn, day)

    def _make_changed(self) -> messages.MailboxesChanged:
        return messages.MailboxesChanged()

    def try_mail(self, login: MailLogin) -> None:
        self._number += 1
        self.told.emit(messages.TryMail(self._number, login))

    def take_checked(self, note: messages.MailChecked) -> None:
        self._take_progress(note.mailbox_id, note)

    def add(self, login: MailLogin, folder: str, first_mails: int, marks_read: bool) -> None:
        now = self._clock.now()

        def write(conn: Connection) -> Mailbox:
            return services.add_mailbox(
                conn, login.server, now, folder=folder, first_mails=first_mails, marks_read=marks_read
            )

        def done(box: Mailbox) -> None:
            self.password_chosen.emit(box.server.origin, box.server.username, login.password)
            self._tell_changed()

        self._bridge.write(write, done)

    def check(self, mailbox_id: int) -> None:
        self.told.emit(messages.CheckMail(mailbox_id))

    def stop(self, mailbox_id: int) -> None:
        self.told.emit(messages.StopMail(mailbox_id))

    def remove(self, mailbox_id: int, keep_feeds: bool) -> None:
        now = self._clock.now()

        def remove(conn: Connection) -> Callable[[], None] | None:
            box, _ = services.remove_mailbox(conn, mailbox_id, now, keep_feeds=keep_feeds)
            return None if services.needs_password(conn, box) else partial(services.forget_password, box)

        self._remove(remove)

    def give_password(self, mailbox_id: int, password: str) -> None:
        def done(box: Mailbox) -> None:
            self.password_chosen.emit(box.server.origin, box.server.username, password)
            self.check(mailbox_id)

        self._bridge.read(lambda conn: rows.get_mailbox(conn, mailbox_id), done)

    def set_marks_read(self, mailbox_id: int, is_on: bool) -> None:
        def write(conn: Connection) -> None:
            rows.change_mailbox(conn, replace(rows.get_mailbox(conn, mailbox_id), marks_read=is_on))

        self._bridge.write(write, lambda _: self._tell_changed())

    def find_leave_address(self, feed_id: int, name: str) -> None:
        """Where a newsletter can be left; opened by whoever hears of it, because the owner asked."""
        self._bridge.read(
            lambda conn: items.find_unsubscribe(conn, feed_id),
            lambda found: self.leave_found.emit(name, found),
        )
