"""Takes the contexts out of compiled translations (.qm), so that Qt finds a text whichever class asks for it.

A file is a signature and sections, each a tag, a length and so many bytes. One has the messages, one after the other, and
another says by the hash of a text where its message begins. A message is fields, each a tag, a length and so many bytes,
up to a tag that ends it: its forms, its text, and the context, without which Qt compares none.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

_SIGNATURE = 16
_HASHES, _MESSAGES = 0x42, 0x69
_END, _CONTEXT = 1, 7


def drop_contexts(compiled: bytes) -> bytes:
    sections = dict(_read_fields(compiled, _SIGNATURE, len(compiled)))
    messages, places = sections[_MESSAGES], struct.iter_unpack(">II", sections[_HASHES])
    kept, moved = bytearray(), bytearray()
    for hashed, place in places:
        moved += struct.pack(">II", hashed, len(kept))
        for tag, value in _read_fields(messages, place, len(messages)):
            if tag != _CONTEXT:
                kept += _make_field(tag, value)
        kept.append(_END)
    sections |= {_HASHES: bytes(moved), _MESSAGES: bytes(kept)}
    return compiled[:_SIGNATURE] + b"".join(_make_field(tag, value) for tag, value in sections.items())


def _read_fields(data: bytes, place: int, end: int) -> Iterator[tuple[int, bytes]]:
    while place < end and data[place] != _END:
        (length,) = struct.unpack_from(">I", data, place + 1)
        yield data[place], data[place + 5 : place + 5 + length]
        place += 5 + length


def _make_field(tag: int, value: bytes) -> bytes:
    return struct.pack(">BI", tag, len(value)) + value
