"""The thread that sends entries on in the engine's process, when something was queued or a retry is due."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.engine.messages import Command, NetworkChanged, SendCommand, TryTarget
from reader.features.sharing.store import find_next_at, retry_offline
from reader.features.sharing.worker import deliver
from reader.store.db import open_store


class Sender(DueThread["deliver.SendTools"]):
    work = "sending on"
    awaited_s = 60.0  # while the user could still undo
    after_news_s = 0.0  # a rule may want some of them sent

    def __init__(self, context: ThreadContext, next_at: float | None) -> None:
        """`next_at`: when the first try is due; None if nothing waits."""
        super().__init__(context.clock, NEVER if next_at is None else next_at)
        self._context = context
        self._tries: list[TryTarget] = []
        self._is_back = False

    def handle(self, command: Command) -> bool:
        """Return True for commands about sending, which only this thread handles. The thread of commands."""
        with self._changed:
            if isinstance(command, TryTarget):
                self._tries.append(command)
            elif isinstance(command, SendCommand):
                self._next_at = 0.0
            elif isinstance(command, NetworkChanged) and command.network.online:
                self._is_back = self._next_at < NEVER
            self._wake_if_due()
        return isinstance(command, SendCommand)

    def _is_due(self) -> bool:
        return bool(self._tries) or self._is_back or super()._is_due()

    @contextmanager
    def _open(self) -> Iterator[deliver.SendTools]:
        context = self._context
        with closing(open_store(context.profile.database, context.clock.now())) as conn:
            tools = deliver.SendTools(
                conn, context.client, context.passwords, context.clock, context.zone, self._closing.is_set
            )
            deliver.purge_removed(tools)
            yield tools

    def _do_round(self, tools: deliver.SendTools) -> float:
        with self._changed:
            tries, self._tries = self._tries, []
            is_back, self._is_back = self._is_back, False
        for wanted in tries:
            self._context.on_note(deliver.answer_try(tools, wanted))
        if is_back:
            retry_offline(tools.conn, tools.clock.now())
        for note in deliver.deliver_due(tools):
            self._context.on_note(note)
        next_at = find_next_at(tools.conn)
        return NEVER if next_at is None else next_at
