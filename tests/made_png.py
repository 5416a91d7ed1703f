"""PNG files without a library for pictures: whole ones, and such as no encoder writes."""

from __future__ import annotations

import random
import zlib
from struct import pack


def make_chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def make_png(width: int, height: int, rows: bytes, *others: bytes, depth: int = 1) -> bytes:
    """Grey, with these rows, whatever they are, and these chunks before them."""
    head = make_chunk(b"IHDR", pack(">IIBBBBB", width, height, depth, 0, 0, 0, 0))
    body = make_chunk(b"IDAT", zlib.compress(rows))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(others) + body + make_chunk(b"IEND", b"")


def make_noise(side: int) -> bytes:
    """A picture of some `side` times `side` bytes."""
    chosen = random.Random(side)
    return make_png(side, side, b"".join(b"\0" + chosen.randbytes(side) for _ in range(side)), depth=8)
