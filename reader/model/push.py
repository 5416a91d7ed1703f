"""Records of push (WebSub): hubs that feeds name, and our subscriptions there."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Hub(Struct, frozen=True):
    """What a document or an answer says about who tells of its news."""

    url: str
    topic: str
    """What the feed calls itself: the address that a hub knows."""


class PushState(StrEnum):
    ASKED = "asked"
    """The hub was asked, and has not come back to see whether it was us."""
    VERIFIED = "verified"
    DENIED = "denied"
    LEAVING = "leaving"
    """We asked to be left alone."""
    FAILED = "failed"
    """The hub could not be asked, or would not listen."""


class Subscription(Struct, frozen=True):
    feed_id: int
    hub: str
    topic: str
    token: str
    """The secret part of our address for this feed."""
    secret: str
    state: PushState
    asked_at: float = 0.0
    failures: int = 0
    """In a row."""
    lease_until: float = 0.0
    verified_at: float | None = None
    """Since when it is told of, without a gap."""
    before_per_day: float = 0.0
    """Polls that the plan made a day before: against this is counted what push saves."""
    pings: int = 0
    last_ping_at: float | None = None
    announced: int = 0
    """Posts that a ping brought before any poll did."""
    missed: int = 0
    """Posts that a poll had to find."""
    streak: int = 0
    """Pings with posts in a row, since the last post that was missed."""
    unconfirmed_at: float | None = None
    """A poll found a post, and no ping has told of it since."""


class PushFacts(Struct, frozen=True):
    """What push does for one feed, to be shown."""

    feed_id: int
    hub: str
    state: str
    """A PushState, or nothing where nobody subscribed."""
    pings: int = 0
    last_ping_at: float | None = None
    stretch_s: float = 0.0
    saved_polls: float = 0.0
