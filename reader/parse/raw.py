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
    """html, text (plain), or guess (RSS titles do not say)."""
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
    """Whether the link is declared as a page; then no other replaces it."""
    other_links: list[tuple[str, str]] = field(default_factory=list)
    """Type and address of links to something else than a page, such as a PDF."""
    original_link: str = ""
    """Where a redirector (feedburner) finally leads."""
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
    """These two replace a missing summary."""
    has_media_title: bool = False
    thumbnail: str = ""
    has_thumbnail: bool = False
    categories: list[str] = field(default_factory=list)
    enclosures: list[RawEnclosure] = field(default_factory=list)
    media: list[RawEnclosure] = field(default_factory=list)
    language: str = ""
    base: str = ""
    """Of relative addresses in its texts."""
    comments: str = ""
    """Address of the page with its comments."""
    duration: str = ""
    """Of its sound, from iTunes; that of an enclosure counts more."""
    chapters: str = ""
    """Address of its chapters."""
    replies: str = ""
    """Address of its comments, from Atom."""


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
    """It ends before its last tag."""


def find_other_link(links: list[tuple[str, str]]) -> str:
    """The link of an entry without a declared page: one whose type is nearly that of a page, else the first."""
    nearly = [href for kind, href in links if kind.partition(";")[0].strip().lower() in _PAGES]
    return next(iter([*nearly, *(href for _, href in links)]), "")


def is_worth_showing(width: str) -> bool:
    """Whether a thumbnail is more than a tiny icon or face, by the width it states."""
    return not (width.isascii() and width.isdigit()) or int(width[:6]) >= 100
