"""The picture loader of a view: asks a source, decodes in Qt's thread pool, keeps a few, paints placeholders.

Main thread only. It fetches nothing and opens no file.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from enum import Enum
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QImage, QPixmap

from reader.html.blocks import Picture
from reader.window.article.placeholder import Placeholder, paint_placeholder
from reader.window.kit import picture_reader, tokens
from reader.window.kit.screens import run_in_pool
from reader.window.pictures import decode as decoding

MOST_KEPT_BYTES = 48 * 1024 * 1024


class Pending(Enum):
    """A picture that was asked for and has not come yet."""

    PENDING = "pending"


class ImageSource(Protocol):
    """Where pictures come from: the cache that the engine fills, or nothing in a test."""

    arrived: SignalInstance
    """This picture is here now, or has failed for good."""

    def expect(self, feed_id: int, urls: Iterable[str]) -> None:
        """Note that an article of this feed with these pictures will be shown."""

    def get(self, url: str) -> bytes | Pending | None:
        """The file; `Pending` if it was just asked for; None if it can't be loaded."""

    def read(self, url: str) -> bytes | None:
        """The file if it is here, for callers that can wait for the disk."""


class PictureLoader(QObject):
    """Pictures ready to paint; the oldest are dropped when there are too many."""

    ready = Signal(str)
    """This picture can be painted now, or its size is known, or it can't be loaded."""

    def __init__(self, source: ImageSource | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.allowed = False
        """All pictures of the page may be seen…"""
        self.allowed_urls: set[str] = set()
        """…or only these."""
        self._source = source
        self._own_sizes: dict[str, tuple[int, int]] = {}
        self._kept: OrderedDict[tuple[str, int], QPixmap] = OrderedDict()
        self._kept_bytes = 0
        self._in_sight: set[tuple[str, int]] = set()
        """Painted since the last one was decoded; if dropped, they would be decoded again at once."""
        self._at_work: set[tuple[str, int]] = set()
        self._broken: set[str] = set()
        if source is not None:
            source.arrived.connect(self._note_arrival)

    def allows(self, url: str) -> bool:
        """True if a picture may be seen; one without an address is our own."""
        return self.allowed or not url or url in self.allowed_urls

    def is_broken(self, url: str) -> bool:
        return url in self._broken

    def forget(self) -> None:
        """Forget the pictures of the article that goes."""
        self._own_sizes.clear()
        self._broken.clear()
        self.allowed_urls.clear()
        self._kept.clear()
        self._kept_bytes = 0
        self._in_sight.clear()

    def find_own_size(self, url: str) -> tuple[int, int] | None:
        """The size of a picture if it is here; ask for it if it is allowed."""
        if url in self._own_sizes or not url or not self.allows(url):
            return self._own_sizes.get(url)
        data = self._get(url)
        if not isinstance(data, bytes):
            return None
        size = decoding.read_size(data)
        if size.isEmpty():
            self._broken.add(url)
            return None
        self._own_sizes[url] = (size.width(), size.height())
        return self._own_sizes[url]

    def find_file(self, url: str) -> tuple[str, bytes] | None:
        """Kind and bytes of a picture that may be seen; ask for one that is not here. May wait for the disk."""
        if not url or not self.allows(url):
            return None
        data = self._read(url)
        if data is None:
            self._get(url)
            return None
        kind = picture_reader.find_kind(data)
        return (kind.decode(), data) if kind else None

    def paint(
        self, picture: Picture, size: tuple[int, int], ratio: float, colours: tokens.Colours, wait: bool = False
    ) -> QPixmap:
        """Paint the picture at this size, or a placeholder."""
        device_width = max(1, round(size[0] * ratio))
        key = (picture.url, device_width)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            self._in_sight.add(key)
            return found
        state = self._state(picture.url) if picture.url else Placeholder.PLAYER
        if state is Placeholder.BROKEN and picture.plays:
            state = Placeholder.PLAYER
        if state is Placeholder.COMING:
            if wait:
                data = self._read(picture.url)
                image = QImage() if data is None else decoding.decode(data, device_width)
                return QPixmap(1, 1) if image.isNull() else QPixmap.fromImage(image)
            self._start_decoding(picture.url, device_width)
        return paint_placeholder(state, picture, size, ratio, colours)

    def _state(self, url: str) -> Placeholder:
        if not self.allows(url):
            return Placeholder.NOT_ALLOWED
        own = self._own_sizes.get(url)
        if own and min(own) <= 2:
            return Placeholder.NOTHING
        return Placeholder.BROKEN if url in self._broken else Placeholder.COMING

    def _read(self, url: str) -> bytes | None:
        return self._source.read(url) if self._source is not None else None

    def _get(self, url: str) -> bytes | Pending | None:
        data = self._source.get(url) if self._source is not None else None
        if data is None:
            self._broken.add(url)
        return data

    def _start_decoding(self, url: str, width: int) -> None:
        data = self._get(url) if (url, width) not in self._at_work else None
        if not isinstance(data, bytes):
            return
        self._at_work.add((url, width))
        run_in_pool(self, partial(decoding.decode, data, width), partial(self._keep_decoded, url, width))

    def _keep_decoded(self, url: str, width: int, image: QImage) -> None:
        self._at_work.discard((url, width))
        if image.isNull():
            self._broken.add(url)
        else:
            self._kept[url, width] = QPixmap.fromImage(image)
            self._kept_bytes += _count_bytes(self._kept[url, width])
            for key in [key for key in self._kept if key not in (self._in_sight | {(url, width)})]:
                if self._kept_bytes > MOST_KEPT_BYTES:
                    self._kept_bytes -= _count_bytes(self._kept.pop(key))
            self._in_sight = {(url, width)}
        self.ready.emit(url)

    def _note_arrival(self, url: str) -> None:
        self._broken.discard(url)
        self.find_own_size(url)
        self.ready.emit(url)


def _count_bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
