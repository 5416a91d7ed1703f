"""Reads pictures of publishers by Qt, each as the kind that its content tells. Any thread; never opens a file.

Two locks meet here, Python's and the one under which Qt chooses a plug-in for a picture. While it chooses, Qt asks the
buffer where it stands, and a buffer made in Python asks Python first. A thread that holds Qt's lock without Python's
waits for it then, one with Python's waits for Qt's, and the window stands still for good. So the plug-in is chosen
here, by a call that keeps Python's lock; `read`, which gives it away, then finds it chosen.

Qt is never left to guess the kind: it would hand the bytes to every plug-in that is installed, under its lock.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageReader

from reader.html.svg_check import is_harmless_svg

MOST_MEGABYTES = 64
_SIGNATURES = (
    (b"\x89PNG\r\n\x1a\n", b"png"),
    (b"\xff\xd8\xff", b"jpeg"),
    (b"GIF87a", b"gif"),
    (b"GIF89a", b"gif"),
)
_ICO = b"\0\0\1\0"


def find_kind(data: bytes) -> bytes:
    """png, jpeg, gif, webp or svg; empty for anything else."""
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return b"webp"
    return b"svg" if is_harmless_svg(data) else b""


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
    return (reader if reader.canRead() else None), buffer
