"""How probably the owner will open a post that is still unread. Pure; what it is learned from stays here.

By feed: which share of its posts is opened. By topic and saved search: what fits is opened more often. By patience: a
post that was there at three sittings and was not opened is hardly opened at the fourth.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence

from msgspec import Struct

USUAL_SHARE = 0.1
WORTH_POSTS = 4.0
"""Posts of a feed that it takes to believe half of what they say."""
TOPIC = 0.5
"""How much a post that fits perfectly gains of what its feed leaves open."""
SITTINGS = 8
"""More sittings than this are not told apart."""
PRIOR_OPENED = 6.0
PRIOR_LATER = 0.35
"""Of posts that are opened at all, the share that is passed over at a sitting and opened later, of an owner of whom
nothing is known; worth so many opened posts."""


class Opening(Struct, frozen=True):
    """What is learned of what the owner opens."""

    shares: Mapping[int, float]
    """By feed."""
    later: tuple[float, ...]
    """Of the posts that are opened at all: which share is opened after so many sittings or more."""


class FeedOpens(Struct, frozen=True):
    posts: float
    opened: float


class OpenedPost(Struct, frozen=True):
    seen_at: float
    opened_at: float


def learn_opening(
    feeds: Mapping[int, FeedOpens], opened: Sequence[OpenedPost], sittings: Sequence[float]
) -> Opening:
    """`sittings` are when they began, in order."""
    shares = {feed_id: _share(one) for feed_id, one in feeds.items()}
    passed = [count_between(sittings, post.seen_at, post.opened_at) - 1 for post in opened]
    later = []
    for sitting in range(SITTINGS + 1):
        prior = PRIOR_LATER**sitting
        still = sum(max(one, 0) >= sitting for one in passed)
        later.append((still + PRIOR_OPENED * prior) / (len(passed) + PRIOR_OPENED))
    return Opening(shares, tuple(later))


def count_between(sittings: Sequence[float], since_at: float, until_at: float) -> int:
    """How many sittings began after one instant and until another."""
    return bisect_right(sittings, until_at) - bisect_left(sittings, since_at)


def predict_open(
    opening: Opening, feed_id: int, passed: int, fit: float = 0.0, search_share: float = 0.0
) -> float:
    """`passed`: at how many sittings it was there and was not opened; `fit`: how well its words fit what the owner
    reads, 0 to 1; `search_share`: how often what its saved search finds is opened."""
    share = opening.shares.get(feed_id, USUAL_SHARE)
    share = max(share + (1.0 - share) * TOPIC * min(max(fit, 0.0), 1.0), search_share)
    later = opening.later[min(max(passed, 0), SITTINGS)]
    # Of all that are still unread after so many sittings, those that would be opened yet.
    unopened = 1.0 - share * (1.0 - later)
    return share * later / unopened if unopened > 0 else 0.0


def learn_share(posts: float, opened: float) -> float:
    return _share(FeedOpens(posts, opened))


def _share(one: FeedOpens) -> float:
    posts = max(one.posts, one.opened)
    return (one.opened + USUAL_SHARE * WORTH_POSTS) / (posts + WORTH_POSTS)
