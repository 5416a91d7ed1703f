"""Link to the player's process: its reports come as a Qt signal on the main thread."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reader.lazy_import import lazy_import
from reader.model.podcasts import Episode
from reader.sound.names import DEVICE

if TYPE_CHECKING:
    from reader import podcast_files as files
    from reader.sound import player as sound_player
    from reader.sound.messages import SoundReport
else:  # when something is played for the first time
    sound_player = lazy_import("reader.sound.player")
    files = lazy_import("reader.podcast_files")


class SoundLink(QObject):
    reported = Signal(object)
    """A SoundReport."""

    def __init__(self, output: str = DEVICE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._output = output
        self._player: sound_player.SoundPlayer | None = None

    @property
    def player(self) -> sound_player.SoundPlayer:
        self._player = self._player or sound_player.SoundPlayer(self._take, self._output)
        return self._player

    def _take(self, report: SoundReport) -> None:
        """On the player's thread."""
        self.reported.emit(report)

    def open(self, folder: Path, episode: Episode, position_s: float, speed: float) -> tuple[bool, int]:
        """Plays what is here of it; whether that is all, and the number that its reports carry."""
        whole = files.find_file(folder, episode.entry_id)
        path = whole or folder / files.name_file(episode.entry_id, episode.url, episode.media_type)
        expected = (episode.download.size if episode.download else None) or episode.size
        number = self.player.open(str(path), position_s, expected=None if whole else expected, speed=speed)
        return whole is not None, number

    def close(self) -> None:
        if self._player is not None:
            self._player.close()
