"""Small pictures for the list: painted if they are in memory, loaded if they are not. Main thread only.

Files are read, decoded and cut in Qt's thread pool. The engine is asked for what is not on disk, only for rows in sight
once the user stops scrolling.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.html.picture_tag import LARGEST_TRACKER
from reader.store.pictures import MOST_THUMBNAIL_BYTES, PictureCache
from reader.window.kit.screens import make_timer, run_in_pool
from reader.window.pictures.decode import decode, encode

KEPT_WIDTH = 560
"""Pixels: enough for a card on a fine screen. A file of this size takes about 30 kB."""
_TALLEST = 2
"""In widths: only the beginning of a comic strip is kept."""
MOST_KEPT_BYTES = 16_000_000
MOST_WAITING = 60
"""The oldest of more pictures that wait are forgotten."""
REST_MS = 300
AGAIN_S = 3_600.0
"""What could not be had is asked for again after this long."""
_Key = tuple[str, int, int]
_monotonic = SystemClock().monotonic


def find_small_picture(url: str, small: PictureCache, whole: PictureCache) -> QImage | None:
    """Read the small picture, or make it from the whole one; None if neither is here, a null picture if it cannot be
    shown. Not for the main thread: reads and writes files."""
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
    """Fill `size`; cut off the sides, or more below than above."""
    cover, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(size, cover, smooth)
    left = (scaled.width() - size.width()) // 2
    top = (scaled.height() - size.height()) // 3
    return scaled.copy(QRect(left, top, size.width(), size.height()))


class Thumbnails(QObject):
    ready = Signal(str)
    """This picture can be painted now, or its room is free for something else."""
    wanted = Signal(str, int)
    """Asks the engine to fetch this address, for this feed."""

    def __init__(self, small: PictureCache, whole: PictureCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._small, self._whole = small, whole
        self.is_in_sight: Callable[[str], bool] = lambda url: True
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._kept_bytes = 0
        self._at_work: set[_Key] = set()
        self._waiting: OrderedDict[_Key, int] = OrderedDict()
        """Pictures that are not on disk, with their feed."""
        self._asked: set[str] = set()
        self._missing: dict[str, float] = {}
        self._made_count = 0
        self._rest = make_timer(self, self._ask, REST_MS)

    def find(self, url: str, feed_id: int, size: QSize) -> QPixmap | None:
        """The picture cut to a size in device pixels; None while it is not here."""
        key = (url, size.width(), size.height())
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        elif key in self._waiting:
            self._rest.start()  # the user still scrolls, or came back to it
        elif key not in self._at_work and not self.is_missing(url):
            self._make(key, feed_id)
        return found

    def is_missing(self, url: str) -> bool:
        since = self._missing.get(url)
        return since is not None and _monotonic() - since < AGAIN_S

    def on_arrival(self, url: str, ok: bool) -> None:
        """Make what the engine fetched; give up what it could not."""
        self._asked.discard(url)
        waiting = {key: feed_id for key, feed_id in self._waiting.items() if key[0] == url}
        for key, feed_id in waiting.items():
            del self._waiting[key]
            if ok:
                self._make(key, feed_id)
        if not ok:
            self._give_up(url)

    def _make(self, key: _Key, feed_id: int) -> None:
        self._at_work.add(key)
        url, width, height = key
        small, whole = self._small, self._whole

        def make() -> QImage | None:
            image = find_small_picture(url, small, whole)
            return image if image is None or image.isNull() else cut_to(image, QSize(width, height))

        run_in_pool(self, make, lambda image: self._on_made(key, feed_id, image))

    def _on_made(self, key: _Key, feed_id: int, image: QImage | None) -> None:
        self._at_work.discard(key)
        if image is None:
            self._waiting[key] = feed_id
            while len(self._waiting) > MOST_WAITING:
                self._waiting.popitem(last=False)
            self._rest.start()
        elif image.isNull():
            self._give_up(key[0])
        else:
            self._keep(key, QPixmap.fromImage(image))
            # Clear old files of small pictures now and then.
            if self._made_count % 200 == 0:
                run_in_pool(self, self._small.clear_oldest, lambda _: None)
            self._made_count += 1
            self.ready.emit(key[0])

    def _ask(self) -> None:
        """Ask the engine for what is in sight, and forget the rest until it is painted again."""
        for key, feed_id in list(self._waiting.items()):
            url = key[0]
            if url in self._asked:
                continue
            if not self.is_in_sight(url):
                del self._waiting[key]
                continue
            self._asked.add(url)
            self.wanted.emit(url, feed_id)

    def _give_up(self, url: str) -> None:
        self._missing[url] = _monotonic()
        self.ready.emit(url)

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._kept_bytes += pixmap.width() * pixmap.height() * 4
        while self._kept_bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= oldest.width() * oldest.height() * 4


def make_thumbnails(profile: Profile, window: QObject) -> Thumbnails:
    """Make them as children of the window, so that they never ask for lists that are gone."""
    small = PictureCache(profile.thumbnails, MOST_THUMBNAIL_BYTES)
    return Thumbnails(small, PictureCache(profile.pictures), window)
