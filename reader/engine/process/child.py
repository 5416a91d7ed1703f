"""The life of the engine's process: opens the store, runs the engine, fetches media, hears the window.

Imported by the child alone. The main thread runs the engine, one thread hears commands, a media fetcher's threads
fetch what the owner looks at. It ends when told to, or when the window's end of the pipe is gone.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from reader.clock import LocalZone, SystemClock
from reader.engine.conditions import read_conditions
from reader.engine.loop import Engine
from reader.engine.media.media_fetcher import MediaFetcher
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
from reader.engine.refresh import open_tools
from reader.errors import PaperroundError
from reader.malloc_trim import give_back, keep_small
from reader.paths import Profile
from reader.services.feed_finder import FeedFinder
from reader.store.db import open_store
from reader.store.settings import load_settings

NOTE_PAUSE_S = 0.25
_monotonic = SystemClock().monotonic


def live(
    pipe: Connection, folder: str, beats: Any, handling: Any, passwords: Sequence[PasswordGiven] = ()
) -> None:
    """The child's whole life."""
    step_back()
    keep_small()
    inbox: queue.Queue[Command] = queue.Queue()
    stopping = threading.Event()

    def listen(take_aside: Callable[[Command], bool]) -> None:
        arguments = (pipe, inbox, stopping, take_aside)
        threading.Thread(target=_listen, args=arguments, daemon=True, name="commands").start()

    def handle(feed_id: int) -> None:
        handling.value = feed_id
        beats.value += 1

    def beat() -> None:
        beats.value += 1

    gate = _make_gate(pipe, beat)
    try:
        _run(Profile(Path(folder)), passwords, inbox, stopping, listen, gate, handle, beat)
    except PaperroundError as error:
        gate(Trouble(error.message))
    except KeyboardInterrupt:
        return


def _run(
    profile: Profile,
    passwords: Sequence[PasswordGiven],
    inbox: queue.Queue[Command],
    stopping: threading.Event,
    listen: Callable[[Callable[[Command], bool]], None],
    on_note: Callable[[Note], None],
    on_handling: Callable[[int], None],
    on_beat: Callable[[], None],
) -> None:
    clock = SystemClock()
    conn = open_store(profile.database, clock.now())
    settings = load_settings(conn)

    def tell(note: Note) -> None:
        on_note(note)
        if isinstance(note, Stored):
            media_fetcher.look_for_icons()  # a new feed may have named its site

    with open_tools(conn, settings, clock, LocalZone()) as tools:
        for given in passwords:
            tools.passwords.remember(given.url, given.username, given.password)
        engine = Engine(
            tools,
            profile,
            settings,
            read_conditions=read_conditions,
            on_note=tell,
            on_handling=on_handling,
            cancelled=stopping.is_set,
        )
        media_fetcher = MediaFetcher(
            profile, tools.client, clock, tools.zone, on_note, may_look_for_icons=engine.is_line_idle
        )
        looking = FeedFinder(clock, on_note, settings.proxy)

        def take_aside(command: Command) -> bool:
            if isinstance(command, SideFetch):
                media_fetcher.take(command)
                return True
            return looking.take(command)

        media_fetcher.start()
        media_fetcher.look_for_icons()
        listen(take_aside)
        try:
            drive(engine, inbox, clock, on_beat=on_beat, on_rest=lambda: _rest(engine))
        finally:
            looking.close()
            media_fetcher.close()
            engine.close()
            conn.close()


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
