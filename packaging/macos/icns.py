"""An icon for macOS from pictures in PNG: a list of named blocks. Pure: bytes in, bytes out."""

from __future__ import annotations

import struct
from collections.abc import Mapping

KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Name of a block and the width of its picture; from ic10 on these are for screens of double density."""
_HEADER = struct.Struct(">4sI")


def make_icns(pngs: Mapping[int, bytes]) -> bytes:
    """`pngs` by their width; every width of KINDS must be there."""
    blocks = b"".join(_make_block(kind, pngs[size]) for kind, size in KINDS.items())
    return _make_block(b"icns", blocks)


def _make_block(kind: bytes, content: bytes) -> bytes:
    return _HEADER.pack(kind, _HEADER.size + len(content)) + content
