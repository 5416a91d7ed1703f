"""Commands about content: topics, similar, stories, for-you."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.arguments import add_command, parse_count, parse_days
from reader.cli.output import Row, iso_time, local_time, show
from reader.cli.session import Session, get_feed, in_session
from reader.engine.content_reader import read_everything
from reader.engine.overlap_search import search_overlaps
from reader.engine.topics import FeedTopics, list_for_you, list_topics
from reader.errors import UsageError
from reader.model.planning import DAY_S
from reader.store.content import list_similar
from reader.store.feeds import list_feeds
from reader.store.stories import list_stories
from reader.store.views import get_rows


def add_commands(commands: Any) -> None:
    topics = add_command(commands, "topics", run_topics, "what your feeds are about")
    topics.add_argument("--feed", metavar="URL", help="only this feed: its address, id or name")
    similar = add_command(commands, "similar", run_similar, "feeds about the same, and subscriptions you have twice")
    similar.add_argument("feed", metavar="URL", help="the feed's address, id or name")
    stories = add_command(commands, "stories", run_stories, "what several feeds report, most feeds first")
    stories.add_argument("--days", type=parse_days, default=3, metavar="N", help="of the last N days (default 3)")
    suggested = add_command(commands, "for-you", run_for_you, "unread articles by what you like to read about")
    for parser in (stories, suggested):
        parser.add_argument("--limit", type=parse_count, default=20, metavar="N", help="at most N (default 20)")
    for parser in (topics, similar, stories, suggested):
        parser.add_argument("--json", action="store_true", help="print a list of objects")


@in_session
def run_topics(session: Session, chosen: argparse.Namespace) -> None:
    read_everything(session.conn)
    feeds = [get_feed(session, chosen.feed)] if chosen.feed is not None else list_feeds(session.conn)
    names = {feed.id: feed for feed in feeds}
    found = [
        _topics_object(topics, names[topics.feed_id].name, names[topics.feed_id].url)
        for topics in list_topics(session.conn, names)
    ]
    table = [row | {"about": ", ".join(term["term"] for term in row["terms"])} for row in found]
    shown, columns = found if chosen.json else table, ("name", "novel", "about")
    show(shown, as_json=chosen.json, columns=columns, empty="Nothing was read yet.")


@in_session
def run_similar(session: Session, chosen: argparse.Namespace) -> None:
    read_everything(session.conn)
    feed = get_feed(session, chosen.feed)
    near = [
        {
            "feed_id": other.feed_id,
            "name": other.name,
            "url": other.url,
            "similarity": round(other.similarity, 3),
            "note": "",
        }
        for other in list_similar(session.conn, feed.id)
    ]
    found = _with_overlaps(session, feed.id, near)
    columns = ("similarity", "name", "url", "note")
    show(found, as_json=chosen.json, columns=columns, empty="No other feed is about the same.")


@in_session
def run_stories(session: Session, chosen: argparse.Namespace) -> None:
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
                "newest_at": iso_time(story.newest_at) if chosen.json else local_time(story.newest_at),
                "title": articles[-1].title,
                "articles": [
                    {"id": row.id, "feed": row.feed_name, "title": row.title, "link": row.link} for row in articles
                ],
            }
        )
    columns = ("newest_at", "feeds", "unread", "title")
    show(found, as_json=chosen.json, columns=columns, empty="No story was told by several feeds.")


@in_session
def run_for_you(session: Session, chosen: argparse.Namespace) -> None:
    if not session.settings.for_you:
        raise UsageError("For you is switched off; 'paperround settings for_you on' brings it back.")
    read_everything(session.conn)
    suggestions = list_for_you(session.conn, session.settings, session.now, chosen.limit)
    articles = {row.id: row for row in get_rows(session.conn, [s.entry_id for s in suggestions])}
    found = [
        {
            "id": suggestion.entry_id,
            "score": round(suggestion.score, 3),
            "feed": articles[suggestion.entry_id].feed_name,
            "title": articles[suggestion.entry_id].title,
            "reason": suggestion.reason,
        }
        for suggestion in suggestions
    ]
    columns = ("id", "feed", "title", "reason")
    show(found, as_json=chosen.json, columns=columns, empty="Read some articles first; then ask again.")


def _topics_object(topics: FeedTopics, name: str, url: str) -> dict[str, Any]:
    return {
        "feed_id": topics.feed_id,
        "name": name,
        "url": url,
        "novel": f"{topics.novel_share:.0%}",
        "novel_share": round(topics.novel_share, 3),
        "cohesion": round(topics.cohesion, 3),
        "posts_per_day": round(topics.posts_per_day, 2),
        "novel_per_day": round(topics.novel_per_day, 2),
        "terms": [{"term": term, "weight": round(weight, 2)} for term, weight in topics.terms],
    }


def _with_overlaps(session: Session, feed_id: int, near: list[dict[str, Any]]) -> list[dict[str, Any]]:
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
        {"feed_id": other, "name": feeds[other].name, "url": feeds[other].url, "similarity": None, "note": ""}
        for other in notes
        if other not in listed and other in feeds
    ]
    return [row | {"note": notes.get(row["feed_id"], "")} for row in [*near, *extra]]
