"""Main function of the engine's process: opens the store, runs the engine and its threads, receives commands.

Imported by the child alone. The main thread runs the engine, one thread receives commands, others do the work beside
the polls. The process ends on command, or when the window's end of the pipe is gone.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import psutil
from msgspec import Struct

from reader.core.child_process import Heartbeat, Messages
from reader.core.clock import LocalZone, SystemClock, local_day
from reader.core.desktop.listener import DesktopListener
from reader.core.errors import PaperroundError, as_disk_error
from reader.core.malloc_trim import set_trim_threshold, trim_heap
from reader.core.paths import Profile
from reader.engine import messages
from reader.engine.conditions import EffortMeter, list_own_processes, read_conditions
from reader.engine.due_thread import ServerContext, ThreadContext
from reader.engine.loop import Engine, Inbox, drive, hear_desktop
from reader.engine.media_fetcher import MediaFetcher, Prefetcher
from reader.engine.polling_lock import PollingLock
from reader.engine.polls import open_tools
from reader.features.accounts.store import list_accounts
from reader.features.accounts.worker.syncer import AccountSyncer
from reader.features.editions.worker.thread import EditionWorker, has_work
from reader.features.foldersync.worker import FolderSyncer
from reader.features.mail.store import list_mailboxes
from reader.features.mail.worker.watcher import MailWatcher
from reader.features.podcasts.worker.downloader import Downloader, may_have_work
from reader.features.sharing.store import find_next_at
from reader.features.sharing.worker.sender import Sender
from reader.features.subscriptions.worker import FeedFinder
from reader.store.db import Connection as StoreConnection
from reader.store.db import open_store, use_long_busy_timeout
from reader.store.poll_log import add_effort
from reader.store.settings import load_settings
from reader.store.sqlite_errors import plain_errors

NOTE_PAUSE_S = 0.25
NICENESS = 10
EFFORT_EVERY_S = 1_800.0
log = logging.getLogger(__name__)
_monotonic = SystemClock().monotonic


class EngineThreads(Struct, frozen=True):
    """The threads beside the engine's loop."""

    media_fetcher: MediaFetcher
    finder: FeedFinder
    due_threads: tuple[
        MailWatcher | AccountSyncer | Sender | Downloader | EditionWorker | Prefetcher | FolderSyncer, ...
    ]

    def start(self) -> None:
        self.media_fetcher.start()
        self.media_fetcher.find_icons()

    def handle(self, command: messages.Command) -> bool:
        """Handle what doesn't have to wait for the engine; return False for everything else."""
        # All of them get commands that are for none of them alone, such as a network that is back.
        if any(taken for taken in [one.handle(command) for one in self.due_threads]):
            return True
        if isinstance(command, messages.SideFetch):
            self.media_fetcher.handle(command)
            return True
        return self.finder.handle(command)

    def receive_note(self, note: messages.Note) -> None:
        for one in self.due_threads:
            one.receive_note(note)
        if isinstance(note, messages.News) and note.new:
            self.media_fetcher.find_icons()  # a new feed may have named its site

    def beat(self) -> None:
        for one in self.due_threads:
            one.beat()

    def close(self) -> None:
        for one in self.due_threads:
            one.close()
        self.finder.close()
        self.media_fetcher.close()


class _Window:
    """The other end of the pipe."""

    def __init__(self, connection: Connection, heartbeat: Heartbeat) -> None:
        self._messages = Messages[messages.Command](connection, messages.Command)
        self._heartbeat, self.beat = heartbeat, heartbeat.beat
        self.inbox, self.stopping = Inbox(), threading.Event()
        self._sent_at = 0.0

    def listen(self, handle: Callable[[messages.Command], None]) -> None:
        """Receive commands; the end of the pipe is the end of the window, and so of this process."""
        with contextlib.suppress(OSError):
            while not isinstance(command := self._messages.receive(), messages.Stop):
                if command is not None:
                    handle(command)
        self.stopping.set()
        self.inbox.put(messages.Stop())

    def send(self, note: messages.Note) -> None:
        """Send a note; of progress only the latest matters, so a few a second are enough."""
        if not isinstance(note, messages.WorkerNote):
            self.beat()
        now = _monotonic()
        if isinstance(note, messages.Fetching) and now - self._sent_at < NOTE_PAUSE_S and note.done < note.total:
            return
        self._sent_at = now
        with contextlib.suppress(OSError):
            self._messages.send(note)

    def note_handling(self, feed_id: int) -> None:
        self._heartbeat.note_handled(feed_id)
        self.beat()


def live(connection: Connection, heartbeat: Heartbeat) -> None:
    """Run the child from start to end."""
    try:  # a lower priority for this process and those it starts, such as the parser's
        if sys.platform == "win32":
            psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)
        else:
            os.nice(NICENESS)
    except (OSError, psutil.Error):  # only a courtesy, which some sandboxes forbid
        log.info("the engine runs at the usual priority", exc_info=True)
    set_trim_threshold()
    window = _Window(connection, heartbeat)
    try:
        begin = Messages[messages.Begin](connection, messages.Begin).receive()
        assert begin is not None
        with plain_errors():
            _run(Profile(Path(begin.folder)), begin.passwords, window)
    except (PaperroundError, OSError) as error:
        known = as_disk_error(error) if isinstance(error, OSError) else error
        if known is None:
            raise
        window.note_handling(0)  # a full disk is not the current feed's fault
        window.send(messages.ErrorNote(known.message))
    except KeyboardInterrupt:
        return


class _Effort:
    """Notes by day what window and engine take of the processor."""

    def __init__(self, conn: StoreConnection) -> None:
        self._conn, self._noted_at = conn, _monotonic()
        window_id = os.getppid()
        self._meter = EffortMeter(lambda: list_own_processes(window_id))

    def note_at_times(self) -> None:
        if _monotonic() - self._noted_at >= EFFORT_EVERY_S:
            self._noted_at = _monotonic()
            add_effort(self._conn, local_day(SystemClock().now(), LocalZone()), self._meter.measure())

    def close(self) -> None:
        self._noted_at = -EFFORT_EVERY_S
        with contextlib.suppress(PaperroundError):
            self.note_at_times()


def _run(profile: Profile, passwords: Sequence[messages.PasswordGiven], window: _Window) -> None:
    clock = SystemClock()
    conn = open_store(profile.database, clock.now())
    use_long_busy_timeout(conn)
    settings = load_settings(conn)

    def send_note(note: messages.Note) -> None:
        """Send a note to the window and to the threads."""
        window.send(note)
        threads.receive_note(note)

    with contextlib.closing(conn), open_tools(conn, settings, clock, LocalZone()) as tools:
        for one in passwords:
            tools.passwords.remember(one.url, one.username, one.password)
        zone, remembered = tools.zone, tools.passwords
        server = ServerContext(profile, clock, zone, remembered, send_note, read_conditions, window.inbox.put)
        syncer = AccountSyncer(server, bool(list_accounts(conn)))  # before the engine, which plans its syncs
        engine = Engine(
            tools,
            profile,
            settings,
            read_conditions=partial(read_conditions, saves_power=lambda: desktop.saves_power),
            on_note=send_note,
            on_handling=window.note_handling,
            on_syncs=syncer.plan,
            cancelled=window.stopping.is_set,
            receive_wishes=window.inbox.receive_wishes,
        )
        given = ThreadContext(profile, tools.client, remembered, clock, zone, window.send, engine.is_network_idle)
        due_threads = (
            MailWatcher(server, bool(list_mailboxes(conn))),
            syncer,
            Sender(given, find_next_at(conn)),
            Downloader(given, may_have_work(conn)),
            EditionWorker(given, has_work(conn, settings)),
            Prefetcher(given),
            FolderSyncer(given, bool(settings.sync_folder)),
        )
        finder = FeedFinder(given.client, given.on_note)
        threads: EngineThreads = EngineThreads(MediaFetcher(given), finder, due_threads)
        threads.start()

        def handle(command: messages.Command) -> None:
            """Handle media and questions right away, even while the engine is busy."""
            if not threads.handle(command):
                window.inbox.put(command)

        def beat() -> None:
            window.beat()
            threads.beat()

        effort = _Effort(conn)

        def rest() -> None:
            """Return memory after planning."""
            engine.release_memory()
            trim_heap()
            effort.note_at_times()

        desktop: DesktopListener = hear_desktop(clock, handle)
        threading.Thread(target=window.listen, args=(handle,), daemon=True, name="commands").start()
        try:
            drive(
                engine, window.inbox, clock, hold_polling=PollingLock(profile, clock).hold, on_beat=beat, on_idle=rest
            )
        finally:
            for opened in (desktop, threads, engine, effort):
                opened.close()
