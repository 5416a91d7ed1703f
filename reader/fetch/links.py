"""Pure: an HTML page, whatever its bytes → the links in it that matter to a feed reader.

Stops after a bounded part of the page and a bounded number of links; survives anything.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html.parser import HTMLParser
from urllib.parse import urljoin

from reader.fetch.urls import BadAddress, parse_address

_MAX_BYTES = 1_000_000
_MAX_LINKS = 2_000
_MAX_FOUND = 50

FEED_TYPES = {
    "application/rss+xml": "rss",
    "application/atom+xml": "atom",
    "application/rdf+xml": "rdf",
    "application/feed+json": "json",
    "application/x.atom+xml": "atom",
    "application/x-atom+xml": "atom",
    "application/rss": "rss",
    "application/atom": "atom",
    "text/rss+xml": "rss",
}
_MAYBE_TYPES = {"application/json", "text/xml", "application/xml", "text/json"}
_FEEDISH = re.compile(
    r"(?:^|[/.?=&_-])(?:rss2?|atom|feeds?|rdf|index\.xml|feed\.json)(?:$|[/.?=&_-])|\.(?:rss|atom|rdf)$",
    re.IGNORECASE,
)
_CHARSET = re.compile(rb"""charset\s*=\s*["']?\s*([a-zA-Z0-9_-]{1,40})""", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Candidate:
    url: str
    title: str = ""
    kind: str = ""
    """rss, atom, rdf, json; empty where nothing says so."""


@dataclass(frozen=True, slots=True)
class Icon:
    url: str
    size: int
    """The edge in pixels as the page claims it; 0 where it says nothing."""


@dataclass(frozen=True, slots=True)
class PageLinks:
    title: str
    feeds: tuple[Candidate, ...]
    """From link elements, in the page's order."""
    feedish: tuple[Candidate, ...]
    """From ordinary links whose address or text looks like a feed's."""
    icons: tuple[Icon, ...]


def find_links(page: bytes, url: str, content_type: str = "") -> PageLinks:
    reader = _Reader()
    try:
        reader.feed(_as_text(page[:_MAX_BYTES], content_type))
        reader.close()
    except (_Enough, AssertionError, ValueError, RecursionError):
        pass  # what was found until then counts
    base = _resolve(url, reader.base) or url
    return PageLinks(
        title=_one_line(reader.title),
        feeds=_candidates(reader.feeds, base),
        feedish=_candidates(reader.anchors, base),
        icons=_icons(reader.icons, base),
    )


def _as_text(page: bytes, content_type: str) -> str:
    """Addresses and titles are nearly always ASCII; the named charset is used where Python knows it."""
    found = _CHARSET.search(content_type.encode("utf-8", "replace")) or _CHARSET.search(page[:2_048])
    name = found[1].decode("ascii") if found else "utf-8"
    try:
        return page.decode(name, "replace")
    except (LookupError, ValueError):
        return page.decode("utf-8", "replace")


class _Enough(Exception):  # noqa: N818
    """Seen enough of this page."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.base = ""
        self.title = ""
        self.feeds: list[tuple[str, str, str]] = []
        self.anchors: list[tuple[str, str, str]] = []
        self.icons: list[tuple[str, str]] = []
        self._in_title = False
        self._anchor: tuple[str, str] | None = None
        self._seen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("link", "a", "base", "title"):
            return
        self._seen += 1
        if self._seen > _MAX_LINKS:
            raise _Enough
        named = {name: (value or "").strip() for name, value in reversed(attrs)}
        if tag == "title":
            self._in_title = not self.title
        elif tag == "base":
            self.base = self.base or named.get("href", "")
        elif tag == "link":
            self._link(named)
        else:
            self._anchor = (named.get("href", ""), named.get("title", ""))

    def _link(self, named: dict[str, str]) -> None:
        relations, href = named.get("rel", "").lower().split(), named.get("href", "")
        if not href:
            return
        if "icon" in relations or "apple-touch-icon" in relations:
            self.icons.append((href, named.get("sizes", "")))
        kind = named.get("type", "").partition(";")[0].strip().lower()
        is_feed = kind in FEED_TYPES or (kind in _MAYBE_TYPES and _FEEDISH.search(href))
        if "feed" in relations or ("alternate" in relations and is_feed):
            self.feeds.append((href, named.get("title", ""), FEED_TYPES.get(kind, "")))

    def handle_data(self, data: str) -> None:
        if self._in_title and len(self.title) < 500:
            self.title += data
        if self._anchor:
            href, text = self._anchor
            self._anchor = (href, (text + " " + data)[:200])

    def handle_endtag(self, tag: str) -> None:
        if tag == "title":
            self._in_title = False
        elif tag == "a" and self._anchor:
            href, text = self._anchor
            self._anchor = None
            if href and looks_like_feed_address(href, text):
                self.anchors.append((href, text, ""))


def looks_like_feed_address(href: str, text: str = "") -> bool:
    words = text.lower().split()
    return bool(_FEEDISH.search(href)) or bool({"rss", "atom", "rss-feed", "atom-feed", "(rss)"} & set(words))


def _candidates(found: list[tuple[str, str, str]], base: str) -> tuple[Candidate, ...]:
    kept: dict[str, Candidate] = {}
    for href, title, kind in found[:_MAX_LINKS]:
        url = _resolve(base, href)
        if url and url not in kept and len(kept) < _MAX_FOUND:
            kept[url] = Candidate(url, _one_line(title), kind)
    return tuple(kept.values())


def _icons(found: list[tuple[str, str]], base: str) -> tuple[Icon, ...]:
    kept: dict[str, Icon] = {}
    for href, sizes in found[:_MAX_FOUND]:
        url = _resolve(base, href)
        if url:
            kept.setdefault(url, Icon(url, _edge(sizes)))
    return tuple(kept.values())


def _edge(sizes: str) -> int:
    found = re.match(r"(\d{1,4})x\d{1,4}", sizes.lower())
    return int(found[1]) if found else 0


def _resolve(base: str, href: str) -> str:
    """An absolute http(s) address, empty for anything else (javascript:, data:, nonsense)."""
    href = re.sub(r"^feed:(?://)?(?=https?:)", "", href.strip(), flags=re.IGNORECASE)
    href = re.sub(r"^feed://", "https://", href, flags=re.IGNORECASE)
    try:
        return parse_address(urljoin(base, href)).url
    except (BadAddress, ValueError):
        return ""


def _one_line(text: str) -> str:
    return " ".join(text.split())[:200]
