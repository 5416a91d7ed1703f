"""The picture source of articles: the cache on disk, filled by the engine.

Files are read in Qt's thread pool; the main thread only hands out what is in memory, unless the user waits.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, Signal

from reader.store.pictures import PictureCache
from reader.window.article.picture_loader import Pending
from reader.window.kit.screens import run_in_pool

MOST_HELD_BYTES = 24_000_000
MOST_KNOWN = 5_000


class EngineImages(QObject):
    arrived = Signal(str)
    """This picture is here now, or has failed for good."""
    wanted = Signal(str, int)
    """Ask the engine to fetch this address, for this feed."""

    def __init__(self, cache: PictureCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache = cache
        self._held: OrderedDict[str, bytes] = OrderedDict()
        self._held_bytes = 0
        self._under_way: set[str] = set()
        self._missing: set[str] = set()
        self._feeds: dict[str, int] = {}

    def expect(self, feed_id: int, urls: Iterable[str]) -> None:
        """Note that an article of this feed with these pictures will be shown. What failed or has not come is tried
        again: the engine may have been restarted, and asking twice costs nothing."""
        if len(self._feeds) > MOST_KNOWN:
            self._feeds.clear()
        for url in urls:
            self._feeds[url] = feed_id
            self._missing.discard(url)
            self._under_way.discard(url)

    def get(self, url: str) -> bytes | Pending | None:
        held = self._held.get(url)
        if held is not None:
            self._held.move_to_end(url)
            return held
        if url in self._missing:
            return None
        if url not in self._under_way:
            self._under_way.add(url)
            self._start_reading(url, was_fetched=False)
        return Pending.PENDING

    def read(self, url: str) -> bytes | None:
        """The file from memory or disk, for saving or printing an article."""
        return self._held.get(url) or self._cache.read(url)

    def on_arrival(self, url: str, ok: bool) -> None:
        """Read a picture that the engine fetched, or give up one that it could not."""
        if url not in self._under_way:
            return
        if ok:
            self._start_reading(url, was_fetched=True)
        else:
            self._fail(url)

    def _start_reading(self, url: str, was_fetched: bool) -> None:
        run_in_pool(self, partial(self._cache.read, url), partial(self._on_read, url, was_fetched))

    def _on_read(self, url: str, was_fetched: bool, data: bytes | None) -> None:
        if data is not None:
            self._held_bytes += len(data) - len(self._held.get(url, b""))
            self._held[url] = data
            while self._held_bytes > MOST_HELD_BYTES and len(self._held) > 1:
                _, dropped = self._held.popitem(last=False)
                self._held_bytes -= len(dropped)
            self._under_way.discard(url)
            self.arrived.emit(url)
        elif was_fetched:
            self._fail(url)  # cleared in between: once more would be the same
        else:
            self.wanted.emit(url, self._feeds.get(url, 0))

    def _fail(self, url: str) -> None:
        self._under_way.discard(url)
        self._missing.add(url)
        self.arrived.emit(url)
