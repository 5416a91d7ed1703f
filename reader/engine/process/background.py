"""Keeps the engine of a profile running while no window is open, without Qt: `paperround background`.

There is one engine per profile, in the process that holds the profile's lock. A window that starts asks this process
for it (`profile_lock.YIELDS`), and gets it once the engine has ended; a window that closes starts this process again
(`reader/core/desktop/program.py`). One thread runs all of it and sleeps until something happens.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import threading
from collections.abc import Callable
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from reader.core.clock import LocalZone, SystemClock, local_day
from reader.core.desktop.notifications import DEFAULT, DesktopNotifier, Notice
from reader.core.desktop.program import BackgroundStatus, find_own_command, is_sandboxed
from reader.core.errors import StoreError
from reader.core.paths import Profile
from reader.core.translation_file import Translated, find_language
from reader.core.words.catalogue import Code
from reader.core.words.words import Language, word
from reader.engine import messages
from reader.engine.process.engine_process import EngineProcess
from reader.engine.process.handover import ENDING, MARKED, NOTED, Endpoint, Wish, make_command
from reader.engine.process.profile_lock import YIELDS
from reader.features.settings.service import change_settings
from reader.features.stories.store import mark_read
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings
from reader.store.views import get_rows

log = logging.getLogger(__name__)
CHECK_EVERY_S = 60.0
"""How often a silent engine is checked; its end is noticed immediately."""
_Answer = TypeVar("_Answer")
READ, QUIET = "mark-read", "quiet-today"
ACTIONS = {DEFAULT: Code.NOTICE_OPEN(), READ: Code.NOTICE_MARK_READ(), QUIET: Code.NOTICE_QUIET()}
"""The actions of a notification with their words, in the order of the buttons."""


def make_notice(note: messages.Notification, language: Language) -> Notice:
    return Notice(
        word(note.title, language),
        "\n".join(word(line, language) for line in note.lines),
        {key: word(message, language) for key, message in ACTIONS.items()},
    )


def do_action(conn: Connection, action: str, entry_ids: tuple[int, ...], now: float) -> messages.Command | None:
    """Do what a button says in the store, and return the command for the engine."""
    if action == READ:
        mark_read(conn, entry_ids, load_settings(conn))
        return messages.LocalChanges()
    if action == QUIET:
        change_settings(conn, {"quiet_day": local_day(now, LocalZone())})
        return messages.SettingsChanged()
    return None


def run_background_service(profile: Profile) -> None:
    """Run until told to end, or until a window wants the engine. The caller holds the profile's lock."""
    service = BackgroundService(profile)
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(number, lambda *_: service.end()) for number in numbers]
    try:
        service.run()
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


class BackgroundService:
    """Keeps the engine, shows its notifications, and does what their buttons say."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._engine = EngineProcess(profile)
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._ending = threading.Event()
        runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
        self._runtime = runtime if runtime.is_dir() else None
        self._status = BackgroundStatus()
        self._language = cache(lambda: Translated(find_language(profile)))
        self._entry_ids: tuple[int, ...] = ()
        """The entries in the notification that is shown."""
        self._notifier = DesktopNotifier(lambda key, token: self._later(partial(self._act, key, token)))

    def run(self) -> None:
        self._engine.start()
        endpoint = Endpoint(self._profile, self._handle_wish)
        try:
            self._later(self._show_still_here)
            # systemd removes the folder after the last logout.
            while not self._ending.is_set() and (self._runtime is None or self._runtime.is_dir()):
                self._engine.wait(CHECK_EVERY_S)
                for note in self._engine.receive_notes():
                    self._hear(note)
                do_jobs(self._jobs)
        finally:
            endpoint.close()
            self._notifier.close()
            self._status.close()
            self._engine.stop()

    def end(self) -> None:
        """End; from any thread."""
        self._ending.set()
        self._engine.wake()

    def _show_still_here(self) -> None:
        """Tell the user, only once ever, that Paperround keeps running without a window."""
        if self._ask(lambda conn: load_settings(conn).background_explained):
            return
        language = self._language()
        title, body = word(Code.STILL_HERE(), language), word(Code.STILL_HERE_HOW(), language)
        self._notifier.show(Notice(title, body, {DEFAULT: word(ACTIONS[DEFAULT], language)}))
        self._ask(lambda conn: change_settings(conn, {"background_explained": True}))

    def _check_read(self) -> None:
        """Withdraw the notification if all of its entries were read meanwhile, as on another device."""
        if self._entry_ids and all(row.read for row in self._ask(lambda c: get_rows(c, list(self._entry_ids)))):
            self._withdraw()

    def _act(self, key: str, token: str) -> None:
        entry_ids = self._entry_ids
        if key == DEFAULT:
            self._open_window(entry_ids[0] if entry_ids else 0, token)
            return
        now = SystemClock().now()
        command = self._ask(lambda conn: do_action(conn, key, entry_ids, now))
        self._withdraw()
        if command is not None:
            self._engine.send(command)

    def _withdraw(self) -> None:
        self._entry_ids = ()
        self._notifier.withdraw()

    def _ask(self, question: Callable[[Connection], _Answer]) -> _Answer:
        with closing(open_store(self._profile.database, SystemClock().now())) as conn:
            return question(conn)

    def _hear(self, note: messages.Note) -> None:
        if isinstance(note, messages.Notification):
            self._entry_ids = note.entry_ids
            self._notifier.show(make_notice(note, self._language()))
        elif isinstance(note, messages.Status) and is_sandboxed() and note.next_at is not None:
            self._status.show(word(Code.NEXT_POLL(at=note.next_at), self._language()))
        elif isinstance(note, messages.PauseEnded):
            self._engine.send(messages.SettingsChanged())
        elif isinstance(note, messages.AccountSynced) and note.marks_in:
            self._check_read()

    def _handle_wish(self, wish: Wish) -> str:
        """Answer another start, on the endpoint's thread."""
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
            self._later(self._check_read)
        return NOTED

    def _later(self, job: Callable[[], None]) -> None:
        """Run a job on the service's thread, from any thread: the engine's pipe has one writer."""
        self._jobs.put(job)
        self._engine.wake()

    def _open_window(self, entry_id: int, token: str) -> None:
        """Start a window, which asks this process for the engine."""
        command = [*find_own_command(self._profile), *(["--show", str(entry_id)] if entry_id else [])]
        environment = os.environ | ({"XDG_ACTIVATION_TOKEN": token} if token else {})
        subprocess.Popen(command, env=environment, start_new_session=True)


def do_jobs(jobs: SimpleQueue[Callable[[], None]]) -> None:
    """Do all waiting jobs. One that fails, such as a mark on a full disk, doesn't stop the service."""
    while True:
        try:
            jobs.get_nowait()()
        except Empty:
            return
        except (StoreError, OSError) as error:
            log.warning("what a notification's button says could not be done: %s", error)
