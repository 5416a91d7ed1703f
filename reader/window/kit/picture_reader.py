"""Reads publishers' pictures with Qt, each as the kind that its content says. Any thread; never opens a file.

While Qt looks for a plug-in it holds a global lock and reads the buffer, which needs Python's lock. If Python's lock
were released meanwhile, another thread could take it and wait for Qt's: a deadlock. So Qt never guesses the kind, and
finds the plug-in here, while Python's lock is held.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageIOHandler, QImageReader

from reader.html import svg

MOST_MEGABYTES = 64
_SIGNATURES = ((b"\x89PNG\r\n\x1a\n", b"png"), (b"\xff\xd8\xff", b"jpeg"), (b"GIF87a", b"gif"), (b"GIF89a", b"gif"))
_ICO = b"\0\0\1\0"


def find_kind(data: bytes) -> bytes:
    """The kind: png, jpeg, gif, webp or svg; b"" for anything else."""
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return b"webp"
    return b"svg" if svg.is_harmless_svg(data) else b""


def find_icon_kind(data: bytes) -> bytes:
    """The kind of a favicon, which may also be ico."""
    return b"ico" if data.startswith(_ICO) else find_kind(data)


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
    # Loads the plug-in. `read` would do that, too, but releases Python's lock before.
    reader.supportsOption(QImageIOHandler.ImageOption.Size)
    return reader, buffer
