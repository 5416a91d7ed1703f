"""The thread that downloads episodes in the engine's process, one at a time: what the user asked for right away, what
the plan wants to prefetch while network and power are free."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.engine.messages import Command, DownloadNote, DownloadsChanged, NetworkChanged, PrefetchNow, SettingsChanged
from reader.features.offline.records import Need, PrefetchedFor
from reader.features.podcasts import store as rows
from reader.features.podcasts.worker import fetch_episode
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings

PLAN_EVERY_S = 600.0
HELD_BACK_S = 120.0
"""How long after a download was held back the engine's beat checks again."""


class Downloader(DueThread["fetch_episode.DownloadTools"]):
    work = "fetching recordings"
    awaited_s = 60.0
    after_news_s = PLAN_EVERY_S  # some of them may be episodes

    def __init__(self, context: ThreadContext, has_any: bool) -> None:
        """`has_any`: some feeds have episodes, so there may be something to prefetch."""
        super().__init__(context.clock, 0.0 if has_any else NEVER)
        self._context = context
        self._plan_at = 0.0
        self._dropped = threading.Event()
        self._dropped_at: dict[Path, float] = {}
        """Since when files that are still here are not wanted any more."""
        self._is_back = self._is_leaving = False

    def handle(self, command: Command) -> bool:
        """Return True for commands about downloads, which only this thread handles. The thread of commands."""
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
        self._dropped.set()  # in this order: a round that begins just now does not clear it
        super().close()

    @contextmanager
    def _open(self) -> Iterator[fetch_episode.DownloadTools]:
        context = self._context
        with closing(open_store(context.profile.database, context.clock.now())) as conn:
            yield fetch_episode.DownloadTools(
                conn,
                context.client,
                context.clock,
                context.zone,
                context.profile.podcasts,
                self._dropped.is_set,
                context.on_note,
            )

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
        for entry_id in fetch_episode.sweep(tools, settings, now, self._dropped_at):
            self._context.on_note(DownloadNote(entry_id, 0, None, is_gone=True))
        if is_leaving and self._context.is_online():
            fetch_episode.plan_ahead(tools, settings, now, Need(now, PrefetchedFor.ASKED))
        elif self._context.is_free() and not settings.paused:
            fetch_episode.plan_ahead(tools, settings, now)

    def _fetch_due(self, tools: fetch_episode.DownloadTools, is_leaving: bool) -> bool:
        """Return False if something has to wait for network or power, or for an undo to restore its entry. If the user
        is leaving, power and the price of the network do not count."""
        is_all = True
        for download in rows.list_due_downloads(tools.conn, self._context.clock.now()):
            is_free_needed = download.by_plan and not is_leaving
            is_allowed = self._context.is_free() if is_free_needed else self._context.is_online()
            episode = rows.find_episode(tools.conn, download.entry_id)
            if self._closing.is_set() or not is_allowed or episode is None or episode.download is None:
                is_all = False
                continue
            self._context.on_note(fetch_episode.fetch_episode(tools, episode))
            if self._dropped.is_set():
                return True  # the queue may have changed
        return is_all


def may_have_work(conn: Connection) -> bool:
    return bool(rows.list_downloads(conn, "LIMIT 1")) or rows.has_episodes(conn)
