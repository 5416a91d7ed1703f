"""Does what the page for accounts asks for: writes on the write thread, asks the engine. No widgets, main thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.humanize import local_day
from reader.lazy_import import lazy_import
from reader.model.accounts import Account, Login, Tried
from reader.store.db import Connection

if TYPE_CHECKING:
    from reader.engine import messages
    from reader.services import accounts as services
    from reader.store.accounts import accounts as rows
else:  # nothing is asked for before the page was opened
    messages = lazy_import("reader.engine.messages")
    services = lazy_import("reader.services.accounts")
    rows = lazy_import("reader.store.accounts.accounts")


class AccountCommands(QObject):
    told = Signal(object)
    """A command for the engine."""
    listed = Signal(list)
    """The AccountFacts of all accounts."""
    tried = Signal(object, object)
    """A Tried, or nothing and a message."""
    under_way = Signal(int, bool)
    """An account whose server is being asked, or no more."""
    progressed = Signal(int, int, int)
    """An account; how many new posts were fetched, of how many."""
    password_chosen = Signal(str, str, str)
    """Address, user and password, for the system's safe and for the engine."""
    feeds_changed = Signal()

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge, clock
        self._number = 0

    def list_accounts(self) -> None:
        day = str(local_day(self._clock.now()))
        self._bridge.read(lambda conn: services.list_facts(conn, day), self.listed.emit)

    def try_account(self, login: Login) -> None:
        self._number += 1
        self.told.emit(
            messages.TryAccount(self._number, login.address, login.username, login.password, login.ca_file)
        )

    def take_tried(self, note: messages.AccountTried) -> None:
        if note.number == self._number:
            self.tried.emit(note.tried, note.message)

    def take_synced(self, note: messages.AccountSynced) -> None:
        if note.total:
            self.progressed.emit(note.account_id, note.done, note.total)
            return
        self.under_way.emit(note.account_id, note.is_under_way)
        if not note.is_under_way:
            self.list_accounts()

    def add(self, login: Login, tried: Tried) -> None:
        now = self._clock.now()

        def done(account: Account) -> None:
            self.password_chosen.emit(account.url, account.username, login.password)
            self.told.emit(messages.AccountsChanged())
            self.told.emit(messages.SyncNow(account.id))
            self.list_accounts()

        self._bridge.write(lambda conn: services.add_account(conn, login, tried, now), done)

    def synchronise(self, account_id: int) -> None:
        self.told.emit(messages.SyncNow(account_id))

    def leave(self, account_id: int, keep_feeds: bool) -> None:
        now = self._clock.now()

        def done(left: Account) -> None:
            threading.Thread(target=services.forget_password, args=(left,), daemon=True).start()
            self.told.emit(messages.AccountsChanged())
            self.feeds_changed.emit()
            self.list_accounts()

        self._bridge.write(
            lambda conn: services.remove_account(conn, account_id, now, keep_feeds=keep_feeds)[0], done
        )

    def give_password(self, account_id: int, password: str) -> None:
        def done(account: Account) -> None:
            self.password_chosen.emit(account.url, account.username, password)
            self.told.emit(messages.SyncNow(account_id))

        self._bridge.read(lambda conn: rows.get_account(conn, account_id), done)

    def set_certificate(self, account_id: int, ca_file: str) -> None:
        """A server whose certificate was not trusted is asked with it at once."""
        self._change(account_id, lambda: self.synchronise(account_id), ca_file=ca_file)

    def set_new_feeds(self, account_id: int, is_on: bool) -> None:
        self._change(account_id, takes_new_feeds=is_on)

    def set_conducting(self, account_id: int, is_on: bool) -> None:
        self._change(account_id, conducts=is_on)

    def _change(
        self, account_id: int, then: Callable[[], None] = lambda: None, **changes: bool | str
    ) -> None:
        def write(conn: Connection) -> None:
            rows.change_account(conn, replace(rows.get_account(conn, account_id), **changes))

        def done(answer: object) -> None:
            self.told.emit(messages.AccountsChanged())
            then()
            self.list_accounts()

        self._bridge.write(write, done)
