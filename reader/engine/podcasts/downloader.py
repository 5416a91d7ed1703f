"""The thread that fetches episodes, in the engine's process: what the user asked for at once, what the plan wants
ahead while network and power are free.

One at a time. It sleeps until it is told something or the engine's beat finds that something is due, so it wakes the
machine for nothing of its own. Where nothing is to be fetched there is no thread.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.engine.messages import Command, DownloadNote, DownloadsChanged, NetworkChanged, PrefetchNow, SettingsChanged
from reader.engine.podcasts import fetch_episode, keeping
from reader.model.prefetched import Need, PrefetchedFor
from reader.store import podcasts as rows
from reader.store.db import Connection, open_store
from reader.store.podcasts import find_episode
from reader.store.settings import load_settings

PLAN_EVERY_S = 600.0
HELD_BACK_S = 120.0
"""So long after it was held back it is looked again whether something may be fetched, by a beat of the engine's."""


class Downloader(DueThread["fetch_episode.DownloadTools"]):
    work = "fetching recordings"
    awaited_s = 60.0
    after_news_s = PLAN_EVERY_S  # some of them may be episodes

    def __init__(self, context: ThreadContext, has_any: bool) -> None:
        """`has_any`: there are episodes among the feeds, so there may be something to fetch ahead."""
        super().__init__(context.clock, 0.0 if has_any else NEVER)
        self._context = context
        self._plan_at = 0.0
        self._dropped = threading.Event()
        self._dropped_at: dict[Path, float] = {}
        """Since when files that are still here are not wanted any more."""
        self._is_back = self._is_leaving = False

    def handle(self, command: Command) -> bool:
        """True for what is for downloads alone. From the thread of commands."""
        with self._changed:
            if isinstance(command, DownloadsChanged):
                self._next_at = self._plan_at = 0.0
                self._dropped.set()  # what is under way may not be wanted any more
            elif isinstance(command, PrefetchNow) and self._next_at < NEVER:
                self._next_at, self._plan_at, self._is_leaving = 0.0, 0.0, True
            elif isinstance(command, SettingsChanged) and self._next_at < NEVER:
                self._next_at = self._plan_at = 0.0
            elif isinstance(command, NetworkChanged) and command.network.online and self._next_at < NEVER:
                self._next_at, self._is_back = 0.0, True
            self._wake_if_due()
        return isinstance(command, DownloadsChanged)

    def close(self) -> None:
        self._closing.set()
        self._dropped.set()  # in this order: a round that begins just now does not take it back
        super().close()

    # --- on the thread --------------------------------------------------------------------------

    @contextmanager
    def _open(self) -> Iterator[fetch_episode.DownloadTools]:
        context = self._context
        conn = open_store(context.profile.database, context.clock.now())
        try:
            yield fetch_episode.DownloadTools(
                conn,
                context.client,
                context.clock,
                context.zone,
                context.profile.podcasts,
                self._dropped.is_set,
                context.on_note,
            )
        finally:
            conn.close()

    def _do_round(self, tools: fetch_episode.DownloadTools) -> float:
        with self._changed:
            is_back, self._is_back = self._is_back, False
            is_leaving, self._is_leaving = self._is_leaving, False
            self._dropped.clear()
            if self._closing.is_set():
                self._dropped.set()
        now = self._context.clock.now()
        if is_back:
            rows.retry_waiting(tools.conn, now)
        if not 0.0 < self._plan_at - now <= PLAN_EVERY_S:  # or the clock was set back
            self._plan(tools, now, is_leaving)
        if not self._fetch_due(tools, is_leaving):
            return min(self._plan_at, now + HELD_BACK_S)
        next_at = rows.find_next_download_at(tools.conn)
        return max(min(NEVER if next_at is None else next_at, self._plan_at), self._context.clock.now() + 1.0)

    def _plan(self, tools: fetch_episode.DownloadTools, now: float, is_leaving: bool) -> None:
        self._plan_at = now + PLAN_EVERY_S
        settings = load_settings(tools.conn)
        for entry_id in keeping.sweep(tools, settings, now, self._dropped_at):
            self._context.on_note(DownloadNote(entry_id, 0, None, is_gone=True))
        if is_leaving and self._context.is_online():
            keeping.plan_ahead(tools, settings, now, Need(now, PrefetchedFor.ASKED))
        elif self._context.is_free() and not settings.paused:
            keeping.plan_ahead(tools, settings, now)

    def _fetch_due(self, tools: fetch_episode.DownloadTools, is_leaving: bool) -> bool:
        """False where something has to wait for the network, for power, or for its post to come back by undo.
        `is_leaving`: then power and price of the network do not count."""
        is_all = True
        for download in rows.list_due_downloads(tools.conn, self._context.clock.now()):
            is_free_needed = download.by_plan and not is_leaving
            is_allowed = self._context.is_free() if is_free_needed else self._context.is_online()
            episode = find_episode(tools.conn, download.entry_id)
            if self._closing.is_set() or not is_allowed or episode is None or episode.download is None:
                is_all = False
                continue
            self._context.on_note(fetch_episode.fetch_episode(tools, episode))
            if self._dropped.is_set():
                return True  # the queue may look otherwise now
        return is_all


def may_have_work(conn: Connection) -> bool:
    return bool(rows.list_downloads(conn, "LIMIT 1")) or rows.has_episodes(conn)
