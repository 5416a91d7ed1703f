"""Decodes pictures no larger than they are shown, encodes those that are kept, and says whether a feed's may be seen.

Any thread: it uses QImage only, opens no file and fetches nothing. The kind is found by content, never by name.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from reader.html import svg
from reader.window.kit.picture_reader import MOST_MEGABYTES, find_kind, open_picture

QUALITY = 82
"""Of JPEG."""
USUAL = QSize(480, 270)
"""The size of a drawing that does not say how large it is."""
LARGEST = 2_400
MOST_JPEG_PIXELS = 50_000_000
_MOST_PIXELS = MOST_MEGABYTES * 1024 * 1024 // 4


class PictureRule(StrEnum):
    """What happens to the pictures of an article when it is opened."""

    SHOW = "show"
    ASK = "ask"
    HIDE = "hide"
    """Not shown, and not asked about either."""


def decide_pictures(setting: str, feeds_choice: bool | None) -> PictureRule:
    """The rule by the user's choice for the feed, else by the one for all feeds: always, ask or never."""
    if feeds_choice is not None:
        return PictureRule.SHOW if feeds_choice else PictureRule.HIDE
    return {"always": PictureRule.SHOW, "never": PictureRule.HIDE}.get(setting, PictureRule.ASK)


def read_size(data: bytes) -> QSize:
    """The size of a picture as it is seen, from its first bytes; an invalid size if unknown."""
    if svg.is_harmless_svg(data):
        renderer = QSvgRenderer(QByteArray(data))
        return _size_of(renderer) if renderer.isValid() else QSize()
    reader, buffer = open_picture(data, find_kind(data))
    if reader is None:
        return QSize()
    size = reader.size().transposed() if _lies_on_its_side(reader) else reader.size()
    buffer.close()
    return size


def _lies_on_its_side(reader: QImageReader) -> bool:
    """True for a photograph that must be turned: what is stored high is seen wide."""
    return bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)


def decode(data: bytes, width: int) -> QImage:
    """The picture scaled down to `width` while it is read; a null picture if it is broken or too large."""
    if svg.is_harmless_svg(data):
        return _draw_svg(data, width)
    reader, buffer = open_picture(data, find_kind(data))
    if reader is None:
        return QImage()
    size = reader.size()
    pixels = size.width() * size.height()
    if size.isEmpty() or pixels > (MOST_JPEG_PIXELS if find_kind(data) == b"jpeg" else _MOST_PIXELS):
        return QImage()
    if pixels > _MOST_PIXELS:  # from a camera; a JPEG is scaled while it is read, so it never takes that much
        width = min(width or LARGEST, LARGEST)
    turned = _lies_on_its_side(reader)
    seen = size.transposed() if turned else size
    if seen.width() > width > 0:
        scaled = QSize(width, max(1, round(seen.height() * width / seen.width())))
        reader.setScaledSize(scaled.transposed() if turned else scaled)  # it is turned after that
    reader.setAutoTransform(True)
    image = reader.read()
    buffer.close()
    return image


def encode(image: QImage) -> tuple[str, bytes]:
    """The kind and the file of a picture: PNG if it has transparency, else JPEG."""
    kind, data = "png" if image.hasAlphaChannel() else "jpeg", QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    if kind == "jpeg":
        writer.setQuality(QUALITY)
    writer.write(image)
    buffer.close()
    return kind, bytes(data.data())


def _draw_svg(data: bytes, width: int) -> QImage:
    """Draw at this width, or at its own if that is 0; a null picture if it is broken."""
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        return QImage()
    size = _size_of(renderer)
    wanted = min(width or size.width(), LARGEST)
    size = QSize(wanted, max(1, min(LARGEST, round(size.height() * wanted / size.width()))))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _size_of(renderer: QSvgRenderer) -> QSize:
    size = renderer.defaultSize()
    return USUAL if size.isEmpty() else size.boundedTo(QSize(LARGEST, LARGEST))
