"""The player's process: decodes other people's recordings and gives them to the device. Imported by the child alone.

It knows files, no store and no network. It is bounded in memory; who started it watches its processor time and starts
another if it dies. It ends when the pipe closes.
"""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from reader.parse.process_limits import limit_memory
from reader.sound.decode import CannotDecode, Decoder
from reader.sound.files import SoundFile
from reader.sound.messages import (
    At,
    CannotPlay,
    Close,
    Ended,
    Open,
    Opened,
    Pause,
    Play,
    Seek,
    SetSpeed,
    SoundCommand,
)
from reader.sound.names import MEMORY
from reader.sound.outputs import NoDevice, Output, open_output
from reader.sound.playback import Playback

REPORT_S = 0.25
READY = "ready"


def serve(pipe: Connection, output_kind: str) -> None:
    """The child's whole life."""
    limit_memory(MEMORY)
    player = _Player(pipe, output_kind)
    try:
        pipe.send(READY)
        while True:
            if pipe.poll(REPORT_S if player.is_active else None):
                player.take(pipe.recv())
            player.report()
    except (EOFError, OSError, KeyboardInterrupt):
        return
    finally:
        player.close()


class _Player:
    def __init__(self, pipe: Connection, output_kind: str) -> None:
        self._pipe, self._kind = pipe, output_kind
        self._number = 0
        self._playback: Playback | None = None
        self._output: Output | None = None
        self._plays = False

    @property
    def is_active(self) -> bool:
        return self._plays and self._playback is not None

    def take(self, command: SoundCommand) -> None:
        try:
            if isinstance(command, Open):
                self._open(command)
            elif isinstance(command, Close):
                self.close()
            elif self._playback is not None:
                self._change(self._playback, command)
        except CannotDecode as error:
            self._give_up("format", error.kind)
        except NoDevice:
            self._give_up("device")
        except (MemoryError, ValueError, ArithmeticError):
            self._give_up("died")

    def _open(self, command: Open) -> None:
        self.close()
        self._number = command.number
        decoder = Decoder(SoundFile(Path(command.path), command.expected))
        self._playback = Playback(decoder, command.position_s, command.speed)
        if command.is_playing:
            self._play()
        self._pipe.send(Opened(self._number, self._playback.duration_s, decoder.read_chapters()))
        self._tell(self._playback)

    def _change(self, playback: Playback, command: SoundCommand) -> None:
        if isinstance(command, Play):
            self._play()
        elif isinstance(command, Pause):
            self._pause()
            playback.step_back()
        elif isinstance(command, Seek):
            playback.seek(command.position_s)
        elif isinstance(command, SetSpeed):
            playback.set_speed(command.speed)
        self._tell(playback)

    def _play(self) -> None:
        """The device is opened when first needed, and given back while nothing plays."""
        if self._output is None:
            self._output = open_output(self._kind, self._pull)
        self._output.start()
        self._plays = True
        if self._playback is not None:
            self._playback.behind_s = self._output.behind_s

    def _pause(self) -> None:
        self._plays = False
        if self._output is not None:
            output, self._output = self._output, None
            output.close()

    def _pull(self, frames: int) -> bytes:
        playback = self._playback
        return bytes(frames * 4) if playback is None else playback.pull(frames)

    def report(self) -> None:
        playback = self._playback
        if playback is None or not self._plays:
            return
        if playback.failed is not None:
            self._give_up("format", playback.failed.kind)
        elif playback.is_over:
            self._pause()
            self._pipe.send(Ended(self._number, playback.position_s, playback.frames_out))
            self._playback = None
        else:
            self._tell(playback)

    def _tell(self, playback: Playback) -> None:
        self._pipe.send(
            At(
                self._number,
                playback.position_s,
                playback.duration_s,
                self._plays,
                playback.is_waiting,
                playback.frames_out,
            )
        )

    def _give_up(self, reason: str, kind: str = "") -> None:
        number = self._number
        self.close()
        self._pipe.send(CannotPlay(number, reason, kind))

    def close(self) -> None:
        self._pause()
        self._playback = None
