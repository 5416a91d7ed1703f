"""Shares polls out over feeds in proportion to something: the allocation rules of the papers. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray, IntArray


def share_out(scores: FloatArray, total: int, at_least: int = 0) -> IntArray:
    """Whole numbers in proportion to `scores` that add up to `total`, none below `at_least`.

    Where the total does not even reach that, the feeds with the highest scores come first.
    """
    feeds = len(scores)
    if not feeds:
        return np.empty(0, dtype=np.int64)
    if total <= at_least * feeds:
        return _first_come(scores, total, at_least)
    exact = np.maximum(_proportional(scores, total, at_least), at_least)
    whole = np.floor(exact + 1e-9).astype(np.int64)
    rest = total - int(whole.sum())
    # Ties go to the higher score, then to the earlier feed.
    order = np.lexsort((-scores, -(np.round(exact - whole, 9))))
    whole[order[:rest]] += 1
    return whole


def _proportional(scores: FloatArray, total: int, at_least: int) -> FloatArray:
    """Proportional among those above the least; the others take the least off the total."""
    low = np.zeros(len(scores), dtype=np.bool_)
    while True:
        left = total - at_least * int(low.sum())
        weight = scores[~low].sum()
        if not weight > 0:
            return np.where(low, at_least, left / max(1, int((~low).sum())))
        exact = np.where(low, float(at_least), scores * left / weight)
        below = ~low & (exact < at_least)
        if not below.any():
            return exact
        low |= below


def _first_come(scores: FloatArray, total: int, at_least: int) -> IntArray:
    polls = np.zeros(len(scores), dtype=np.int64)
    order = np.argsort(-scores, kind="stable")
    for _ in range(at_least):
        polls[order[: max(0, total - int(polls.sum()))]] += 1
    return polls
