"""Records of pages that are followed without a feed."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.core.records.messages import Message

PREVIEWED = 6
"""How many entries of a block a preview shows."""


class PageKind(StrEnum):
    NONE = ""
    """As a feed."""
    ENTRIES = "entries"
    """As a web page: a selector finds its entries."""
    CHANGES = "changes"
    """As a web page: each change of its text is an entry."""


class PageRecipe(Struct, frozen=True, tag=True):
    kind: PageKind = PageKind.NONE
    selector: str = ""
    """A CSS selector for the entries; for CHANGES, for the compared part (empty: the main part)."""


class PageEntry(Struct, frozen=True):
    title: str
    link: str
    at: int | None


class PageBlock(Struct, frozen=True):
    selector: str
    count: int
    entries: tuple[PageEntry, ...]
    """The first few."""


class FoundPage(Struct, frozen=True):
    url: str
    title: str
    blocks: tuple[PageBlock, ...] = ()
    """Best first; only one if the user gave a selector or pointed at an entry."""
    links: tuple[str, ...] = ()
    """The texts of the page's links, for pointing at one."""
    excerpt: str = ""
    """The beginning of the text whose changes could be followed."""
    message: Message | None = None
    """Why there is no block."""
    takes_password: bool = False
    """It was fetched with the user's name and password."""
