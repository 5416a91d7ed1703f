"""Feed parser: bytes → ParsedFeed. Picks the parser, refuses what is no feed in one sentence. Pure; any thread.

`parse_feed` does everything in this process. Where bytes come from the web, use `worker.GuardedParser`,
which gives documents that need feedparser to a child process with limits.
"""

from __future__ import annotations

from reader.errors import ParseError
from reader.model.parsed import ParsedFeed, Wishes
from reader.parse.finish import finish_feed
from reader.parse.jsonfeed import parse_json_feed
from reader.parse.quick.quick_parser import parse_quickly
from reader.parse.sniff import is_json, is_web_page, not_a_feed, require_something
from reader.parse.wishes import find_wishes
from reader.wording.catalogue import Code


def parse_feed(body: bytes, *, url: str, content_type: str = "") -> ParsedFeed:
    """Raises ParseError with one sentence for the owner."""
    parsed = find_quick_feed(body, url=url, content_type=content_type)
    return parsed or parse_slowly(body, url=url, content_type=content_type)


def find_quick_feed(body: bytes, *, url: str, content_type: str = "") -> ParsedFeed | None:
    """The cheap half: JSON and plain XML. None where feedparser is needed; ParseError where it is no feed."""
    require_within_limits(body, url)
    require_something(body, url)
    if is_json(body):
        return finish_feed(parse_json_feed(body, url), url, Wishes())
    if is_web_page(body):
        raise not_a_feed(body, url)
    raw = parse_quickly(body, content_type)
    return None if raw is None else finish_feed(raw, url, find_wishes(body))


def parse_slowly(body: bytes, *, url: str, content_type: str = "") -> ParsedFeed:
    """The dear half: feedparser."""
    # Imported late because it is slow to import and most runs never need it; no cycle hides here.
    from reader.parse.feedparser_adapter import parse_with_feedparser

    try:
        raw = parse_with_feedparser(body, content_type)
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError, RecursionError):
        # feedparser's own bugs on hopeless bytes: to the owner it is one more feed that cannot be read.
        raise ParseError(Code.FEED_DAMAGED(url=url)) from None
    if raw is None:
        raise not_a_feed(body, url)
    return finish_feed(raw, url, find_wishes(body))


MAX_BODY = 15_000_000
MAX_TAGS = 400_000
MAX_NAMESPACES = 5_000


def require_within_limits(body: bytes, url: str) -> None:
    if len(body) > MAX_BODY:
        raise ParseError(Code.FEED_TOO_LARGE(url=url, megabytes=MAX_BODY // 1_000_000))
    if body.count(b"xmlns") > MAX_NAMESPACES or body.count(b"<") > MAX_TAGS:
        raise ParseError(Code.FEED_TOO_COMPLICATED(url=url))
