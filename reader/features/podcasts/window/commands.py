"""The user's commands to episodes (queue and downloads, each with undo), and positions from other devices.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from reader.core.clock import Clock
from reader.engine import messages
from reader.features.podcasts import service as podcasts
from reader.features.podcasts import store as episodes
from reader.features.podcasts.records import Download
from reader.features.podcasts.window.control import PlayerControl, PlayerState
from reader.store.db import Connection
from reader.window.bridge.bridge import Bridge, Changes, UndoStack, either, flip

JUST_BEGUN_S = 15.0
"""How long after playing began a late answer of a server may still move the position."""


class RemotePositionSync(QObject):
    """Continues an episode where another device stopped, as far as an account's server knows."""

    def __init__(
        self, send: Callable[[messages.EpisodeOpened], None], player: PlayerControl, clock: Clock, parent: QObject
    ) -> None:
        """`send` asks the engine, whose answers come back to `handle`."""
        super().__init__(parent)
        self._send, self._player, self._clock = send, player, clock
        self._at_hand: int | None = None
        player.state_changed.connect(self._note_state)

    def _note_state(self, state: PlayerState) -> None:
        """Ask for the position elsewhere when another episode is loaded."""
        entry_id = state.episode.entry_id if state.episode else None
        if entry_id is not None and entry_id != self._at_hand:
            self._send(messages.EpisodeOpened(entry_id))
        self._at_hand = entry_id

    def handle(self, note: messages.HeardElsewhere) -> None:
        """Move to the position from elsewhere, unless the user has been listening here for a while."""
        if note.entry_id != self._at_hand:
            return
        begun_at = self._player.played_from
        if begun_at is None:
            self._player.move(0.0 if note.is_heard else note.position_s)
        elif self._clock.now() - begun_at < JUST_BEGUN_S and not note.is_heard:
            self._player.move(note.position_s)


class SoundCommands(QObject):
    said = Signal(str)

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._undo, self._clock = bridge.bound_to(self), undo, clock

    def queue(self, ids: Sequence[int], *, first: bool = False) -> None:
        words = self.tr("Plays next") if first else self.tr("Added to the queue")

        def change(conn: Connection) -> list[int] | None:
            known = [id_ for id_ in ids if episodes.find_episode(conn, id_) is not None]
            return podcasts.add_to_queue(conn, known, first=first) if known else None

        self._change_queue(change, words)

    def unqueue(self, ids: Sequence[int]) -> None:
        self._change_queue(lambda conn: podcasts.remove_from_queue(conn, ids), self.tr("Removed from queue"))

    def move(self, entry_id: int, place: int) -> None:
        self._change_queue(lambda conn: podcasts.move_in_queue(conn, entry_id, place), self.tr("Queue reordered"))

    def _change_queue(self, change: Callable[[Connection], list[int] | None], words: str) -> None:
        self._bridge.write(change, lambda before: self._note_queue(before, words))

    def _note_queue(self, before: list[int] | None, words: str) -> None:
        if before is None:
            self.said.emit(self.tr("This article has no audio."))
            return
        self._undo.push(words, flip(episodes.set_queue, before), Changes.QUEUE)

    def toggle_download(self, ids: Sequence[int]) -> None:
        """Ask for the downloads if none of the episodes has one; otherwise drop them."""
        now = self._clock.now()

        def change(conn: Connection) -> tuple[list[int], list[Download]]:
            found = [one for id_ in ids if (one := episodes.find_episode(conn, id_)) is not None]
            known = [one.entry_id for one in found if one.download is not None and one.download.state != "failed"]
            if known:
                return [], episodes.drop_downloads(conn, known)
            return episodes.ask_downloads(conn, [one.entry_id for one in found], now), []

        self._bridge.write(change, lambda done: self._note_downloads(*done))

    def _note_downloads(self, asked: list[int], dropped: list[Download]) -> None:
        if not asked and not dropped:
            self.said.emit(self.tr("This article has no audio."))
            return
        ids = asked or [one.entry_id for one in dropped]
        drop = partial(episodes.drop_downloads, entry_ids=ids)
        if dropped:
            back = either(partial(episodes.restore_downloads, downloads=dropped), drop)
        else:
            back = either(drop, partial(episodes.ask_downloads, entry_ids=ids, now=self._clock.now()))
        words = self.tr("Download removed") if dropped else self.tr("Downloading")
        self._undo.push(words, back, Changes.QUEUE | Changes.DOWNLOADS)
