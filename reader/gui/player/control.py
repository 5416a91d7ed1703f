"""Controller of the player: loads and plays episodes, and saves the position. Main thread only.

The position is saved every few seconds, at every pause and when the window closes, on the bridge's write thread.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.engine.messages import DownloadNote, DownloadsChanged
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.kit.wording import say
from reader.gui.player.state import (
    Loaded,
    PlayerState,
    Sleep,
    can_begin,
    list_to_go_on,
    load_operation,
    loaded_state,
    moved_state,
    should_sleep,
)
from reader.model.podcasts import HEARD_WITHIN_S
from reader.podcast_files import find_bytes_here, find_file, name_file
from reader.sound import messages as sound
from reader.sound import player as sound_player
from reader.store import podcasts
from reader.store.db import Connection
from reader.store.podcasts import list_queued_ids
from reader.store.settings import load_settings
from reader.wording.catalogue import PodcastCode, explain_failure

_SAVE_EVERY_S = 5.0
_REPORT_EVERY_S = 60.0
"""How often other devices may learn the position while an episode plays."""


class PlaceKeeper(QObject):
    """Saves the position in an episode, and when the user listens."""

    stored = Signal(int)
    """The position in this entry's episode is saved."""
    heard = Signal(int)
    """That this entry's episode was heard is saved."""
    left = Signal()
    """The position is saved and worth sending to other devices: playing stopped, or went on for a while."""

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._saved_at = 0.0
        self._reported_at = clock.monotonic()

    def is_due(self) -> bool:
        return self._clock.monotonic() - self._saved_at >= _SAVE_EVERY_S

    def save(self, state: PlayerState, played_from: float | None, *, is_left: bool = False) -> None:
        """Save the position, and the time since `played_from` if reading is noted; `is_left`: playing stops."""
        episode, now = state.episode, self._clock.now()
        assert episode is not None
        self._saved_at = self._clock.monotonic()
        is_worth_telling = is_left or self._saved_at - self._reported_at >= _REPORT_EVERY_S
        if is_worth_telling:
            self._reported_at = self._saved_at

        def write(conn: Connection) -> None:
            podcasts.save_position(conn, episode.entry_id, state.position_s, state.duration_s or None, now)
            if played_from is not None and load_settings(conn).note_reading:
                podcasts.add_listening_time(conn, played_from, now)

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

        self._bridge.write(lambda conn: podcasts.set_heard(conn, entry_id, True, now), then)


class SoundLink(QObject):
    """The player's process; its reports arrive as a signal on the main thread."""

    reported = Signal(object)
    """A SoundReport."""

    def __init__(self, output: str = sound.DEVICE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._output = output
        self._player: sound_player.SoundPlayer | None = None

    @property
    def player(self) -> sound_player.SoundPlayer:
        self._player = self._player or sound_player.SoundPlayer(self.reported.emit, self._output)
        return self._player

    def close(self) -> None:
        if self._player is not None:
            self._player.close()


class PlayerControl(QObject):
    state_changed = Signal(object)
    """A PlayerState."""
    command_sent = Signal(object)
    """A command for the engine."""
    failed = Signal(str)
    """One sentence for the user."""
    outside_wanted = Signal(str, str)
    """The path of an episode that another program has to play, and why."""
    heard = Signal(int)
    """An entry's episode was heard to its end."""
    sound_stored = Signal(int)
    """What is known of an entry's episode changed in the store."""
    seeked = Signal(float)

    def __init__(
        self, bridge: Bridge, clock: Clock, folder: Path, link: SoundLink, parent: QObject, speed: float = 1.0
    ) -> None:
        """`folder` holds downloaded episodes; `speed` is the one chosen last."""
        super().__init__(parent)
        self._bridge, self._clock, self._folder, self._link = bridge.bound_to(self), clock, folder, link
        link.reported.connect(self.on_report)
        self._topic = Topic()
        self._number = 0
        self._is_open = False
        """Whether the player's process has the episode open."""
        self._wants_play = False
        self._wants_whole = False
        """Whether another program will play it, which needs the whole file."""
        self.played_from: float | None = None
        """Since when it plays; None if it does not."""
        self.state = PlayerState(speed=speed)
        self.keeper = PlaceKeeper(bridge, clock, self)
        self.keeper.stored.connect(self.sound_stored)
        self.keeper.heard.connect(self._note_heard)

    def offer(self, entry_id: int) -> None:
        """Load the episode of the entry that the user opened, unless another plays or waits to."""
        if not (self._is_open or self._wants_play):
            self._bridge.read(load_operation(entry_id), self._offer, self._topic)

    def _offer(self, loaded: Loaded | None) -> None:
        if not (self._is_open or self._wants_play):
            state = self.state
            self._set(loaded_state(state, loaded) if loaded is not None else replace(state, episode=None))

    def play_entry(self, entry_id: int, position_s: float | None = None) -> None:
        if self._is_loaded(entry_id):
            if position_s is not None:
                self.seek(position_s)
            self.play()
            return
        self._stop()
        self._wants_play = True
        self._topic.renew()
        self._bridge.read(load_operation(entry_id), lambda loaded: self._begin(loaded, position_s), self._topic)

    def _begin(self, loaded: Loaded | None, position_s: float | None) -> None:
        self._wants_play = False
        if loaded is None:
            return
        self._is_open = False
        self._set(loaded_state(self.state, loaded))
        if position_s is not None:
            self._set(replace(self.state, position_s=position_s))
        self.play()

    def _is_loaded(self, entry_id: int) -> bool:
        return self.state.episode is not None and self.state.episode.entry_id == entry_id

    def toggle(self) -> None:
        (self.pause if self.state.is_playing or self._wants_play else self.play)()

    def play(self) -> None:
        """Play the loaded episode; if none is, the one begun last, else the first of the queue."""
        episode = self.state.episode
        if episode is None:
            self._bridge.read(list_to_go_on, self._play_first)
            return
        if self._is_open:
            self._link.player.send(sound.Play())
            self._note_playing(True)
            return
        whole = find_file(self._folder, episode.entry_id)
        here = find_bytes_here(self._folder, episode.entry_id)
        self._wants_play, self._wants_whole = True, False
        if whole is None and (episode.download is None or episode.download.next_at is None or not here):
            self._ask_download(episode.entry_id)
        if whole is not None or self._can_begin(here):
            self._open()
        else:
            self._set(replace(self.state, is_waiting=True))

    def _ask_download(self, entry_id: int) -> None:
        now = self._clock.now()
        self._bridge.write(
            lambda conn: podcasts.ask_downloads(conn, [entry_id], now),
            lambda _: self.command_sent.emit(DownloadsChanged()),
        )

    def pause(self) -> None:
        self._wants_play = False
        if self._is_open:
            self._link.player.send(sound.Pause())
        self._note_playing(False)

    def seek(self, position_s: float) -> None:
        limit = self.state.duration_s or position_s
        position_s = min(max(0.0, position_s), limit)
        self.move(position_s)
        self._save()
        self.seeked.emit(position_s)

    def move(self, position_s: float) -> None:
        """Go to a position without saving it."""
        self._set(replace(self.state, position_s=position_s))
        if self._is_open:
            self._link.player.send(sound.Seek(position_s))

    def skip(self, seconds: float) -> None:
        self.seek(self.state.position_s + seconds)

    def set_speed(self, speed: float) -> None:
        self._set(replace(self.state, speed=speed))
        if self._is_open:
            self._link.player.send(sound.SetSpeed(speed))

    def set_sleep(self, sleep: Sleep | None) -> None:
        self._set(replace(self.state, sleep=sleep))

    def play_next(self) -> None:
        """Play the first of the queue that is not loaded already."""
        self._bridge.read(list_queued_ids, self._play_first)

    def close(self) -> None:
        """Unload the episode; its position is kept."""
        self._stop()
        self._set(replace(self.state, episode=None, sleep=None))

    def end(self) -> None:
        """Save the position before the bridge ends, because the window closes."""
        self._stop()
        self._link.close()

    def _stop(self) -> None:
        if self._is_open:
            self._save()
            self._link.player.send(sound.Close())
        self._note_closed()

    def _note_closed(self) -> None:
        self._wants_play = self._is_open = False
        self._number = 0
        self._note_playing(False)

    def _open(self) -> None:
        episode = self.state.episode
        assert episode is not None
        whole = find_file(self._folder, episode.entry_id)
        path = whole or self._folder / name_file(episode.entry_id, episode.url, episode.media_type)
        self._number = self._link.player.open(str(path), self.state.position_s, speed=self.state.speed)
        self._is_open, self._wants_play = True, False
        self._set(replace(self.state, is_waiting=whole is None))
        self._note_playing(True)

    def on_report(self, report: sound.SoundReport) -> None:
        if report.number != self._number or self.state.episode is None:
            return
        if isinstance(report, sound.At):
            self._on_position(report)
        elif isinstance(report, sound.Opened):
            self._on_opened(report)
        elif isinstance(report, sound.Ended):
            self._on_end(report)
        elif isinstance(report, sound.CannotPlay):
            self._give_up(report)

    def _on_opened(self, report: sound.Opened) -> None:
        self._set(replace(self.state, duration_s=report.duration_s or self.state.duration_s))
        episode, chapters = self.state.episode, report.chapters
        if chapters and not self.state.chapters and episode is not None:
            self._set(replace(self.state, chapters=chapters))
            self._bridge.write(
                lambda conn: podcasts.save_chapters(conn, episode.entry_id, chapters),
                lambda _: self.sound_stored.emit(episode.entry_id),
            )

    def _on_position(self, report: sound.At) -> None:
        before = self.state
        self._set(moved_state(before, report))
        if should_sleep(self.state, before.chapter):
            self._set(replace(self.state, sleep=None))
            self.pause()
        elif self.keeper.is_due():
            self._save()

    def _on_end(self, report: sound.Ended) -> None:
        episode = self.state.episode
        assert episode is not None
        self._note_closed()
        if report.position_s < self.state.duration_s - HEARD_WITHIN_S:  # it broke off
            self._set(replace(self.state, position_s=report.position_s))
            self.failed.emit(say(PodcastCode.EPISODE_BROKEN()))
            return
        self._set(replace(self.state, position_s=0.0))
        self.keeper.set_heard(episode.entry_id)

    def _note_heard(self, entry_id: int) -> None:
        self.heard.emit(entry_id)
        self.command_sent.emit(DownloadsChanged())
        sleep = self.state.sleep
        if sleep is not None and (sleep.at_end or sleep.at_chapter_end):
            self.set_sleep(None)
            return
        self.play_next()

    def _play_first(self, queued: list[int]) -> None:
        others = [id_ for id_ in queued if not self._is_loaded(id_)]
        if others:
            self.play_entry(others[0])

    def _give_up(self, report: sound.CannotPlay) -> None:
        episode = self.state.episode
        assert episode is not None
        self._note_closed()
        whole = find_file(self._folder, episode.entry_id)
        message = say(explain_failure(report.reason))
        if report.reason not in ("missing", "format"):
            self.failed.emit(message)
        elif whole is not None:
            self.outside_wanted.emit(str(whole), message)
        else:
            self._wants_play = self._wants_whole = True
            self._set(replace(self.state, is_waiting=True))

    def _can_begin(self, here: int) -> bool:
        """Whether `here` bytes of the loaded episode are enough to play it."""
        episode = self.state.episode
        return episode is not None and not self._wants_whole and can_begin(episode, here)

    def on_download(self, note: DownloadNote) -> None:
        """Play the episode if it waited for this download and enough of it is here."""
        episode = self.state.episode
        if episode is None or episode.entry_id != note.entry_id:
            return
        if note.message is not None and note.is_news and self._wants_play:
            self._wants_play = False
            self._set(replace(self.state, is_waiting=False))
            self.failed.emit(say(note.message))
        elif self._wants_play and (note.is_here or self._can_begin(note.done)):
            self._open()

    def reload_facts(self, entry_id: int) -> None:
        """Read the loaded episode again, because its chapters or download changed in the store."""
        if self._is_loaded(entry_id):
            self._bridge.read(load_operation(entry_id), self._on_loaded)

    def _on_loaded(self, loaded: Loaded | None) -> None:
        if loaded is not None and self._is_loaded(loaded.episode.entry_id):
            chapters = loaded.chapters or self.state.chapters
            self._set(replace(self.state, episode=loaded.episode, chapters=chapters, queue_length=loaded.queue_length))

    def _note_playing(self, plays: bool) -> None:
        now = self._clock.now()
        if plays and self.played_from is None:
            self.played_from = now
        elif not plays and self.played_from is not None:
            self._save(is_left=True)
            self.played_from = None
        self._set(replace(self.state, is_playing=plays, is_waiting=self.state.is_waiting and plays))

    def _save(self, *, is_left: bool = False) -> None:
        if self.state.episode is not None:
            self.keeper.save(self.state, self.played_from, is_left=is_left)

    def _set(self, state: PlayerState) -> None:
        self.state = state
        self.state_changed.emit(state)
