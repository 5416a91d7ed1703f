"""The user's commands to episodes (queue and downloads, each with undo), and positions from other devices.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.engine import messages
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import UndoStack, either, flip
from reader.gui.player.control import PlayerControl
from reader.gui.player.state import PlayerState
from reader.model.podcasts import Download
from reader.services import podcasts
from reader.store import podcasts as episodes
from reader.store.db import Connection

JUST_BEGUN_S = 15.0
"""How long after playing began a late answer of a server may still move the position."""


class RemotePositionSync(QObject):
    """Continues an episode where another device stopped, as far as an account's server knows."""

    command_sent = Signal(object)
    """A command for the engine."""

    def __init__(self, player: PlayerControl, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._player, self._clock = player, clock
        self._at_hand: int | None = None
        player.state_changed.connect(self._note_state)

    def _note_state(self, state: PlayerState) -> None:
        """Ask for the position elsewhere when another episode is loaded."""
        entry_id = state.episode.entry_id if state.episode else None
        if entry_id is not None and entry_id != self._at_hand:
            self.command_sent.emit(messages.EpisodeOpened(entry_id))
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
    command_sent = Signal(object)
    """A command for the engine."""
    queue_changed = Signal()
    downloads_changed = Signal(list)
    """The ids of the entries."""
    said = Signal(str)

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._undo, self._clock = bridge.bound_to(self), undo, clock

    def queue(self, ids: Sequence[int], *, first: bool = False) -> None:
        words = self.tr("Will be heard next") if first else self.tr("Added to the queue")

        def change(conn: Connection) -> list[int] | None:
            known = [id_ for id_ in ids if episodes.find_episode(conn, id_) is not None]
            return podcasts.add_to_queue(conn, known, first=first) if known else None

        self._change_queue(change, words)

    def unqueue(self, ids: Sequence[int]) -> None:
        self._change_queue(lambda conn: podcasts.remove_from_queue(conn, ids), self.tr("Taken from the queue"))

    def move(self, entry_id: int, place: int) -> None:
        self._change_queue(
            lambda conn: podcasts.move_in_queue(conn, entry_id, place), self.tr("Queue put in another order")
        )

    def _change_queue(self, change: Callable[[Connection], list[int] | None], words: str) -> None:
        self._bridge.write(change, lambda before: self._note_queue(before, words))

    def _note_queue(self, before: list[int] | None, words: str) -> None:
        if before is None:
            self.said.emit(self.tr("There is nothing to hear with this post."))
            return
        self._undo.push(words, flip(episodes.set_queue, before), lambda _: self._send_queue())
        self._send_queue()

    def _send_queue(self) -> None:
        self.queue_changed.emit()
        self.command_sent.emit(messages.DownloadsChanged())

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
            self.said.emit(self.tr("There is nothing to hear with this post."))
            return
        ids = asked or [one.entry_id for one in dropped]
        drop = partial(episodes.drop_downloads, entry_ids=ids)
        if dropped:
            back = either(partial(episodes.restore_downloads, downloads=dropped), drop)
        else:
            back = either(drop, partial(episodes.ask_downloads, entry_ids=ids, now=self._clock.now()))
        words = self.tr("Download removed") if dropped else self.tr("Downloading")
        self._undo.push(words, back, lambda _: self._send_downloads(ids))
        self._send_downloads(ids)

    def _send_downloads(self, ids: list[int]) -> None:
        self.downloads_changed.emit(ids)
        self.command_sent.emit(messages.DownloadsChanged())
