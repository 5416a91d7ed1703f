"""Posts of several feeds as those of the one server that brings them all. Pure.

The engine learns so from its rows what an account's server is worth asking for, the lab from a history.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reader.learn.evidence import KnownPosts
from reader.model.planning import FloatArray


def pool_posts(known: Sequence[KnownPosts], delay_s: float) -> KnownPosts:
    """When posts appeared at the server, usually `delay_s` after their dates. All of it is known from when half of the
    feeds are."""
    if not known:
        return np.empty(0), ()
    posts = np.sort(np.concatenate([posts for posts, _ in known])) + delay_s
    since = float(np.median([min(since for since, _ in stretches) for _, stretches in known]))
    until = max(until for _, stretches in known for _, until in stretches)
    return posts, ((since, max(until, since)),)


def pool_weight(known: Sequence[KnownPosts], weights: Sequence[float]) -> float:
    """What a post of the server weighs on average; a feed that posts more has more to say."""
    if not known:
        return 1.0
    counts: FloatArray = np.array([max(posts.size, 1) for posts, _ in known], dtype=np.float64)
    return float(np.average(weights, weights=counts))
