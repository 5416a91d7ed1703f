"""Content-Encoding (gzip, deflate, Brotli, Zstandard) undone in pieces of 64 kB, so that no bomb fills the memory.

Labels are often wrong: plain text that is labelled as compressed is taken as it is, and unlabelled gzip is unpacked.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from reader.net.request_state import TooMuch

ACCEPT_ENCODING = "gzip, br, zstd"
_PIECE = 65_536
_MAX_LAYERS = 3
_GZIP_MAGIC = b"\x1f\x8b"
_TEXT_STARTS = (b"<", b"{", b"[", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


class BadEncoding(ValueError):  # noqa: N818
    """Compressed data that is broken or of an unknown kind."""


class CutShort(BadEncoding):
    """Compressed data that ends too early."""


def unpack(pieces: Iterable[bytes], content_encoding: str, cap: int) -> Iterator[bytes]:
    """Yield a body unpacked as its header says; with one encoding inside another, each layer in between may have `cap`
    bytes. Raises BadEncoding or TooMuch."""
    names = [name.strip().lower().removeprefix("x-") for name in content_encoding.split(",")]
    names = [name for name in names if name and name != "identity"]
    if len(names) > _MAX_LAYERS:
        raise BadEncoding("too many layers")
    if not names:
        return _unpack_unlabelled(pieces)
    if not _UNPACKERS.keys() >= set(names):  # "utf-8", "aws-chunked", …
        return _be_lenient(_refuse, pieces)
    *inner, outer = names
    unpacked = _be_lenient(_UNPACKERS[outer], pieces)
    for name in reversed(inner):
        unpacked = _be_lenient(_UNPACKERS[name], _limit(unpacked, cap))
    return unpacked


def _be_lenient(unpacker: Callable[[Iterable[bytes]], Iterator[bytes]], pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Unpack, or pass plain text on unchanged where the label was wrong."""
    source = iter(pieces)
    first: list[bytes] = []
    is_settled = False

    def remember() -> Iterator[bytes]:
        for data in source:
            if not is_settled:
                first.append(data)
            yield data

    try:
        for piece in unpacker(remember()):
            is_settled = True
            first.clear()
            yield piece
    except BadEncoding as error:
        text = b"".join(first)
        if isinstance(error, CutShort) or is_settled or not text.lstrip(b" \t\r\n").startswith(_TEXT_STARTS):
            raise
        yield text
        yield from source


def _limit(pieces: Iterable[bytes], cap: int) -> Iterator[bytes]:
    for piece in pieces:
        cap -= len(piece)
        if cap < 0:
            raise TooMuch("body")
        yield piece


def _unpack_unlabelled(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Unpack gzip where the first bytes say so."""
    source = iter(pieces)
    for data in source:
        if data.startswith(_GZIP_MAGIC):
            yield from _unzip(chain([data], source), 31)
        else:
            yield data
            yield from source


def _refuse(pieces: Iterable[bytes]) -> Iterator[bytes]:
    for _ in pieces:
        raise BadEncoding("an unknown encoding")
    yield from ()


def _unzip(pieces: Iterable[bytes], window_bits: int) -> Iterator[bytes]:
    """Unpack gzip, also of several members (31), or deflate with or without the zlib frame (15)."""
    unpacker, has_started = zlib.decompressobj(window_bits), False
    for piece in pieces:
        data = piece
        while data:
            if unpacker.eof:
                if window_bits != 31 or not data.startswith(_GZIP_MAGIC):
                    break  # rubbish after the end, which everybody ignores
                unpacker = zlib.decompressobj(31)
            try:
                unpacked = unpacker.decompress(data, _PIECE)
            except zlib.error as error:
                if has_started or window_bits != 15:
                    raise BadEncoding(str(error)) from None
                window_bits = -15  # some servers send deflate without its frame
                unpacker = zlib.decompressobj(-15)
                continue
            has_started = True
            data = unpacker.unconsumed_tail or unpacker.unused_data
            if unpacked:
                yield unpacked
    if has_started and not unpacker.eof:
        raise CutShort


def _unpack_brotli(pieces: Iterable[bytes]) -> Iterator[bytes]:
    import brotli  # only where a server chose it

    unpacker = brotli.Decompressor()
    for piece in pieces:
        data = piece
        while not unpacker.is_finished():  # it may need no more data and still have some to give
            try:
                unpacked = unpacker.process(data, output_buffer_limit=_PIECE)
            except brotli.error as error:
                raise BadEncoding(str(error)) from None
            data = b""
            if unpacked:
                yield unpacked
            elif unpacker.can_accept_more_data():
                break
    if not unpacker.is_finished():
        raise CutShort


def _unpack_zstd(pieces: Iterable[bytes]) -> Iterator[bytes]:
    # Only where a server chose it. Python has it since 3.14.
    if sys.version_info >= (3, 14):
        from compression import zstd
    else:
        from backports import zstd

    # A frame may ask for a window of gigabytes; 8 MB is what HTTP clients must support (RFC 9659).
    make = partial(zstd.ZstdDecompressor, options={zstd.DecompressionParameter.window_log_max: 23})
    unpacker = make()
    for piece in pieces:
        data = piece
        while data or not (unpacker.needs_input or unpacker.eof):
            if unpacker.eof:
                unpacker = make()
            try:
                unpacked = unpacker.decompress(data, max_length=_PIECE)
            except zstd.ZstdError as error:
                raise BadEncoding(str(error)) from None
            data = unpacker.unused_data if unpacker.eof else b""
            if unpacked:
                yield unpacked
    if not unpacker.eof:
        raise CutShort


_UNPACKERS: dict[str, Callable[[Iterable[bytes]], Iterator[bytes]]] = {
    "gzip": partial(_unzip, window_bits=31),
    "deflate": partial(_unzip, window_bits=15),
    "br": _unpack_brotli,
    "zstd": _unpack_zstd,
}
