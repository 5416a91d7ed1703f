"""The user's commands to servers they set up (accounts, mailboxes, targets): they write to the store, ask the engine
and report. No widgets, so a start doesn't load the sections of the settings. Main thread."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.core.errors import PaperroundError, UsageError
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.engine import messages
from reader.features.accounts import service as accounts
from reader.features.accounts import store as account_rows
from reader.features.accounts.records import Account, Login, Tried
from reader.features.foldersync import service as folders
from reader.features.mail import service as mailboxes
from reader.features.mail import store as mailbox_rows
from reader.features.mail.records import Mailbox, MailLogin
from reader.features.sharing import service as targets
from reader.features.sharing import store as sending
from reader.features.sharing.records import Target
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Changes, back_and_forth
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.kit.humanize import local_day, posts
from reader.window.kit.wording import say

UNDO_S = 6.0
"""How long a send waits, so that undo can take it back."""


class ServerCommands(QObject):
    """Lists servers, passes on what the engine says about them, and forgets passwords. No widgets."""

    _changed: Callable[[], object]
    """The command that tells the engine about a change."""
    _list_facts: Callable[[Connection, str], Sequence[Any]]
    """Returns the facts of all servers, given the local day."""
    listed = Signal(list)
    """The facts of all servers."""
    tried = Signal(object, object)
    """The answer of a server that was tried, or None; and a message."""
    progressed = Signal(int, object)
    """A server's id, and the note of its sync or check."""

    def __init__(self, commands: DialogCommands) -> None:
        super().__init__(commands)
        self._commands, self._bridge, self.clock = commands, commands.bridge.bound_to(self), commands.clock
        self._number = 0
        """The number of the last try; answers to earlier ones are dropped."""

    def give_password(self, server_id: int, password: str) -> None:
        raise NotImplementedError

    def list_servers(self) -> None:
        day = str(local_day(self.clock.now()))
        self._bridge.read(lambda conn: self._list_facts(conn, day), self.listed.emit)

    def _try(self, make_command: Callable[..., object], *what: object) -> None:
        self._number += 1
        self._bridge.root.command_sent.emit(make_command(self._number, *what))

    def on_tried(self, note: messages.AccountTried | messages.MailTried | messages.TargetTried) -> None:
        if note.number == self._number:
            answer = (note.ok or None) if isinstance(note, messages.TargetTried) else note.tried
            self.tried.emit(answer, note.message)

    def _show_progress(self, server_id: int, note: messages.AccountSynced | messages.MailChecked) -> None:
        self.progressed.emit(server_id, note)
        if not note.is_under_way:
            self.list_servers()

    def _write(self, operation: Callable[[Connection], Any], then: Callable[[], object] | None = None) -> None:
        def done(answer: object) -> None:
            self._send_changed()
            if then is not None:
                then()

        self._bridge.write(operation, done)

    def _send_changed(self) -> None:
        self._bridge.root.command_sent.emit(self._changed())
        self.list_servers()

    def _remove(self, remove: Callable[[Connection], Callable[[], None] | None]) -> None:
        """Run `remove`, then the function it returns to forget the password, on a thread: it may ask the user."""

        def done(forget: Callable[[], None] | None) -> None:
            if forget is not None:
                threading.Thread(target=forget, daemon=True).start()
            self._send_changed()
            self._bridge.root.changed.emit(Changes.FEEDS)

        self._bridge.write(remove, done)


class AccountCommands(ServerCommands):
    _changed = messages.AccountsChanged
    _list_facts = staticmethod(accounts.list_facts)
    choose_list: Callable[[], object]
    """Asks for a file to import, for who has no server."""

    def try_login(self, login: Login) -> None:
        self._try(messages.TryAccount, login)

    def on_synced(self, note: messages.AccountSynced) -> None:
        self._show_progress(note.account_id, note)

    def add(self, login: Login, tried: Tried, name: str, adds_local: bool, then: Callable[[], object]) -> None:
        """Add an account and sync with it; call `then`, or emit `tried` with the reason if the user has it already."""
        now = self.clock.now()

        def add(conn: Connection) -> Account | Message:
            try:
                return accounts.add_account(conn, login, tried, now, name, adds_local=adds_local)
            except UsageError as error:
                return error.message

        def done(account: Account | Message) -> None:
            if isinstance(account, Message):
                self.tried.emit(None, account)
                return
            then()
            self._commands.keep_password(account.url, account.username, login.password)
            self.synchronise(account.id)  # no word of a change beside it: that would be a second sync
            self.list_servers()

        self._bridge.write(add, done)

    def synchronise(self, account_id: int) -> None:
        self._bridge.root.command_sent.emit(messages.SyncNow(account_id))

    def remove(self, account_id: int, keep_feeds: bool) -> None:
        now = self.clock.now()

        def remove(conn: Connection) -> Callable[[], None]:
            left, _ = accounts.remove_account(conn, account_id, now, keep_feeds=keep_feeds)
            return partial(accounts.forget_password, left)

        self._remove(remove)

    def give_password(self, account_id: int, password: str) -> None:
        def done(account: Account) -> None:
            self._commands.keep_password(account.url, account.username, password)
            self.synchronise(account_id)

        self._bridge.read(lambda conn: account_rows.get_account(conn, account_id), done)

    def set_certificate(self, account_id: int, ca_file: str) -> None:
        """Trust a certificate authority, and sync with it right away."""
        self.change(account_id, lambda: self.synchronise(account_id), ca_file=ca_file)

    def change(self, account_id: int, then: Callable[[], None] | None = None, **changes: bool | str) -> None:
        """Change fields of an account's record, then call `then`."""

        def write(conn: Connection) -> None:
            account_rows.change_account(conn, replace(account_rows.get_account(conn, account_id), **changes))

        self._write(write, then)


class MailCommands(ServerCommands):
    leave_found = Signal(str, str)
    """A feed's name, and the address to unsubscribe at; empty if its mails give none."""

    _changed = messages.MailboxesChanged
    _list_facts = staticmethod(mailboxes.list_facts)

    def try_login(self, login: MailLogin) -> None:
        self._try(messages.TryMail, login)

    def on_checked(self, note: messages.MailChecked) -> None:
        self._show_progress(note.mailbox_id, note)

    def add(self, login: MailLogin, folder: str, first_mails: int, marks_read: bool) -> None:
        now = self.clock.now()

        def write(conn: Connection) -> Mailbox:
            return mailboxes.add_mailbox(
                conn, login.server, now, folder=folder, first_mails=first_mails, marks_read=marks_read
            )

        def done(box: Mailbox) -> None:
            self._commands.keep_password(box.server.origin, box.server.username, login.password)
            self._send_changed()

        self._bridge.write(write, done)

    def check(self, mailbox_id: int) -> None:
        self._bridge.root.command_sent.emit(messages.CheckMail(mailbox_id))

    def stop(self, mailbox_id: int) -> None:
        self._bridge.root.command_sent.emit(messages.StopMail(mailbox_id))

    def remove(self, mailbox_id: int, keep_feeds: bool) -> None:
        now = self.clock.now()

        def remove(conn: Connection) -> Callable[[], None] | None:
            box, _ = mailboxes.remove_mailbox(conn, mailbox_id, now, keep_feeds=keep_feeds)
            return None if mailboxes.needs_password(conn, box) else partial(mailboxes.forget_password, box)

        self._remove(remove)

    def give_password(self, mailbox_id: int, password: str) -> None:
        def done(box: Mailbox) -> None:
            self._commands.keep_password(box.server.origin, box.server.username, password)
            self.check(mailbox_id)

        self._bridge.read(lambda conn: mailbox_rows.get_mailbox(conn, mailbox_id), done)

    def set_marks_read(self, mailbox_id: int, is_on: bool) -> None:
        def write(conn: Connection) -> None:
            mailbox_rows.change_mailbox(conn, replace(mailbox_rows.get_mailbox(conn, mailbox_id), marks_read=is_on))

        self._write(write)

    def find_leave_address(self, feed_id: int, name: str) -> None:
        """Find where a newsletter can be left, and emit leave_found."""
        self._bridge.read(
            lambda conn: mailbox_rows.find_unsubscribe(conn, feed_id), lambda found: self.leave_found.emit(name, found)
        )


class FolderFacts(Struct, frozen=True):
    """The sync folder, if there is one, and what its last sync came to."""

    folder: Path
    is_encrypted: bool
    state: messages.FolderSynced

    id: int = 1

    @property
    def name(self) -> str:
        return self.folder.name


class FolderCommands(ServerCommands):
    """The sync folder's place among the servers: it is set up, watched and stopped in the same way."""

    _changed = messages.SettingsChanged

    def __init__(self, commands: DialogCommands, save: Callable[..., object]) -> None:
        """`save` changes settings."""
        super().__init__(commands)
        self._save, self._state = save, messages.FolderSynced(0.0)
        self._bridge.root.changed.connect(lambda kinds: self.list_servers() if kinds & Changes.SETTINGS else None)

    def _list_facts(self, conn: Connection, day: str) -> Sequence[Any]:
        settings = load_settings(conn)
        facts = FolderFacts(Path(settings.sync_folder), settings.sync_folder_encrypted, self._state)
        return [facts] if settings.sync_folder else []

    def on_synced(self, note: messages.FolderSynced) -> None:
        self._state = note
        self.list_servers()
        if note.received:
            self._bridge.root.changed.emit(Changes.FEEDS | Changes.MARKS | Changes.ROWS | Changes.ENTRIES)

    def check(self, folder: Path, passphrase: str) -> None:
        """Find out whether the folder can be used, and emit `tried`."""
        self._bridge.study(
            lambda conn: folders.find_obstacle(folder, passphrase),
            lambda message: self.tried.emit(None if message else folder, message),
        )

    def start(self, folder: Path, *, is_encrypted: bool, passphrase: str = "") -> None:
        self._state = messages.FolderSynced(0.0)
        if passphrase:
            self.give_password(0, passphrase)
        self._save(sync_folder=str(folder), sync_folder_encrypted=is_encrypted)

    def stop(self) -> None:
        """Stop using the folder. The passphrase stays in the keyring, so that this can be undone."""
        said = self.tr("The sync folder isn’t used any more. Its files stay.")
        self._save(said, sync_folder="", sync_folder_encrypted=False)

    def give_password(self, server_id: int, password: str) -> None:
        self._commands.keep_password(folders.PASSPHRASE_OF, folders.PASSPHRASE_USER, password)


class TargetCommands(ServerCommands):
    kept = Signal()
    failed = Signal(str)
    """Why something was not sent; it can be tried again."""

    _changed = messages.SendsChanged

    def _list_facts(self, conn: Connection, day: str) -> Sequence[Any]:
        return targets.list_facts(conn)

    def __init__(self, commands: DialogCommands) -> None:
        super().__init__(commands)
        self._awaited: Counter[int] = Counter()
        """How many posts the user sent, by target; of those that rules send only failures are reported."""

    def send(self, target: Target, ids: Sequence[int]) -> None:
        now = self.clock.now()

        def queue(conn: Connection) -> list[int]:
            return sending.queue_sends(conn, target.id, ids, now, UNDO_S)

        def done(send_ids: list[int]) -> None:
            self._awaited[target.id] += len(send_ids)
            then = partial(self._on_recalled, target.id, len(send_ids))
            sentence = self.tr("Sending {posts} to {target}…").format(posts=posts(len(ids)), target=target.name)
            step = back_and_forth(_unqueue, lambda conn, _: queue(conn), send_ids)
            self._commands.undo.push(sentence, step, Changes(0), then)
            self._send_changed()

        self._bridge.write(queue, done)

    def _on_recalled(self, target_id: int, count: int, is_undone: bool) -> None:
        awaited = self._awaited[target_id] + (-count if is_undone else count)
        self._awaited[target_id] = max(0, awaited)
        self._send_changed()

    def retry(self, target_id: int | None = None) -> None:
        now = self.clock.now()
        self._write(lambda conn: sending.retry_sends(conn, now, target_id))

    def drop(self, target_id: int) -> None:
        def give_up(conn: Connection) -> None:
            sending.unqueue_sends(conn, [send.id for send in sending.list_unsent(conn, target_id)])

        self._write(give_up)

    def on_sent(self, note: messages.Sent) -> None:
        """Report what was sent, and a failure once, and again when it is given up."""
        awaited = min(note.count, self._awaited[note.target_id])
        self._awaited[note.target_id] -= awaited
        if awaited:
            sent = self.tr("{posts} sent to {target}").format(posts=posts(awaited), target=note.name)
            self._commands.said.emit(sent)
        if note.is_news and note.message is not None:
            sentence = self.tr("Not sent to {target}: {why}").replace("{target}", note.name)
            self.failed.emit(sentence.replace("{why}", say(note.message)))
        self.list_servers()

    def try_target(self, target: Target, secrets: Mapping[str, str]) -> None:
        self._try(messages.TryTarget, target, dict(secrets))

    def save(self, target: Target, secrets: Mapping[str, str]) -> None:
        now = self.clock.now()

        def keep(conn: Connection) -> Target | Message:
            try:
                return targets.keep_target(conn, target, secrets, now)
            except PaperroundError as error:
                return error.message

        def done(kept: Target | Message) -> None:
            if isinstance(kept, Message):
                self.tried.emit(None, kept)
                return
            if any(secrets.values()):
                self._commands.keep_password(*targets.find_place(kept), targets.pack_secrets(secrets))
            self.kept.emit()
            self._send_changed()

        self._bridge.write(keep, done)

    def remove(self, target: Target) -> None:
        now = self.clock.now()
        self._write(lambda conn: sending.remove_target(conn, target.id, now))

    def restore(self, target_id: int) -> None:
        self._write(lambda conn: sending.restore_target(conn, target_id))


def _unqueue(conn: Connection, send_ids: Sequence[int]) -> None:
    """Take back what waits to be sent; fails once everything was sent."""
    if not sending.unqueue_sends(conn, send_ids):
        raise UsageError(Code.UNDO_SENT())
