"""Decodes a recording into plain samples from any position. In the player's process: the only one that meets miniaudio.

Sixteen bits, two channels, 44.1 kHz, whatever the file has. An MP3 is begun at the frame before the wanted position, by
mp3_frames.py; the other kinds are sought by miniaudio.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import miniaudio

from reader.model.podcasts import Chapter
from reader.sound.files import SoundFile, sniff
from reader.sound.id3_chapters import MOST_TAG, read_id3_chapters
from reader.sound.mp3_frames import Mp3Frames, find_tag_end

RATE, CHANNELS, WIDTH = 44_100, 2, 2
FRAME = CHANNELS * WIDTH
MARGIN = 65_536
"""Bytes that must be here beyond the decoder's place while a file is fetched: it reads less than that at once."""
_FORMATS = {
    "mp3": miniaudio.FileFormat.MP3,
    "flac": miniaudio.FileFormat.FLAC,
    "wav": miniaudio.FileFormat.WAV,
}
_AT_ONCE = 1_152


class CannotDecode(ValueError):  # noqa: N818
    """This recording cannot be played here; `kind` says what it is, as far as that can be told."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class _Window(miniaudio.StreamableSource):  # type: ignore[misc]
    """The file from one byte on, as the decoder reads it."""

    def __init__(self, file: SoundFile, begins: int) -> None:
        self._file, self._begins = file, begins
        self.at = begins

    def read(self, num_bytes: int) -> bytes:
        data = self._file.read(self.at, num_bytes)
        self.at += len(data)
        return data

    def seek(self, offset: int, origin: miniaudio.SeekOrigin) -> bool:
        base = self._begins if origin == miniaudio.SeekOrigin.START else self.at
        if origin not in (miniaudio.SeekOrigin.START, miniaudio.SeekOrigin.CURRENT):
            base = self._file.expected
        if not self._begins <= base + offset <= self._file.expected:
            return False
        self.at = base + offset
        return True


class Decoder:
    """`read` gives samples until there are none; `seek` begins elsewhere. Raises CannotDecode."""

    def __init__(self, file: SoundFile) -> None:
        self._file = file
        sniffed = sniff(file.read(0, 4_096))
        if not sniffed.kind:
            raise CannotDecode(sniffed.name)
        self.kind, self.name = sniffed.kind, sniffed.name
        self._frames = Mp3Frames(file.read) if sniffed.kind == "mp3" else None
        self.can_grow = self._frames is not None
        self._told_s = 0.0
        self._stream: Generator[Any, int, None] | None = None
        self._window = _Window(file, 0)
        self._measure()

    def _measure(self) -> None:
        if self._frames is not None:
            self._frames.walk()
            if not self._frames.count and self._file.is_whole:
                raise CannotDecode(self.name)
            return
        if self._file.is_whole:
            self._told_s = _measure_whole(self.kind, self._file)

    @property
    def duration_s(self) -> float:
        """Of what is here; about all of it where the rest is still fetched."""
        if self._frames is None:
            if not self._told_s:
                self._measure()
            return self._told_s
        here = self._file.size
        share = self._file.expected / here if here and not self._file.is_whole else 1.0
        return self._frames.duration_s * share

    @property
    def is_starved(self) -> bool:
        """Whether to wait for the download before more is decoded."""
        if self._file.is_whole:
            return False
        return not self.can_grow or self._window.at + MARGIN > self._file.size

    def read_chapters(self) -> tuple[Chapter, ...]:
        size = find_tag_end(self._file.read(0, 10))
        return read_id3_chapters(self._file.read(0, min(size, MOST_TAG))) if size else ()

    def seek(self, position_s: float) -> float:
        """Gives the position that was found: what is not here cannot be heard yet."""
        self._close()
        begins, skipped_s = 0, 0.0
        if self._frames is not None:
            self._frames.walk()
            position_s = min(position_s, self._frames.duration_s)
            begins, skipped_s = self._frames.find_place(position_s)
        self._window = _Window(self._file, begins)
        self._stream = self._open(0 if self._frames is not None else int(position_s * RATE))
        self._skip(int((position_s - skipped_s) * RATE) if self._frames is not None else 0)
        return position_s

    def _open(self, frame: int) -> Generator[Any, int, None]:
        try:
            stream: Generator[Any, int, None] = miniaudio.stream_any(
                self._window, _FORMATS[self.kind], nchannels=CHANNELS, sample_rate=RATE, seek_frame=frame
            )
            return stream
        except miniaudio.MiniaudioError as error:
            raise CannotDecode(self.name) from error

    def _skip(self, frames: int) -> None:
        while frames > 0:
            data = self.read(min(frames, _AT_ONCE))
            if not data:
                return
            frames -= len(data) // FRAME

    def read(self, frames: int) -> bytes:
        """Samples of at most so many frames; none at the end."""
        if self._stream is None:
            return b""
        try:
            return bytes(memoryview(self._stream.send(frames)).cast("B"))
        except StopIteration:
            self._stream = None
            return b""
        except miniaudio.MiniaudioError as error:
            raise CannotDecode(self.name) from error

    def _close(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None


def _measure_whole(kind: str, file: SoundFile) -> float:
    """By the file's own head; only miniaudio knows it."""
    ask = {"flac": miniaudio.flac_get_file_info, "wav": miniaudio.wav_get_file_info}[kind]
    try:
        return float(ask(str(file.path)).duration)
    except miniaudio.MiniaudioError as error:
        raise CannotDecode(kind.upper()) from error
