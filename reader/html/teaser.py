"""Whether a feed's text is only the beginning of an article. Pure."""

from __future__ import annotations

from reader.html.text import text_of

TEASER = 600
"""Characters: a shorter text with a link is probably a beginning."""


def is_teaser(html: str) -> bool:
    return len(text_of(html)) < TEASER
