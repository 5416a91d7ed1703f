"""The thread that syncs accounts in the engine's process: when one is due, or the user wants it.

Without an account there is no thread, and nothing of HTTP for accounts is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence

from reader.core.records.machine import Network
from reader.engine import messages
from reader.engine.due_thread import NEVER, DueThread, ServerContext
from reader.features.accounts.records import PlannedSync
from reader.features.accounts.worker import rounds

CHANGE_PAUSE_S = 1.0
"""How long changes are gathered before they are sent."""


class AccountSyncer(DueThread["rounds.Rounds"]):
    work = "synchronising"
    awaited_s = CHANGE_PAUSE_S
    patience_s = 1.0

    def __init__(self, context: ServerContext, has_accounts: bool) -> None:
        super().__init__(context.clock, 0.0 if has_accounts else NEVER)
        self._context = context
        self._has_accounts = has_accounts
        self._wanted: list[messages.Command] = []
        self._last_visit_at: float | None = None
        self._network = Network()
        self._has_pending_changes = False
        self._syncs: dict[int, PlannedSync] = {}
        """What the plan wants of each account, now or later."""

    def handle(self, command: messages.Command) -> bool:
        """Return True for commands that are for accounts alone. The thread of commands."""
        with self._changed:
            if isinstance(command, messages.UserActive):
                self._last_visit_at = self._clock.now()
                self._set_due(0.0)
            elif isinstance(command, messages.NetworkChanged):
                was_offline, self._network = self._network.online is False, command.network
                self._set_due(0.0 if was_offline else NEVER)
            elif isinstance(command, messages.LocalChanges):
                self._has_pending_changes = True
                self._set_due(self._clock.now() + CHANGE_PAUSE_S)
            else:
                self._set_wanted(command)
            self._wake_if_due()
        return isinstance(command, messages.AccountCommand)

    def _set_wanted(self, command: messages.Command) -> None:
        if isinstance(command, messages.PasswordGiven):
            self._context.passwords.remember(command.url, command.username, command.password)
        if isinstance(command, messages.SyncNow | messages.AccountsChanged | messages.TryAccount):
            self._has_accounts = True
        elif isinstance(command, messages.Refresh):
            command = messages.SyncNow()
        elif not isinstance(command, messages.PasswordGiven | messages.EpisodeOpened):
            return
        if self._has_accounts:
            self._wanted.append(command)
            self._set_due(0.0)

    def plan(self, syncs: Sequence[PlannedSync]) -> None:
        """Take the plan's choice or forecast. The engine's thread."""
        with self._changed:
            now = self._clock.now()
            for planned in syncs:
                waiting = self._syncs.get(planned.account_id)
                if waiting is None or waiting.at > now or planned.at <= now:
                    self._syncs[planned.account_id] = planned
            self._set_due(0.0)
            self._wake_if_due()

    def _set_due(self, at: float) -> None:
        """Set when the next round is due at the latest. With the lock held."""
        if self._has_accounts:
            self._next_at = min(self._next_at, at)

    def _open(self) -> rounds.Rounds:
        return rounds.Rounds(self._context, self._closing.is_set)

    def _do_round(self, tools: rounds.Rounds) -> float:
        with self._changed:
            commands, self._wanted = self._wanted, []
            has_pending_changes, self._has_pending_changes = self._has_pending_changes, False
            visit_at, network, syncs = self._last_visit_at, self._network, dict(self._syncs)
        for command in commands:
            tools.handle(command, network)
        if has_pending_changes:
            tools.send_pending_changes(network)
        next_at = tools.sync_due(visit_at, network, syncs)
        with self._changed:
            now = self._clock.now()
            for account_id, planned in syncs.items():
                if planned.at <= now and self._syncs.get(account_id) is planned:
                    del self._syncs[account_id]  # done
            self._has_accounts = tools.has_accounts
        return next_at
