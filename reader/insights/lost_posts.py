"""Estimates lost posts, which rolled off a feed's window before any poll came and were never seen. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from reader.model.logged import PostingTime


def estimate_lost(times: Sequence[PostingTime], window: int) -> float:
    """A document with nothing but new posts leaves a hole before its oldest one: what came in there at the
    feed's usual rate. `times` in the order in which posts were first seen."""
    later = [post for post in times if post.after_at is not None]
    if not later:
        return 0.0
    hole_s = sum(
        _hole_s(list(batch), window) for _, batch in groupby(later, key=lambda post: post.first_seen_at)
    )
    watched_s = later[-1].first_seen_at - (later[0].after_at or 0) - hole_s
    return len(later) / watched_s * hole_s if watched_s > 0 else 0.0


def _hole_s(batch: Sequence[PostingTime], window: int) -> float:
    if len(batch) < window:
        return 0.0
    return max(min(float(post.at) for post in batch) - float(batch[0].after_at or 0), 0.0)
