"""What the commands for accounts and for mailboxes have in common: list the servers, take what the engine says of them,
forget a password. No widgets, main thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.humanize import local_day
from reader.store.db import Connection

if TYPE_CHECKING:
    from reader.engine.mail.messages import MailChecked, MailTried
    from reader.engine.messages import AccountSynced, AccountTried


class ServerCommands(QObject):
    told = Signal(object)
    """A command for the engine."""
    listed = Signal(list)
    """The facts of all servers."""
    tried = Signal(object, object)
    """What trying one came to, or nothing and a message."""
    under_way = Signal(int, bool)
    """A server that is being asked, or no more."""
    progressed = Signal(int, int, int)
    """A server; how many posts or mails were fetched, of how many."""
    password_chosen = Signal(str, str, str)
    """Address, user and password, for the system's safe and for the engine."""
    feeds_changed = Signal()

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._number = 0
        """Of the last try: answers to earlier ones are dropped."""

    # --- what the commands of one kind say ----------------------------------------------------------

    def _list_facts(self, conn: Connection, day: str) -> Sequence[Any]:
        raise NotImplementedError

    def _make_changed(self) -> object:
        """The command that tells the engine of a change."""
        raise NotImplementedError

    # --- common to both -------------------------------------------------------------------------------

    def list_servers(self) -> None:
        day = str(local_day(self._clock.now()))
        self._bridge.read(lambda conn: self._list_facts(conn, day), self.listed.emit)

    def take_tried(self, note: AccountTried | MailTried) -> None:
        if note.number == self._number:
            self.tried.emit(note.tried, note.message)

    def _take_progress(self, server_id: int, note: AccountSynced | MailChecked) -> None:
        if note.total:
            self.progressed.emit(server_id, note.done, note.total)
            return
        self.under_way.emit(server_id, note.is_under_way)
        if not note.is_under_way:
            self.list_servers()

    def _tell_changed(self) -> None:
        self.told.emit(self._make_changed())
        self.list_servers()

    def _remove(self, remove: Callable[[Connection], Callable[[], None] | None]) -> None:
        """`remove` returns what forgets the password; that may wait for the owner to unlock their safe."""

        def done(forget: Callable[[], None] | None) -> None:
            if forget is not None:
                threading.Thread(target=forget, daemon=True).start()
            self._tell_changed()
            self.feeds_changed.emit()

        self._bridge.write(remove, done)
