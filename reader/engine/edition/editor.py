"""The thread that makes papers at their hour and gets them where they belong, in the engine's process.

It sleeps until it is told something or the engine's beat finds that an hour has come, so it wakes the machine for
nothing of its own. Where no edition is wanted there is no thread.
"""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from reader.engine.edition.messages import EditionCommand
from reader.engine.edition.surroundings import EditorSurroundings
from reader.engine.messages import Command, NetworkChanged, SettingsChanged
from reader.errors import PaperroundError
from reader.lazy_import import lazy_import
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.editions import find_next_try_at

if TYPE_CHECKING:
    from reader.engine.edition import editing
else:  # with books, mail and a server: loaded by the thread itself
    editing = lazy_import("reader.engine.edition.editing")

log = logging.getLogger(__name__)
NEVER = float("inf")
AFTER_BUG_S = 600.0


def has_work(conn: Connection, settings: Settings) -> bool:
    """Whether there is anything to look after at a start."""
    return settings.editions or settings.edition_catalogue or find_next_try_at(conn) is not None


class Editor:
    def __init__(self, around: EditorSurroundings, is_needed: bool) -> None:
        self._around = around
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._wishes: list[EditionCommand] = []
        self._next_at = 0.0 if is_needed else NEVER
        self._is_back = False
        self._thread: threading.Thread | None = None

    def take(self, command: Command) -> bool:
        """True for what is for editions alone; of other commands it takes note. From the thread of commands."""
        with self._changed:
            if isinstance(command, EditionCommand):
                self._wishes.append(command)
            elif isinstance(command, SettingsChanged):
                self._next_at = 0.0
            elif isinstance(command, NetworkChanged) and command.network.online:
                self._is_back = self._next_at < NEVER
            self._wake_if_due()
        return isinstance(command, EditionCommand)

    def beat(self) -> None:
        """The engine lives: a moment to see whether an hour has come."""
        with self._changed:
            self._wake_if_due()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(5.0)

    def _is_due(self) -> bool:
        return bool(self._wishes) or self._is_back or self._around.clock.now() >= self._next_at

    def _wake_if_due(self) -> None:
        """With the lock held."""
        if self._closing.is_set() or not self._is_due():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="editor")
            self._thread.start()
        self._changed.notify_all()

    # --- on the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        around = self._around
        desk = editing.Desk(around, self._closing.is_set)
        try:
            while not self._closing.is_set():
                self._one_round(desk)
                self._wait()
        finally:
            desk.close()

    def _one_round(self, desk: editing.Desk) -> None:
        with self._changed:
            wishes, self._wishes = self._wishes, []
            is_back, self._is_back = self._is_back, False
            self._next_at = NEVER
        try:
            next_at = desk.do(wishes, is_back)
        except PaperroundError as error:
            log.info("no edition was made: %s", error)
            next_at = self._around.clock.now() + AFTER_BUG_S
        except Exception:  # a bug in one round must not end the thread
            log.exception("making an edition failed")
            next_at = self._around.clock.now() + AFTER_BUG_S
        with self._changed:
            self._next_at = min(self._next_at, next_at)

    def _wait(self) -> None:
        with self._changed:
            while not self._closing.is_set() and not self._is_due():
                self._changed.wait()
