"""Makes a compiled translation (Qt's .qm) answer whichever class asks: every text loses the context it was compiled
with.

Qt compares the context only where a text carries one, so its own translator, offline of Python, then finds our
texts wherever they are said. A .qm is a head of sixteen bytes and parts, each a kind, a length and content.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

_HEAD = 16
_HASHES, _MESSAGES = 0x42, 0x69
_END, _CONTEXT = 1, 7
_NONE = 0xFFFFFFFF


def drop_contexts(compiled: bytes) -> bytes:
    parts = dict(_split_parts(compiled))
    places, messages = [], bytearray()
    for text_hash, place in struct.iter_unpack(">II", parts[_HASHES]):
        places.append(struct.pack(">II", text_hash, len(messages)))
        for kind, field in _split_fields(parts[_MESSAGES], place):
            messages += b"" if kind == _CONTEXT else field
        messages.append(_END)
    parts |= {_HASHES: b"".join(places), _MESSAGES: bytes(messages)}
    body = (struct.pack(">BI", kind, len(content)) + content for kind, content in parts.items())
    return compiled[:_HEAD] + b"".join(body)


def _split_parts(compiled: bytes) -> Iterator[tuple[int, bytes]]:
    at = _HEAD
    while at < len(compiled):
        kind, length = struct.unpack_from(">BI", compiled, at)
        yield kind, compiled[at + 5 : at + 5 + length]
        at += 5 + length


def _split_fields(messages: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """Each with its kind and length still before it."""
    while messages[at] != _END:
        kind, length = struct.unpack_from(">BI", messages, at)
        end = at + 5 + (0 if length == _NONE else length)
        yield kind, messages[at:end]
        at = end
