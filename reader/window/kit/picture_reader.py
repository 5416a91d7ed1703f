"""Reads pictures with Qt, each as the kind that its content says. Any thread; never opens a file.

Publishers' pictures are read in a process of their own (`window/pictures/redraw.py`); the window reads what that wrote.
While Qt looks for a plug-in it holds a global lock and reads the buffer, which needs Python's lock. If Python's lock
were released meanwhile, another thread could take it and wait for Qt's: a deadlock. So Qt never guesses the kind, and
finds the plug-in here, while Python's lock is held.
"""

from __future__ import annotations

from struct import unpack_from

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageIOHandler, QImageReader

MOST_MEGABYTES = 64
MOST_SIDE = 64
"""Pixels of an icon that is stored: enough for a tile on the finest screen."""
_MOST_SMALL = 20_000
_PIXELS = frozenset({b"IHDR", b"PLTE", b"tRNS", b"pHYs", b"IDAT", b"IEND"})
_PNG = b"\x89PNG\r\n\x1a\n"
_SIGNATURES = ((_PNG, b"png"), (b"\xff\xd8\xff", b"jpeg"), (b"GIF87a", b"gif"), (b"GIF89a", b"gif"))


def find_kind(data: bytes) -> bytes:
    """The kind: png, jpeg, gif or webp; b"" for anything else."""
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    return b"webp" if data[:4] == b"RIFF" and data[8:12] == b"WEBP" else b""


def find_icon_kind(data: bytes) -> bytes:
    """The kind of a favicon, which may also be ico."""
    return b"ico" if data.startswith(b"\0\0\1\0") else find_kind(data)


def is_small_png(data: bytes) -> bool:
    """Whether this is a PNG of at most MOST_SIDE pixels each way with nothing but pixels in it, as `redraw_icon` writes
    it: cheap to decode, no matter who wrote it. A restored database may hold anything."""
    if len(data) > _MOST_SMALL or not data.startswith(_PNG + b"\0\0\0\rIHDR"):
        return False
    at, kinds = len(_PNG), set()
    while at + 12 <= len(data):
        length, kind = unpack_from(">I4s", data, at)
        kinds.add(kind)
        at += 12 + length
    return at == len(data) and kinds <= _PIXELS and max(unpack_from(">II", data, 16)) <= MOST_SIDE


def open_picture(data: bytes, kind: bytes) -> tuple[QImageReader | None, QBuffer]:
    """A reader with its plug-in loaded, or None without a kind. The buffer must live as long as the reader."""
    buffer = QBuffer()
    if not kind:
        return None, buffer
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    QImageReader.setAllocationLimit(MOST_MEGABYTES)
    # Loads the plug-in. `read` would do that too, but releases Python's lock before.
    reader.supportsOption(QImageIOHandler.ImageOption.Size)
    return reader, buffer
