"""Absences: when the user was away, and what happened meanwhile, by story and by feed. For window and terminal.

Deciding is pure; gathering only reads.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.core.records.stored import EntryRow
from reader.features.stories.store import list_stories
from reader.store.db import Connection
from reader.store.reading_log import FeedShare, is_noting, list_feed_shares, list_visits
from reader.store.views import get_rows

DAY_S = 86_400.0
LEAST_S = 5 * DAY_S
"""A shorter time without a visit is a long weekend."""
RECENT_S = 3 * DAY_S
"""How long after its end an absence is worth mentioning."""
REMEMBERED_S = 120 * DAY_S
MOST_STORIES, MOST_TITLES = 40, 3


class Span(Struct, frozen=True):
    since_at: float
    until_at: float


class CatchUpStory(Struct, frozen=True):
    """News that several feeds reported."""

    lead: EntryRow
    """Its newest unread entry, or its newest."""
    feeds: tuple[str, ...]
    ids: tuple[int, ...]


class CatchUpFeed(Struct, frozen=True):
    feed_id: int
    name: str
    count: int
    newest: tuple[EntryRow, ...]
    """Without entries of the stories."""


class CatchUp(Struct, frozen=True):
    span: Span
    posts: int
    stories: tuple[CatchUpStory, ...]
    feeds: tuple[CatchUpFeed, ...]
    """Those with the most posts first."""


def find_absence(visits: Sequence[float], now: float) -> Span | None:
    """The last long time without a visit, if it lasts or ended recently. `visits`: oldest first."""
    signs = [*(at for at in visits if at <= now), now]
    for before, after in zip(reversed(signs[:-1]), reversed(signs[1:]), strict=True):
        if after < now - RECENT_S:
            return None
        if after - before >= LEAST_S:
            return Span(before, after)
    return None


def read_absence(conn: Connection, now: float) -> Span | None:
    """Read the last absence; None if there was none, or visits aren't noted."""
    if not is_noting(conn):
        return None
    return find_absence([visit.at for visit in list_visits(conn, now - REMEMBERED_S)], now)


def read_catch_up(conn: Connection, span: Span) -> CatchUp:
    stories = [story for story in list_stories(conn, span.since_at, MOST_STORIES) if story.newest_at <= span.until_at]
    shares = list_feed_shares(conn, span.since_at, span.until_at, MOST_TITLES)
    described = [_describe_story(conn, story.entry_ids) for story in stories]
    known = {id_ for story in described for id_ in story.ids}
    return CatchUp(
        span,
        sum(share.count for share in shares),
        tuple(described),
        tuple(_describe_feed(conn, share, known) for share in shares),
    )


def _describe_story(conn: Connection, ids: Sequence[int]) -> CatchUpStory:
    rows = get_rows(conn, ids)
    lead = next((row for row in rows if not row.read), rows[0])
    return CatchUpStory(lead, tuple(dict.fromkeys(row.feed_name for row in rows)), tuple(ids))


def _describe_feed(conn: Connection, share: FeedShare, known: set[int]) -> CatchUpFeed:
    rows = get_rows(conn, [id_ for id_ in share.newest_ids if id_ not in known])
    return CatchUpFeed(share.feed_id, share.name, share.count, tuple(rows))
