"""Commands about content: topics, similar, stories, away, for-you."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from reader.cli.arguments import parse_count, parse_days
from reader.cli.commands import LIST, Answer, Chosen, Commands, Session, get_feed, value
from reader.cli.output import Row, Shown, at, count_things, pick
from reader.core.clock import show_at
from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S
from reader.core.records.stored import Feed
from reader.core.words.entry_names import name_row
from reader.engine.maintenance import search_overlaps
from reader.features.stories.store import list_stories
from reader.features.stories.worker import FeedTopics, list_for_you, list_topics, read_everything
from reader.insights.away import CatchUp, Span, read_absence, read_catch_up
from reader.store.content import list_similar
from reader.store.feeds import list_feeds
from reader.store.views import get_rows

COMMANDS = Commands()
LIMIT = value("--limit", "N", "list at most N (default: 20)", type=parse_count, default=20)


@COMMANDS.add(
    "topics",
    "list the topics your feeds cover",
    value("--feed", "URL", "only this feed: its address, id or name"),
    columns=("name", "novel", "terms"),
    empty="No articles have been analysed yet.",
)
def run_topics(session: Session, chosen: Chosen) -> list[Row]:
    read_everything(session.conn)
    feeds = [get_feed(session, chosen.feed)] if chosen.feed is not None else list_feeds(session.conn)
    names = {feed.id: feed for feed in feeds}
    return [_topics_object(topics, names[topics.feed_id]) for topics in list_topics(session.conn, names)]


@COMMANDS.add(
    "similar",
    "find similar feeds and duplicate subscriptions",
    value("feed", "URL", "address, id or name of the feed"),
    columns=("similarity", "name", "url", "note"),
    empty="No similar feeds.",
)
def run_similar(session: Session, chosen: Chosen) -> list[Row]:
    read_everything(session.conn)
    feed = get_feed(session, chosen.feed)
    near = [asdict(other) | {"similarity": round(other.similarity, 3)} for other in list_similar(session.conn, feed.id)]
    return _with_overlaps(session, feed.id, near)


@COMMANDS.add(
    "stories",
    "list stories in more than one feed, biggest first",
    value("--days", "N", "the last N days (default: 3)", type=parse_days, default=3),
    LIMIT,
    columns=("newest_at", "feeds", "unread", "title"),
    empty="No story appears in more than one feed.",
)
def run_stories(session: Session, chosen: Chosen) -> list[Row]:
    read_everything(session.conn)
    found: list[Row] = []
    for story in list_stories(session.conn, session.now - chosen.days * DAY_S, chosen.limit):
        articles = get_rows(session.conn, story.entry_ids)
        found.append(
            {
                "story_id": story.story_id,
                **pick(story.fold, "feeds unread"),
                "newest_at": at(story.newest_at),
                "title": articles[-1].title,
                "articles": [pick(row, "id title link") | {"feed": row.feed_name} for row in articles],
            }
        )
    return found


@COMMANDS.add(
    "away",
    "show what happened while you were away, by story and feed",
    value("--days", "N", "the last N days instead", type=parse_days),
    json=LIST,
)
def run_away(session: Session, chosen: Chosen) -> Answer:
    read_everything(session.conn)
    since = session.now - chosen.days * DAY_S if chosen.days else None
    span = Span(since, session.now) if since is not None else read_absence(session.conn, session.now)
    if span is None:
        return Answer(lines=["You haven't been away for five days or more. Use --days 7 to see the last week."])
    catch_up = read_catch_up(session.conn, span)
    first, last = show_at(span.since_at), show_at(span.until_at)
    count, feeds = count_things(catch_up.posts, "article"), count_things(len(catch_up.feeds), "feed")
    lines = [f"{first:%d %B} to {last:%d %B}: {count} from {feeds}."]
    if catch_up.stories:
        lines.append(f"{count_things(len(catch_up.stories), 'story', 'stories')} in more than one feed:")
    lines += [f"  {one.lead.id}  {name_row(one.lead)}  ({', '.join(one.feeds)})" for one in catch_up.stories]
    for feed in catch_up.feeds:
        lines += [f"\n{feed.name}, {feed.count}", *(f"  {row.id}  {name_row(row)}" for row in feed.newest)]
    return Answer([_away_object(catch_up)], lines)


def _away_object(catch_up: CatchUp) -> Row:
    return {
        "since": at(catch_up.span.since_at),
        "until": at(catch_up.span.until_at),
        "articles": catch_up.posts,
        "stories": [
            {"title": name_row(story.lead), "id": story.lead.id, **pick(story, "ids feeds")}
            for story in catch_up.stories
        ],
        "feeds": [
            {
                "name": feed.name,
                "id": feed.feed_id,
                "articles": feed.count,
                "newest": [{"id": row.id, "title": name_row(row)} for row in feed.newest],
            }
            for feed in catch_up.feeds
        ],
    }


@COMMANDS.add(
    "for-you",
    "list suggested unread articles",
    LIMIT,
    columns=("id", "feed", "title", "reason"),
    empty="No suggestions yet. Read some articles first.",
)
def run_for_you(session: Session, chosen: Chosen) -> list[Row]:
    if not session.settings.for_you:
        raise UsageError("For You is off. To turn it on: paperround settings for_you yes")
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
        "articles_per_day": round(topics.posts_per_day, 2),
        "novel_per_day": round(topics.novel_per_day, 2),
        "terms": Shown(
            [{"term": term, "weight": round(weight, 2)} for term, weight in topics.terms],
            ", ".join(term for term, _ in topics.terms),
        ),
    }


def _with_overlaps(session: Session, feed_id: int, near: list[dict[str, Any]]) -> list[Row]:
    """Note which similar feeds have the same entries, and add other feeds that do."""
    notes = {}
    for overlap in search_overlaps(session.conn, session.now):
        if overlap.feed_id == feed_id:
            notes[overlap.inside_id] = "has the same articles" if overlap.is_mutual else "contains this feed"
        elif overlap.inside_id == feed_id:
            notes[overlap.feed_id] = "has the same articles" if overlap.is_mutual else "is part of this feed"
    feeds = {feed.id: feed for feed in list_feeds(session.conn)}
    listed = {row["feed_id"] for row in near}
    extra = [
        {"feed_id": other, **pick(feeds[other], "name url"), "similarity": None}
        for other in notes
        if other not in listed and other in feeds
    ]
    return [row | {"note": notes.get(row["feed_id"], "")} for row in [*near, *extra]]
