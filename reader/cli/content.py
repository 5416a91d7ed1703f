"""Commands about content: topics, similar, stories, for-you."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from reader.cli.arguments import parse_count, parse_days
from reader.cli.commands import Chosen, Commands, value
from reader.cli.output import Row, Shown, at, pick
from reader.cli.session import Session, get_feed
from reader.engine.content_reader import read_everything
from reader.engine.overlap_search import search_overlaps
from reader.engine.topics import FeedTopics, list_for_you, list_topics
from reader.errors import UsageError
from reader.model.planning import DAY_S
from reader.model.stored import Feed
from reader.store.content import list_similar
from reader.store.feeds import list_feeds
from reader.store.stories import list_stories
from reader.store.views import get_rows

COMMANDS = Commands()
LIMIT = value("--limit", "N", "at most N (default 20)", type=parse_count, default=20)


@COMMANDS.add(
    "topics",
    "what your feeds are about",
    value("--feed", "URL", "only this feed: its address, id or name"),
    columns=("name", "novel", "terms"),
    empty="Nothing was read yet.",
)
def run_topics(session: Session, chosen: Chosen) -> list[Row]:
    read_everything(session.conn)
    feeds = [get_feed(session, chosen.feed)] if chosen.feed is not None else list_feeds(session.conn)
    names = {feed.id: feed for feed in feeds}
    return [_topics_object(topics, names[topics.feed_id]) for topics in list_topics(session.conn, names)]


@COMMANDS.add(
    "similar",
    "feeds about the same, and subscriptions you have twice",
    value("feed", "URL", "the feed's address, id or name"),
    columns=("similarity", "name", "url", "note"),
    empty="No other feed is about the same.",
)
def run_similar(session: Session, chosen: Chosen) -> list[Row]:
    read_everything(session.conn)
    feed = get_feed(session, chosen.feed)
    near = [asdict(other) | {"similarity": round(other.similarity, 3)} for other in list_similar(session.conn, feed.id)]
    return _with_overlaps(session, feed.id, near)


@COMMANDS.add(
    "stories",
    "what several feeds report, most feeds first",
    value("--days", "N", "of the last N days (default 3)", type=parse_days, default=3),
    LIMIT,
    columns=("newest_at", "feeds", "unread", "title"),
    empty="No story was told by several feeds.",
)
def run_stories(session: Session, chosen: Chosen) -> list[Row]:
    read_everything(session.conn)
    stories = list_stories(session.conn, session.now - chosen.days * DAY_S, chosen.limit)
    found: list[Row] = []
    for story in stories:
        articles = get_rows(session.conn, story.entry_ids)
        found.append(
            {
                "story_id": story.story_id,
                "feeds": story.fold.feeds,
                "unread": story.fold.unread,
                "newest_at": at(story.newest_at),
                "title": articles[-1].title,
                "articles": [
                    {"id": row.id, "feed": row.feed_name, "title": row.title, "link": row.link} for row in articles
                ],
            }
        )
    return found


@COMMANDS.add(
    "for-you",
    "unread articles by what you like to read about",
    LIMIT,
    columns=("id", "feed", "title", "reason"),
    empty="Read some articles first; then ask again.",
)
def run_for_you(session: Session, chosen: Chosen) -> list[Row]:
    if not session.settings.for_you:
        raise UsageError("For you is switched off; 'paperround settings for_you on' brings it back.")
    read_everything(session.conn)
    suggestions = list_for_you(session.conn, session.settings, session.now, chosen.limit)
    articles = {row.id: row for row in get_rows(session.conn, [s.entry_id for s in suggestions])}
    return [
        {
            "id": suggestion.entry_id,
            "score": round(suggestion.score, 3),
            "feed": articles[suggestion.entry_id].feed_name,
            "title": articles[suggestion.entry_id].title,
            "reason": suggestion.reason,
        }
        for suggestion in suggestions
    ]


def _topics_object(topics: FeedTopics, feed: Feed) -> Row:
    return {
        "feed_id": feed.id,
        **pick(feed, "name url"),
        "novel": f"{topics.novel_share:.0%}",
        "novel_share": round(topics.novel_share, 3),
        "cohesion": round(topics.cohesion, 3),
        "posts_per_day": round(topics.posts_per_day, 2),
        "novel_per_day": round(topics.novel_per_day, 2),
        "terms": Shown(
            [{"term": term, "weight": round(weight, 2)} for term, weight in topics.terms],
            ", ".join(term for term, _ in topics.terms),
        ),
    }


def _with_overlaps(session: Session, feed_id: int, near: list[dict[str, Any]]) -> list[Row]:
    """Says of similar feeds that they bring the same posts, and adds those that were not similar by words."""
    notes = {}
    for overlap in search_overlaps(session.conn, session.now):
        if overlap.feed_id == feed_id:
            notes[overlap.inside_id] = "brings the same posts" if overlap.is_mutual else "contains this feed"
        elif overlap.inside_id == feed_id:
            notes[overlap.feed_id] = "brings the same posts" if overlap.is_mutual else "is part of this feed"
    feeds = {feed.id: feed for feed in list_feeds(session.conn)}
    listed = {row["feed_id"] for row in near}
    extra = [
        {"feed_id": other, "name": feeds[other].name, "url": feeds[other].url, "similarity": None}
        for other in notes
        if other not in listed and other in feeds
    ]
    return [row | {"note": notes.get(row["feed_id"], "")} for row in [*near, *extra]]
