"""Decodes picture files no larger than they are shown, and encodes those that are kept.

Never opens a file, never fetches. Any thread: uses QImage alone. The kind is told by content, never by name.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from reader.gui.kit.picture_reader import MOST_MEGABYTES, find_kind, open_picture
from reader.html.picture_tag import is_harmless_svg

# Whether the pictures of a feed may be seen. Pure.


class PictureRule(StrEnum):
    """Whether an article's pictures are shown when it is opened."""

    SHOW = "show"
    ASK = "ask"
    HIDE = "hide"
    """Not shown, and not asked about either."""


def decide_pictures(setting: str, feeds_choice: bool | None) -> PictureRule:
    """The feed's own choice, else the user's for all feeds: always, ask or never."""
    if feeds_choice is not None:
        return PictureRule.SHOW if feeds_choice else PictureRule.HIDE
    return {"always": PictureRule.SHOW, "never": PictureRule.HIDE}.get(setting, PictureRule.ASK)


def read_size(data: bytes) -> QSize:
    """The picture's own size as it is seen, from its first bytes; an invalid size where it cannot be told."""
    if is_harmless_svg(data):
        return read_svg_size(data)
    reader, buffer = open_picture(data, find_kind(data))
    if reader is None:
        return QSize()
    size = reader.size().transposed() if _lies_on_its_side(reader) else reader.size()
    buffer.close()
    return size


def _lies_on_its_side(reader: QImageReader) -> bool:
    """A photograph that was taken so, and that tells how to turn it: what is stored high is seen wide."""
    return bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)


def decode(data: bytes, width: int) -> QImage:
    """The picture scaled down to `width` while it is read; a null picture where it is broken or too large."""
    if is_harmless_svg(data):
        return draw_svg(data, width)
    reader, buffer = open_picture(data, find_kind(data))
    if reader is None:
        return QImage()
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() * 4 > MOST_MEGABYTES * 1024 * 1024:
        return QImage()
    turned = _lies_on_its_side(reader)
    seen = size.transposed() if turned else size
    if seen.width() > width > 0:
        scaled = QSize(width, max(1, round(seen.height() * width / seen.width())))
        reader.setScaledSize(scaled.transposed() if turned else scaled)  # it is turned after that
    reader.setAutoTransform(True)
    image = reader.read()
    buffer.close()
    return image


QUALITY = 82
"""Of JPEG."""


def encode(image: QImage) -> tuple[str, bytes]:
    """Its kind and the file: PNG where something shines through, else JPEG."""
    kind, data = "png" if image.hasAlphaChannel() else "jpeg", QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    if kind == "jpeg":
        writer.setQuality(QUALITY)
    writer.write(image)
    buffer.close()
    return kind, bytes(data.data())


USUAL = QSize(480, 270)
"""Of a drawing that does not say how large it is."""
LARGEST = 2_400


def read_svg_size(data: bytes) -> QSize:
    """Invalid where it cannot be read."""
    renderer = QSvgRenderer(QByteArray(data))
    return _size_of(renderer) if renderer.isValid() else QSize()


def draw_svg(data: bytes, width: int) -> QImage:
    """At this width; at its own where that is 0. A null picture where it is broken."""
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
