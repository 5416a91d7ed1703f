"""Parsed feed records, cleaned: plain titles, safe absolute HTML, instants in UTC."""

from __future__ import annotations

from msgspec import Struct


class Enclosure(Struct, frozen=True):
    """A file that comes with an entry."""

    url: str
    media_type: str = ""
    length: int | None = None
    title: str = ""
    duration_s: int | None = None
    """How long it is to hear or to watch, where the publisher says so."""
    chapters_url: str = ""
    """Where its chapters are told; empty where nowhere."""


class ParsedEntry(Struct, frozen=True):
    """An entry as its feed gave it."""

    guid: str
    """As the publisher wrote it; empty where there is none."""
    link: str
    """Absolute http(s) address; empty where there is none."""
    title: str
    """Plain text on one line; empty where there is none."""
    author: str
    published_at: int | None
    """The publisher's claim, unchecked: may lie in the future, may be missing."""
    updated_at: int | None
    html: str
    """Sanitised, with absolute links; the content where there is one, else the summary."""
    text: str
    """The same as plain text, for search and previews."""
    categories: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()
    language: str = ""
    comments: str = ""
    """The page where it is talked about; empty where the feed names none."""


class Wishes(Struct, frozen=True, omit_defaults=True):
    """How often the document itself asks to be polled."""

    ttl_s: int | None = None
    update_period_s: int | None = None
    skip_hours: frozenset[int] = frozenset()
    """Hours of the day, UTC."""
    skip_days: frozenset[int] = frozenset()
    """Days of the week, UTC, Monday is 0."""


class ParsedFeed(Struct, frozen=True):
    """A feed as its document gave it."""

    title: str
    site_url: str
    description: str
    icon_url: str
    language: str
    wishes: Wishes
    entries: tuple[ParsedEntry, ...]
    kind: str = ""
    """rss, atom, rdf or json, for the curious; page or changes where it is a page that is followed."""
    is_broken: bool = False
    """Its document is not well-formed: some of it was guessed."""
    page_text: str = ""
    """Of a page whose changes are followed: what is compared with its last version."""
