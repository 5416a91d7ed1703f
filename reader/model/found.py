"""What looking for feeds asks and answers; small enough for a pipe, light enough for a window to import."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from reader.model.fetched import Credentials

LATEST = 4
"""How many posts a preview shows."""


class Carries(StrEnum):
    """How much of its articles a feed brings."""

    ARTICLES = "articles"
    SUMMARIES = "summaries"
    TITLES = "titles"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class LatestPost:
    """A line of a preview."""

    title: str
    at: int | None


@dataclass(frozen=True, slots=True)
class FoundFeed:
    """A feed behind what the owner typed."""

    url: str
    title: str
    kind: str = ""
    """rss, atom, rdf, json; empty where it was not opened and nothing says so."""
    posts_per_day: float | None = None
    """As its dates tell it; None where they do not."""
    carries: Carries = Carries.UNKNOWN
    latest: tuple[LatestPost, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """All that was found behind it."""

    typed: str
    feeds: tuple[FoundFeed, ...] = ()
    """Best first; empty where there is none, then `message` says why and what to do."""
    tried: tuple[str, ...] = ()
    message: str = ""
    needs_password: bool = False
    was_cancelled: bool = False


@dataclass(frozen=True, slots=True)
class LookFor:
    """A command: which feeds are behind what the owner typed?"""

    question: int
    typed: str
    credentials: Credentials | None = None


@dataclass(frozen=True, slots=True)
class StopLooking:
    """A command: nobody waits for an answer any more."""


@dataclass(frozen=True, slots=True)
class LookedFor:
    """A note: the answer to a question, or one sentence where looking itself did not work."""

    question: int
    found: Found | None
    message: str = ""
