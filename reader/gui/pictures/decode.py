"""Decodes picture files no larger than they are shown. Never opens a file, never fetches.

Any thread: uses QImage alone. The kind is told by content, never by name.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImage, QImageReader

from reader.gui.pictures.svg import draw_svg, read_svg_size
from reader.html.svg_check import is_harmless_svg

MOST_MEGABYTES = 64
_SIGNATURES = (
    (b"\x89PNG\r\n\x1a\n", b"png"),
    (b"\xff\xd8\xff", b"jpeg"),
    (b"GIF87a", b"gif"),
    (b"GIF89a", b"gif"),
)


def find_kind(data: bytes) -> bytes:
    """png, jpeg, gif, webp or svg; empty for anything else."""
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return b"webp"
    return b"svg" if is_harmless_svg(data) else b""


def read_size(data: bytes) -> QSize:
    """The picture's own size from its first bytes; an invalid size where it cannot be told."""
    if is_harmless_svg(data):
        return read_svg_size(data)
    reader, buffer = _reader(data)
    if reader is None:
        return QSize()
    size = reader.size()
    buffer.close()
    return size


def decode(data: bytes, width: int) -> QImage:
    """The picture scaled down to `width` while it is read; a null picture where it is broken or too large."""
    if is_harmless_svg(data):
        return draw_svg(data, width)
    reader, buffer = _reader(data)
    if reader is None:
        return QImage()
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() * 4 > MOST_MEGABYTES * 1024 * 1024:
        return QImage()
    if size.width() > width > 0:
        reader.setScaledSize(QSize(width, max(1, round(size.height() * width / size.width()))))
    reader.setAutoTransform(True)
    image = reader.read()
    buffer.close()
    return image


def _reader(data: bytes) -> tuple[QImageReader | None, QBuffer]:
    kind = find_kind(data)
    buffer = QBuffer()
    if not kind:
        return None, buffer
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    QImageReader.setAllocationLimit(MOST_MEGABYTES)
    return reader, buffer
