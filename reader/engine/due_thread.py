"""A thread of the engine's process that does a round of work when something is due.

It sleeps until it is told something or the engine's beat finds that an hour has come, so it wakes the machine for
nothing of its own. Where nothing is to be done there is no thread. A round that fails is tried again later: neither
trouble nor a bug ends the thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import tzinfo
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from reader.clock import Clock
from reader.engine.absence import was_set_back
from reader.engine.conditions import Conditions, Network, is_on_battery, is_saving_power
from reader.engine.messages import Command, News, Note
from reader.errors import PaperroundError
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.paths import Profile

# Context of the threads beside the engine's loop: what they are given of its process.


class ThreadContext(Struct, frozen=True):
    profile: Profile
    client: Client
    passwords: Passwords
    clock: Clock
    zone: tzinfo
    on_note: Callable[[Note], None]
    """Tells the window."""
    is_network_idle: Callable[..., bool] = lambda may_cost=False: True
    """Whether there is an unmetered network; with `may_cost`, any line."""

    def is_online(self) -> bool:
        """For what somebody waits for."""
        return self.is_network_idle(may_cost=True)

    def is_free(self) -> bool:
        """Network and power, for what nobody waits for."""
        return self.is_network_idle() and not (is_on_battery() or is_saving_power())


# Context of the threads for accounts and for mailboxes: what they need of the engine's process.


class ServerContext(Struct, frozen=True):
    profile: Profile
    clock: Clock
    zone: tzinfo
    passwords: Passwords
    on_note: Callable[[Note], None]
    read_conditions: Callable[[Network], Conditions]
    put: Callable[[Command], None]
    """Tells the engine."""


log = logging.getLogger(__name__)
NEVER = float("inf")
HEALED_S = 60.0
"""So long after the clock was set back it is looked what is due by the new time: by then the rows are healed."""
Tools = TypeVar("Tools")


class DueThread(Generic[Tools]):
    """Whoever derives from it says what it opens on its thread, what a round does, and when the next one is due. It
    changes what its thread reads with `_changed` held, and calls `_wake_if_due` then."""

    work: ClassVar[str]
    """What it does, for the log and as the thread's name."""
    awaited_s: ClassVar[float] = 0.0
    """What is due within so many seconds is waited for; all else waits for a beat or a word."""
    after_news_s: ClassVar[float] = NEVER
    """New entries make a round due so long after they were stored."""
    after_trouble_s: ClassVar[float] = 600.0
    patience_s: ClassVar[float] = 2.0
    """How long a round may take to end when the engine does."""

    def __init__(self, clock: Clock, next_at: float) -> None:
        """`next_at`: when the first round is due; NEVER where nothing waits."""
        self._clock = clock
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._next_at = next_at
        self._beat_at = clock.now()
        self._thread: threading.Thread | None = None
        self._is_busy = False

    def beat(self) -> None:
        """The engine lives: a moment to see whether something is due."""
        with self._changed:
            now, before = self._clock.now(), self._beat_at
            self._beat_at = now
            if was_set_back(before, now) and self._next_at < NEVER:
                self._next_at = min(self._next_at, now + HEALED_S)
            self._wake_if_due()

    def receive_note(self, note: Note) -> None:
        """From whichever thread tells it."""
        if isinstance(note, News) and any(note.new.values()):
            with self._changed:
                self._next_at = min(self._next_at, self._clock.now() + self.after_news_s)
                self._wake_if_due()

    def finish(self) -> None:
        """Do what is due, then end."""
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
        """Also for what is waited for. With the lock held."""
        is_near = self._next_at - self._clock.now() <= self.awaited_s
        if self._closing.is_set() or not (is_near or self._is_due()):
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True, name=self.work)
            self._thread.start()
        self._changed.notify_all()

    # --- on the thread --------------------------------------------------------------------------

    def _open(self) -> AbstractContextManager[Tools]:
        """What its rounds work with, such as a connection."""
        raise NotImplementedError

    def _do_round(self, tools: Tools) -> float:
        """Do what is due; returns when the next is."""
        raise NotImplementedError

    def _run(self) -> None:
        try:
            with self._open() as tools:
                while self._wait():
                    self._try_round(tools)
        except Exception as error:  # noqa: BLE001 - what it works with could not be opened: another thread tries later
            next_at = self._note_trouble(error)
            with self._changed:
                self._next_at, self._thread = next_at, None
                self._changed.notify_all()

    def _try_round(self, tools: Tools) -> None:
        with self._changed:
            self._is_busy = True
            self._next_at = NEVER  # what is told from now on is for the next round
        try:
            next_at = self._do_round(tools)
        except Exception as error:  # noqa: BLE001 - a bug in one round must not end the thread
            next_at = self._note_trouble(error)
        with self._changed:
            self._is_busy = False
            self._next_at = min(self._next_at, next_at)
            self._changed.notify_all()  # who waits for the end

    def _note_trouble(self, error: Exception) -> float:
        """When it is tried again."""
        if isinstance(error, PaperroundError):
            log.info("%s waits: %s", self.work, error)
        else:
            log.error("%s failed", self.work, exc_info=error)
        return self._clock.now() + self.after_trouble_s

    def _wait(self) -> bool:
        """Until something is due; False when it is to end."""
        with self._changed:
            while not self._closing.is_set() and not self._is_due():
                left = self._next_at - self._clock.now()
                # Past its hour and yet not due, as what waits for power: the next beat looks again.
                self._changed.wait(left if 0.0 < left <= self.awaited_s else None)
            return not self._closing.is_set()
