"""Records of parsed feeds: plain titles, safe HTML with absolute addresses, times in UTC."""

from __future__ import annotations

from msgspec import Struct


class Enclosure(Struct, frozen=True):
    url: str
    media_type: str = ""
    length: int | None = None
    title: str = ""
    duration_s: int | None = None
    """Its length, if the publisher gives it."""
    chapters_url: str = ""
    """The address of its chapters; empty if there is none."""


class ParsedEntry(Struct, frozen=True):
    guid: str
    """As the publisher wrote it; empty if there is none."""
    link: str
    """An absolute http(s) address; empty if there is none."""
    title: str
    """Plain text on one line; empty if there is none."""
    author: str
    published_at: int | None
    """The publisher's date, unchecked: it may be in the future."""
    updated_at: int | None
    html: str
    """The content, or else the summary: sanitised, with absolute links."""
    text: str
    """The same as plain text, for search and previews."""
    categories: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()
    language: str = ""
    comments: str = ""
    """The address of its comments page; empty if there is none."""


class Wishes(Struct, frozen=True, omit_defaults=True):
    ttl_s: int | None = None
    update_period_s: int | None = None
    skip_hours: frozenset[int] = frozenset()
    """Hours of the day, UTC."""
    skip_days: frozenset[int] = frozenset()
    """Days of the week, UTC, Monday is 0."""


class ParsedFeed(Struct, frozen=True):
    title: str
    site_url: str
    description: str
    icon_url: str
    language: str
    wishes: Wishes
    entries: tuple[ParsedEntry, ...]
    kind: str = ""
    """rss, atom, rdf or json; page or changes if it is a page without a feed."""
    is_broken: bool = False
    """Its document is malformed and was only partly understood."""
    page_text: str = ""
    """The text to compare with the last version, if it is a page whose changes are followed."""
