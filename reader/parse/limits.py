"""Limits checked before parsing: size, number of tags, namespace declarations.

feedparser takes 16 s for 20,000 namespace declarations, and a tree of millions of elements fills memory.
"""

from __future__ import annotations

from reader.errors import ParseError
from reader.wording.catalogue import Code

MAX_BODY = 15_000_000
MAX_TAGS = 400_000
MAX_NAMESPACES = 5_000


def require_within_limits(body: bytes, url: str) -> None:
    if len(body) > MAX_BODY:
        raise ParseError(Code.FEED_TOO_LARGE(url=url, megabytes=MAX_BODY // 1_000_000))
    if body.count(b"xmlns") > MAX_NAMESPACES or body.count(b"<") > MAX_TAGS:
        raise ParseError(Code.FEED_TOO_COMPLICATED(url=url))
