"""Records of feed discovery; small enough for a pipe, light enough for a window to import."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.model.fetched import Credentials
from reader.model.messages import Message
from reader.model.pages import FoundPage

LATEST = 4
"""How many posts a preview shows."""


class Carries(StrEnum):
    """How much of its entries a feed brings."""

    ARTICLES = "articles"
    SUMMARIES = "summaries"
    TITLES = "titles"
    UNKNOWN = "unknown"


class LatestPost(Struct, frozen=True):
    """A line of a preview."""

    title: str
    at: int | None


class FoundFeed(Struct, frozen=True):
    """A feed behind what the owner typed."""

    url: str
    title: str
    kind: str = ""
    """rss, atom, rdf, json; empty where it was not opened and nothing says so."""
    posts_per_day: float | None = None
    """As its dates tell it; None where they do not."""
    carries: Carries = Carries.UNKNOWN
    latest: tuple[LatestPost, ...] = ()
    takes_password: bool = False
    """The name and password that the owner gave belong to its host."""
    is_broken: bool = False
    """Its document is not well-formed: some of it was guessed."""


class Found(Struct, frozen=True):
    """All that was found behind it."""

    typed: str
    feeds: tuple[FoundFeed, ...] = ()
    """Best first; empty where there is none, then `message` says why and what to do."""
    tried: tuple[str, ...] = ()
    message: Message | None = None
    needs_password: bool = False
    was_cancelled: bool = False
    credentials: Credentials | None = None
    """What the owner gave, or typed in the address."""
    may_come_back: bool = False
    """It did not answer for now; nothing says that there is no feed."""
    page: FoundPage | None = None
    """Where there is no feed: what could be followed of the page itself."""


class LookFor(Struct, frozen=True):
    """A command: which feeds are behind what the owner typed?"""

    question: int
    typed: str
    credentials: Credentials | None = None
    selector: str = ""
    """Of the page itself: what this CSS selector finds on it…"""
    pointed_at: str = ""
    """… or the block one of whose entries reads like this."""


class StopLooking(Struct, frozen=True):
    """A command: nobody waits for an answer any more."""


class LookedFor(Struct, frozen=True):
    """A note: the answer to a question, or why looking itself did not work."""

    question: int
    found: Found | None
    message: Message | None = None
