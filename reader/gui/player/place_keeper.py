"""Keeps the place in a recording, and when the owner listens, on the bridge's write thread. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.player.state import PlayerState
from reader.model.podcasts import Chapter
from reader.store.db import Connection
from reader.store.podcasts import downloads, episodes, listening
from reader.store.settings import load_settings

SAVE_EVERY_S = 5.0
TELL_EVERY_S = 60.0
"""So often other machines of the owner may hear of the place while it plays."""


class PlaceKeeper(QObject):
    stored = Signal(int)
    """The place in this entry's recording is written."""
    heard = Signal(int)
    """That this entry's recording was heard is written."""
    left = Signal()
    """The place is written and worth telling other machines: it was left, or went on for a while."""
    asked = Signal()
    """A download was asked for."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._saved_at = 0.0
        self._told_at = clock.monotonic()

    def is_due(self) -> bool:
        return self._clock.monotonic() - self._saved_at >= SAVE_EVERY_S

    def save(self, state: PlayerState, played_from: float | None, *, is_left: bool = False) -> None:
        """`played_from`: since when it plays; None where it does not. Noted only where reading is. `is_left`: it will
        not be heard on at once."""
        episode, now = state.episode, self._clock.now()
        assert episode is not None
        self._saved_at = self._clock.monotonic()
        is_worth_telling = is_left or self._saved_at - self._told_at >= TELL_EVERY_S
        if is_worth_telling:
            self._told_at = self._saved_at

        def write(conn: Connection) -> None:
            listening.save_position(conn, episode.entry_id, state.position_s, state.duration_s or None, now)
            if played_from is not None and load_settings(conn).note_reading:
                listening.add_listening_time(conn, played_from, now)

        def then(_: None) -> None:
            self.stored.emit(episode.entry_id)
            if is_worth_telling:
                self.left.emit()

        self._bridge.write(write, then)

    def set_heard(self, entry_id: int) -> None:
        now = self._clock.now()

        def then(_: None) -> None:
            self.stored.emit(entry_id)
            self.heard.emit(entry_id)
            self.left.emit()

        self._bridge.write(lambda conn: listening.set_heard(conn, entry_id, True, now), then)

    def save_chapters(self, state: PlayerState, chapters: tuple[Chapter, ...]) -> None:
        """Those that stand in the recording itself."""
        episode = state.episode
        assert episode is not None
        self._bridge.write(
            lambda conn: episodes.save_chapters(conn, episode.entry_id, chapters),
            lambda _: self.stored.emit(episode.entry_id),
        )

    def ask_download(self, entry_id: int) -> None:
        now = self._clock.now()
        self._bridge.write(
            lambda conn: downloads.ask_downloads(conn, [entry_id], now), lambda _: self.asked.emit()
        )
