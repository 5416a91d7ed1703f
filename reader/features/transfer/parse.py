"""Reads what other readers export as JSON, and writes posts as a JSON Feed for the parser. Pure.

Three forms are known: Google Reader's, which Inoreader, The Old Reader and FreshRSS write, Feedly's, which is much like
it, and NewsBlur's. No type of any value is trusted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from reader.core.errors import ParseError
from reader.core.records.parsed import Enclosure
from reader.core.words.catalogue import Code
from reader.features.transfer.records import Line, Post
from reader.parse.jsonfeed import list_dicts, write_item, write_json_feed, write_time

_MILLISECONDS_FROM = 100_000_000_000
"""Times from here on are in milliseconds, as Feedly writes them."""
_LATEST = 1 << 33
_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def read_line(line: bytes) -> Line:
    """A line of our own archive. ParseError if it is none."""
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ParseError(Code.ARCHIVE_DAMAGED()) from None


def read_export(data: bytes, name: str) -> list[Post]:
    """The posts in another reader's export; the name of its file may say that all are starred. Raises ParseError."""
    try:
        found = json.loads(data.removeprefix(b"\xef\xbb\xbf"))
    except (ValueError, RecursionError):
        raise ParseError(Code.IMPORT_UNKNOWN(file=name)) from None
    holder = found if isinstance(found, dict) else {"items": found}
    stories, items = list_dicts(holder.get("stories")), list_dicts(holder.get("items"))
    if not stories and not items:
        raise ParseError(Code.IMPORT_UNKNOWN(file=name))
    feeds = holder.get("feeds")
    known = {str(key): one for key, one in feeds.items() if isinstance(one, dict)} if isinstance(feeds, dict) else {}
    is_of_stars = any(word in f"{name} {_text(holder.get('id'))}".lower() for word in ("starred", "saved", "favorite"))
    return [*(_read_item(one, is_of_stars) for one in items), *(_read_story(one, known) for one in stories)]


def _read_item(one: dict[str, Any], is_of_stars: bool) -> Post:
    origin = one.get("origin")
    stream = _text(origin.get("feedUrl") or origin.get("streamId")) if isinstance(origin, dict) else ""
    labels = [_text(label) for label in _list(one.get("categories"))]
    labels += [_text(label.get("id")) for label in list_dicts(one.get("tags"))]
    states = [label.rpartition("/")[2] for label in labels if "/state/" in label or "/tag/global." in label]
    links = [_href(one.get("canonical")), _href(one.get("alternate")), _text(one.get("canonicalUrl"))]
    return Post(
        stream.removeprefix("feed/"),
        _text(one.get("guid")) or _text(one.get("originId")),
        _text(one.get("title")),
        next(filter(None, links), ""),
        _text(one.get("author")),
        _time(one.get("published")),
        _time(one.get("updated")),
        _content(one.get("content")) or _content(one.get("summary")),
        tuple(label for label in labels if label and "/" not in label),
        tuple(
            Enclosure(_text(file.get("href")), _text(file.get("type")))
            for file in list_dicts(one.get("enclosure"))
            if _text(file.get("href"))
        ),
        read="read" in states or "global.read" in states or one.get("unread") is False,
        starred=is_of_stars or "starred" in states or "global.saved" in states,
        tags=tuple(label.rpartition("/label/")[2] for label in labels if "/label/" in label),
    )


def _read_story(one: dict[str, Any], feeds: Mapping[str, dict[str, Any]]) -> Post:
    feed = feeds.get(str(one.get("story_feed_id")), {})
    return Post(
        _text(feed.get("feed_address")),
        _text(one.get("id")) or _text(one.get("guid_hash")),
        _text(one.get("story_title")),
        _text(one.get("story_permalink")),
        _text(one.get("story_authors")),
        _time(one.get("story_timestamp")),
        html=_text(one.get("story_content")),
        categories=tuple(filter(None, map(_text, _list(one.get("story_tags"))))),
        read=bool(one.get("read_status", 1)),
        starred=True,
        tags=tuple(filter(None, map(_text, _list(one.get("user_tags"))))),
    )


def make_document(posts: Sequence[Post]) -> bytes:
    """Posts as a JSON Feed, with their places as ids."""
    return write_json_feed(
        write_item(
            *(place, one.link, one.title, one.html, one.author, one.published_at, one.enclosures),
            date_modified=write_time(one.updated_at),
            tags=list(one.categories),
            language=one.language,
        )
        for place, one in enumerate(posts)
    )


def write_starred(posts: Iterator[Post]) -> Iterator[str]:
    """Starred posts in the form of Google Reader, which most readers take in, piece by piece."""
    yield '{"id": "user/-/state/com.google/starred", "title": "Starred", "items": ['
    for place, post in enumerate(posts):
        states = ["user/-/state/com.google/starred", *(["user/-/state/com.google/read"] if post.read else [])]
        item = {
            "id": post.guid or post.link,
            "title": post.title,
            "published": post.published_at,
            "canonical": [{"href": post.link}],
            "content": {"content": post.html},
            "author": post.author,
            "categories": [*states, *(f"user/-/label/{tag}" for tag in post.tags)],
            "origin": {"streamId": f"feed/{post.feed}"},
        }
        yield (",\n" if place else "\n") + json.dumps(item, ensure_ascii=False)
    yield "\n]}\n"


def _text(value: Any) -> str:
    """Text that UTF-8 can hold."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _time(value: Any) -> int | None:
    """An instant in seconds; NewsBlur writes it as text."""
    try:
        at = float(value)
    except (TypeError, ValueError):
        return None
    at = at / 1000 if at >= _MILLISECONDS_FROM else at
    return int(at) if 0 < at < _LATEST else None


def _href(value: Any) -> str:
    return next((_text(one.get("href")) for one in list_dicts(value)), "")


def _content(value: Any) -> str:
    return _text(value.get("content")) if isinstance(value, dict) else ""
