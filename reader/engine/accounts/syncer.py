"""The thread that asks the servers of accounts, in the engine's process: when it is time, or the owner wants it.

Where there is no account there is no thread, and nothing of HTTP for accounts is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reader.engine.accounts import rounds
from reader.engine.due_thread import NEVER, DueThread, ServerContext
from reader.engine.messages import (
    AccountCommand,
    AccountsChanged,
    Arrived,
    Command,
    DeedsDone,
    Network,
    NetworkChanged,
    PasswordGiven,
    RecordingOpened,
    Refresh,
    SyncNow,
    TryAccount,
)
from reader.model.accounts import PlannedAsk

DEED_PAUSE_S = 1.0
"""So long deeds are gathered before they are sent."""


class AccountSyncer(DueThread["rounds.Rounds"]):
    work = "synchronising"
    awaited_s = DEED_PAUSE_S
    patience_s = 1.0

    def __init__(self, context: ServerContext, has_accounts: bool) -> None:
        super().__init__(context.clock, 0.0 if has_accounts else NEVER)
        self._context = context
        self._has_accounts = has_accounts
        self._wanted: list[Command] = []
        self._last_look_at: float | None = None
        self._network = Network()
        self._has_deeds = False
        self._asks: dict[int, PlannedAsk] = {}
        """What the plan wants of each account, now or later."""

    def take(self, command: Command) -> bool:
        """True for what is for accounts alone; of other commands it takes note. From the thread of commands."""
        with self._changed:
            if isinstance(command, Arrived):
                self._last_look_at = self._clock.now()
                self._set_due(0.0)
            elif isinstance(command, NetworkChanged):
                was_offline, self._network = self._network.online is False, command.network
                self._set_due(0.0 if was_offline else NEVER)
            elif isinstance(command, DeedsDone):
                self._has_deeds = True
                self._set_due(self._clock.now() + DEED_PAUSE_S)
            else:
                self._take_wanted(command)
            self._wake_if_due()
        return isinstance(command, AccountCommand)

    def _take_wanted(self, command: Command) -> None:
        if isinstance(command, PasswordGiven):
            self._context.passwords.remember(command.url, command.username, command.password)
        if isinstance(command, SyncNow | AccountsChanged | TryAccount):
            self._has_accounts = True
        elif isinstance(command, Refresh):
            command = SyncNow()
        elif not isinstance(command, PasswordGiven | RecordingOpened):
            return
        if self._has_accounts:
            self._wanted.append(command)
            self._set_due(0.0)

    def plan(self, asks: Sequence[PlannedAsk]) -> None:
        """The plan chose, or made a new forecast. From the engine's thread."""
        with self._changed:
            now = self._clock.now()
            for ask in asks:
                waiting = self._asks.get(ask.account_id)
                if waiting is None or waiting.at > now or ask.at <= now:
                    self._asks[ask.account_id] = ask
            self._set_due(0.0)
            self._wake_if_due()

    def _set_due(self, at: float) -> None:
        """At the latest. With the lock held."""
        if self._has_accounts:
            self._next_at = min(self._next_at, at)

    # --- on the thread --------------------------------------------------------------------------

    def _open(self) -> rounds.Rounds:
        return rounds.Rounds(self._context, self._closing.is_set)

    def _do_round(self, tools: rounds.Rounds) -> float:
        with self._changed:
            commands, self._wanted = self._wanted, []
            has_deeds, self._has_deeds = self._has_deeds, False
            look_at, network, asks = self._last_look_at, self._network, dict(self._asks)
        for command in commands:
            tools.obey(command, network)
        if has_deeds:
            tools.send_deeds(network)
        next_at = tools.ask_due(look_at, network, asks)
        with self._changed:
            self._forget(asks)
            self._has_accounts = tools.has_accounts
        return next_at

    def _forget(self, asks: Mapping[int, PlannedAsk]) -> None:
        """What was wanted then is done. With the lock held."""
        now = self._clock.now()
        for account_id, ask in asks.items():
            if ask.at <= now and self._asks.get(account_id) is ask:
                del self._asks[account_id]
