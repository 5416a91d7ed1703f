"""Makes small pictures: from a file of their own, or from the whole picture the first time. Any thread.

Reads and writes files, so never on the main thread.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage

from reader.gui.pictures.decode import decode, encode
from reader.html.picture_tag import LARGEST_TRACKER
from reader.store.pictures import PictureCache

KEPT_WIDTH = 560
"""Pixels: enough for a card on a fine screen. A file of this size takes some 30 kB."""
_TALLEST = 2
"""So many times its width: of a comic strip only the beginning is kept."""


def find_small_picture(url: str, small: PictureCache, whole: PictureCache) -> QImage | None:
    """None where neither is here; a null picture where it cannot be shown."""
    data = small.read(url)
    if data is not None:
        return decode(data, 0)
    data = whole.read(url)
    if data is None:
        return None
    image = decode(data, KEPT_WIDTH)
    if min(image.width(), image.height()) <= LARGEST_TRACKER:
        return QImage()
    image = image.copy(0, 0, image.width(), min(image.height(), image.width() * _TALLEST))
    small.write(url, encode(image)[1])
    return image


def cut_to(image: QImage, size: QSize) -> QImage:
    """Fills `size`; what is too much is cut off at the sides, or more below than above."""
    cover, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(size, cover, smooth)
    left = (scaled.width() - size.width()) // 2
    top = (scaled.height() - size.height()) // 3
    return scaled.copy(QRect(left, top, size.width(), size.height()))
