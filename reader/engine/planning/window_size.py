"""How many entries a feed's document holds at once, or usually holds where that is not known yet. Pure."""

from __future__ import annotations

from reader.learn.posting import USUAL_WINDOW
from reader.model.stored import Feed


def window_of(feed: Feed) -> int:
    return feed.publisher.window_size or USUAL_WINDOW
