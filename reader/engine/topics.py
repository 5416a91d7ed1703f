"""What content is used for: a feed's topics, its bias in the plan, For you.

Any thread but the main one, as loading term counts takes a while. Reads rows, never writes.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

import reader.store.content as rows
from reader.engine.content_reader import load_document_frequency, make_known
from reader.learn.content.digest import make_digest, spell_out
from reader.learn.content.interest import Interest, Opened, fit, is_liked, learn_interest, order_fairly, weight_factor
from reader.learn.content.novelty import novel_share
from reader.learn.content.profile import WINDOW, top_terms
from reader.learn.content.topic_words import find_topics, name_reasons
from reader.learn.content.vectors import DocumentFrequency
from reader.model.content import FeedBias, PostText, ProfileRow
from reader.model.planning import DAY_S
from reader.settings import Settings
from reader.store.bodies import drop_cut_word
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.reading_log import count_posts, list_less, list_readings, list_unread_posts

READING_DAYS = 120
MOST_READINGS = 600
MOST_UNREAD = 1_500
"""How many of the newest unread entries For you chooses from: some 100 ms."""
CANDIDATE_TERMS = 120
_SHOWN_TERMS = 8


class FeedTopics(Struct, frozen=True):
    feed_id: int
    terms: tuple[tuple[str, float], ...]
    """What it is about, heaviest first."""
    cohesion: float
    """How similar its posts are to its profile, 0 to 1."""
    novel_share: float
    posts_per_day: float
    novel_per_day: float


class Suggestion(Struct, frozen=True):
    entry_id: int
    score: float
    because: tuple[str, ...]
    """Topics of the entry that the user read about before; empty if none has a name."""
    by_feed: bool = False
    """The user opens entries of this feed more often than of others."""

    @property
    def reason(self) -> str:
        if self.because:
            return f"Because you read about {', '.join(self.because)}."
        return "Because you often open posts of this feed." if self.by_feed else ""


def list_topics(conn: Connection, feed_ids: Iterable[int]) -> list[FeedTopics]:
    """The topics of these feeds; those without a profile are left out."""
    document_frequency = load_document_frequency(conn)
    profiles = {row.feed_id: row for row in rows.list_profiles(conn)}
    usual = _usual_share(profiles.values())
    found = (profiles.get(feed_id) for feed_id in feed_ids)
    return [_topics(conn, row, document_frequency, usual) for row in found if row is not None]


def list_feed_biases(conn: Connection, settings: Settings, now: float) -> dict[int, FeedBias]:
    """The factors for feeds' weights in the plan, from what the user switched on; other feeds keep their weight.

    Novelty is relative to the user's other feeds, so that the plan as a whole stays as large as it was.
    """
    novelty = _novelty(conn) if settings.novelty_in_plan else {}
    interest = _interest(conn, now) if settings.interest_in_plan else {}
    return {
        feed_id: FeedBias(novelty.get(feed_id, 1.0), interest.get(feed_id, 1.0))
        for feed_id in novelty.keys() | interest.keys()
    }


def _novelty(conn: Connection) -> dict[int, float]:
    profiles = rows.list_profiles(conn)
    usual = _usual_share(profiles)
    return {row.feed_id: novel_share(row.posts, row.novel, usual) / usual for row in profiles}


def _interest(conn: Connection, now: float) -> dict[int, float]:
    interest = load_interest(conn, load_document_frequency(conn), now)
    if interest.is_empty:
        return {}
    return {feed_id: weight_factor(share) for feed_id, share in interest.opened_share.items()}


def list_for_you(conn: Connection, settings: Settings, now: float, limit: int = 100) -> list[Suggestion]:
    """Unread entries in the order of the user's probable interest; none if switched off."""
    if not settings.for_you:
        return []
    document_frequency = load_document_frequency(conn)
    interest = load_interest(conn, document_frequency, now)
    if interest.is_empty:
        return []
    less = list_less(conn)
    posts = [post for post in list_unread_posts(conn, MOST_UNREAD) if post.entry_id not in less]
    names = {feed.id: feed.name for feed in list_feeds(conn)}
    found = [_suggest(post, interest, document_frequency, names.get(post.feed_id, "")) for post in posts]
    order = order_fairly([post.feed_id for post in posts], [one.score for one in found])
    return [found[place] for place in order[:limit]]


def load_interest(conn: Connection, document_frequency: DocumentFrequency, now: float) -> Interest:
    """What the user likes, learned from what was opened."""
    since_at = now - READING_DAYS * DAY_S
    opened = [
        Opened(
            reading.feed_id,
            make_digest(reading.title, reading.snippet).vector,
            reading.seconds,
            (now - reading.last_at) / DAY_S,
        )
        for reading in list_readings(conn, since_at, MOST_READINGS, now + 1.0)
    ]
    return learn_interest(opened, count_posts(conn, since_at), document_frequency)


def _topics(conn: Connection, row: ProfileRow, document_frequency: DocumentFrequency, usual: float) -> FeedTopics:
    known = make_known(row)
    posts = rows.list_last_posts(conn, row.feed_id, WINDOW)
    spelling = spell_out((post.title, drop_cut_word(post.snippet)) for post in posts)
    terms = top_terms(known.profile.top(document_frequency, CANDIDATE_TERMS), spelling, _SHOWN_TERMS)
    share = novel_share(row.posts, row.novel, usual)
    per_day, novel_per_day, _ = row.rates
    return FeedTopics(row.feed_id, tuple(terms), row.cohesion[1], share, per_day, novel_per_day)


def _suggest(post: PostText, interest: Interest, document_frequency: DocumentFrequency, feed_name: str) -> Suggestion:
    fitting = fit(interest, post.feed_id, make_digest(post.title, post.snippet).vector, document_frequency)
    reasons = name_reasons(fitting.because, find_topics(post.title, post.snippet), interest.often, feed_name)
    return Suggestion(post.entry_id, fitting.score, tuple(reasons), is_liked(interest, post.feed_id))


def _usual_share(profiles: Iterable[ProfileRow]) -> float:
    """The share of all posts that are novel; never 0, as others are divided by it."""
    counted = list(profiles)
    return (sum(row.novel for row in counted) + 1.0) / (sum(row.posts for row in counted) + 1.0)
