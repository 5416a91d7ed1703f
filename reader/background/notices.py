"""Shows the engine's notifications while no window does, and does what their buttons say. The keeper's thread, but for
`on_action`, which the desktop calls on its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from reader.clock import LocalZone, SystemClock, local_day
from reader.desktop.notice import DEFAULT, Notice
from reader.desktop.notifications import DesktopNotifier
from reader.engine.messages import Command, DeedsDone, Notification, SettingsChanged
from reader.paths import Profile
from reader.services.marks import mark_read
from reader.services.settings import change_settings
from reader.store.db import Connection, open_store
from reader.store.entries.views import get_rows
from reader.store.settings import load_settings
from reader.wording.catalogue import Code
from reader.wording.words import Language, word

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
        return DeedsDone()
    if action == QUIET:
        change_settings(conn, {"quiet_day": local_day(now, LocalZone())})
        return SettingsChanged()
    return None


class BackgroundNotices:
    def __init__(
        self,
        profile: Profile,
        later: Callable[[Callable[[], None]], None],
        tell: Callable[[Command], None],
        open_window: Callable[[int, str], None],
        make_language: Callable[[], Language],
    ) -> None:
        """`later` runs a function on the keeper's thread; `open_window` gets an entry and a token of the desktop."""
        self._profile, self._later, self._tell, self._open = profile, later, tell, open_window
        self._language = make_language
        self._entry_ids: tuple[int, ...] = ()
        self._notifier = DesktopNotifier(lambda key, token: later(partial(self._act, key, token)))

    def show(self, note: Notification) -> None:
        self._entry_ids = note.entry_ids
        self._notifier.show(make_notice(note, self._language()))

    def tell_still_here(self) -> None:
        """Once in a lifetime: the window is gone, the program is not."""
        if self._ask(lambda conn: load_settings(conn).background_told):
            return
        language = self._language()
        title, body = word(Code.STILL_HERE(), language), word(Code.STILL_HERE_HOW(), language)
        self._notifier.show(Notice(title, body, {DEFAULT: word(ACTIONS[DEFAULT], language)}))
        self._ask(lambda conn: change_settings(conn, {"background_told": True}))

    def check_read(self) -> None:
        """Posts came or marks changed: what was read on another device need not be told any more."""
        if self._entry_ids and all(
            row.read for row in self._ask(lambda c: get_rows(c, list(self._entry_ids)))
        ):
            self._take_back()

    def close(self) -> None:
        self._notifier.close()

    def _act(self, key: str, token: str) -> None:
        entry_ids = self._entry_ids
        if key == DEFAULT:
            self._open(entry_ids[0] if entry_ids else 0, token)
            return
        now = SystemClock().now()
        command = self._ask(lambda conn: do_action(conn, key, entry_ids, now))
        self._take_back()
        if command is not None:
            self._tell(command)

    def _take_back(self) -> None:
        self._entry_ids = ()
        self._notifier.take_back()

    def _ask(self, question: Callable[[Connection], _Answer]) -> _Answer:
        conn = open_store(self._profile.database, SystemClock().now())
        try:
            return question(conn)
        finally:
            conn.close()
