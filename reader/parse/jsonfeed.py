"""JSON Feed 1.0 and 1.1 → raw records, where values of the wrong type are ignored; and posts from elsewhere as a JSON
Feed, so that the parser bounds and sanitises them like a publisher's."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from reader.core.errors import ParseError
from reader.core.records.parsed import Enclosure
from reader.core.words.catalogue import Code
from reader.html.charset import is_json_feed
from reader.parse.dates import find_loose_instant
from reader.parse.raw import MAX_ENTRIES, MAX_LISTED, RawEnclosure, RawEntry, RawFeed, RawText

_LATEST = 1 << 33


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
        entries=[_read_item(item) for item in list_dicts(document.get("items"))[:MAX_ENTRIES]],
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
        enclosures=[_enclosure(part) for part in list_dicts(item.get("attachments"))[:MAX_LISTED]],
        language=_string(item.get("language")),
    )


def _authors(holder: dict[str, Any]) -> list[str]:
    people = list_dicts(holder.get("authors")) or list_dicts([holder.get("author")])
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


def write_json_feed(items: Iterable[dict[str, Any]], title: str = "", site_url: str = "") -> bytes:
    head = {"version": "https://jsonfeed.org/version/1.1", "title": title, "home_page_url": site_url}
    return json.dumps({**head, "items": list(items)}).encode()


def write_item(
    id_: int,
    link: str,
    title: str,
    html: str,
    author: str,
    published_at: int | None,
    enclosures: Iterable[Enclosure],
    **more: Any,
) -> dict[str, Any]:
    files = [
        {
            "url": file.url,
            "mime_type": file.media_type,
            "size_in_bytes": file.length,
            "title": file.title,
            "duration_in_seconds": file.duration_s,
        }
        for file in enclosures
    ]
    authors, published = [{"name": author}] if author else [], write_time(published_at)
    item = {"id": str(id_), "url": link, "title": title, "content_html": html, "authors": authors}
    return {**item, "attachments": files, "date_published": published, **more}


def write_time(at: int | None) -> str:
    is_possible = at is not None and 0 < at < _LATEST
    return datetime.fromtimestamp(at or 0, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if is_possible else ""


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def list_dicts(value: Any) -> list[dict[str, Any]]:
    return [item for item in _list(value) if isinstance(item, dict)]
