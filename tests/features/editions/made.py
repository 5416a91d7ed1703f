"""Made-up editions for tests."""

from __future__ import annotations

from datetime import UTC
from typing import Any

from reader.core.words.words import Language
from reader.features.editions.records import Article, Edition, EditionWords

MADE_AT = 1_781_161_200.0
"""Thursday 11 June 2026, 07:00 UTC."""
WORDS = EditionWords(Language(UTC), UTC)


def make_article(entry_id: int = 1, **facts) -> Article:
    usual: dict[str, Any] = {
        "feed_id": 1,
        "feed_name": "Tidewater Lab Notes",
        "section": "Science",
        "title": f"The estuary that keeps its own time, part {entry_id}",
        "html": "<p>For eleven years a retired harbour pilot wrote down the time of high water.</p>" * 3,
        "author": "Ilse Vanterpool",
        "link": f"https://tidewater.example/{entry_id}",
    }
    return Article(entry_id, **(usual | facts))


def make_edition(articles=None, shorts=(), number: int = 131) -> Edition:
    return Edition(
        number, MADE_AT, tuple(articles if articles is not None else [make_article(1), make_article(2)]), tuple(shorts)
    )
