"""Decodes stored pictures no larger than they are shown, encodes those that are kept, and says whether a feed's may be
seen. Any thread: it uses QImage only, opens no file and fetches nothing.
"""

from __future__ import annotations

from enum import StrEnum
from struct import unpack_from

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImage, QImageWriter

from reader.window.kit.picture_reader import MOST_MEGABYTES, find_kind, open_picture

QUALITY = {"jpeg": 82, "png": 60}
"""Of PNG it says how little time is spent on making the file small."""
DOTS_PER_METRE = 3_780
"""96 an inch: one of a picture's pixels for one of the page's."""
_HEAD = 100


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
    """The size of a picture as it is laid out, from its first bytes; an invalid size if unknown."""
    reader, buffer = open_picture(data, find_kind(data))
    if reader is None:
        return QSize()
    size = reader.size()
    buffer.close()
    return size / _find_fineness(data)


def _find_fineness(data: bytes) -> int:
    """Pixels for each of a drawing's, as its PNG says."""
    at = data.find(b"pHYs", 0, _HEAD)
    return max(1, round(unpack_from(">I", data, at + 4)[0] / DOTS_PER_METRE)) if at > 0 and len(data) >= at + 8 else 1


def decode(data: bytes, width: int) -> QImage:
    """The picture scaled down to `width` while it is read; a null picture if it is broken or too large."""
    reader, buffer = open_picture(data, find_kind(data))
    if reader is None:
        return QImage()
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() * 4 > MOST_MEGABYTES * 1024 * 1024:
        return QImage()
    if size.width() > width > 0:
        reader.setScaledSize(QSize(width, max(1, round(size.height() * width / size.width()))))
    image = reader.read()
    buffer.close()
    return image


def encode(image: QImage, kind: str = "") -> tuple[str, bytes]:
    """The kind and the file of a picture: unless named, PNG if it has transparency, else JPEG."""
    kind, data = kind or ("png" if image.hasAlphaChannel() else "jpeg"), QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    writer.setQuality(QUALITY[kind])
    writer.write(image)
    buffer.close()
    return kind, bytes(data.data())
