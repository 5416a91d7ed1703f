"""Raw feed records: what every parser returns before cleaning."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, field

MAX_ENTRIES = 5_000
MAX_LISTED = 100
"""Most categories, authors or enclosures of one entry that are kept."""


class RawText(NamedTuple):
    value: str
    mode: str = "html"
    """html, text (means what it says), or guess (RSS titles do not say)."""
    base: str = ""
    """From xml:base; relative to the document's own address, or empty."""


_PAGES = frozenset({"text/html", "application/xhtml+xml"})
NO_TEXT = RawText("", "text")


class RawEnclosure(NamedTuple):
    url: str
    media_type: str = ""
    length: str = ""
    title: str = ""
    duration: str = ""


class RawEntry(Struct):
    guid: str = ""
    link: str | None = None
    has_page: bool = False
    """The link is said to lead to a page, and no other takes its place."""
    other_links: list[tuple[str, str]] = field(default_factory=list)
    """Kind and address of what stands for the entry instead of a page, such as a PDF."""
    original_link: str = ""
    """Where a go-between (feedburner) leads in the end."""
    title: RawText = NO_TEXT
    authors: list[str] = field(default_factory=list)
    published_at: int | None = None
    created_at: int | None = None
    updated_at: int | None = None
    content: RawText = NO_TEXT
    summary: RawText = NO_TEXT
    media_description: RawText = NO_TEXT
    dc_description: str = ""
    itunes_summary: str = ""
    """These two stand in for a summary that is missing."""
    has_media_title: bool = False
    thumbnail: str = ""
    has_thumbnail: bool = False
    categories: list[str] = field(default_factory=list)
    enclosures: list[RawEnclosure] = field(default_factory=list)
    media: list[RawEnclosure] = field(default_factory=list)
    language: str = ""
    comments: str = ""
    """Where it is talked about: a page."""
    duration: str = ""
    """Of its sound, as iTunes has it said; an enclosure of its own counts more."""
    chapters: str = ""
    """The address of its chapters."""
    replies: str = ""
    """The same, said in Atom's way."""


class RawFeed(Struct):
    kind: str
    title: RawText = NO_TEXT
    link: str = ""
    base: str = ""
    description: RawText = NO_TEXT
    icon: str = ""
    logo: str = ""
    image: str = ""
    language: str = ""
    authors: list[str] = field(default_factory=list)
    entries: list[RawEntry] = field(default_factory=list)
    is_broken: bool = False
    """Not well-formed: some of it was guessed, some may be missing."""
    is_cut: bool = False
    """It ends before its last tag: the rest did not come."""


def find_other_link(links: list[tuple[str, str]]) -> str:
    """The link of an entry that names no page: one that is nearly said to be a page, else the first; empty for none."""
    nearly = [href for kind, href in links if kind.partition(";")[0].strip().lower() in _PAGES]
    return next(iter([*nearly, *(href for _, href in links)]), "")


def is_worth_showing(width: str) -> bool:
    """A thumbnail that says it is tiny is someone's face or an icon, not the article's picture."""
    return not (width.isascii() and width.isdigit()) or int(width[:6]) >= 100
