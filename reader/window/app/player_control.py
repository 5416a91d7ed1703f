"""The player in the window: its bar, its commands, the dialog of its queue, and the desktop's media keys.

Main thread only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from reader.core.paths import Profile
from reader.features.podcasts import store as podcasts
from reader.features.podcasts.window import mpris, queue_dialog
from reader.features.podcasts.window.bar import PlayerBar
from reader.features.podcasts.window.commands import RemotePositionSync, SoundCommands
from reader.features.podcasts.window.control import PlayerControl, PlayerState
from reader.window.bridge.bridge import Changes
from reader.window.kit.humanize import say_size
from reader.window.kit.screens import bring_to_front
from reader.window.kit.wording import say

if TYPE_CHECKING:
    from reader.engine.messages import DownloadNote, HeardElsewhere
    from reader.window.app.article_screen import ArticleScreen
    from reader.window.app.window_memory import WindowMemory

_SETTLE_MS = 1_500


class WindowPlayer(QObject):
    """The bar at the article's foot, and what plays episodes."""

    _wished = Signal(str, float)
    """A media key, on the bus's thread."""

    def __init__(self, window: ArticleScreen, memory: WindowMemory) -> None:
        super().__init__(window.window)
        self._window, self._memory = window, memory
        bridge, clock, parent = window.bridge, window.clock, window.window
        folder, speed = Profile(window.folder).podcasts, window.window_state.player_speed
        self.control = PlayerControl(bridge, clock, folder, parent, speed)
        self.bar = PlayerBar(window.theme, self.control)
        self.commands = SoundCommands(bridge, window.undo, clock, parent)
        self.remote_position = RemotePositionSync(bridge.command_sent.emit, self.control, clock, parent)
        self._service: mpris.MediaService | None = None
        self._is_offered = False
        """Whether the desktop was asked to offer the player."""

    def connect_parts(self) -> None:
        window, player, bar, article = self._window, self.control, self.bar, self._window.article
        article.pane.add_foot(bar)
        player.state_changed.connect(self._show_state)
        player.failed.connect(window.frame.messages.show_message)
        player.outside_wanted.connect(self._play_outside)
        player.heard.connect(lambda entry_id: window.commands.note_read([entry_id]))
        bar.queue_wanted.connect(self.open_queue)
        bar.entry_wanted.connect(article.control.open)
        article.control.article_shown.connect(player.offer)
        article.control.article_shown.connect(bar.show_open_entry)
        article.control.article_closed.connect(lambda: bar.show_open_entry(None))
        article.view.play_wanted.connect(player.play_entry)
        article.view.download_wanted.connect(lambda entry_id: self.commands.toggle_download([entry_id]))
        self.commands.said.connect(window.say)
        # Changes to episodes are shown in rows, not more often than every `_SETTLE_MS`.
        settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        settle.timeout.connect(window.entries.model.refresh_rows)
        player.sound_stored.connect(lambda entry_id: None if settle.isActive() else settle.start())
        player.seeked.connect(lambda at: self._service.note_jump(at) if self._service else None)
        self._wished.connect(self._follow_key)
        window.window.closing.connect(player.end)
        window.window.closed.connect(lambda: self._service.close() if self._service else None)

    def _show_state(self, state: PlayerState) -> None:
        self._memory.note_player_speed(state.speed)
        if state.episode is not None and state.chapters:
            number = state.chapter if state.is_playing or state.position_s > 0 else None
            self._window.article.control.show_chapter(state.episode.entry_id, number)
        # The player is offered to the desktop from the first time that something plays.
        if not self._is_offered and state.is_playing and sys.platform == "linux":
            self._is_offered = True
            self._service = mpris.open_media_service(self._wished.emit)
        if self._service is not None:
            self._service.update(_now_playing(state))

    def play_first(self, ids: Sequence[int]) -> None:
        if ids:
            self.control.play_entry(ids[0])

    def _play_outside(self, path: str, why: str) -> None:
        self._window.frame.messages.show_news(why)
        QDesktopServices.openUrl(QUrl.fromLocalFile(path))

    def open_queue(self) -> None:
        bridge = self._window.bridge
        dialog = queue_dialog.QueueDialog(self._window.theme, self.commands, self.control, self._window.window)

        def load(changes: Changes = Changes.QUEUE) -> None:
            if changes & Changes.QUEUE:
                bridge.bound_to(dialog).read(podcasts.list_queue, dialog.show_queue)

        bridge.changed.connect(load)
        dialog.finished.connect(lambda _: bridge.changed.disconnect(load))
        dialog.open()
        load()

    # --- the engine and the desktop ---------------------------------------------------------------

    def on_heard_elsewhere(self, note: HeardElsewhere) -> None:
        self.remote_position.handle(note)
        self._window.bridge.changed.emit(Changes.DOWNLOADS)

    def on_download(self, note: DownloadNote) -> None:
        self.control.on_download(note)
        frame = self._window.frame
        if note.is_here or note.is_gone or note.message is not None:
            self._window.bridge.changed.emit(Changes.DOWNLOADS)
            if note.is_news and note.message is not None:
                frame.messages.show_message(say(note.message))
        elif note.total:
            words = self._window.window.tr("Downloading an episode, {done} of {total}")
            frame.status_control.show_report(words.format(done=say_size(note.done), total=say_size(note.total)))

    def _follow_key(self, wish: str, value: float) -> None:
        player = self.control
        plain: dict[str, Callable[[], object]] = {
            "Play": player.play,
            "Pause": player.pause,
            "PlayPause": player.toggle,
            "Stop": player.pause,
            "Next": player.play_next,
            "Raise": partial(bring_to_front, self._window.window),
            "Quit": self._window.window.quit,
        }
        if wish in plain:
            plain[wish]()
        elif wish == "Seek":
            player.skip(value)
        elif wish == "SetPosition":
            player.seek(value)
        elif wish == "Rate" and value > 0:
            player.set_speed(value)


def _now_playing(state: PlayerState) -> mpris.NowPlaying:
    episode = state.episode
    if episode is None:
        return mpris.NowPlaying()
    return mpris.NowPlaying(
        episode.entry_id,
        episode.title or episode.feed_name,
        episode.feed_name,
        state.position_s,
        state.duration_s,
        state.is_playing,
        state.speed,
        state.queue_length > 0,
    )
