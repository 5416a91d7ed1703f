"""Waiting time of posts at the user's visits, from when they appeared and when they were here. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.model.planning import HOUR_S, FloatArray

MINUTES = 60.0


class Wait(Struct, frozen=True):
    hours: float
    """Over all visits: since when each missing post was out."""
    missing: int
    """Pairs of a visit and a post that was not there yet."""
    first_visits: int
    """Posts that were looked for at all."""
    missing_at_first: int
    """Those of them that were not there at the first look after they appeared."""

    @property
    def fresh_share(self) -> float | None:
        """How many were there at the first visit; None where none was looked for."""
        return 1 - self.missing_at_first / self.first_visits if self.first_visits else None


def measure_wait(out: FloatArray, seen: FloatArray, visits: FloatArray) -> Wait:
    """`out` is when each post of one feed appeared, `seen` when we had it."""
    first = np.searchsorted(visits, out, side="left")
    # Kept in whole seconds: what came in the very second of a visit came because of it.
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
    """Minutes until a new post could be read: what looks waited, shared over the posts they looked for."""
    return wait.hours * MINUTES / wait.first_visits if wait.first_visits else 0.0
