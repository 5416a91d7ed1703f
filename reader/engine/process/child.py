"""Main function of the engine's process: opens the store, runs the engine, fetches media, hears the window.

Imported by the child alone. The main thread runs the engine, one thread hears commands, a media fetcher's threads
fetch what the owner looks at. It ends when told to, or when the window's end of the pipe is gone.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from reader.clock import LocalZone, SystemClock
from reader.engine.accounts.syncer import AccountSyncer, Surroundings
from reader.engine.conditions import read_conditions
from reader.engine.loop import Engine
from reader.engine.media.media_fetcher import MediaFetcher, Unasked
from reader.engine.messages import (
    Aside,
    Command,
    Fetching,
    Note,
    PasswordGiven,
    SideFetch,
    Stop,
    Stored,
    Trouble,
)
from reader.engine.process.priority import step_back
from reader.engine.process.run_loop import drive
from reader.engine.refresh import Tools, open_tools
from reader.errors import PaperroundError, as_disk_error
from reader.malloc_trim import give_back, keep_small
from reader.paths import Profile
from reader.services.feed_finder import FeedFinder
from reader.store.accounts import list_accounts
from reader.store.db import Connection as StoreConnection
from reader.store.db import be_patient, open_store
from reader.store.settings import load_settings
from reader.store.sqlite_errors import plain_errors

NOTE_PAUSE_S = 0.25
_monotonic = SystemClock().monotonic


class _Window(Struct):
    """The other end: what it asks for, and how it is told."""

    pipe: Connection
    beats: Any
    handling: Any
    on_note: Callable[[Note], None] = lambda note: None
    inbox: queue.Queue[Command] = field(default_factory=queue.Queue)
    stopping: threading.Event = field(default_factory=threading.Event)

    def listen(self, take_aside: Callable[[Command], bool]) -> None:
        arguments = (self.pipe, self.inbox, self.stopping, take_aside)
        threading.Thread(target=_listen, args=arguments, daemon=True, name="commands").start()

    def note_handling(self, feed_id: int) -> None:
        self.handling.value = feed_id
        self.beat()

    def beat(self) -> None:
        self.beats.value += 1


def live(
    pipe: Connection, folder: str, beats: Any, handling: Any, passwords: Sequence[PasswordGiven] = ()
) -> None:
    """The child's whole life."""
    step_back()
    keep_small()
    window = _Window(pipe, beats, handling)
    window.on_note = _make_gate(pipe, window.beat)
    try:
        with plain_errors():
            _run(Profile(Path(folder)), passwords, window)
    except (PaperroundError, OSError) as error:
        known = as_disk_error(error) if isinstance(error, OSError) else error
        if known is None:
            raise
        window.note_handling(0)  # a disk that is full is no fault of the feed in hand
        window.on_note(Trouble(known.message))
    except KeyboardInterrupt:
        return


def _run(profile: Profile, passwords: Sequence[PasswordGiven], window: _Window) -> None:
    clock = SystemClock()
    conn = _open_patiently(profile, clock)
    settings = load_settings(conn)

    def tell(note: Note) -> None:
        window.on_note(note)
        if isinstance(note, Stored):
            media_fetcher.look_for_icons()  # a new feed may have named its site

    with open_tools(conn, settings, clock, LocalZone()) as tools:
        _remember(passwords, tools)
        engine = Engine(
            tools,
            profile,
            settings,
            read_conditions=read_conditions,
            on_note=tell,
            on_handling=window.note_handling,
            cancelled=window.stopping.is_set,
        )
        media_fetcher = MediaFetcher(
            profile, tools.client, clock, tools.zone, window.on_note, Unasked(engine.is_line_idle)
        )
        finder = FeedFinder(clock, window.on_note, settings.proxy)
        syncer = _make_syncer(profile, tools, clock, window)
        media_fetcher.start()
        media_fetcher.look_for_icons()
        window.listen(lambda command: _take_aside(command, media_fetcher, finder, syncer))
        try:
            drive(
                engine,
                window.inbox,
                clock,
                on_beat=partial(_beat, window, syncer),
                on_rest=lambda: _rest(engine),
            )
        finally:
            syncer.close()
            finder.close()
            media_fetcher.close()
            engine.close()
            conn.close()


def _open_patiently(profile: Profile, clock: SystemClock) -> StoreConnection:
    conn = open_store(profile.database, clock.now())
    be_patient(conn)
    return conn


def _remember(passwords: Sequence[PasswordGiven], tools: Tools) -> None:
    for given in passwords:
        tools.passwords.remember(given.url, given.username, given.password)


def _make_syncer(profile: Profile, tools: Tools, clock: SystemClock, window: _Window) -> AccountSyncer:
    around = Surroundings(profile, clock, tools.zone, tools.passwords, window.on_note, read_conditions)
    return AccountSyncer(around, bool(list_accounts(tools.conn)))


def _beat(window: _Window, syncer: AccountSyncer) -> None:
    window.beat()
    syncer.beat()


def _take_aside(
    command: Command, media_fetcher: MediaFetcher, finder: FeedFinder, syncer: AccountSyncer
) -> bool:
    """What needs not wait for the engine; False for everything else."""
    if syncer.take(command):
        return True
    if isinstance(command, SideFetch):
        media_fetcher.take(command)
        return True
    return finder.take(command)


def _rest(engine: Engine) -> None:
    """A plan of 500 feeds takes a hundred megabytes for a moment: nobody else should lack them afterwards."""
    engine.rest()
    give_back()


def _listen(
    pipe: Connection,
    inbox: queue.Queue[Command],
    stopping: threading.Event,
    take_aside: Callable[[Command], bool],
) -> None:
    """Commands as they come, media and questions at once even while the engine is busy; the end of the pipe is
    the end of the window, and so of us."""
    command: Command = Stop()
    try:
        while not isinstance(command := pipe.recv(), Stop):
            if not take_aside(command):
                inbox.put(command)
    except (EOFError, OSError):
        pass
    stopping.set()
    inbox.put(Stop())


def _make_gate(pipe: Connection, on_beat: Callable[[], None]) -> Callable[[Note], None]:
    """Lets a few notes a second through: of progress only the latest is of interest."""
    last_at = 0.0
    one_at_a_time = threading.Lock()

    def send(note: Note) -> None:
        nonlocal last_at
        if not isinstance(note, Aside):
            on_beat()
        now = _monotonic()
        if isinstance(note, Fetching) and now - last_at < NOTE_PAUSE_S and note.done < note.total:
            return
        last_at = now
        with one_at_a_time, contextlib.suppress(OSError):
            pipe.send(note)

    return send
