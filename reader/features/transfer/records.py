"""Records of what moves from one reader to another: feeds, posts with their marks, and what only Paperround has."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reader.core.records.parsed import Enclosure
from reader.core.records.stored import FeedChoices, PublisherData
from reader.features.rules.records import Rule

VERSION = 1


class Exact(Struct, frozen=True, omit_defaults=True):
    """What a post of Paperround's own archive has beyond those of other readers, so that nothing changes by moving."""

    keys: tuple[bytes, ...]
    content_hash: bytes
    sort_at: int
    first_seen_at: int
    seen_after_at: int | None = None
    gone: int = 0
    """As in the table of marks: deleted, hidden or only remembered."""
    gone_at: float | None = None
    highlighted: bool = False
    kept_unread: bool = False
    full_text: str | None = None
    full_text_at: float = 0.0
    heard: tuple[float, float | None, bool, float] | None = None
    """How far its episode was heard: place, length, whether to the end, and when."""


class Post(Struct, frozen=True, omit_defaults=True, tag="post"):
    feed: str
    guid: str = ""
    title: str = ""
    link: str = ""
    author: str = ""
    published_at: int | None = None
    updated_at: int | None = None
    html: str = ""
    categories: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()
    language: str = ""
    comments: str = ""
    read: bool = False
    starred: bool = False
    tags: tuple[str, ...] = ()
    exact: Exact | None = None


class MovedFeed(Struct, frozen=True, omit_defaults=True, tag="feed"):
    url: str
    folder: tuple[str, ...] = ()
    """The names of the folders around it."""
    name: str = ""
    """What another reader shows; in our own archive the choices have it."""
    publisher: PublisherData = PublisherData()
    choices: FeedChoices | None = None
    added_at: float | None = None


class MovedFolder(Struct, frozen=True, tag="folder"):
    path: tuple[str, ...]


class MovedRule(Struct, frozen=True, tag="rule"):
    rule: Rule
    feed: str = ""
    folder: tuple[str, ...] = ()


class MovedSearch(Struct, frozen=True, tag="search"):
    name: str
    query: str


class MovedVisits(Struct, frozen=True, tag="visits"):
    visits: tuple[tuple[float, str | None, str], ...]
    """Time, address of the feed and kind of each."""


class MovedSettings(Struct, frozen=True, tag="settings"):
    version: int
    settings: dict[str, Any]


Line = MovedSettings | MovedFolder | MovedFeed | MovedRule | MovedSearch | MovedVisits | Post
"""A line of an archive."""
