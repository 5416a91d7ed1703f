"""The thread of the engine's process that makes editions at their hour and delivers them."""

from __future__ import annotations

import threading
from contextlib import AbstractContextManager, closing

from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.engine.edition import job
from reader.engine.messages import CancelEdition, Command, EditionCommand, MakeEdition, NetworkChanged, SettingsChanged
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.editions import find_next_try_at


def has_work(conn: Connection, settings: Settings) -> bool:
    """True if there is anything to make or deliver."""
    return settings.editions or find_next_try_at(conn) is not None


class EditionWorker(DueThread["job.EditionJob"]):
    work = "making editions"
    patience_s = 5.0

    def __init__(self, context: ThreadContext, is_needed: bool) -> None:
        super().__init__(context.clock, 0.0 if is_needed else NEVER)
        self._context = context
        self._unwanted = threading.Event()
        """The user cancelled what is being made."""
        self._wishes: list[EditionCommand] = []
        self._is_back = False

    def handle(self, command: Command) -> bool:
        """Note a command; True if it is for editions alone. On the thread of commands."""
        with self._changed:
            if isinstance(command, CancelEdition):
                self._wishes = [wish for wish in self._wishes if not isinstance(wish, MakeEdition)]
                self._unwanted.set()
            elif isinstance(command, EditionCommand):
                self._wishes.append(command)
            elif isinstance(command, SettingsChanged):
                self._next_at = 0.0
            elif isinstance(command, NetworkChanged) and command.network.online:
                self._is_back = self._next_at < NEVER
            self._wake_if_due()
        return isinstance(command, EditionCommand)

    def _is_due(self) -> bool:
        return bool(self._wishes) or self._is_back or super()._is_due()

    def _open(self) -> AbstractContextManager[job.EditionJob]:
        return closing(job.EditionJob(self._context, self._is_unwanted))

    def _is_unwanted(self) -> bool:
        return self._closing.is_set() or self._unwanted.is_set()

    def _do_round(self, made: job.EditionJob) -> float:
        with self._changed:
            self._unwanted.clear()
            wishes, self._wishes = self._wishes, []
            is_back, self._is_back = self._is_back, False
        return made.do(wishes, is_back)
