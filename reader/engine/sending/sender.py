"""The thread that sends entries on, in the engine's process: when something was put into the queue, or a try is due.

It sleeps until it is told something or the engine's beat finds that a try is due, so it wakes the machine for nothing
of its own. Where nothing waits there is no thread.
"""

from __future__ import annotations

import logging
import threading
from datetime import tzinfo
from typing import TYPE_CHECKING

from msgspec import Struct

from reader.clock import Clock
from reader.engine.messages import Command, NetworkChanged, Note, Stored
from reader.engine.sending.messages import SendCommand, TryTarget
from reader.errors import PaperroundError
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.lazy_import import lazy_import
from reader.paths import Profile
from reader.store.db import open_store
from reader.store.sending.sends import find_next_at, retry_offline

if TYPE_CHECKING:
    from collections.abc import Callable

    from reader.engine.sending import deliver, try_targets
else:  # with templates, Markdown and programs: loaded by the thread itself
    deliver = lazy_import("reader.engine.sending.deliver")
    try_targets = lazy_import("reader.engine.sending.try_targets")

log = logging.getLogger(__name__)
AFTER_BUG_S = 600.0
NEVER = float("inf")
"""Of the next try: nothing waits."""


class SenderSurroundings(Struct, frozen=True):
    """What the thread needs of the engine's process."""

    profile: Profile
    client: Client
    passwords: Passwords
    clock: Clock
    zone: tzinfo
    on_note: Callable[[Note], None]


class Sender:
    def __init__(self, around: SenderSurroundings, next_at: float | None) -> None:
        """`next_at`: when the first try is due; None where nothing waits."""
        self._around = around
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._tries: list[TryTarget] = []
        self._next_at = NEVER if next_at is None else next_at
        self._is_back = False
        self._thread: threading.Thread | None = None

    def take(self, command: Command) -> bool:
        """True for what is for sending alone; of other commands it takes note. From the thread of commands."""
        with self._changed:
            if isinstance(command, TryTarget):
                self._tries.append(command)
            elif isinstance(command, SendCommand):
                self._next_at = 0.0
            elif isinstance(command, NetworkChanged) and command.network.online:
                self._is_back = self._next_at < NEVER
            self._wake_if_due()
        return isinstance(command, SendCommand)

    def take_note(self, note: Note) -> None:
        """New entries were stored: a rule may want some of them sent."""
        if isinstance(note, Stored) and any(note.new.values()):
            with self._changed:
                self._next_at = 0.0
                self._wake_if_due()

    def beat(self) -> None:
        """The engine lives: a moment to see whether a try is due."""
        with self._changed:
            self._wake_if_due()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(2.0)

    def _is_due(self) -> bool:
        return bool(self._tries) or self._is_back or self._around.clock.now() >= self._next_at

    def _wake_if_due(self) -> None:
        """With the lock held."""
        if self._closing.is_set() or not self._is_due():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="sender")
            self._thread.start()
        self._changed.notify_all()

    # --- on the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        around = self._around
        conn = open_store(around.profile.database, around.clock.now())
        try:
            tools = deliver.SendTools(
                conn, around.client, around.passwords, around.clock, around.zone, self._closing.is_set
            )
            deliver.purge_removed(tools)
            while not self._closing.is_set():
                self._one_round(tools)
                self._wait()
        finally:
            conn.close()

    def _one_round(self, tools: deliver.SendTools) -> None:
        with self._changed:
            tries, self._tries = self._tries, []
            is_back, self._is_back = self._is_back, False
            self._next_at = NEVER
        next_at: float | None
        try:
            for wanted in tries:
                self._around.on_note(try_targets.answer(tools, wanted))
            if is_back:
                retry_offline(tools.conn, tools.clock.now())
            for note in deliver.deliver_due(tools):
                self._around.on_note(note)
            next_at = find_next_at(tools.conn)
        except PaperroundError as error:
            log.info("nothing was sent on: %s", error)
            next_at = self._around.clock.now() + AFTER_BUG_S
        except Exception:  # a bug in one round must not end the thread
            log.exception("sending on failed")
            next_at = self._around.clock.now() + AFTER_BUG_S
        with self._changed:
            self._next_at = min(self._next_at, NEVER if next_at is None else next_at)

    def _wait(self) -> None:
        """What is due within the minute, as what the owner could still take back, is waited for; all else waits for a
        beat or a word."""
        with self._changed:
            while not self._closing.is_set() and not self._is_due():
                left = self._next_at - self._around.clock.now()
                self._changed.wait(left if left <= 60.0 else None)
