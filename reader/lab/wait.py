"""The user's waiting for posts, from when they appeared, when they were here, and the visits."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import HOUR_S, FloatArray

MINUTES = 60.0


class Wait(Struct, frozen=True):
    hours: float
    """Summed over all visits: how long each missing post had been out."""
    missing: int
    """Pairs of a visit and a post that was not here yet."""
    first_visits: int
    """Posts with a visit after them."""
    missing_at_first: int
    """Posts that were not here at the first visit after they appeared."""

    @property
    def fresh_share(self) -> float | None:
        """The share of posts that were here at the first visit; None if there were none."""
        return 1 - self.missing_at_first / self.first_visits if self.first_visits else None


def measure_wait(out: FloatArray, seen: FloatArray, visits: FloatArray) -> Wait:
    """The wait for one feed's posts, which appeared at `out` and were here at `seen`."""
    first = np.searchsorted(visits, out, side="left")
    # Times are stored in whole seconds: what came in the second of a visit came because of it.
    until = np.searchsorted(visits, seen + 1.0, side="left")
    sums = np.concatenate(([0.0], np.cumsum(visits)))
    count = np.maximum(until - first, 0)
    seconds = np.where(count > 0, sums[np.maximum(until, first)] - sums[first] - count * out, 0.0)
    was_awaited = first < len(visits)
    return Wait(
        float(seconds.sum()) / HOUR_S, int(count.sum()), int(was_awaited.sum()), int((was_awaited & (count > 0)).sum())
    )


def sum_waits(waits: Sequence[Wait]) -> Wait:
    return Wait(
        sum(wait.hours for wait in waits),
        sum(wait.missing for wait in waits),
        sum(wait.first_visits for wait in waits),
        sum(wait.missing_at_first for wait in waits),
    )


def wait_min(wait: Wait) -> float:
    """The mean minutes until a new post could be read."""
    return wait.hours * MINUTES / wait.first_visits if wait.first_visits else 0.0
