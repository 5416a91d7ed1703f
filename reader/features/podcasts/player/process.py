"""The player's process: QtMultimedia plays other people's files in it. Imported by the child alone.

It knows files, but no store and no network, and shows no window. Its memory is bounded; its parent watches its
processor time and starts another if it dies. It ends when the pipe closes.

An episode that is still being fetched is played as far as it is here, and opened again when more came: FFmpeg assumes
that a file stays as long as it was when it was opened.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, QUrl, Signal

from reader.core.child_process import Messages, silence_libraries
from reader.core.guarded_child import limit_memory
from reader.features.podcasts.files import PART, is_audio, read_file_chapters
from reader.features.podcasts.player.player import (
    DEVICE,
    HASTY,
    MEMORY,
    NOT_INSTALLED,
    At,
    CannotPlay,
    Close,
    Ended,
    Open,
    Opened,
    Pause,
    Play,
    Quit,
    Seek,
    SetSpeed,
    SoundCommand,
    SoundReport,
)

try:
    from PySide6.QtMultimedia import QAudioOutput, QMediaDevices, QMediaPlayer
except ImportError:  # paperround[audio] is not installed, or a library of the system that it needs
    sys.exit(NOT_INSTALLED)

HASTE = 20.0
REPORT_MS = 250
GREW = 100_000
"""So many more bytes of a file that is still being fetched are worth opening it again."""
NEAR_END_S = 2.0
MOST_STALLED = 40
"""Reports without any progress, ten seconds: FFmpeg goes silent on some damaged files."""
_Status = QMediaPlayer.MediaStatus
_READY = (_Status.LoadedMedia, _Status.BufferingMedia, _Status.BufferedMedia)


def serve(connection: Connection) -> None:
    """Run the child's whole life."""
    silence_libraries()
    window = Messages[SoundCommand](connection, SoundCommand)
    os.environ["QT_FFMPEG_PROTOCOL_WHITELIST"] = "file"  # FFmpeg's own choice for files; it must stay so
    app = QCoreApplication([])
    if not QMediaPlayer().isAvailable():
        sys.exit(NOT_INSTALLED)
    player = Player(window)
    limit_memory(MEMORY)
    inbox = _Inbox()
    inbox.arrived.connect(player.handle)
    threading.Thread(target=inbox.listen, args=(window,), daemon=True, name="commands").start()
    app.exec()
    player.close()


class _Inbox(QObject):
    """Hands commands from the pipe to the main thread; `Quit` when it closes."""

    arrived = Signal(object)

    def listen(self, window: Messages[SoundCommand]) -> None:
        with suppress(OSError):
            while not isinstance(command := window.receive(), Quit):
                self.arrived.emit(command)
        self.arrived.emit(Quit())


class Player(QObject):
    def __init__(self, window: Messages[SoundCommand]) -> None:
        super().__init__()
        self._window, self._output = window, DEVICE
        self._audio = QAudioOutput()
        self._media = QMediaPlayer()
        self._media.setAudioOutput(self._audio)
        # Queued: their handlers may close the file, which Qt must not be playing at that moment.
        self._media.mediaStatusChanged.connect(self._note_status, Qt.ConnectionType.QueuedConnection)
        self._media.errorOccurred.connect(self._note_error, Qt.ConnectionType.QueuedConnection)
        self._media.positionChanged.connect(self._note_position)
        self._devices = QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._choose_device)
        self._clock = QTimer(interval=REPORT_MS)
        self._clock.timeout.connect(self._check)
        self._episode: Open | None = None
        self._position_s = 0.0
        self._plays = False
        """The user wants it to."""
        self._is_loaded = self._is_reported = self._is_waiting = False
        self._part_size: int | None = None
        """How much was here when it was opened; None for a whole file."""
        self._looked_at_s = 0.0
        self._stalled = 0

    def handle(self, command: SoundCommand) -> None:
        if isinstance(command, Open):
            self._open(command)
        elif isinstance(command, Close):
            self.close()
        elif isinstance(command, Quit):
            QCoreApplication.quit()
        elif self._episode is not None:
            self._change(command)

    def _open(self, command: Open) -> None:
        self.close()
        self._episode, self._output = command, command.output
        self._is_reported = False
        self._set_speed(command.speed)
        self._position_s = command.position_s
        self._load()
        if command.is_playing:
            self._play()

    def _change(self, command: SoundCommand) -> None:
        if isinstance(command, Play):
            self._play()
        elif isinstance(command, Pause):
            self._pause()
        elif isinstance(command, SetSpeed):
            self._set_speed(command.speed)
        elif isinstance(command, Seek):
            self._position_s = command.position_s
            if self._part_size is not None:
                self._load()
            elif self._is_loaded:
                self._media.setPosition(int(self._position_s * 1_000))
        if self._is_loaded:
            self._report()

    def _play(self) -> None:
        if self._episode is None:
            return
        if not self._choose_device():
            self._give_up("device")
            return
        self._plays = True
        self._stalled = 0
        self._clock.start()
        if self._is_loaded and not self._is_waiting:
            self._media.play()

    def _pause(self) -> None:
        self._plays = False
        self._clock.stop()
        self._media.pause()

    def _set_speed(self, speed: float) -> None:
        """Set the speed; Qt keeps the pitch."""
        self._media.setPlaybackRate(speed * (HASTE if self._output == HASTY else 1.0))

    def _choose_device(self) -> bool:
        """Use the device that the system plays on now; return False where there is none."""
        device = QMediaDevices.defaultAudioOutput()
        if device != self._audio.device():
            self._audio.setDevice(device)
        return self._output != DEVICE or not device.isNull()

    def close(self) -> None:
        self._clock.stop()
        self._episode = None
        self._plays = self._is_loaded = self._is_waiting = False
        self._media.setSource(QUrl())

    def _find_file(self) -> tuple[Path, int | None]:
        """Return the file, and how much of it is here; None for all."""
        assert self._episode is not None
        whole = Path(self._episode.path)
        part = whole.with_name(whole.name + PART)
        try:
            return (whole, None) if whole.is_file() else (part, part.stat().st_size)
        except OSError:
            return whole, None

    def _load(self) -> None:
        """Open the file; `_begin` goes on once Qt has read its head."""
        path, self._part_size = self._find_file()
        self._is_loaded = self._is_waiting = False
        self._media.setSource(QUrl())
        try:
            with path.open("rb") as file:
                is_known = is_audio(file)
        except OSError:
            is_known = False
        if is_known:
            self._media.setSource(QUrl.fromLocalFile(str(path)))
        else:
            self._give_up("format")

    def _note_status(self) -> None:
        status = self._media.mediaStatus()
        if self._episode is None:
            return
        if status in _READY and not self._is_loaded:
            self._is_loaded = True
            self._begin()
        elif status == _Status.EndOfMedia and self._is_loaded and not self._is_waiting:
            self._end()

    def _note_error(self) -> None:
        """Give up, unless it plays already: then it is only a damaged piece, and Qt goes on after it."""
        if self._media.error() != QMediaPlayer.Error.NoError and not self._is_loaded:
            self._give_up("format")

    def _begin(self) -> None:
        wanted_s, length_s = self._position_s, self._media.duration() / 1_000
        if self._part_size is not None and wanted_s > max(0.0, length_s - 1.0):
            self._is_waiting = True
        else:
            if wanted_s > 0:  # a damaged file may not even seek to its beginning
                self._media.setPosition(int(wanted_s * 1_000))
            if self._plays:
                self._media.play()
        self._position_s = wanted_s
        if not self._is_reported:
            self._is_reported = True
            self._send_opened()
        self._report()

    def _send_opened(self) -> None:
        assert self._episode is not None
        try:
            with self._find_file()[0].open("rb") as file:
                chapters = read_file_chapters(file)
        except OSError:
            chapters = ()
        self._send(Opened(self._episode.number, self._duration_s, chapters))

    @property
    def _duration_s(self) -> float:
        return 0.0 if self._part_size is not None else self._media.duration() / 1_000

    def _note_position(self, position_ms: int) -> None:
        """Note the position, but not the end: Qt reports the whole length there, even if the file breaks off."""
        if self._is_loaded and not self._is_waiting and position_ms < self._media.duration():
            self._position_s = position_ms / 1_000

    def _end(self) -> None:
        if self._part_size is not None:
            self._is_waiting = True
            self._report()
            return
        assert self._episode is not None
        number = self._episode.number
        self.close()
        self._send(Ended(number, self._position_s))

    def _check(self) -> None:
        """Open a file that is still being fetched again when more of it came; give up one that makes no progress."""
        if self._part_size is not None and self._is_loaded:
            near_s = self._media.duration() / 1_000 - NEAR_END_S * self._media.playbackRate()
            _, here = self._find_file()
            has_grown = here is None or here >= self._part_size + GREW
            if has_grown and (self._is_waiting or self._position_s > near_s):
                self._load()
        has_moved = self._is_waiting or self._position_s != self._looked_at_s
        self._stalled = 0 if has_moved else self._stalled + 1
        self._looked_at_s = self._position_s
        if self._stalled > MOST_STALLED:
            self._give_up("broken" if self._is_loaded else "format")
        self._report()

    def _report(self) -> None:
        if self._episode is not None:
            state = (self._plays, self._is_waiting and self._plays)
            self._send(At(self._episode.number, self._position_s, self._duration_s, *state))

    def _give_up(self, reason: str) -> None:
        if self._episode is not None:
            number = self._episode.number
            self.close()
            self._send(CannotPlay(number, reason))

    def _send(self, report: SoundReport) -> None:
        try:
            self._window.send(report)
        except OSError:
            QCoreApplication.quit()
