"""Where the frames of an MP3 lie: how long it is, and at which byte each second begins. Pure, but for reading its file.

miniaudio can seek in an MP3 only by decoding all of it up to there, which takes seconds in a long one, and it needs the
whole file. Reading the heads of frames is enough, and goes as far as a download has come: `dev.py bench sound`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from msgspec import Struct

KEPT_EVERY = 32
"""Frames between two whose place is kept: some 0.8 s."""
MOST_FRAMES = 6_000_000
"""Some 40 hours; what follows is not played."""
LONGEST_GARBAGE = 1_000_000
"""Bytes between two frames. A picture stands in the tag before them."""
_BLOCK = 1_048_576
_HEAD = 4
_RATES = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000), 0: (11_025, 12_000, 8_000)}
_KBITS_1 = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_KBITS_2 = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)

Read = Callable[[int, int], bytes]
"""Bytes of the file: from here, so many, or as many as there are."""


class FrameHead(Struct, frozen=True):
    size: int
    samples: int
    rate: int


def read_head(head: bytes) -> FrameHead | None:
    """Of a frame of layer III; None for anything else."""
    if len(head) < _HEAD or head[0] != 0xFF or head[1] & 0xE0 != 0xE0 or head[1] & 0x06 != 0x02:
        return None
    version, bits, rate = head[1] >> 3 & 3, head[2] >> 4, head[2] >> 2 & 3
    if version == 1 or bits in (0, 15) or rate == 3:
        return None
    kbits = (_KBITS_1 if version == 3 else _KBITS_2)[bits]
    hertz, samples = _RATES[version][rate], 1152 if version == 3 else 576
    return FrameHead(samples * 125 * kbits // hertz + (head[2] >> 1 & 1), samples, hertz)


def find_tag_end(start: bytes) -> int:
    """Where the sound begins behind an ID3 tag; 0 where there is none."""
    if start[:3] != b"ID3" or len(start) < 10:
        return 0
    return 10 + read_synchsafe(start[6:10]) + (10 if start[5] & 0x10 else 0)


def read_synchsafe(four: bytes) -> int:
    """A number of ID3: seven bits of each byte."""
    number = 0
    for byte in four:
        number = number << 7 | byte & 0x7F
    return number


class Mp3Frames:
    """Grows with its file; `walk` goes on from where it came to."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._at = find_tag_end(read(0, 10))
        self._known: dict[bytes, FrameHead | None] = {}
        self.places = array("Q")
        """Byte offsets of every KEPT_EVERY-th frame."""
        self.count = 0
        self.rate = self.samples = 0

    @property
    def duration_s(self) -> float:
        return self.count * self.samples / self.rate if self.rate else 0.0

    def find_place(self, position_s: float) -> tuple[int, float]:
        """The byte at which to begin for a position, and the seconds that it stands for: a little before."""
        if not self.places:
            return 0, 0.0
        frame = int(max(0.0, position_s) * self.rate / self.samples)
        number = max(0, min(frame // KEPT_EVERY, len(self.places) - 1))
        return self.places[number], number * KEPT_EVERY * self.samples / self.rate

    def walk(self) -> None:
        """As far as whole frames are there."""
        while self.count < MOST_FRAMES:
            block = self._read(self._at, _BLOCK)
            if len(block) < _HEAD:
                return
            used = self._walk_block(block)
            if not used:
                return
            self._at += used

    def _walk_block(self, block: bytes) -> int:
        """How many bytes of it were read: up to what is no frame, or not whole yet."""
        at = 0
        end = len(block)
        while at + _HEAD <= end:
            head = self._head_at(block, at)
            if head is None:
                found = self._find_frame(block, at + 1)
                if found < 0:
                    break
                at = found
                continue
            if at + head.size > end:
                break
            self._note(self._at + at, head, block[at : at + 200] if self.count == 0 else b"")
            at += head.size
        return at

    def _head_at(self, block: bytes, at: int) -> FrameHead | None:
        """Most heads of a file are the same four bytes."""
        four = block[at : at + _HEAD]
        if four not in self._known:
            if len(self._known) > 1_000:
                self._known.clear()
            self._known[four] = read_head(four)
        head = self._known[four]
        return head if head is None or not self.rate or head.rate == self.rate else None

    def _find_frame(self, block: bytes, at: int) -> int:
        """The next place where two frames follow each other."""
        last = min(len(block), at + LONGEST_GARBAGE)
        while (at := block.find(b"\xff", at, last)) >= 0:
            head = self._head_at(block, at)
            if head is not None and self._head_at(block, at + head.size) is not None:
                return at
            at += 1
        return -1

    def _note(self, at: int, head: FrameHead, start: bytes) -> None:
        if not self.rate:
            if any(mark in start for mark in (b"Xing", b"Info", b"VBRI")):
                return  # a frame that tells of the others
            self.rate, self.samples = head.rate, head.samples
        if self.count % KEPT_EVERY == 0:
            self.places.append(at)
        self.count += 1
