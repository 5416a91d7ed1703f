"""Keeps the engine of a profile going while no window is open, without Qt: `paperround background`.

One engine per profile: who holds the profile's lock has it. A window that starts asks this process for it
(`profile_lock.YIELDS`), and gets it as soon as the engine has ended; a window that closes starts this process again
(`reader/desktop/background.py`). One thread runs all of it and sleeps until something is told.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from reader.clock import LocalZone, SystemClock, local_day
from reader.desktop.background import BackgroundStatus
from reader.desktop.notifications import DEFAULT, DesktopNotifier, Notice
from reader.desktop.program import find_own_command, is_sandboxed
from reader.engine.messages import AccountSynced, Command, LocalChanges, Note, Notification, SettingsChanged, Status
from reader.errors import StoreError
from reader.paths import Profile
from reader.process.engine_process import EngineProcess
from reader.process.handover import ENDING, MARKED, NOTED, Endpoint, Wish, make_command
from reader.process.profile_lock import YIELDS
from reader.services.marks import mark_read
from reader.services.settings import change_settings
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings
from reader.store.views import get_rows
from reader.translation_file import Translated, find_language
from reader.wording.catalogue import Code
from reader.wording.words import Language, word

# Shows the engine's notifications while no window does, and does what their buttons say. The keeper's thread,
# but for `on_action`, which the desktop calls on its own.

_Answer = TypeVar("_Answer")
READ, QUIET = "mark-read", "quiet-today"
ACTIONS = {DEFAULT: Code.NOTICE_OPEN(), READ: Code.NOTICE_MARK_READ(), QUIET: Code.NOTICE_QUIET()}
"""Each action of a notification and its words, in the order of the buttons."""


def make_notice(note: Notification, language: Language) -> Notice:
    return Notice(
        word(note.title, language),
        "\n".join(word(line, language) for line in note.lines),
        {key: word(message, language) for key, message in ACTIONS.items()},
    )


def do_action(conn: Connection, action: str, entry_ids: tuple[int, ...], now: float) -> Command | None:
    """What a button says, done in the store; gives what the engine is to be told."""
    if action == READ:
        mark_read(conn, entry_ids, load_settings(conn))
        return LocalChanges()
    if action == QUIET:
        change_settings(conn, {"quiet_day": local_day(now, LocalZone())})
        return SettingsChanged()
    return None


class BackgroundNotices:
    def __init__(
        self,
        profile: Profile,
        later: Callable[[Callable[[], None]], None],
        send: Callable[[Command], None],
        open_window: Callable[[int, str], None],
        make_language: Callable[[], Language],
    ) -> None:
        """`later` runs a function on the keeper's thread; `open_window` gets an entry and a token of the desktop."""
        self._profile, self._later, self._send, self._open = profile, later, send, open_window
        self._language = make_language
        self._entry_ids: tuple[int, ...] = ()
        self._notifier = DesktopNotifier(lambda key, token: later(partial(self._act, key, token)))

    def show(self, note: Notification) -> None:
        self._entry_ids = note.entry_ids
        self._notifier.show(make_notice(note, self._language()))

    def show_still_here(self) -> None:
        """Once in a lifetime: the window is gone, the program is not."""
        if self._ask(lambda conn: load_settings(conn).background_explained):
            return
        language = self._language()
        title, body = word(Code.STILL_HERE(), language), word(Code.STILL_HERE_HOW(), language)
        self._notifier.show(Notice(title, body, {DEFAULT: word(ACTIONS[DEFAULT], language)}))
        self._ask(lambda conn: change_settings(conn, {"background_explained": True}))

    def check_read(self) -> None:
        """Posts came or marks changed: what was read on another device need not be told any more."""
        if self._entry_ids and all(row.read for row in self._ask(lambda c: get_rows(c, list(self._entry_ids)))):
            self._withdraw()

    def close(self) -> None:
        self._notifier.close()

    def _act(self, key: str, token: str) -> None:
        entry_ids = self._entry_ids
        if key == DEFAULT:
            self._open(entry_ids[0] if entry_ids else 0, token)
            return
        now = SystemClock().now()
        command = self._ask(lambda conn: do_action(conn, key, entry_ids, now))
        self._withdraw()
        if command is not None:
            self._send(command)

    def _withdraw(self) -> None:
        self._entry_ids = ()
        self._notifier.withdraw()

    def _ask(self, question: Callable[[Connection], _Answer]) -> _Answer:
        conn = open_store(self._profile.database, SystemClock().now())
        try:
            return question(conn)
        finally:
            conn.close()


log = logging.getLogger(__name__)
CHECK_EVERY_S = 60.0
"""How often it is looked whether the engine is well while it says nothing. That it ended is noticed at once."""


def run_background_service(profile: Profile) -> None:
    """Until told to end, or a window wants the engine. Only for whoever holds the profile's lock."""
    keeper = BackgroundService(profile)
    with _end_signals(keeper.end):
        keeper.run()


class BackgroundService:
    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._engine = EngineProcess(profile)
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._ending = threading.Event()
        runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
        self._runtime = runtime if runtime.is_dir() else None
        self._status = BackgroundStatus()
        self._language = cache(lambda: Translated(find_language(profile)))
        self._notices = BackgroundNotices(profile, self._later, self._engine.send, self._open_window, self._language)

    def run(self) -> None:
        self._engine.start()
        endpoint = Endpoint(self._profile, self._handle_wish)
        try:
            self._later(self._notices.show_still_here)
            while not self._ending.is_set() and self._has_session():
                self._engine.wait(CHECK_EVERY_S)
                for note in self._engine.receive_notes():
                    self._hear(note)
                do_jobs(self._jobs)
        finally:
            endpoint.close()
            self._notices.close()
            self._status.close()
            self._engine.stop()

    def _has_session(self) -> bool:
        """The folder goes when the user has logged out everywhere."""
        return self._runtime is None or self._runtime.is_dir()

    def end(self) -> None:
        """From any thread."""
        self._ending.set()
        self._engine.wake()

    # --- what is heard ------------------------------------------------------------------------------

    def _hear(self, note: Note) -> None:
        if isinstance(note, Notification):
            self._notices.show(note)
        elif isinstance(note, Status):
            self._show_status(note)
        elif isinstance(note, AccountSynced) and note.marks_in:
            self._notices.check_read()

    def _show_status(self, status: Status) -> None:
        if is_sandboxed() and status.next_at is not None:
            self._status.show(word(Code.NEXT_POLL(at=status.next_at), self._language()))

    def _handle_wish(self, wish: Wish) -> str:
        """On the endpoint's thread."""
        asked = wish.get("do")
        if asked == "raise":
            self.end()
            return YIELDS
        if asked == "quit":
            self.end()
            return ENDING
        command = make_command(wish)
        if command is not None:
            self._later(partial(self._engine.send, command))
        if asked == MARKED:
            self._later(self._notices.check_read)
        return NOTED

    # --- what is done -------------------------------------------------------------------------------

    def _later(self, job: Callable[[], None]) -> None:
        """From any thread: the engine's pipe has one writer."""
        self._jobs.put(job)
        self._engine.wake()

    def _open_window(self, entry_id: int, token: str) -> None:
        """It asks this process for the engine as soon as it runs."""
        command = [*find_own_command(self._profile), *(["--show", str(entry_id)] if entry_id else [])]
        environment = os.environ | ({"XDG_ACTIVATION_TOKEN": token} if token else {})
        subprocess.Popen(command, env=environment, start_new_session=True)


def do_jobs(jobs: SimpleQueue[Callable[[], None]]) -> None:
    """All that wait. What the store or the system refuses, such as a mark on a full disk, does not end the keeper."""
    while True:
        try:
            jobs.get_nowait()()
        except Empty:
            return
        except (StoreError, OSError) as error:
            log.warning("what a notification's button says could not be done: %s", error)


@contextmanager
def _end_signals(end: Callable[[], None]) -> Iterator[None]:
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(number, lambda *_: end()) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
