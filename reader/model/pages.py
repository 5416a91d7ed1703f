"""Records of pages that are followed without a feed; small enough for a pipe, light enough for a window to import."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.model.messages import Message

PREVIEWED = 6
"""Entries of a block that a preview shows."""


class PageKind(StrEnum):
    """How a feed's address is read."""

    NONE = ""
    """It is a feed's document."""
    ENTRIES = "entries"
    """A web page; what a selector finds on it are its entries."""
    CHANGES = "changes"
    """A web page; each change of its text is an entry."""


class PageRecipe(Struct, frozen=True, tag=True):
    """How entries are read off a page."""

    kind: PageKind = PageKind.NONE
    selector: str = ""
    """CSS: the entries; of CHANGES the part that is compared, where empty the main one."""


class PageEntry(Struct, frozen=True):
    """A line of a preview."""

    title: str
    link: str
    at: int | None


class PageBlock(Struct, frozen=True):
    """A block that repeats on a page: how it is found again, and what it holds now."""

    selector: str
    count: int
    entries: tuple[PageEntry, ...]
    """The first few."""


class FoundPage(Struct, frozen=True):
    """What could be followed of a page that names no feed."""

    url: str
    title: str
    blocks: tuple[PageBlock, ...] = ()
    """Found by itself, the best first; where the user gave a selector or pointed at an entry, that one alone."""
    links: tuple[str, ...] = ()
    """What the page's links say, for pointing at one."""
    excerpt: str = ""
    """The beginning of the text whose changes could be followed."""
    message: Message | None = None
    """Why there is no block."""
    takes_password: bool = False
    """The name and password that the user gave were used for it."""
