"""Feed icons: each feed's name, and a tile with its favicon or letter. Main thread only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QPixmap

from reader.gui.kit.tiles import make_favicon_tile, make_letter_tile
from reader.model.stored import Feed


class FeedIcons:
    """Tiles by feed. A feed that is not known yet gets a letter from its name alone."""

    def __init__(self) -> None:
        self._addresses: dict[int, str] = {}
        self._icons: Mapping[int, bytes] = {}
        self._favicons: dict[tuple[int, float], QPixmap | None] = {}

    def learn(self, feeds: Iterable[Feed], icons: Mapping[int, bytes]) -> None:
        self._addresses = {feed.id: feed.publisher.site_url or feed.url for feed in feeds}
        if icons != self._icons:
            self._icons = icons
            self._favicons.clear()

    def tile(self, feed_id: int, name: str, ratio: float) -> QPixmap:
        key = (feed_id, ratio)
        if key not in self._favicons:
            self._favicons[key] = make_favicon_tile(self._icons.get(feed_id, b""), ratio)
        return self._favicons[key] or make_letter_tile(name, self._addresses.get(feed_id, name), ratio)
