"""An episode's file: whether it can be played, its chapters and its length, from a few kilobytes. Any thread.

Nothing is decoded. No number in the bytes is trusted, and the answer is None rather than a guess.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from reader.features.podcasts.player.chapters import MOST_TAG, find_tag_end, read_id3_chapters
from reader.features.podcasts.records import Chapter

LONGEST_S = 7 * 86_400.0
_START = 65_536
_LAST_PAGE = 66_000
"""Bytes: an Ogg page is no longer."""
_MOST_BOXES = 200
_MOST_TAGS = 5
_PROBED = 5
"""Places where an MP3 without a table must have the same bit rate."""
_RATES = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000), 0: (11_025, 12_000, 8_000)}
_KBITS_1 = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_KBITS_2 = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)


def is_audio(file: BinaryIO) -> bool:
    """Tell whether a file begins, after its tags, as MP3, AAC, MP4, Ogg, FLAC, WAV or Matroska do.

    Nothing else is given to the player: FFmpeg reads hundreds of other formats, playlists with addresses among them.
    """
    at = 0
    for _ in range(_MOST_TAGS):
        if not (tag := find_tag_end(_read(file, at, 10))):
            break
        at += tag
    start = _read(file, at, _START)
    if start[:4] in (b"OggS", b"fLaC", b"\x1aE\xdf\xa3") or start[4:8] == b"ftyp":
        return True
    if start[:4] == b"RIFF" and start[8:12] == b"WAVE":
        return True
    start = start.lstrip(b"\0")
    is_aac = len(start) > 1 and start[0] == 0xFF and start[1] & 0xF6 == 0xF0
    return is_aac or _are_frames(start, 0)


def read_file_chapters(file: BinaryIO) -> tuple[Chapter, ...]:
    size = find_tag_end(_read(file, 0, 10))
    return read_id3_chapters(_read(file, 0, min(size, MOST_TAG))) if size else ()


_FARTHEST = 2**62


def find_file_length(path: Path) -> float | None:
    """The length of a whole file in seconds; None where its head does not tell."""
    try:
        with path.open("rb") as file:
            return find_length(file, path.stat().st_size)
    except OSError:
        return None


def find_length(file: BinaryIO, size: int) -> float | None:
    start = _read(file, 0, _START)
    try:
        if start[:4] == b"fLaC":
            length = _flac(start)
        elif start[:4] == b"RIFF" and start[8:12] == b"WAVE":
            length = _wav(start, size)
        elif start[:4] == b"OggS":
            length = _ogg(start, _read(file, max(0, size - _LAST_PAGE), _LAST_PAGE))
        elif start[4:8] == b"ftyp":
            length = _mp4(file, size)
        else:
            length = _mp3(file, size)
    except (IndexError, ValueError, ArithmeticError):
        return None
    return length if length is not None and math.isfinite(length) and 0 < length < LONGEST_S else None


def _read(file: BinaryIO, at: int, count: int) -> bytes:
    """Read at a place that the file itself names, which may be far beyond its end."""
    if not 0 <= at <= _FARTHEST:
        return b""
    file.seek(at)
    return file.read(max(0, count))


def _flac(start: bytes) -> float | None:
    """Read STREAMINFO, the first block: 20 bits of rate, 8 of channels and width, 36 of samples."""
    if start[4] & 0x7F != 0:
        return None
    packed = int.from_bytes(start[18:26], "big")
    return (packed & (1 << 36) - 1) / (packed >> 44)


def _wav(start: bytes, size: int) -> float | None:
    at, per_second = 12, 0
    while at + 8 <= len(start):
        name, length = start[at : at + 4], int.from_bytes(start[at + 4 : at + 8], "little")
        if name == b"fmt ":
            per_second = int.from_bytes(start[at + 16 : at + 20], "little")
        elif name == b"data":
            return min(length, size - at - 8) / per_second
        at += 8 + length + length % 2
    return None


def _ogg(start: bytes, end: bytes) -> float | None:
    """Read the last page, which says how many samples there are up to it."""
    last = end.rfind(b"OggS")
    if last < 0 or len(end) < last + 14:
        return None
    samples = int.from_bytes(end[last + 6 : last + 14], "little", signed=True)
    if b"OpusHead" in start[:64]:
        at = start.index(b"OpusHead") + 10
        return (samples - int.from_bytes(start[at : at + 2], "little")) / 48_000
    if b"\x01vorbis" in start[:64]:
        at = start.index(b"\x01vorbis") + 12
        return samples / int.from_bytes(start[at : at + 4], "little")
    return None


def _mp4(file: BinaryIO, size: int) -> float | None:
    """Read mvhd in moov, which is at the beginning or at the end."""
    movie = _find_box(file, 0, size, b"moov")
    head = _find_box(file, *movie, b"mvhd") if movie else None
    if head is None:
        return None
    data = _read(file, head[0], 32)
    at, wide = (20, 8) if data[0] == 1 else (12, 4)
    scale = int.from_bytes(data[at : at + 4], "big")
    return int.from_bytes(data[at + 4 : at + 4 + wide], "big") / scale


def _find_box(file: BinaryIO, at: int, end: int, name: bytes) -> tuple[int, int] | None:
    """Return where the content of a box begins and ends."""
    for _ in range(_MOST_BOXES):
        if at >= end or len(head := _read(file, at, 16)) < 8:
            return None
        length, begins = int.from_bytes(head[:4], "big"), 8
        if length == 1:
            length, begins = int.from_bytes(head[8:], "big"), 16
        elif length == 0:
            length = end - at
        if length < begins:
            return None
        if head[4:8] == name:
            return at + begins, min(at + length, end)
        at += length
    return None


class FrameHead(Struct, frozen=True):
    size: int
    samples: int
    rate: int


def read_head(head: bytes) -> FrameHead | None:
    """Read the head of a frame of layer III; None for anything else."""
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE0 != 0xE0 or head[1] & 0x06 != 0x02:
        return None
    version, bits, rate = head[1] >> 3 & 3, head[2] >> 4, head[2] >> 2 & 3
    if version == 1 or bits in (0, 15) or rate == 3:
        return None
    kbits = (_KBITS_1 if version == 3 else _KBITS_2)[bits]
    hertz, samples = _RATES[version][rate], 1152 if version == 3 else 576
    return FrameHead(samples * 125 * kbits // hertz + (head[2] >> 1 & 1), samples, hertz)


def _mp3(file: BinaryIO, size: int) -> float | None:
    begins = find_tag_end(_read(file, 0, 10))
    first = _read(file, begins, 4_096)
    at = next((n for n in range(len(first) - 4) if _are_frames(first, n)), None)
    if at is None:
        return None
    head = read_head(first[at : at + 4])
    assert head is not None
    frames = _read_table(first[at : at + 200])
    if frames:
        return frames * head.samples / head.rate
    bytes_of_sound = size - begins - at
    if not all(_has_same_rate(file, begins + at + bytes_of_sound * n // _PROBED, head) for n in range(_PROBED)):
        return None
    return bytes_of_sound / (head.size / (head.samples / head.rate))


def _are_frames(data: bytes, at: int) -> bool:
    """Tell whether a frame is here, followed by another of its rate unless the data ends before."""
    head = read_head(data[at : at + 4])
    if head is None:
        return False
    after = read_head(data[at + head.size : at + head.size + 4])
    return at + head.size + 4 > len(data) or (after is not None and after.rate == head.rate)


def _read_table(frame: bytes) -> int:
    """The number of frames, from a table in the first one (Xing, Info, VBRI); 0 without one."""
    for mark in (b"Xing", b"Info"):
        at = frame.find(mark)
        if at >= 0 and len(frame) >= at + 12 and frame[at + 7] & 1:
            return int.from_bytes(frame[at + 8 : at + 12], "big")
    at = frame.find(b"VBRI")
    return int.from_bytes(frame[at + 14 : at + 18], "big") if at >= 0 else 0


def _has_same_rate(file: BinaryIO, near: int, like: FrameHead) -> bool:
    """Tell whether the next frame is as long as another, but for the byte of padding, so that the bit rate is too."""
    data = _read(file, near, 8_192)
    for at in range(len(data) - 4):
        head = read_head(data[at : at + 4])
        if head is not None and head.rate == like.rate and _are_frames(data, at):
            return abs(head.size - like.size) <= 1
    return False
