"""Listens for other starts of Paperround on this profile: a second window, or a command.

The first start holds the profile's lock and listens on a thread of its own (process/handover.py); later ones hand over
their request and end. Requests come out as signals on the main thread.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.engine.messages import Refresh
from reader.paths import Profile
from reader.process.handover import (
    ACCOUNTS,
    CHANGED,
    ENDING,
    ERASED,
    FEEDS,
    MARKED,
    NOTED,
    QUIT,
    STORED,
    Endpoint,
    Wish,
    hand_over,
    make_command,
)
from reader.wording.catalogue import Code
from reader.wording.words import in_english


def ring(profile: Profile, address: str = "") -> str | None:
    """Ask the first start to show its window. Returns its answer, or None if nobody answers."""
    return hand_over(profile, {"do": "raise", "address": address})


class InstanceListener(QObject):
    activated = Signal(str)
    """The program was started again, with an address or ""."""
    quit_wanted = Signal()
    changed = Signal()
    """A command changed settings, feeds or accounts."""
    stored = Signal()
    """A command fetched: there may be new entries."""
    marked = Signal()
    """A command marked or tagged entries."""
    erased = Signal()
    """A command erased the record of the user's reading."""
    command_received = Signal(object)
    """A command for the engine."""

    def __init__(self, profile: Profile, parent: QObject | None = None) -> None:
        """Only the holder of the profile's lock may listen."""
        super().__init__(parent)
        self._endpoint: Endpoint | None = Endpoint(profile, self._handle)

    def close(self) -> None:
        if self._endpoint is not None:
            self._endpoint.close()
            self._endpoint = None

    def _handle(self, wish: Wish) -> str:
        """Runs on the listener's thread; signals reach the main thread by themselves."""
        asked = wish.get("do")
        if asked == "raise":
            self.activated.emit(str(wish.get("address", "")))
            return in_english(Code.ALREADY_OPEN())
        if asked == QUIT:
            self.quit_wanted.emit()
            return ENDING
        heard = {STORED: self.stored, MARKED: self.marked, ERASED: self.erased}
        heard |= dict.fromkeys((CHANGED, FEEDS, ACCOUNTS), self.changed)
        if asked in heard:
            heard[asked].emit()
        command = make_command(wish)
        is_announced = asked in (CHANGED, MARKED)  # by the window, once it has read them
        if command is not None and not is_announced:
            self.command_received.emit(command)
        return in_english(Code.ALREADY_OPEN_REFRESHED()) if isinstance(command, Refresh) else NOTED
