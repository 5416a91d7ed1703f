"""Overlapping subscriptions: one feed under two addresses, or one inside another. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from urllib.parse import urlsplit

from reader.model.stories import Overlap

SAME_SHARE = 0.8
FEWEST_POSTS = 5


Posts = Mapping[str, float]
"""The recent posts of a feed, named by `name_post`, and when they came."""


def find_overlaps(posts: Mapping[int, Posts]) -> list[Overlap]:
    """The clearest cases first."""
    first: dict[str, int] = {}
    # Nearly every post is in one feed alone: lists are made for the others only.
    feeds_with: dict[str, list[int]] = {}
    for feed_id, names in posts.items():
        for name in names:
            earlier = first.setdefault(name, feed_id)
            if earlier != feed_id:
                feeds_with.setdefault(name, [earlier]).append(feed_id)
    pairs = {pair for feeds in feeds_with.values() for pair in permutations(feeds, 2)}
    found = [_overlap(one, other, posts[one], posts[other]) for one, other in pairs]
    return sorted(filter(None, found), key=lambda overlap: (-overlap.share, overlap.feed_id))


def name_post(link: str, title: str) -> str:
    """What is the same for the same post in two feeds: its address without what only counts clicks."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        return title.casefold().strip()
    if not parts.netloc:
        return title.casefold().strip()
    query = "&".join(p for p in parts.query.split("&") if p and not p.startswith(("utm_", "at_", "ref=")))
    return f"{parts.netloc.removeprefix('www.').lower()}{parts.path.rstrip('/')}?{query}"


def _overlap(one: int, other: int, ours: Posts, theirs: Posts) -> Overlap | None:
    share, back = _share(ours, theirs), _share(theirs, ours)
    if share < SAME_SHARE:
        return None
    # Of a feed under two addresses the younger subscription is named, as the one that can go.
    is_mutual = back >= SAME_SHARE
    return None if is_mutual and one < other else Overlap(one, other, share, is_mutual)


def _share(ours: Posts, theirs: Posts) -> float:
    """Which part of our posts they bring too, as far back as theirs are known."""
    since = min(theirs.values())
    comparable = [name for name, at in ours.items() if at >= since]
    if len(comparable) < FEWEST_POSTS:
        return 0.0
    return sum(name in theirs for name in comparable) / len(comparable)
