"""A thread of the engine's process that works in rounds when something is due, and what the process gives it.

It sleeps until a command or the engine's beat makes something due, so it never wakes the machine itself. It starts
with its first work. A round that fails is tried again later: no error ends the thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import tzinfo
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from reader.core.clock import Clock
from reader.core.errors import PaperroundError
from reader.core.paths import Profile
from reader.engine.absence import was_set_back
from reader.engine.conditions import Conditions, Network, is_on_battery, is_saving_power
from reader.engine.messages import Command, News, Note
from reader.net.client import Client
from reader.net.passwords import Passwords

log = logging.getLogger(__name__)
NEVER = float("inf")
HEALED_S = 60.0
"""How long after the clock was set back to check what is due: by then the rows are corrected."""
Tools = TypeVar("Tools")


class ThreadContext(Struct, frozen=True):
    """What threads beside the engine's loop get from its process."""

    profile: Profile
    client: Client
    passwords: Passwords
    clock: Clock
    zone: tzinfo
    on_note: Callable[[Note], None]
    """Sends a note to the window."""
    is_network_idle: Callable[..., bool] = lambda may_cost=False: True
    """Whether there is an unmetered network; with `may_cost`, any network."""

    def is_online(self) -> bool:
        """Whether the network is up, for work that somebody waits for."""
        return self.is_network_idle(may_cost=True)

    def is_free(self) -> bool:
        """Whether network and power cost nothing, for work that nobody waits for."""
        return self.is_network_idle() and not (is_on_battery() or is_saving_power())


class ServerContext(Struct, frozen=True):
    """What the threads for accounts and mailboxes get from the engine's process."""

    profile: Profile
    clock: Clock
    zone: tzinfo
    passwords: Passwords
    on_note: Callable[[Note], None]
    read_conditions: Callable[[Network], Conditions]
    put: Callable[[Command], None]
    """Sends a command to the engine."""


class DueThread(Generic[Tools]):
    """Subclasses say what to open on the thread, what a round does, and when the next one is due. They change shared
    state with `_changed` held, and then call `_wake_if_due`."""

    work: ClassVar[str]
    """Description for the log, and the thread's name."""
    awaited_s: ClassVar[float] = 0.0
    """The thread itself waits for what is due within this time; everything else waits for a beat or a command."""
    after_news_s: ClassVar[float] = NEVER
    """How long after new entries were stored a round is due."""
    after_trouble_s: ClassVar[float] = 600.0
    patience_s: ClassVar[float] = 2.0
    """How long a round may take to finish when the engine ends."""

    def __init__(self, clock: Clock, next_at: float) -> None:
        """`next_at`: when the first round is due; NEVER if nothing waits."""
        self._clock = clock
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._next_at = next_at
        self._beat_at = clock.now()
        self._thread: threading.Thread | None = None
        self._is_busy = False

    def beat(self) -> None:
        """Check whether something is due; the engine calls this regularly."""
        with self._changed:
            now, before = self._clock.now(), self._beat_at
            self._beat_at = now
            if was_set_back(before, now) and self._next_at < NEVER:
                self._next_at = min(self._next_at, now + HEALED_S)
            self._wake_if_due()

    def receive_note(self, note: Note) -> None:
        """Note new entries; any thread."""
        if isinstance(note, News) and any(note.new.values()):
            with self._changed:
                self._next_at = min(self._next_at, self._clock.now() + self.after_news_s)
                self._wake_if_due()

    def finish(self) -> None:
        """Do what is due, then end the thread."""
        with self._changed:
            self._wake_if_due()
            while self._thread is not None and (self._is_busy or self._is_due()):
                self._changed.wait()
        self.close()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(self.patience_s)

    def _is_due(self) -> bool:
        return self._clock.now() >= self._next_at

    def _wake_if_due(self) -> None:
        """Wake the thread if something is due or about to be. Call with the lock held."""
        is_near = self._next_at - self._clock.now() <= self.awaited_s
        if self._closing.is_set() or not (is_near or self._is_due()):
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True, name=self.work)
            self._thread.start()
        self._changed.notify_all()

    def _open(self) -> AbstractContextManager[Tools]:
        """Open what the rounds work with, such as a connection. On the thread."""
        raise NotImplementedError

    def _do_round(self, tools: Tools) -> float:
        """Do what is due and return when the next round is. On the thread."""
        raise NotImplementedError

    def _run(self) -> None:
        try:
            with self._open() as tools:
                while self._wait():
                    self._try_round(tools)
        except Exception as error:  # noqa: BLE001 - its tools couldn't be opened: another thread will try later
            next_at = self._note_trouble(error)
            with self._changed:
                self._next_at, self._thread = next_at, None
                self._changed.notify_all()

    def _try_round(self, tools: Tools) -> None:
        with self._changed:
            self._is_busy = True
            self._next_at = NEVER  # what comes in from now on is for the next round
        try:
            next_at = self._do_round(tools)
        except Exception as error:  # noqa: BLE001 - a bug in one round must not end the thread
            next_at = self._note_trouble(error)
        with self._changed:
            self._is_busy = False
            self._next_at = min(self._next_at, next_at)
            self._changed.notify_all()  # for finish()

    def _note_trouble(self, error: Exception) -> float:
        """Log an error and return when to try again."""
        if isinstance(error, PaperroundError):
            log.info("%s waits: %s", self.work, error)
        else:
            log.error("%s failed", self.work, exc_info=error)
        return self._clock.now() + self.after_trouble_s

    def _wait(self) -> bool:
        """Wait until something is due; return False if the thread should end."""
        with self._changed:
            while not self._closing.is_set() and not self._is_due():
                left = self._next_at - self._clock.now()
                # Past its time and yet not due, because it waits for power: the next beat checks again.
                self._changed.wait(left if 0.0 < left <= self.awaited_s else None)
            return not self._closing.is_set()
