"""The owner is here: what to poll at once, the most valuable first. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.curve.cost import Gaps, gap_costs


def polls_on_arrival(
    gaps: Gaps,
    next_node: IntArray,
    price: float,
    most: int,
    allowed_now: BoolArray | None = None,
    visible: BoolArray | None = None,
) -> tuple[IntArray, FloatArray]:
    """Feeds to poll now, and what each of these polls is worth.

    `gaps` begins at each feed's last poll and holds the looks to expect while the owner is here; `next_node`
    is where each feed is planned next (the last node if nowhere). A poll must be worth more than `price`, the
    price of the day's plan, and at most `most` are made. Feeds the owner sees come before others.
    """
    worth = worth_now(gaps, next_node)
    wanted = worth > max(price, 0.0)
    if allowed_now is not None:
        wanted &= allowed_now
    feeds = np.flatnonzero(wanted)
    seen = np.zeros(gaps.feeds, dtype=np.bool_) if visible is None else visible
    order = np.lexsort((-worth[feeds], ~seen[feeds]))[: max(most, 0)]
    return feeds[order], worth[feeds[order]]


def worth_now(gaps: Gaps, next_node: IntArray) -> FloatArray:
    """What polling each feed at once saves against waiting for its next planned poll."""
    everyone = np.arange(gaps.feeds)
    last, now = np.zeros(gaps.feeds, dtype=np.int64), np.ones(gaps.feeds, dtype=np.int64)
    later = np.maximum(next_node, now)
    saved = gap_costs(gaps, everyone, last, later) - gap_costs(gaps, everyone, last, now)
    return np.asarray(saved - gap_costs(gaps, everyone, now, later))
