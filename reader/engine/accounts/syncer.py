"""The thread that asks the servers of accounts, in the engine's process: when it is time, or the owner wants it.

It sleeps until it is told something or the engine's beat finds that an ask is due, so it wakes the machine for nothing
of its own. Where there is no account there is no thread, and nothing of HTTP for accounts is loaded.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from reader.engine.accounts.messages import RecordingOpened
from reader.engine.messages import (
    AccountCommand,
    AccountsChanged,
    Arrived,
    Command,
    DeedsDone,
    Network,
    NetworkChanged,
    PasswordGiven,
    Refresh,
    SyncNow,
    TryAccount,
)
from reader.engine.surroundings import Surroundings
from reader.errors import PaperroundError
from reader.lazy_import import lazy_import
from reader.model.accounts import PlannedAsk

if TYPE_CHECKING:
    from reader.engine.accounts import rounds
else:  # with HTTP and the parser: loaded by the thread itself
    rounds = lazy_import("reader.engine.accounts.rounds")

log = logging.getLogger(__name__)
DEED_PAUSE_S = 1.0
"""So long deeds are gathered before they are sent."""


class AccountSyncer:
    def __init__(self, around: Surroundings, has_accounts: bool) -> None:
        self._around = around
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._has_accounts = has_accounts
        self._wanted: list[Command] = []
        self._last_look_at: float | None = None
        self._network = Network()
        self._next_at = 0.0
        self._deeds_at: float | None = None
        self._asks: dict[int, PlannedAsk] = {}
        """What the plan wants of each account, now or later."""
        self._thread: threading.Thread | None = None
        self._is_busy = False

    def take(self, command: Command) -> bool:
        """True for what is for accounts alone; of other commands it takes note. From the thread of commands."""
        with self._changed:
            if isinstance(command, Arrived):
                self._last_look_at, self._next_at = self._around.clock.now(), 0.0
            elif isinstance(command, NetworkChanged):
                was_offline, self._network = self._network.online is False, command.network
                self._next_at = 0.0 if was_offline else self._next_at
            elif isinstance(command, PasswordGiven):
                self._around.passwords.remember(command.url, command.username, command.password)
                self._wanted.append(command)
            elif isinstance(command, Refresh) and self._has_accounts:
                self._wanted.append(SyncNow())
            elif isinstance(command, DeedsDone):
                self._deeds_at = self._deeds_at or self._around.clock.now() + DEED_PAUSE_S
            elif isinstance(command, RecordingOpened):
                self._wanted += [command] if self._has_accounts else []
            elif isinstance(command, SyncNow | AccountsChanged | TryAccount):
                self._wanted.append(command)
                self._has_accounts = True
                self._next_at = 0.0
            self._wake()
        return isinstance(command, AccountCommand)

    def plan(self, asks: Sequence[PlannedAsk]) -> None:
        """The plan chose, or made a new forecast. From the engine's thread."""
        with self._changed:
            now = self._around.clock.now()
            for ask in asks:
                waiting = self._asks.get(ask.account_id)
                if waiting is None or waiting.at > now or ask.at <= now:
                    self._asks[ask.account_id] = ask
            self._next_at = 0.0
            self._wake()

    def beat(self) -> None:
        """The engine lives: a moment to see whether something is due."""
        with self._changed:
            if self._is_due():
                self._wake()

    def finish(self) -> None:
        """Do what is due, then end."""
        with self._changed:
            self._wake()
            while self._thread is not None and (self._is_busy or self._is_due()):
                self._changed.wait()
        self.close()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(1.0)

    def _wake(self) -> None:
        """With the lock held."""
        if not self._has_accounts or self._closing.is_set():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="accounts")
            self._thread.start()
        self._changed.notify_all()

    def _is_due(self) -> bool:
        return bool(self._wanted) or self._around.clock.now() >= self._next_at

    # --- on the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        with rounds.Rounds(self._around, self._closing.is_set) as doing:
            while not self._closing.is_set():
                self._one_round(doing)
                self._wait()

    def _one_round(self, doing: rounds.Rounds) -> None:
        with self._changed:
            self._is_busy = True
            commands, self._wanted = self._wanted, []
            has_deeds, self._deeds_at = self._deeds_at is not None, None
            look_at, network, asks = self._last_look_at, self._network, dict(self._asks)
        try:
            for command in commands:
                doing.obey(command, network)
            if has_deeds:
                doing.send_deeds(network)
            next_at = doing.ask_due(look_at, network, asks)
            with self._changed:
                self._forget(asks)
                self._has_accounts = doing.has_accounts
                self._next_at = next_at
        except PaperroundError as error:
            log.info("an account was not asked: %s", error)
            self._try_later()
        except Exception:  # a bug in one round must not end the thread
            log.exception("asking an account failed")
            self._try_later()

    def _forget(self, asks: Mapping[int, PlannedAsk]) -> None:
        """What was wanted then is done. With the lock held."""
        now = self._around.clock.now()
        for account_id, ask in asks.items():
            if ask.at <= now and self._asks.get(account_id) is ask:
                del self._asks[account_id]

    def _try_later(self) -> None:
        with self._changed:
            self._next_at = self._around.clock.now() + 600.0

    def _wait(self) -> None:
        """Deeds are gathered for a moment; all else waits for a beat or a word."""
        with self._changed:
            self._is_busy = False
            self._changed.notify_all()
            while not self._closing.is_set() and not self._is_due():
                if self._deeds_at is None:
                    self._changed.wait()
                    continue
                left = self._deeds_at - self._around.clock.now()
                if left <= 0:
                    return
                self._changed.wait(left)
