"""Listens for other starts of Paperround on this profile: a second window, or a command.

The first start holds the profile's lock and listens on a thread of its own (engine/process/handover.py); later ones
hand over their request and end. Requests come out as a signal.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.core.paths import Profile
from reader.core.words.catalogue import Code
from reader.core.words.words import in_english
from reader.engine.messages import Refresh
from reader.engine.process.handover import ENDING, NOTED, QUIT, Endpoint, Wish, hand_over, make_command


def ring(profile: Profile, address: str = "") -> str | None:
    """Ask the first start to show its window. Returns its answer, or None if nobody answers."""
    return hand_over(profile, {"do": "raise", "address": address})


class InstanceListener(QObject):
    wished = Signal(object)
    """The `Wish` of another start or of a command; a method of an object of the main thread gets it there."""

    def __init__(self, profile: Profile, parent: QObject | None = None) -> None:
        """Only the holder of the profile's lock may listen."""
        super().__init__(parent)
        self._endpoint: Endpoint | None = Endpoint(profile, self._handle)

    def close(self) -> None:
        if self._endpoint is not None:
            self._endpoint.close()
            self._endpoint = None

    def _handle(self, wish: Wish) -> str:
        """Answer a request, on the listener's thread."""
        asked = wish.get("do")
        self.wished.emit(wish)
        if asked == "raise":
            return in_english(Code.ALREADY_OPEN())
        if asked == QUIT:
            return ENDING
        return in_english(Code.ALREADY_OPEN_REFRESHED()) if isinstance(make_command(wish), Refresh) else NOTED
