"""A recording's bytes, also while it is fetched: read from wherever they are now. In the player's process.

Each block is read from a file that is opened for it, so that a download can give its file the last name meanwhile, also
on Windows.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from reader.podcast_files import PART

BLOCK = 262_144


class SoundFile:
    def __init__(self, path: Path, expected: int | None = None) -> None:
        """`expected`: how large it will be, where it is still fetched."""
        self.path = path
        self._path, self._part = path, path.with_name(path.name + PART)
        self._expected = expected
        self._block = (0, b"")

    @property
    def is_whole(self) -> bool:
        return self._path.is_file()

    @property
    def size(self) -> int:
        """How much is here."""
        try:
            return (self._path if self.is_whole else self._part).stat().st_size
        except OSError:
            return 0

    @property
    def expected(self) -> int:
        return self.size if self.is_whole else max(self._expected or 0, self.size)

    def read(self, at: int, count: int) -> bytes:
        start, block = self._block
        if not start <= at <= at + count <= start + len(block):
            start, block = at, self._read(at, max(count, BLOCK))
            self._block = (start, block)
        return block[at - start : at - start + count]

    def _read(self, at: int, count: int) -> bytes:
        for path in (self._path, self._part):
            try:
                with path.open("rb") as file:
                    file.seek(at)
                    return file.read(count)
            except OSError:
                continue
        return b""


class Sniffed(Struct, frozen=True):
    """What kind of recording a file is, by its first bytes."""

    kind: str
    """mp3, flac, wav; empty for what cannot be played here."""
    name: str
    """What it is called, for the owner."""


def sniff(start: bytes) -> Sniffed:
    if start[:3] == b"ID3" or (len(start) > 1 and start[0] == 0xFF and start[1] & 0xE6 == 0xE2):
        return Sniffed("mp3", "MP3")
    if start[:4] == b"fLaC":
        return Sniffed("flac", "FLAC")
    if start[:4] == b"RIFF" and start[8:12] == b"WAVE":
        return Sniffed("wav", "WAV")
    if start[:4] == b"OggS":
        # miniaudio could decode Vorbis, but spoiled files break its memory: see how-are-podcasts-played.md.
        return Sniffed("", "Vorbis" if b"\x01vorbis" in start[:64] else "Opus")
    if start[4:8] == b"ftyp" or (len(start) > 1 and start[0] == 0xFF and start[1] & 0xF6 == 0xF0):
        return Sniffed("", "AAC")
    return Sniffed("", "")
