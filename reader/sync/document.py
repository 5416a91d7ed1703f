"""Posts of one feed as a server gave them, as a document that the parser of feeds reads. Pure.

So a post of a server goes the same way as one of a publisher: the same limits, the same sanitising, the same text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from reader.model.accounts import RemoteItem

CONTENT_TYPE = "application/feed+json"


def make_document(items: Sequence[RemoteItem], title: str, site_url: str) -> bytes:
    """A JSON Feed whose ids are those of the server."""
    document = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": title,
        "home_page_url": site_url,
        "items": [_make_item(item) for item in items],
    }
    return json.dumps(document).encode()


def _make_item(item: RemoteItem) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": str(item.item_id),
        "url": item.link,
        "title": item.title,
        "content_html": item.html,
        "authors": [{"name": item.author}] if item.author else [],
        "attachments": [
            {"url": url, "mime_type": media_type, "size_in_bytes": length}
            for url, media_type, length in item.enclosures
        ],
    }
    if item.published_at is not None and 0 < item.published_at < 1 << 33:
        made["date_published"] = datetime.fromtimestamp(item.published_at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return made
