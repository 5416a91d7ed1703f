"""Listens for other starts of Paperround on this profile: a second window, or a command that has a wish.

The first start holds the profile's lock and listens; whoever comes later hands over its wish and ends. The
listening has a thread of its own (see engine/process/single_instance/handover.py); what is heard
comes out as signals on the main thread.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.engine.process.single_instance.handover import ENDING, MARKED, Endpoint, Wish, hand_over
from reader.paths import Profile
from reader.wording.catalogue import Code
from reader.wording.words import in_english


def ring(profile: Profile, address: str = "") -> str | None:
    """Ask the first start to show its window; its answer, or None where nobody answers."""
    return hand_over(profile, {"do": "raise", "address": address})


class InstanceListener(QObject):
    rung = Signal(str)
    """Someone started Paperround again, with an address or none."""
    refresh_wanted = Signal()
    quit_wanted = Signal()
    changed = Signal()
    """A command changed settings or feeds."""
    marked = Signal()
    """A command marked or tagged entries."""
    erased = Signal()
    """A command erased what was noted of the owner's reading."""
    seen = Signal(tuple)
    """The owner looked at these feeds, as a command says."""

    def __init__(self, profile: Profile, parent: QObject | None = None) -> None:
        """Only for whoever holds the profile's lock."""
        super().__init__(parent)
        self._endpoint: Endpoint | None = Endpoint(profile, self._take)

    def close(self) -> None:
        if self._endpoint is not None:
            self._endpoint.close()
            self._endpoint = None

    def _take(self, wish: Wish) -> str:
        """On the listener's thread; a signal crosses over by itself."""
        if wish.get("do") == "raise":
            self.rung.emit(str(wish.get("address", "")))
            return in_english(Code.ALREADY_OPEN())
        if wish.get("do") == "quit":
            self.quit_wanted.emit()
            return ENDING
        if wish.get("do") == "changed":
            self.changed.emit()
            return "Noted."
        if wish.get("do") == MARKED:
            self.marked.emit()
            return "Noted."
        if wish.get("do") == "erased":
            self.erased.emit()
            return "Noted."
        if wish.get("do") == "seen":
            self.seen.emit(tuple(int(feed_id) for feed_id in wish.get("feeds", ())))
            return "Noted."
        self.refresh_wanted.emit()
        return in_english(Code.ALREADY_OPEN_REFRESHED())
