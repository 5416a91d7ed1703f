"""The thread that gets posts ready, in the engine's process. It sleeps until the engine's beat finds that it is worth
asking again, or the owner says that they leave; where nothing is wanted there is no thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import tzinfo
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from reader.clock import Clock
from reader.engine.machine.power import is_on_battery, is_saving_power
from reader.engine.messages import (
    Command,
    GetReady,
    Note,
    ReadingErased,
    ReadyChanged,
    SettingsChanged,
    Stored,
)
from reader.errors import PaperroundError
from reader.fetch.client import Client
from reader.lazy_import import lazy_import
from reader.model.ready import Need, ReadyFor
from reader.paths import Profile
from reader.store.db import open_store
from reader.store.pictures import PictureCache

if TYPE_CHECKING:
    from reader.engine.media import side_fetches
    from reader.engine.ready import get_ready
else:  # with numpy: loaded by the thread itself
    side_fetches = lazy_import("reader.engine.media.side_fetches")
    get_ready = lazy_import("reader.engine.ready.get_ready")

log = logging.getLogger(__name__)
AFTER_START_S = 120.0
AFTER_BUG_S = 3_600.0
AFTER_NEWS_S = 60.0
"""What a round brought is looked at when all of it is there."""


class ReadySurroundings(Struct, frozen=True):
    """What the thread needs of the engine's process."""

    profile: Profile
    client: Client
    clock: Clock
    zone: tzinfo
    on_note: Callable[[Note], None]
    may_fetch: Callable[[], bool]
    """On mains, and on a line that is up and costs nothing."""
    has_line: Callable[[], bool]


class ReadyFetcher:
    def __init__(self, around: ReadySurroundings) -> None:
        self._around = around
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._next_at = around.clock.now() + AFTER_START_S
        self._is_asked = False
        self._thread: threading.Thread | None = None

    def take(self, command: Command) -> bool:
        """True for what is for it alone. From the thread of commands."""
        with self._changed:
            if isinstance(command, GetReady):
                self._is_asked = True
            elif isinstance(command, SettingsChanged | ReadingErased):
                self._next_at = self._around.clock.now()
            self._wake_if_due()
        return isinstance(command, GetReady)

    def take_note(self, note: Note) -> None:
        if isinstance(note, Stored) and any(note.new.values()):
            with self._changed:
                self._next_at = min(self._next_at, self._around.clock.now() + AFTER_NEWS_S)

    def beat(self) -> None:
        with self._changed:
            self._wake_if_due()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(2.0)

    def _is_due(self) -> bool:
        around = self._around
        return self._is_asked or (around.clock.now() >= self._next_at and around.may_fetch())

    def _wake_if_due(self) -> None:
        """With the lock held."""
        if self._closing.is_set() or not self._is_due():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="ready")
            self._thread.start()
        self._changed.notify_all()

    # --- on the thread --------------------------------------------------------------------------

    def _work(self) -> None:
        around = self._around
        conn = open_store(around.profile.database, around.clock.now())
        try:
            cache = PictureCache(around.profile.pictures)
            side = side_fetches.SideTools(
                conn, around.client, around.clock, around.zone, cache, self._closing.is_set
            )
            while not self._closing.is_set():
                self._one_round(side)
                self._wait()
        finally:
            conn.close()

    def _one_round(self, side: side_fetches.SideTools) -> None:
        around = self._around
        with self._changed:
            is_asked, self._is_asked = self._is_asked, False
        now = around.clock.now()
        # Who says that they leave now may be on battery already: then only the line counts.
        tools = get_ready.ReadyTools(side, around.has_line if is_asked else around.may_fetch)
        try:
            got = get_ready.get_ready(tools, Need(now, ReadyFor.ASKED) if is_asked else None)
            next_at = got.next_at
            if got.entries or is_asked:
                around.on_note(ReadyChanged(got.entries, got.wire_bytes, is_asked))
        except PaperroundError as error:
            log.info("nothing was got ready: %s", error)
            next_at = now + AFTER_BUG_S
        except Exception:  # a bug in one round must not end the thread
            log.exception("getting ready failed")
            next_at = now + AFTER_BUG_S
        with self._changed:
            self._next_at = next_at

    def _wait(self) -> None:
        with self._changed:
            while not self._closing.is_set() and not self._is_due():
                self._changed.wait()


def make_ready_fetcher(
    profile: Profile,
    client: Client,
    zone: tzinfo,
    on_note: Callable[[Note], None],
    is_line_idle: Callable[..., bool],
) -> ReadyFetcher:
    """`is_line_idle` may be asked about a line that costs money, too: `may_cost`."""

    def may_fetch() -> bool:
        return is_line_idle() and not (is_on_battery() or is_saving_power())

    has_line = partial(is_line_idle, may_cost=True)
    return ReadyFetcher(ReadySurroundings(profile, client, client.clock, zone, on_note, may_fetch, has_line))
