"""Records of content learning, of stories, and of subscriptions that bring the same posts."""

from __future__ import annotations

from msgspec import Struct


class Overlap(Struct, frozen=True):
    feed_id: int
    """The redundant feed: nearly all of its posts are in the other."""
    inside_id: int
    share: float
    """The share of its recent posts that the other has."""
    is_mutual: bool
    """Both have the same posts: it is one feed under two addresses."""


class StoryFold(Struct, frozen=True):
    story_id: int
    entries: int
    """How many entries of subscribed feeds belong to it."""
    feeds: int
    unread: int
    """How many of them are unread, which folding must not hide."""


class Story(Struct, frozen=True):
    story_id: int
    newest_at: int
    fold: StoryFold
    entry_ids: tuple[int, ...]
    """Newest first."""


class PostText(Struct, frozen=True):
    """The part of an entry that content learning reads: its title and first lines."""

    entry_id: int
    feed_id: int
    title: str
    snippet: str
    at: int
    """When it was posted, never later than when it was first seen."""
    first_seen_at: int


class ProfileRow(Struct, frozen=True):
    """A feed's learned profile as a row. `data` is packed by planner/content."""

    feed_id: int
    data: bytes
    posts: int
    """How many entries were read so far."""
    novel: int
    """How many of these had something new."""
    cohesion: tuple[float, float, float]
    """Posts, mean, variance: see planner/content/profile.py."""
    rates: tuple[float, float, int]
    """Posts per day, novel posts per day, updates."""
    last_batch_at: int
    """When the last poll with new posts was; rates are learned from one such poll to the next."""


class ContentProgress(Struct, frozen=True):
    last_entry_id: int = 0
    """The last entry that was read."""
    counted_id: int = 0
    """The last entry whose terms are counted in the rows; counts are gathered before they are written."""
    posts: int = 0
    """How many entries are counted."""


class ContentStep(Struct, frozen=True):
    """The changes after some posts were read; stored in one transaction."""

    progress: ContentProgress
    terms: dict[int, int]
    """How much the count of each term grows; empty while counts are gathered."""
    profiles: tuple[ProfileRow, ...]
    stories: tuple[tuple[int, int], ...]
    """Pairs of an entry and its story."""
    similar: dict[int, tuple[tuple[int, float], ...]]
    """The feeds most similar to each feed whose profile changed."""


class FeedBias(Struct, frozen=True):
    """Factors on the worth of a feed's posts in the plan; 1 changes nothing."""

    novelty: float = 1.0
    """How much of its posts is new, compared with the user's other feeds."""
    interest: float = 1.0
    """How often the user visits it, compared with other feeds."""

    @property
    def factor(self) -> float:
        return self.novelty * self.interest


class SimilarFeed(Struct, frozen=True):
    feed_id: int
    name: str
    url: str
    similarity: float


class Reading(Struct, frozen=True):
    entry_id: int
    feed_id: int
    title: str
    snippet: str
    last_at: float
    seconds: float
