"""An episode's file: whether it is one that can be played, its chapters and its length, by a few kilobytes. Any thread.

Nothing is decoded. Other people's bytes: every number is doubted, and None is said rather than a guess.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from reader.model.podcasts import Chapter
from reader.sound.chapters import MOST_TAG, find_tag_end, read_id3_chapters

LONGEST_S = 7 * 86_400.0
_START = 65_536
_LAST_PAGE = 66_000
"""An Ogg page is no longer than that."""
_MOST_BOXES = 200
_MOST_TAGS = 5
_PROBED = 5
"""Places at which an MP3 without a table of its own must have the same bit rate."""
_RATES = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000), 0: (11_025, 12_000, 8_000)}
_KBITS_1 = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_KBITS_2 = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)

Read = Callable[[int, int], bytes]
"""Bytes of the file: from here, so many, or as many as there are."""


@contextmanager
def reading(path: Path) -> Iterator[Read]:
    with path.open("rb") as file:

        def read(at: int, count: int) -> bytes:
            file.seek(at)
            return file.read(count)

        yield read


def is_audio(read: Read) -> bool:
    """Whether it begins as MP3, AAC, MP4, Ogg, FLAC, WAV or Matroska does, behind its tags.

    Nothing else is given to the player: FFmpeg reads hundreds of other formats, playlists with addresses among them.
    """
    at = 0
    for _ in range(_MOST_TAGS):
        if not (tag := find_tag_end(read(at, 10))):
            break
        at += tag
    start = read(at, _START)
    if start[:4] in (b"OggS", b"fLaC", b"\x1aE\xdf\xa3") or start[4:8] == b"ftyp":
        return True
    if start[:4] == b"RIFF" and start[8:12] == b"WAVE":
        return True
    start = start.lstrip(b"\0")
    is_aac = len(start) > 1 and start[0] == 0xFF and start[1] & 0xF6 == 0xF0
    return is_aac or _are_frames(start, 0)


def read_file_chapters(read: Read) -> tuple[Chapter, ...]:
    size = find_tag_end(read(0, 10))
    return read_id3_chapters(read(0, min(size, MOST_TAG))) if size else ()


def find_file_length(path: Path) -> float | None:
    """The length of a whole file in seconds; None where its head does not tell."""
    try:
        with reading(path) as read:
            return find_length(read, path.stat().st_size)
    except OSError:
        return None


def find_length(read: Read, size: int) -> float | None:
    try:
        length = _find(read(0, _START), read, size)
    except (IndexError, ZeroDivisionError):
        return None
    return length if length is not None and math.isfinite(length) and 0 < length < LONGEST_S else None


def _find(start: bytes, read: Read, size: int) -> float | None:
    if start[:4] == b"fLaC":
        return _flac(start)
    if start[:4] == b"RIFF" and start[8:12] == b"WAVE":
        return _wav(start, size)
    if start[:4] == b"OggS":
        return _ogg(start, read(max(0, size - _LAST_PAGE), _LAST_PAGE))
    if start[4:8] == b"ftyp":
        return _mp4(read, size)
    return _mp3(read, size)


def _flac(start: bytes) -> float | None:
    """STREAMINFO is the first block: 20 bits of rate, 8 of channels and width, 36 of samples."""
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
    """The last page says how many samples there are up to it."""
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


def _mp4(read: Read, size: int) -> float | None:
    """mvhd in moov, which stands at the beginning or at the end."""
    movie = _find_box(read, 0, size, b"moov")
    head = _find_box(read, *movie, b"mvhd") if movie else None
    if head is None:
        return None
    data = read(head[0], 32)
    at, wide = (20, 8) if data[0] == 1 else (12, 4)
    scale = int.from_bytes(data[at : at + 4], "big")
    return int.from_bytes(data[at + 4 : at + 4 + wide], "big") / scale


def _find_box(read: Read, at: int, end: int, name: bytes) -> tuple[int, int] | None:
    """Where the content of a box begins and ends."""
    for _ in range(_MOST_BOXES):
        head = read(at, 16)
        if len(head) < 8 or at >= end:
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
    """The head of a frame of layer III; None for anything else."""
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE0 != 0xE0 or head[1] & 0x06 != 0x02:
        return None
    version, bits, rate = head[1] >> 3 & 3, head[2] >> 4, head[2] >> 2 & 3
    if version == 1 or bits in (0, 15) or rate == 3:
        return None
    kbits = (_KBITS_1 if version == 3 else _KBITS_2)[bits]
    hertz, samples = _RATES[version][rate], 1152 if version == 3 else 576
    return FrameHead(samples * 125 * kbits // hertz + (head[2] >> 1 & 1), samples, hertz)


def _mp3(read: Read, size: int) -> float | None:
    begins = find_tag_end(read(0, 10))
    first = read(begins, 4_096)
    at = next((n for n in range(len(first) - 4) if _are_frames(first, n)), None)
    if at is None:
        return None
    head = read_head(first[at : at + 4])
    assert head is not None
    frames = _read_table(first[at : at + 200])
    if frames:
        return frames * head.samples / head.rate
    bytes_of_sound = size - begins - at
    if not all(_has_same_rate(read, begins + at, bytes_of_sound * n // _PROBED, head) for n in range(_PROBED)):
        return None
    return bytes_of_sound / (head.size / (head.samples / head.rate))


def _are_frames(data: bytes, at: int) -> bool:
    """A frame, followed by another of its rate where that much is here."""
    head = read_head(data[at : at + 4])
    if head is None:
        return False
    after = read_head(data[at + head.size : at + head.size + 4])
    return at + head.size + 4 > len(data) or (after is not None and after.rate == head.rate)


def _read_table(frame: bytes) -> int:
    """How many frames there are, as the first one tells (Xing, Info, VBRI); 0 where it does not."""
    for mark in (b"Xing", b"Info"):
        at = frame.find(mark)
        if at >= 0 and len(frame) >= at + 12 and frame[at + 7] & 1:
            return int.from_bytes(frame[at + 8 : at + 12], "big")
    at = frame.find(b"VBRI")
    return int.from_bytes(frame[at + 14 : at + 18], "big") if at >= 0 else 0


def _has_same_rate(read: Read, begins: int, offset: int, head: FrameHead) -> bool:
    """Frames near a place are as long as the first, but for the byte of padding: then its bit rate is that of all."""
    data = read(begins + offset, 8_192)
    found = next((one for n in range(len(data) - 4) if (one := _frame_at(data, n, head))), None)
    return found is not None and abs(found.size - head.size) <= 1


def _frame_at(data: bytes, at: int, like: FrameHead) -> FrameHead | None:
    head = read_head(data[at : at + 4])
    return head if head is not None and head.rate == like.rate and _are_frames(data, at) else None
