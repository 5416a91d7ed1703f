"""Favicons: a site's icon from its page's links or from /favicon.ico. Asked rarely: the answer is kept.

Only pictures by their first bytes, never by what the server claims; never SVG, which can hold scripts. A
page on the public web cannot make us fetch an icon from the user's own network.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

from msgspec import Struct, field

from reader.fetch.client import Client, never
from reader.fetch.host_limits import find_host_key
from reader.fetch.urls import BadAddress, parse_address
from reader.html.charset import decode
from reader.html.tokenizer import Tag, tokenize
from reader.model.fetched import FetchRequest, Outcome, Problem

# Feed and icon links in an HTML page, whatever its bytes. Pure.
#
# Stops after a bounded part of the page and a bounded number of links; survives anything.

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
    r"(?:^|[/.?=&_-])(?:rss2?|atom|feeds?|rdf|index\.xml|feed\.json)(?:$|[/.?=&_-])|\.(?:rss|atom|rdf)$", re.IGNORECASE
)


class Candidate(Struct, frozen=True):
    url: str
    title: str = ""
    kind: str = ""
    """rss, atom, rdf, json; empty where nothing says so."""
    may_be_inside: bool = False
    """It may lie in the user's network: on the very host there that the user typed."""
    takes_password: bool = False
    """It belongs to the origin that the user gave a password for."""


class Icon(Struct, frozen=True):
    url: str
    size: int
    """The edge in pixels as the page claims it; 0 where it says nothing."""


class PageLinks(Struct, frozen=True):
    title: str
    feeds: tuple[Candidate, ...]
    """From link elements, in the page's order."""
    feedish: tuple[Candidate, ...]
    """From ordinary links whose address or text looks like a feed's."""
    icons: tuple[Icon, ...]


def find_links(page: bytes, url: str, content_type: str = "") -> PageLinks:
    found = _collect(decode(page[:_MAX_BYTES], content_type))
    base = _resolve(url, found.base) or url
    return PageLinks(
        title=_one_line(found.title),
        feeds=_candidates(found.feeds, base),
        feedish=_candidates(found.anchors, base),
        icons=_icons(found.icons, base),
    )


class _Found(Struct):
    base: str = ""
    title: str = ""
    reading: str = ""
    """"title" or "a" while its text is collected in `shown`."""
    anchor: dict[str, str] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)
    feeds: list[tuple[str, str, str]] = field(default_factory=list)
    anchors: list[tuple[str, str, str]] = field(default_factory=list)
    icons: list[tuple[str, str]] = field(default_factory=list)


def _collect(text: str) -> _Found:
    found, links = _Found(), 0
    for token in tokenize(text):
        if not isinstance(token, Tag):
            if found.reading:
                found.shown.append(token.text)
        elif token.closes:
            if token.name == found.reading:
                _read_shown(found)
        elif token.name in ("link", "a", "base", "title"):
            links += 1
            if links > _MAX_LINKS:
                break
            _read_tag(token, found)
    _read_shown(found)
    return found


def _read_tag(tag: Tag, found: _Found) -> None:
    attributes = {name: value.strip() for name, value in tag.attributes.items()}
    if tag.name == "base":
        found.base = found.base or attributes.get("href", "")
    elif tag.name == "link":
        _read_link(attributes, found)
    elif tag.name == "a" or not found.reading:  # a picture inside a link may have a title, too
        _read_shown(found)
        found.reading, found.anchor = tag.name, attributes


def _read_shown(found: _Found) -> None:
    """The text of a title or a link that ends here, or never ends."""
    text = " ".join(found.shown)[:300]
    if found.reading == "title":
        found.title = found.title or text
    elif found.reading == "a":
        _read_anchor(found.anchor, text, found)
    found.reading, found.shown = "", []


def _read_link(named: dict[str, str], found: _Found) -> None:
    relations, href = named.get("rel", "").lower().split(), named.get("href", "")
    if not href:
        return
    if "icon" in relations or "apple-touch-icon" in relations:
        found.icons.append((href, named.get("sizes", "")))
    kind = named.get("type", "").partition(";")[0].strip().lower()
    is_feed = kind in FEED_TYPES or (kind in _MAYBE_TYPES and _FEEDISH.search(href))
    if "feed" in relations or ("alternate" in relations and is_feed):
        found.feeds.append((href, named.get("title", ""), FEED_TYPES.get(kind, "")))


def _read_anchor(named: dict[str, str], shown: str, found: _Found) -> None:
    href, text = named.get("href", ""), f"{named.get('title', '')} {shown}"
    if href and looks_like_feed_address(href, text):
        found.anchors.append((href, text, ""))


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


MAX_BYTES = 200_000
_ACCEPT = "image/png, image/x-icon, image/webp, image/*;q=0.5"
_MAX_TRIES = 3
_WANTED_EDGE = 32


class IconResult(Struct, frozen=True):
    data: bytes = b""
    """Nothing where there is none."""
    wire_bytes: int = 0
    """What looking for it cost, over all fetches."""
    is_offline: bool = False


def find_icon(
    client: Client, site_url: str, *, typed_by_user: bool = False, cancelled: Callable[[], bool] = never
) -> IconResult:
    """`typed_by_user`: the feed is the user's own choice in their own network, so its icon may be there
    too."""
    request = FetchRequest(site_url, typed_by_user=typed_by_user, accept="text/html, */*;q=0.1")
    page = client.fetch(request, cancelled=cancelled)
    spent = page.wire_bytes
    if page.outcome is not Outcome.FRESH:
        return IconResult(wire_bytes=spent, is_offline=page.problem is Problem.OFFLINE)
    icons = find_links(page.body, page.final_url, page.content_type).icons
    urls = [icon.url for icon in best_first(icons)][: _MAX_TRIES - 1]
    urls.append(urljoin(page.final_url, "/favicon.ico"))
    for url in dict.fromkeys(urls):
        # The page may only name its own host: anything else in the user's network is not for it to choose.
        may_be_inside = page.is_inside and find_host_key(url) == find_host_key(page.final_url)
        request = FetchRequest(url, typed_by_user=may_be_inside, accept=_ACCEPT, max_bytes=MAX_BYTES)
        answer = client.fetch(request, cancelled=cancelled)
        spent += answer.wire_bytes
        if picture_type(answer.body):
            return IconResult(answer.body, spent)
    return IconResult(wire_bytes=spent)


def best_first(icons: tuple[Icon, ...]) -> list[Icon]:
    """The smallest that is large enough, then those of unknown size, then the largest of the small."""
    shown = [icon for icon in icons if not urlsplit(icon.url).path.lower().endswith(".svg")]
    return sorted(shown, key=lambda icon: (_rank(icon.size), abs(icon.size - _WANTED_EDGE)))


def _rank(size: int) -> int:
    if size >= _WANTED_EDGE:
        return 0
    return 1 if size == 0 else 2


def picture_type(data: bytes) -> str:
    """By the first bytes; empty for everything that is not shown, SVG among it."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data.startswith(b"\x00\x00\x01\x00") and len(data) > 22:
        return "image/x-icon"
    if data.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "image/webp"
    return ""
