"""The player's state and its controller, which loads and plays episodes and saves the position, and the user's commands
to episodes. Main thread only.

The position is saved every few seconds, at every pause and when the window closes, on the bridge's write thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from reader.core.clock import Clock
from reader.core.words.catalogue import PodcastCode, explain_failure
from reader.engine.messages import DownloadNote, DownloadsChanged, EpisodeOpened, HeardElsewhere, LocalChanges
from reader.features.podcasts import chapters as chapter_lists
from reader.features.podcasts import service as podcast_services
from reader.features.podcasts import store as podcasts
from reader.features.podcasts.files import find_bytes_here, find_file, name_file
from reader.features.podcasts.player import player as sound
from reader.features.podcasts.records import HEARD_WITHIN_S, Chapter, Download, Episode
from reader.features.podcasts.store import find_episode, list_begun, list_queued_ids
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Bridge, Changes, Topic, UndoStack, either, flip
from reader.window.kit.wording import say

BACK_S, FORWARD_S = 15.0, 30.0
_ENOUGH = 200_000
"""How many bytes of an episode must be here before it can begin."""
_SAVE_EVERY_S = 5.0
_REPORT_EVERY_S = 60.0
"""How often other devices may learn the position while an episode plays."""
JUST_BEGUN_S = 15.0
"""How long after playing began a late answer of a server may still move the position."""


class Loaded(Struct, frozen=True):
    episode: Episode
    chapters: tuple[Chapter, ...]
    queue_length: int


def load_operation(entry_id: int) -> Callable[[Connection], Loaded | None]:
    def run(conn: Connection) -> Loaded | None:
        episode = find_episode(conn, entry_id)
        if episode is None:
            return None
        return Loaded(episode, podcast_services.read_chapters(conn, entry_id), len(list_queued_ids(conn)))

    return run


def list_to_go_on(conn: Connection) -> list[int]:
    """The episode that was begun last and not finished, then the queue."""
    return [*(one.entry_id for one in list_begun(conn, 1)), *list_queued_ids(conn)]


class Sleep(Struct, frozen=True):
    """When to pause: after some time of playing, at the end of the chapter, or at the end of the episode."""

    left_s: float | None = None
    at_chapter_end: bool = False
    at_end: bool = False


class PlayerState(Struct, frozen=True):
    episode: Episode | None = None
    position_s: float = 0.0
    duration_s: float = 0.0
    is_playing: bool = False
    is_waiting: bool = False
    """Whether it would play, but the bytes are not here yet."""
    speed: float = 1.0
    chapters: tuple[Chapter, ...] = ()
    sleep: Sleep | None = None
    queue_length: int = 0

    @property
    def chapter(self) -> int | None:
        return chapter_lists.find_chapter(self.chapters, self.position_s)


def should_sleep(state: PlayerState, chapter_before: int | None) -> bool:
    """Whether to pause now; asked whenever the position changed."""
    sleep = state.sleep
    if sleep is None:
        return False
    if sleep.left_s is not None:
        return sleep.left_s <= 0
    return sleep.at_chapter_end and chapter_before is not None and state.chapter == chapter_before + 1


def loaded_state(state: PlayerState, loaded: Loaded) -> PlayerState:
    """The state with another episode, paused where it was left, or at its beginning if it was heard."""
    episode = loaded.episode
    return replace(
        state,
        episode=episode,
        position_s=0.0 if episode.is_heard else episode.position_s,
        duration_s=episode.duration_s or 0.0,
        chapters=loaded.chapters,
        queue_length=loaded.queue_length,
        is_playing=False,
        is_waiting=False,
    )


def moved_state(state: PlayerState, report: sound.At) -> PlayerState:
    """The state at the reported position; time to sleep passes by the clock, not by the episode's own seconds."""
    sleep = state.sleep
    if sleep is not None and sleep.left_s is not None and report.is_playing:
        passed = max(0.0, report.position_s - state.position_s) / max(state.speed, 0.1)
        sleep = Sleep(sleep.left_s - min(passed, 5.0))
    return replace(
        state,
        position_s=report.position_s,
        duration_s=report.duration_s or state.duration_s,
        is_waiting=report.is_waiting and report.is_playing,
        sleep=sleep,
    )


def can_begin(episode: Episode, here: int) -> bool:
    """Whether `here` bytes are enough to begin: only an MP3 can be played while it is still being fetched.

    On Windows none can, because a file that is open cannot be renamed there.
    """
    is_mp3 = name_file(episode.entry_id, episode.url, episode.media_type).endswith(".mp3")
    return is_mp3 and here >= _ENOUGH and sys.platform != "win32"


class PlaceKeeper(QObject):
    """Saves the position in an episode, and when the user listens."""

    def __init__(self, bridge: Bridge, clock: Clock, player: PlayerControl) -> None:
        super().__init__(player)
        self._bridge, self._clock, self._player = bridge.bound_to(self), clock, player
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
            self._player.sound_stored.emit(episode.entry_id)
            if is_worth_telling:  # to other devices
                self._bridge.root.command_sent.emit(LocalChanges())

        self._bridge.write(write, then)

    def set_heard(self, entry_id: int) -> None:
        now = self._clock.now()

        def then(_: None) -> None:
            self._player.sound_stored.emit(entry_id)
            self._player.note_heard(entry_id)
            self._bridge.root.command_sent.emit(LocalChanges())

        self._bridge.write(lambda conn: podcasts.set_heard(conn, entry_id, True, now), then)


class PlayerControl(QObject):
    state_changed = Signal(object)
    """A PlayerState."""
    failed = Signal(str)
    """One sentence for the user."""
    outside_wanted = Signal(str, str)
    """The path of an episode that another program has to play, and why."""
    heard = Signal(int)
    """An entry's episode was heard to its end."""
    sound_stored = Signal(int)
    """What is known of an entry's episode changed in the store."""
    seeked = Signal(float)
    _reported = Signal(object)
    """A SoundReport, sent from the thread that listens to the player's process."""

    def __init__(
        self,
        bridge: Bridge,
        clock: Clock,
        folder: Path,
        parent: QObject,
        speed: float = 1.0,
        output: str = sound.DEVICE,
    ) -> None:
        """`folder` holds downloaded episodes; `speed` is the one chosen last."""
        super().__init__(parent)
        self._bridge, self._clock, self._folder = bridge.bound_to(self), clock, folder
        self._output = output
        self._player: sound.SoundPlayer | None = None
        """The player's process, from the first episode on."""
        self._reported.connect(self.on_report)
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
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: Changes) -> None:
        if changes & (Changes.QUEUE | Changes.DOWNLOADS):
            self.reload_facts()

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
            self._sound.send(sound.Play())
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
            lambda _: self._bridge.root.command_sent.emit(DownloadsChanged()),
        )

    def pause(self) -> None:
        self._wants_play = False
        if self._is_open:
            self._sound.send(sound.Pause())
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
            self._sound.send(sound.Seek(position_s))

    def skip(self, seconds: float) -> None:
        self.seek(self.state.position_s + seconds)

    def set_speed(self, speed: float) -> None:
        self._set(replace(self.state, speed=speed))
        if self._is_open:
            self._sound.send(sound.SetSpeed(speed))

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
        if self._player is not None:
            self._player.close()

    @property
    def _sound(self) -> sound.SoundPlayer:
        self._player = self._player or sound.SoundPlayer(self._reported.emit, self._output)
        return self._player

    def _stop(self) -> None:
        if self._is_open:
            self._save()
            self._sound.send(sound.Close())
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
        self._number = self._sound.open(str(path), self.state.position_s, speed=self.state.speed)
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

    def note_heard(self, entry_id: int) -> None:
        """Go on with the queue, unless it is time to sleep: that an episode was heard to its end is stored."""
        self.heard.emit(entry_id)
        self._bridge.root.command_sent.emit(DownloadsChanged())
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

    def reload_facts(self) -> None:
        """Read the loaded episode again, because its chapters or download changed in the store."""
        if self.state.episode is not None:
            self._bridge.read(load_operation(self.state.episode.entry_id), self._on_loaded)

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


class RemotePositionSync(QObject):
    """Continues an episode where another device stopped, as far as an account's server knows."""

    def __init__(
        self, send: Callable[[EpisodeOpened], None], player: PlayerControl, clock: Clock, parent: QObject
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
            self._send(EpisodeOpened(entry_id))
        self._at_hand = entry_id

    def handle(self, note: HeardElsewhere) -> None:
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
            known = [id_ for id_ in ids if podcasts.find_episode(conn, id_) is not None]
            return podcast_services.add_to_queue(conn, known, first=first) if known else None

        self._change_queue(change, words)

    def unqueue(self, ids: Sequence[int]) -> None:
        self._change_queue(lambda conn: podcast_services.remove_from_queue(conn, ids), self.tr("Removed from queue"))

    def move(self, entry_id: int, place: int) -> None:
        self._change_queue(
            lambda conn: podcast_services.move_in_queue(conn, entry_id, place), self.tr("Queue reordered")
        )

    def _change_queue(self, change: Callable[[Connection], list[int] | None], words: str) -> None:
        self._bridge.write(change, lambda before: self._note_queue(before, words))

    def _note_queue(self, before: list[int] | None, words: str) -> None:
        if before is None:
            self.said.emit(self.tr("This article has no audio."))
            return
        self._undo.push(words, flip(podcasts.set_queue, before), Changes.QUEUE)

    def toggle_download(self, ids: Sequence[int]) -> None:
        """Ask for the downloads if none of the episodes has one; otherwise drop them."""
        now = self._clock.now()

        def change(conn: Connection) -> tuple[list[int], list[Download]]:
            found = [one for id_ in ids if (one := podcasts.find_episode(conn, id_)) is not None]
            known = [one.entry_id for one in found if one.download is not None and one.download.state != "failed"]
            if known:
                return [], podcasts.drop_downloads(conn, known)
            return podcasts.ask_downloads(conn, [one.entry_id for one in found], now), []

        self._bridge.write(change, lambda done: self._note_downloads(*done))

    def _note_downloads(self, asked: list[int], dropped: list[Download]) -> None:
        if not asked and not dropped:
            self.said.emit(self.tr("This article has no audio."))
            return
        ids = asked or [one.entry_id for one in dropped]
        drop = partial(podcasts.drop_downloads, entry_ids=ids)
        if dropped:
            back = either(partial(podcasts.restore_downloads, downloads=dropped), drop)
        else:
            back = either(drop, partial(podcasts.ask_downloads, entry_ids=ids, now=self._clock.now()))
        words = self.tr("Download removed") if dropped else self.tr("Downloading")
        self._undo.push(words, back, Changes.QUEUE | Changes.DOWNLOADS)
