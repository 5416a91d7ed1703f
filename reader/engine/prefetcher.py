"""The thread that prefetches posts in the engine's process, when it is worth it or the user is leaving."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from reader.engine import prefetch, side_fetches
from reader.engine.due_thread import DueThread, ThreadContext
from reader.engine.messages import Command, PrefetchedChanged, PrefetchNow, ReadingErased, SettingsChanged
from reader.model.prefetched import Need, PrefetchedFor
from reader.store.db import open_store
from reader.store.pictures import PictureCache

AFTER_START_S = 120.0


class Prefetcher(DueThread["side_fetches.SideTools"]):
    work = "getting ready"
    after_news_s = 60.0  # so that all of a round is there
    after_trouble_s = 3_600.0

    def __init__(self, context: ThreadContext) -> None:
        super().__init__(context.clock, context.clock.now() + AFTER_START_S)
        self._context = context
        self._is_asked = False

    def handle(self, command: Command) -> bool:
        """Return True for commands that only this thread handles. The thread of commands."""
        with self._changed:
            if isinstance(command, PrefetchNow):
                self._is_asked = True
            elif isinstance(command, SettingsChanged | ReadingErased):
                self._next_at = self._context.clock.now()
            self._wake_if_due()
        return isinstance(command, PrefetchNow)

    def _is_due(self) -> bool:
        return self._is_asked or (super()._is_due() and self._context.is_free())

    @contextmanager
    def _open(self) -> Iterator[side_fetches.SideTools]:
        context = self._context
        cache = PictureCache(context.profile.pictures)
        with closing(open_store(context.profile.database, context.clock.now())) as conn:
            yield side_fetches.SideTools(conn, context.client, context.clock, context.zone, cache, self._closing.is_set)

    def _do_round(self, side: side_fetches.SideTools) -> float:
        context = self._context
        with self._changed:
            is_asked, self._is_asked = self._is_asked, False
        # A user who is leaving may be on battery already: then only the network counts.
        tools = prefetch.PrefetchTools(side, context.is_online if is_asked else context.is_free)
        need = Need(context.clock.now(), PrefetchedFor.ASKED) if is_asked else None
        got = prefetch.prefetch(tools, need)
        if got.entries or is_asked:
            context.on_note(PrefetchedChanged(got.entries, got.wire_bytes, is_asked))
        return got.next_at
