"""The feedparser adapter, the only importer of feedparser: slow, and right about twenty years of broken feeds.

Import it late: feedparser takes longer to import than the quick parser takes for a hundred feeds, and most runs never
need it. Its sanitiser and link resolver stay off (ours are faster), and it gets no address, so that guids stay as
written; `feed.finish_feed` makes links absolute. Runs in a child process with limits; see `worker`.
"""

from __future__ import annotations

import io
import re
from calendar import timegm
from typing import Any
from xml.sax import SAXParseException

import feedparser
from feedparser.mixin import _FeedParserMixin

from reader.parse.dates import find_named_instant
from reader.parse.raw import (
    MAX_ENTRIES,
    MAX_LISTED,
    NO_TEXT,
    RawEnclosure,
    RawEntry,
    RawFeed,
    RawText,
    find_other_link,
    is_worth_showing,
)
from reader.parse.text import author_name, without_controls

_KINDS = (("atom", "atom"), ("rss090", "rdf"), ("rss10", "rdf"), ("rss", "rss"), ("cdf", "cdf"))
_LAST_TAG = re.compile(rb"</(?:\w+:)?(?:rss|feed|rdf|channel)\s*>", re.IGNORECASE)
_TAIL = 4_096
_HTML_TYPES = frozenset({"text/html", "application/xhtml+xml"})


# feedparser calls `_start_x` and `_end_x` for an element `x` and offers no other way to read one differently. These
# overrides are for feedparser 6 only (pyproject.toml); tests/unit/parse/test_feedparser_adapter.py fails when a version
# no longer has them.


def _end_author(parser: Any) -> None:
    """Keep the text as written: feedparser misreads mail addresses in newer domains."""
    written = parser.pop("author")
    parser.inauthor = 0
    people = parser._get_context().get("authors")  # noqa: SLF001 - as its own handlers do
    if written and people and not people[-1]:
        people[-1]["written"] = written
    else:
        parser._sync_author_detail()  # noqa: SLF001 - likewise


_start_any_link = _FeedParserMixin._start_link  # noqa: SLF001 - likewise


def _start_link(parser: Any, attributes: Any) -> None:
    """Drop Bluesky's own kind of address, which feedparser would prefer to the one on the web."""
    if attributes.get("uri", "").startswith("at:"):
        del attributes["uri"]
    _start_any_link(parser, attributes)


APART = ("media_description", "itunes_summary", "itunes_subtitle", "dc_description")
"""Kept apart, so that a picture's caption or a podcast's summary does not replace the article."""
OVERRIDES: dict[str, Any] = {
    "_end_author": _end_author,
    "_start_link": _start_link,
    **{f"_start_{one}": lambda parser, attributes, one=one: parser.push(f"apart_{one}", 1) for one in APART},
    **{f"_end_{one}": lambda parser, one=one: parser.pop(f"apart_{one}") for one in APART},
}
for _name, _handler in OVERRIDES.items():
    setattr(_FeedParserMixin, _name, _handler)


# An ampersand that begins no reference, outside CDATA: the commonest flaw, and feedparser reads "?a=1&lang=en" as
# "?a=1〈=en".
_BARE_AMPERSAND = re.compile(
    rb"(<!\[CDATA\[(?:.*?\]\]>|.*))|&(?!#\d+;|#[xX][0-9a-fA-F]+;|[a-zA-Z][a-zA-Z0-9]*;)", re.DOTALL
)


# References to characters that do not exist, and to the controls.
_BAD_REFERENCE = re.compile(
    r"&#(?:0*+(?:[12]?\d|3[01]|\d{8,})?|[xX]0*+(?:1?[0-9a-fA-F]|[dD][89a-fA-F][0-9a-fA-F]{2}|[0-9a-fA-F]{7,})?);"
)


def _parse(body: bytes, content_type: str) -> Any:
    headers = {"content-type": content_type} if content_type else {}
    return feedparser.parse(
        io.BytesIO(body), response_headers=headers, sanitize_html=False, resolve_relative_uris=False
    )


def parse_with_feedparser(body: bytes, content_type: str = "") -> RawFeed | None:
    """None if it isn't a feed."""
    mended = body if b"\0" in body else _BARE_AMPERSAND.sub(lambda match: match[1] or b"&amp;", body)
    try:
        document = _parse(mended, content_type)
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
        # It raises on bytes that no feed should contain: once more without them.
        text = without_controls(mended.decode("utf-8", "replace"))
        document = _parse(_BAD_REFERENCE.sub("", text).encode(), "")
    version = document.get("version") or ""
    entries = document.get("entries") or []
    if not version and not entries:
        return None
    kind = next((kind for prefix, kind in _KINDS if version.startswith(prefix)), "rss")
    feed = _read_feed(document["feed"], kind)
    feed.entries = [_read_entry(entry, kind) for entry in entries[:MAX_ENTRIES]]
    feed.is_broken = isinstance(document.get("bozo_exception"), SAXParseException)
    feed.is_cut = feed.is_broken and not _LAST_TAG.search(body[-_TAIL:].replace(b"\0", b""))
    return feed


def _read_feed(feed: Any, kind: str) -> RawFeed:
    image = feed.get("image")
    return RawFeed(
        kind=kind,
        title=_title(feed, kind),
        link=_string(feed.get("link")).replace("&amp", "&"),  # a leftover of feedparser's in broken feeds
        description=_detailed(feed, "subtitle"),
        icon=_string(feed.get("icon")),
        logo=_string(feed.get("logo")),
        image=_string(image.get("href")) if isinstance(image, dict) else "",
        language=_string(feed.get("language")),
        authors=_authors(feed),
    )


def _read_entry(entry: Any, kind: str) -> RawEntry:
    details = [*_dicts(entry, "content"), dict.get(entry, "summary_detail")]
    words = details[0] if isinstance(details[0], dict) else {}
    chapters = dict.get(entry, "podcast_chapters")
    return RawEntry(
        guid=_string(entry.get("id")),
        link=_entry_link(entry, kind),
        original_link=_string(entry.get("feedburner_origlink")),
        title=_title(entry, kind),
        authors=_authors(entry),
        published_at=_when(entry, "published"),
        created_at=_when(entry, "created"),
        updated_at=_when(entry, "updated"),
        content=_content(entry),
        summary=_summary(entry),
        media_description=RawText(_string(entry.get("apart_media_description")), "guess"),
        thumbnail=_thumbnail(entry),
        categories=[_string(tag.get("label") or tag.get("term")) for tag in _dicts(entry, "tags")[:MAX_LISTED]],
        enclosures=[_enclosure(link, "href", "length") for link in _links(entry) if link.get("rel") == "enclosure"],
        media=[_enclosure(item, "url", "filesize") for item in _dicts(entry, "media_content")],
        duration=_string(dict.get(entry, "itunes_duration")),
        chapters=_string(chapters.get("url")) if isinstance(chapters, dict) else "",
        language=_string(entry.get("language")) or _string(words.get("language")),
        comments=_string(dict.get(entry, "comments")) if kind != "atom" else "",
        replies=_replies(entry),
    )


def _replies(entry: Any) -> str:
    pages = [link for link in _links(entry) if link.get("rel") == "replies" and link.get("type") in _HTML_TYPES]
    return next(filter(None, (_string(link.get("href")) for link in pages)), "")


def _entry_link(entry: Any, kind: str) -> str:
    """The link; feedparser takes only declared pages, but an Atom entry may be just a PDF."""
    links = [link for link in _links(entry) if link.get("rel") == "alternate" and _string(link.get("href"))]
    if kind != "atom" or any(link.get("type") in _HTML_TYPES for link in links):
        return _string(entry.get("link"))
    others = [(_string(link.get("type")), _string(link.get("href"))) for link in links]
    return find_other_link(others) or _string(entry.get("link"))


def _when(entry: Any, name: str) -> int | None:
    """The instant that feedparser read, in UTC, or that of a date in another language that it could not read."""
    moment = dict.get(entry, f"{name}_parsed")
    if not moment:
        return find_named_instant(_string(dict.get(entry, name)))
    try:
        return timegm(moment)
    except (TypeError, ValueError, OverflowError):
        return None


def _string(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _dicts(context: Any, key: str) -> list[Any]:
    found = dict.get(context, key)
    return [item for item in found if isinstance(item, dict)] if isinstance(found, list) else []


def _links(context: Any) -> list[Any]:
    return _dicts(context, "links")


def _title(context: Any, kind: str) -> RawText:
    detail = dict.get(context, "title_detail")
    media_type = _string(detail.get("type")) if isinstance(detail, dict) else ""
    mode = "guess" if kind != "atom" else "html" if media_type in _HTML_TYPES else "text"
    return RawText(_string(context.get("title")), mode)


def _detailed(context: Any, key: str) -> RawText:
    detail = dict.get(context, f"{key}_detail")
    if not isinstance(detail, dict):
        return RawText(_string(dict.get(context, key)), "html")
    mode = "html" if detail.get("type") in _HTML_TYPES else "text"
    return RawText(_string(dict.get(context, key)), mode, _string(detail.get("base")))


def _summary(entry: Any) -> RawText:
    """The summary, or that of Dublin Core or iTunes."""
    summary = _detailed(entry, "summary") if "summary_detail" in entry else NO_TEXT
    if summary.value:
        return summary
    apart = _string(entry.get("apart_dc_description")) or _string(entry.get("apart_itunes_summary"))
    return RawText(apart, "guess") if apart else NO_TEXT


def _content(entry: Any) -> RawText:
    for content in _dicts(entry, "content"):
        media_type = _string(content.get("type")) or "text/html"
        if content.get("value") and (media_type in _HTML_TYPES or media_type == "text/plain"):
            mode = "text" if media_type == "text/plain" else "html"
            return RawText(_string(content["value"]), mode, _string(content.get("base")))
    return NO_TEXT


def _authors(context: Any) -> list[str]:
    return [
        author_name(_string(person.get("written"))) or _string(person.get("name")) or _string(person.get("email"))
        for person in _dicts(context, "authors")[:MAX_LISTED]
    ]


def _thumbnail(entry: Any) -> str:
    for item in _dicts(entry, "media_thumbnail"):
        return _string(item.get("url")) if is_worth_showing(_string(item.get("width"))) else ""
    return ""


def _enclosure(item: Any, address: str, length: str) -> RawEnclosure:
    values = {name: _string(dict.get(item, name)) for name in (address, "type", length, "title", "duration")}
    return RawEnclosure(values[address], values["type"], values[length], values["title"], values["duration"])
