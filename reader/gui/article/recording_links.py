"""Recording links of an article: what a click on one asks for. Pure."""

from __future__ import annotations

from msgspec import Struct

from reader.gui.article.content.internal_links import CHAPTER, DOWNLOAD, PLAY
from reader.gui.article.record import Article


class SoundWish(Struct, frozen=True):
    entry_id: int
    is_download: bool = False
    """To be fetched, or let go; else to be played."""
    from_s: float | None = None
    """None plays from where it was left."""


def find_wish(article: Article | None, address: str) -> SoundWish | None:
    if article is None or article.sound is None:
        return None
    if address in (PLAY, DOWNLOAD):
        return SoundWish(article.entry_id, is_download=address == DOWNLOAD)
    if not address.startswith(CHAPTER):
        return None
    return SoundWish(
        article.entry_id, from_s=article.sound.chapters[int(address.removeprefix(CHAPTER))].start_s
    )
