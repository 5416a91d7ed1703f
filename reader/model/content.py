"""Records of content learning, of stories, and of subscriptions that bring the same posts."""

from __future__ import annotations

from msgspec import Struct


class Overlap(Struct, frozen=True):
    feed_id: int
    """The one that can go: all or nearly all of its posts come with the other."""
    inside_id: int
    share: float
    """Which part of its recent posts the other brings too."""
    is_mutual: bool
    """Both bring the same: it is one feed under two addresses."""


class StoryFold(Struct, frozen=True):
    """How one entry stands in its story: what a folded row shows."""

    story_id: int
    entries: int
    """Entries of subscribed feeds that tell it, this one included."""
    feeds: int
    unread: int
    """How many of them are unread: folding must never hide these without saying so."""


class Story(Struct, frozen=True):
    story_id: int
    newest_at: int
    fold: StoryFold
    entry_ids: tuple[int, ...]
    """Newest first."""


class PostText(Struct, frozen=True):
    """An entry as far as its content is read: title and first lines."""

    entry_id: int
    feed_id: int
    title: str
    snippet: str
    at: int
    """When it was posted, never later than when it was first seen."""
    first_seen_at: int


class ProfileRow(Struct, frozen=True):
    """A feed's profile as a row. `data` is packed by who learns it."""

    feed_id: int
    data: bytes
    posts: int
    """How many were read so far."""
    novel: int
    """How many of these told something new."""
    cohesion: tuple[float, float, float]
    """Posts, mean, variance: see learn.novelty."""
    rates: tuple[float, float, int]
    """Posts per day, novel posts per day, updates."""
    last_batch_at: int
    """When the last poll with new posts was; rates are learned from one such poll to the next."""


class ContentProgress(Struct, frozen=True):
    last_entry_id: int = 0
    """The last entry that was read."""
    counted_id: int = 0
    """The last entry whose terms are counted in the rows: counting waits until it is worth a write."""
    posts: int = 0
    """How many entries are counted."""


class ContentStep(Struct, frozen=True):
    """What reading some posts changes; stored whole or not at all."""

    progress: ContentProgress
    terms: dict[int, int]
    """By how much the count of each term grows; empty while these are still gathered."""
    profiles: tuple[ProfileRow, ...]
    stories: tuple[tuple[int, int], ...]
    """Entry and story."""
    similar: dict[int, tuple[tuple[int, float], ...]]
    """Of each feed whose profile changed, the feeds most like it."""


class FeedBias(Struct, frozen=True):
    """How much content makes a feed's posts count for in the plan: 1 leaves it as it is."""

    novelty: float = 1.0
    """How much of what it posts is new, against the user's other feeds."""
    interest: float = 1.0
    """How readily the user opens its posts, against what is usual."""

    @property
    def factor(self) -> float:
        return self.novelty * self.interest


class SimilarFeed(Struct, frozen=True):
    feed_id: int
    name: str
    url: str
    similarity: float


class Reading(Struct, frozen=True):
    """An entry that the user opened, and for how long in all."""

    entry_id: int
    feed_id: int
    title: str
    snippet: str
    last_at: float
    seconds: float
