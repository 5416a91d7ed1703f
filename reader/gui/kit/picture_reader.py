"""Reads pictures of publishers by Qt, each as the kind that its content tells. Any thread; never opens a file.

While Qt looks for the plug-in of a kind, it holds a lock for all threads and asks the buffer, which is Python's. Were
Python let go of meanwhile, another thread could have it and wait for that lock, and the window would stand still for
good. So Qt is never left to guess the kind, and looks for the plug-in here, where Python is kept.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageIOHandler, QImageReader

from reader.html import picture_tag

MOST_MEGABYTES = 64
_SIGNATURES = ((b"\x89PNG\r\n\x1a\n", b"png"), (b"\xff\xd8\xff", b"jpeg"), (b"GIF87a", b"gif"), (b"GIF89a", b"gif"))
_ICO = b"\0\0\1\0"


def find_kind(data: bytes) -> bytes:
    """png, jpeg, gif, webp or svg; empty for anything else."""
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return b"webp"
    return b"svg" if picture_tag.is_harmless_svg(data) else b""


def find_icon_kind(data: bytes) -> bytes:
    """Of a favicon, which may also be an ico."""
    return b"ico" if data.startswith(_ICO) else find_kind(data)


def open_picture(data: bytes, kind: bytes) -> tuple[QImageReader | None, QBuffer]:
    """A reader of that kind, its plug-in chosen; None for none. The buffer must live as long as it."""
    buffer = QBuffer()
    if not kind:
        return None, buffer
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    QImageReader.setAllocationLimit(MOST_MEGABYTES)
    # Finds the plug-in. `read` would find it, too, but lets go of Python before.
    reader.supportsOption(QImageIOHandler.ImageOption.Size)
    return reader, buffer
