"""Links to feeds and icons in an HTML page, whatever its bytes, and the site's icon.

Reads a bounded part of the page and a bounded number of links.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

from msgspec import Struct, field

from reader.core.records.fetched import FetchRequest, Outcome, Problem
from reader.html.charset import decode
from reader.html.tokenizer import Tag, tokenize
from reader.net.client import Client, never
from reader.net.host_limits import find_host_key
from reader.net.urls import BadAddress, parse_address

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
_FEED_WORDS = {"rss", "atom", "rss-feed", "atom-feed", "(rss)"}
_MAYBE_TYPES = {"application/json", "text/xml", "application/xml", "text/json"}
_FEEDISH = re.compile(
    r"(?:^|[/.?=&_-])(?:rss2?|atom|feeds?|rdf|index\.xml|feed\.json)(?:$|[/.?=&_-])|\.(?:rss|atom|rdf)$", re.IGNORECASE
)


class Candidate(Struct, frozen=True):
    url: str
    title: str = ""
    kind: str = ""
    """rss, atom, rdf or json; empty where unknown."""
    may_be_inside: bool = False
    """Whether it may lie in the user's network: on the host there that the user typed."""
    takes_password: bool = False
    """Whether it belongs to the origin that the user gave a password for."""


class Icon(Struct, frozen=True):
    url: str
    size: int
    """Pixels, as the page claims; 0 where it does not say."""


class PageLinks(Struct, frozen=True):
    feeds: tuple[Candidate, ...]
    """From link elements, in the page's order."""
    feedish: tuple[Candidate, ...]
    """From ordinary links whose address or text looks like a feed's."""
    icons: tuple[Icon, ...]


def find_links(page: bytes, url: str, content_type: str = "") -> PageLinks:
    found = _collect(decode(page[:_MAX_BYTES], content_type))
    base = _resolve(url, found.base) or url
    return PageLinks(
        feeds=_candidates(found.feeds, base), feedish=_candidates(found.anchors, base), icons=_icons(found.icons, base)
    )


class _Found(Struct):
    base: str = ""
    anchor: dict[str, str] | None = None
    """The attributes of a link while its text is collected in `shown`."""
    shown: list[str] = field(default_factory=list)
    feeds: list[tuple[str, str, str]] = field(default_factory=list)
    anchors: list[tuple[str, str, str]] = field(default_factory=list)
    icons: list[tuple[str, str]] = field(default_factory=list)


def _collect(text: str) -> _Found:
    found, links = _Found(), 0
    for token in tokenize(text):
        if not isinstance(token, Tag):
            if found.anchor is not None:
                found.shown.append(token.text)
        elif token.closes:
            if token.name == "a":
                _end_anchor(found)
        elif token.name in ("base", "link", "a"):
            links += 1
            if links > _MAX_LINKS:
                break
            _read_tag(token.name, {name: value.strip() for name, value in token.attributes.items()}, found)
    _end_anchor(found)
    return found


def _end_anchor(found: _Found) -> None:
    """Add the link that ends here, or never ends, if its address or text looks like a feed's."""
    if found.anchor is not None:
        href = found.anchor.get("href", "")
        text = f"{found.anchor.get('title', '')} {' '.join(found.shown)[:300]}"
        if href and (_FEEDISH.search(href) or _FEED_WORDS.intersection(text.lower().split())):
            found.anchors.append((href, text, ""))
    found.anchor, found.shown = None, []


def _read_tag(tag: str, named: dict[str, str], found: _Found) -> None:
    relations, href = named.get("rel", "").lower().split(), named.get("href", "")
    if tag == "a":
        _end_anchor(found)
        found.anchor = named
        return
    if tag == "base":
        found.base = found.base or href
        return
    if not href:
        return
    if "icon" in relations or "apple-touch-icon" in relations:
        found.icons.append((href, named.get("sizes", "")))
    kind = named.get("type", "").partition(";")[0].strip().lower()
    is_feed = kind in FEED_TYPES or (kind in _MAYBE_TYPES and _FEEDISH.search(href))
    if "feed" in relations or ("alternate" in relations and is_feed):
        found.feeds.append((href, named.get("title", ""), FEED_TYPES.get(kind, "")))


def _candidates(found: list[tuple[str, str, str]], base: str) -> tuple[Candidate, ...]:
    kept: dict[str, Candidate] = {}
    for href, title, kind in found:
        url = _resolve(base, href)
        if url and url not in kept and len(kept) < _MAX_FOUND:
            kept[url] = Candidate(url, " ".join(title.split())[:200], kind)
    return tuple(kept.values())


def _icons(found: list[tuple[str, str]], base: str) -> tuple[Icon, ...]:
    kept: dict[str, Icon] = {}
    for href, sizes in found[:_MAX_FOUND]:
        url = _resolve(base, href)
        edge = re.match(r"(\d{1,4})x\d{1,4}", sizes.lower())
        if url:
            kept.setdefault(url, Icon(url, int(edge[1]) if edge else 0))
    return tuple(kept.values())


def _resolve(base: str, href: str) -> str:
    """Return an absolute http(s) address; empty for anything else (javascript:, data:, nonsense)."""
    href = re.sub(r"^feed:(?://)?(?=https?:)", "", href.strip(), flags=re.IGNORECASE)
    href = re.sub(r"^feed://", "https://", href, flags=re.IGNORECASE)
    try:
        return parse_address(urljoin(base, href)).url
    except (BadAddress, ValueError):
        return ""


MAX_BYTES = 200_000
_ACCEPT = "image/png, image/x-icon, image/webp, image/*;q=0.5"
_MAX_TRIES = 3
_WANTED_EDGE = 32


class IconResult(Struct, frozen=True):
    data: bytes = b""
    """Empty where there is none."""
    wire_bytes: int = 0
    """Of all fetches that it took."""
    is_offline: bool = False


def find_icon(
    client: Client,
    site_url: str,
    draw: Callable[[bytes], bytes | None],
    *,
    typed_by_user: bool = False,
    cancelled: Callable[[], bool] = never,
) -> IconResult:
    """Fetch a site's icon: from its page's links or from /favicon.ico. `draw` makes of it what is stored, or nothing.
    `typed_by_user`: the user typed the address, so it may lie in their network."""
    request = FetchRequest(site_url, typed_by_user=typed_by_user, accept="text/html, */*;q=0.1")
    page = client.fetch(request, cancelled=cancelled)
    spent = page.wire_bytes
    if page.outcome is not Outcome.FRESH:
        return IconResult(wire_bytes=spent, is_offline=page.problem is Problem.OFFLINE)
    icons = find_links(page.body, page.final_url, page.content_type).icons
    urls = [icon.url for icon in best_first(icons)][: _MAX_TRIES - 1]
    urls.append(urljoin(page.final_url, "/favicon.ico"))
    for url in dict.fromkeys(urls):
        # A page may not choose another host in the user's network.
        may_be_inside = page.is_inside and find_host_key(url) == find_host_key(page.final_url)
        request = FetchRequest(url, typed_by_user=may_be_inside, accept=_ACCEPT, max_bytes=MAX_BYTES)
        answer = client.fetch(request, cancelled=cancelled)
        spent += answer.wire_bytes
        if icon := draw(answer.body):
            return IconResult(icon, spent)
    return IconResult(wire_bytes=spent)


def best_first(icons: tuple[Icon, ...]) -> list[Icon]:
    """Sort icons: the smallest that is large enough, then those of unknown size, then the largest of the small."""

    fitting = [icon for icon in icons if not urlsplit(icon.url).path.lower().endswith(".svg")]
    return sorted(fitting, key=lambda one: (one.size < _WANTED_EDGE, one.size > 0, abs(one.size - _WANTED_EDGE)))
