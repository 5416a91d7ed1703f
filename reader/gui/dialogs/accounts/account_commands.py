"""Does what the section for accounts asks for: writes on the write thread, asks the engine. No widgets, main thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from reader.engine import messages
from reader.gui.dialogs.accounts.server_commands import ServerCommands
from reader.model.accounts import Account, Login, Tried
from reader.services import accounts as services
from reader.store.accounts import accounts as rows
from reader.store.db import Connection


class AccountCommands(ServerCommands):
    def _list_facts(self, conn: Connection, day: str) -> list[services.AccountFacts]:
        return services.list_facts(conn, day)

    def _make_changed(self) -> messages.AccountsChanged:
        return messages.AccountsChanged()

    def try_account(self, login: Login) -> None:
        self._number += 1
        self.told.emit(messages.TryAccount(self._number, login))

    def take_synced(self, note: messages.AccountSynced) -> None:
        self._take_progress(note.account_id, note)

    def add(self, login: Login, tried: Tried) -> None:
        now = self._clock.now()

        def done(account: Account) -> None:
            self.password_chosen.emit(account.url, account.username, login.password)
            self._tell_changed()
            self.synchronise(account.id)

        self._bridge.write(lambda conn: services.add_account(conn, login, tried, now), done)

    def synchronise(self, account_id: int) -> None:
        self.told.emit(messages.SyncNow(account_id))

    def leave(self, account_id: int, keep_feeds: bool) -> None:
        now = self._clock.now()

        def remove(conn: Connection) -> Callable[[], None]:
            left, _ = services.remove_account(conn, account_id, now, keep_feeds=keep_feeds)
            return partial(services.forget_password, left)

        self._remove(remove)

    def give_password(self, account_id: int, password: str) -> None:
        def done(account: Account) -> None:
            self.password_chosen.emit(account.url, account.username, password)
            self.synchronise(account_id)

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
            self._tell_changed()
            then()

        self._bridge.write(write, done)
