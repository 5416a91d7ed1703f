"""Proportional allocation of polls over feeds: the allocation rules of the papers. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray, IntArray

UNLIMITED = 10**9


def share_out(scores: FloatArray, total: int, at_least: int = 0, at_most: int = UNLIMITED) -> IntArray:
    """Whole numbers in proportion to `scores` that add up to `total`, each within the limits.

    Where the total does not even reach the least, the feeds with the highest scores come first.
    """
    feeds = len(scores)
    total = min(total, at_most * feeds)
    if not feeds:
        return np.empty(0, dtype=np.int64)
    if total <= at_least * feeds:
        return _first_come(scores, total, at_least)
    exact = np.clip(_proportional(scores, total, at_least, at_most), at_least, at_most)
    whole = np.floor(exact + 1e-9).astype(np.int64)
    # The largest remainders first; ties go to the higher score, then to the earlier feed.
    order = np.lexsort((-scores, -(np.round(exact - whole, 9))))
    while (rest := total - int(whole.sum())) != 0:
        step = 1 if rest > 0 else -1
        room = order[whole[order] < at_most] if rest > 0 else order[::-1][whole[order[::-1]] > at_least]
        whole[room[: abs(rest)]] += step
    return whole


def _proportional(scores: FloatArray, total: int, at_least: int, at_most: int) -> FloatArray:
    """Proportional among those between the limits; the others take theirs off the total."""
    low = np.zeros(len(scores), dtype=np.bool_)
    high = np.zeros(len(scores), dtype=np.bool_)
    while True:
        free = ~low & ~high
        left = total - at_least * int(low.sum()) - at_most * int(high.sum())
        weight = scores[free].sum()
        exact = np.where(low, float(at_least), float(at_most))
        exact[free] = scores[free] / weight * left if weight > 0 else left / max(1, int(free.sum()))
        above, below = free & (exact > at_most), free & (exact < at_least)
        if not above.any() and not below.any():
            return exact
        # Who is above frees polls for the others, so that fewer are below.
        high, low = (high | above, low) if above.any() else (high, low | below)


def _first_come(scores: FloatArray, total: int, at_least: int) -> IntArray:
    polls = np.zeros(len(scores), dtype=np.int64)
    order = np.argsort(-scores, kind="stable")
    for _ in range(at_least):
        polls[order[: max(0, total - int(polls.sum()))]] += 1
    return polls
