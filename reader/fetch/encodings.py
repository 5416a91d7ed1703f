"""Content-Encoding decoders (gzip, deflate, Brotli, Zstandard), in pieces of 64 kB so that no bomb fills the memory.

Labels are often wrong: plain text that is labelled as compressed is taken as it is, and unlabelled gzip is unpacked.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Protocol

from reader.fetch.request_state import TooMuch

_PIECE = 65_536
_MAX_LAYERS = 3
_GZIP_MAGIC = b"\x1f\x8b"
_TEXT_STARTS = (b"<", b"{", b"[", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


class BadEncoding(ValueError):  # noqa: N818
    """Compressed data that is broken, cut short or of an unknown kind."""


class Decoder(Protocol):
    def decode(self, data: bytes) -> Iterator[bytes]: ...

    def finish(self) -> None:
        """Raises BadEncoding where the data ended too early."""


class _Zlib:
    """gzip, also of several members, and deflate with or without the zlib frame."""

    def __init__(self, window_bits: int) -> None:
        self._window_bits = window_bits
        self._unpacker = zlib.decompressobj(window_bits)
        self._started = False

    def decode(self, data: bytes) -> Iterator[bytes]:
        while data:
            if self._unpacker.eof:
                if self._window_bits != 31 or not data.startswith(_GZIP_MAGIC):
                    return  # rubbish after the end, which everybody ignores
                self._unpacker = zlib.decompressobj(31)
            piece = self._unpack(data)
            data = self._unpacker.unconsumed_tail or self._unpacker.unused_data
            if piece:
                yield piece

    def _unpack(self, data: bytes) -> bytes:
        try:
            piece = self._unpacker.decompress(data, _PIECE)
        except zlib.error as error:
            if self._started or self._window_bits != 15:
                raise BadEncoding(str(error)) from None
            self._window_bits = -15  # some servers send deflate without its frame
            self._unpacker = zlib.decompressobj(-15)
            return self._unpack(data)
        self._started = True
        return piece

    def finish(self) -> None:
        if self._started and not self._unpacker.eof:
            raise BadEncoding("cut short")


class _Brotli:
    def __init__(self) -> None:
        brotli = import_module("brotli")  # only where a server chose it
        self._error: type[Exception] = brotli.error
        self._unpacker: Any = brotli.Decompressor()

    def decode(self, data: bytes) -> Iterator[bytes]:
        """Ask until nothing comes: the library may need no more data and still have some to give."""
        while not self._unpacker.is_finished():
            try:
                piece = self._unpacker.process(data, output_buffer_limit=_PIECE)
            except self._error as error:
                raise BadEncoding(str(error)) from None
            data = b""
            if not piece and self._unpacker.can_accept_more_data():
                return
            if piece:
                yield piece

    def finish(self) -> None:
        if not self._unpacker.is_finished():
            raise BadEncoding("cut short")


class _Zstd:
    def __init__(self) -> None:
        self._zstd: Any = import_module("backports.zstd")  # only where a server chose it
        self._unpacker = self._new()

    def _new(self) -> Any:
        # A frame may ask for a window of gigabytes; 8 MB is what HTTP clients must support (RFC 9659).
        options = {self._zstd.DecompressionParameter.window_log_max: 23}
        return self._zstd.ZstdDecompressor(options=options)

    def decode(self, data: bytes) -> Iterator[bytes]:
        while data or not (self._unpacker.needs_input or self._unpacker.eof):
            if self._unpacker.eof:
                self._unpacker = self._new()
            try:
                piece = self._unpacker.decompress(data, max_length=_PIECE)
            except self._zstd.ZstdError as error:
                raise BadEncoding(str(error)) from None
            data = self._unpacker.unused_data if self._unpacker.eof else b""
            if piece:
                yield piece

    def finish(self) -> None:
        if not self._unpacker.eof:
            raise BadEncoding("cut short")


class _Plain:
    def decode(self, data: bytes) -> Iterator[bytes]:
        yield data

    def finish(self) -> None:
        return


_MAKERS: dict[str, Callable[[], Decoder]] = {
    "gzip": lambda: _Zlib(31),
    "deflate": lambda: _Zlib(15),
    "br": _Brotli,
    "zstd": _Zstd,
}
ACCEPT_ENCODING = "gzip, br, zstd"


class _Lenient:
    """A decoder that passes plain text on unchanged where the label was wrong."""

    def __init__(self, inner: Decoder) -> None:
        self._inner = inner
        self._first = b""
        self._settled = False

    def decode(self, data: bytes) -> Iterator[bytes]:
        if not self._settled:
            self._first += data
        try:
            for piece in self._inner.decode(data):
                self._settled, self._first = True, b""
                yield piece
        except BadEncoding:
            if self._settled or not self._first.lstrip(b" \t\r\n").startswith(_TEXT_STARTS):
                raise
            self._inner, self._settled = _Plain(), True
            yield self._first

    def finish(self) -> None:
        self._inner.finish()


class _Unannounced:
    """A decoder for data without a label: gzip where the first bytes say so, else plain."""

    def __init__(self) -> None:
        self._inner: Decoder | None = None

    def decode(self, data: bytes) -> Iterator[bytes]:
        if self._inner is None:
            self._inner = _Zlib(31) if data.startswith(_GZIP_MAGIC) else _Plain()
        return self._inner.decode(data)

    def finish(self) -> None:
        if self._inner is not None:
            self._inner.finish()


class _Layers:
    """One encoding inside another. Every layer has the same cap, so that none hides a bomb."""

    def __init__(self, outer: Decoder, inner: Decoder, cap: int) -> None:
        self._outer, self._inner = outer, inner
        self._left = cap

    def decode(self, data: bytes) -> Iterator[bytes]:
        for piece in self._outer.decode(data):
            self._left -= len(piece)
            if self._left < 0:
                raise TooMuch("body")
            yield from self._inner.decode(piece)

    def finish(self) -> None:
        self._outer.finish()
        self._inner.finish()


def make_decoder(content_encoding: str, cap: int) -> Decoder:
    """Return a decoder for a Content-Encoding header. Raises BadEncoding for too many layers."""
    names = [name.strip().lower().removeprefix("x-") for name in content_encoding.split(",")]
    names = [name for name in names if name and name != "identity"]
    if len(names) > _MAX_LAYERS:
        raise BadEncoding("too many layers")
    known = [_Lenient(_MAKERS[name]()) for name in names if name in _MAKERS]
    if len(known) < len(names):
        return _Lenient(_Unreadable())
    if not known:
        return _Unannounced()
    decoder: Decoder = known[-1]
    for inner in reversed(known[:-1]):
        decoder = _Layers(decoder, inner, cap)
    return decoder


class _Unreadable:
    """A decoder for unknown labels ("utf-8", "aws-chunked", …): inside _Lenient, plain text still passes."""

    def decode(self, data: bytes) -> Iterator[bytes]:
        raise BadEncoding("an unknown encoding")

    def finish(self) -> None:
        return
