"""JSON Feed 1.0 and 1.1 → raw records. Values of the wrong type are ignored."""

from __future__ import annotations

import json
from typing import Any

from reader.core.errors import ParseError
from reader.core.words.catalogue import Code
from reader.html.charset import is_json_feed
from reader.parse.dates import find_loose_instant
from reader.parse.raw import MAX_ENTRIES, MAX_LISTED, RawEnclosure, RawEntry, RawFeed, RawText


def parse_json_feed(body: bytes, url: str) -> RawFeed:
    try:
        document = json.loads(body.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace"), strict=False)
    except (ValueError, RecursionError):
        raise ParseError(Code.JSON_FEED_DAMAGED(url=url)) from None
    if not isinstance(document, dict) or not is_json_feed(document):
        raise ParseError(Code.JSON_NO_FEED(url=url))
    return RawFeed(
        kind="json",
        title=RawText(_string(document.get("title")), "text"),
        link=_string(document.get("home_page_url")),
        description=RawText(_string(document.get("description")), "text"),
        icon=_string(document.get("icon")) or _string(document.get("favicon")),
        language=_string(document.get("language")),
        authors=_authors(document),
        entries=[_read_item(item) for item in _dicts(document.get("items"))[:MAX_ENTRIES]],
    )


def _read_item(item: dict[str, Any]) -> RawEntry:
    html, number = _string(item.get("content_html")), item.get("id")
    return RawEntry(
        # Old versions of the format allow numbers.
        guid=str(number) if isinstance(number, int | float) and not isinstance(number, bool) else _string(number),
        link=_string(item.get("url")) or _string(item.get("external_url")),
        title=RawText(_string(item.get("title")), "text"),
        authors=_authors(item),
        published_at=find_loose_instant(_string(item.get("date_published"))),
        updated_at=find_loose_instant(_string(item.get("date_modified"))),
        content=RawText(html, "html") if html else RawText(_string(item.get("content_text")), "text"),
        summary=RawText(_string(item.get("summary")), "text"),
        thumbnail=_string(item.get("image")) or _string(item.get("banner_image")),
        categories=[_string(tag) for tag in _list(item.get("tags"))[:MAX_LISTED]],
        enclosures=[_enclosure(part) for part in _dicts(item.get("attachments"))[:MAX_LISTED]],
        language=_string(item.get("language")),
    )


def _authors(holder: dict[str, Any]) -> list[str]:
    people = _dicts(holder.get("authors")) or _dicts([holder.get("author")])
    return [_string(person.get("name")) for person in people[:MAX_LISTED]]


def _enclosure(part: dict[str, Any]) -> RawEnclosure:
    size = part.get("size_in_bytes")
    length = str(int(size)) if isinstance(size, int | float) and 0 <= size < 1e15 else _string(size)
    return RawEnclosure(
        _string(part.get("url")),
        _string(part.get("mime_type")),
        length,
        _string(part.get("title")),
        str(part.get("duration_in_seconds") or ""),
    )


def _string(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _dicts(value: Any) -> list[dict[str, Any]]:
    return [item for item in _list(value) if isinstance(item, dict)]
