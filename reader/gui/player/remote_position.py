"""Listening position from elsewhere: goes on with a recording where another machine of the owner was, as far as an
account's server carries that.

Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.engine.accounts import messages
from reader.gui.player.control import PlayerControl
from reader.gui.player.state import PlayerState

JUST_BEGUN_S = 15.0
"""So long after it begins to play it may still go on elsewhere: the answer of a server came late."""


class ElsewhereControl(QObject):
    told = Signal(object)
    """A command for the engine."""

    def __init__(self, player: PlayerControl, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._player, self._clock = player, clock
        self._at_hand: int | None = None
        player.state_changed.connect(self._note_state)

    def _note_state(self, state: PlayerState) -> None:
        """Another recording is at hand: is there news of it?"""
        entry_id = state.episode.entry_id if state.episode else None
        if entry_id is not None and entry_id != self._at_hand:
            self.told.emit(messages.RecordingOpened(entry_id))
        self._at_hand = entry_id

    def take(self, told: messages.HeardElsewhere) -> None:
        """So does this machine go on, unless the owner has been listening here for a while."""
        if told.entry_id != self._at_hand:
            return
        begun_at = self._player.played_from
        if begun_at is None:
            self._player.move(0.0 if told.is_heard else told.position_s)
        elif self._clock.now() - begun_at < JUST_BEGUN_S and not told.is_heard:
            self._player.move(told.position_s)
