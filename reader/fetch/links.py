"""Pure: an HTML page, whatever its bytes → the links in it that matter to a feed reader.

Stops after a bounded part of the page and a bounded number of links; survives anything.
"""

from __future__ import annotations

import html
import re
from itertools import islice
from urllib.parse import urljoin

from msgspec import Struct, field

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
# Python's HTML parser takes quadratic time on hostile pages, so tags are found by expressions that cannot:
# possessive, and nothing in them crosses the beginning of another tag.
_TAG = re.compile(
    r"""<(?P<name>link|a|base|title)(?=[\s>/])(?P<attributes>(?:[^<>"']++|"[^"<]*+"|'[^'<]*+')*+)>""",
    re.IGNORECASE,
)
_ATTRIBUTE = re.compile(
    r"""(?P<name>[^\s"'<>/=]++)\s*+(?:=\s*+(?:"(?P<double>[^"]*+)"|'(?P<single>[^']*+)'|(?P<bare>[^\s>"']++)))?"""
)
_OPENINGS = re.compile(r"<!--|<script\b|<style\b", re.IGNORECASE)
_CLOSINGS = {
    "<!--": re.compile("-->"),
    "<script": re.compile(r"</script\b", re.IGNORECASE),
    "<style": re.compile(r"</style\b", re.IGNORECASE),
}
_CHARSET = re.compile(rb"""charset\s*=\s*["']?\s*([a-zA-Z0-9_-]{1,40})""", re.IGNORECASE)


class Candidate(Struct, frozen=True):
    url: str
    title: str = ""
    kind: str = ""
    """rss, atom, rdf, json; empty where nothing says so."""


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
    text = _without_scripts(_as_text(page[:_MAX_BYTES], content_type))
    found = _collect(text)
    base = _resolve(url, found.base) or url
    return PageLinks(
        title=_one_line(found.title),
        feeds=_candidates(found.feeds, base),
        feedish=_candidates(found.anchors, base),
        icons=_icons(found.icons, base),
    )


def _as_text(page: bytes, content_type: str) -> str:
    """Addresses and titles are nearly always ASCII; the named charset is used where Python knows it."""
    found = _CHARSET.search(content_type.encode("utf-8", "replace")) or _CHARSET.search(page[:2_048])
    name = found[1].decode("ascii") if found else "utf-8"
    try:
        return page.decode(name, "replace")
    except (LookupError, ValueError):
        return page.decode("utf-8", "replace")


def _without_scripts(text: str) -> str:
    """Comments and scripts hold links that nobody sees. One pass: hostile pages have many openings."""
    kept, at = [], 0
    while opening := _OPENINGS.search(text, at):
        kept.append(text[at : opening.start()])
        closing = _CLOSINGS[opening[0].lower()].search(text, opening.end())
        if closing is None:
            return "".join(kept)
        at = closing.end()
    kept.append(text[at:])
    return " ".join(kept)


class _Found(Struct):
    base: str = ""
    title: str = ""
    feeds: list[tuple[str, str, str]] = field(default_factory=list)
    anchors: list[tuple[str, str, str]] = field(default_factory=list)
    icons: list[tuple[str, str]] = field(default_factory=list)


def _collect(text: str) -> _Found:
    found = _Found()
    for tag in islice(_TAG.finditer(text), _MAX_LINKS):
        name = tag["name"].lower()
        attributes = _attributes(tag["attributes"])
        after = text[tag.end() : tag.end() + 300]
        if name == "title":
            found.title = found.title or html.unescape(after.partition("<")[0])
        elif name == "base":
            found.base = found.base or attributes.get("href", "")
        elif name == "link":
            _take_link(attributes, found)
        else:
            _take_anchor(attributes, after, found)
    return found


def _attributes(text: str) -> dict[str, str]:
    """The first of each name counts, as browsers do it."""
    named: dict[str, str] = {}
    for one in _ATTRIBUTE.finditer(text):
        value = one["double"] or one["single"] or one["bare"] or ""
        named.setdefault(one["name"].lower(), html.unescape(value).strip())
    return named


def _take_link(named: dict[str, str], found: _Found) -> None:
    relations, href = named.get("rel", "").lower().split(), named.get("href", "")
    if not href:
        return
    if "icon" in relations or "apple-touch-icon" in relations:
        found.icons.append((href, named.get("sizes", "")))
    kind = named.get("type", "").partition(";")[0].strip().lower()
    is_feed = kind in FEED_TYPES or (kind in _MAYBE_TYPES and _FEEDISH.search(href))
    if "feed" in relations or ("alternate" in relations and is_feed):
        found.feeds.append((href, named.get("title", ""), FEED_TYPES.get(kind, "")))


def _take_anchor(named: dict[str, str], after: str, found: _Found) -> None:
    href = named.get("href", "")
    shown = re.sub(r"<[^<>]*>?", " ", re.split(r"</a\b", after, maxsplit=1, flags=re.IGNORECASE)[0])
    text = f"{named.get('title', '')} {html.unescape(shown)}"
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
