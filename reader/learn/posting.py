"""Posting times from a feed's documents: undated entries, and since when posts are known. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import DAY_S, FloatArray

USUAL_WINDOW = 15


def spread_undated(count: int, previous_poll_at: float, poll_at: float) -> FloatArray:
    """Times for entries known only to have come between two polls: evenly over that gap."""
    return np.asarray(
        previous_poll_at + (np.arange(count) + 0.5) / max(count, 1) * (poll_at - previous_poll_at)
    )


def first_fetch_known_from(dates: FloatArray, now: float, window_full: bool = True) -> float:
    """Since when a feed's posts are known after its very first fetch.

    A full document reaches back to its oldest entry and no further; what a short one does not show was not
    there either, for as long as feeds usually reach back.
    """
    believed = dates[dates <= now]
    if not believed.size:
        return now - 7.0 * DAY_S
    oldest = float(believed.min())
    return oldest if window_full else min(oldest, now - 7.0 * DAY_S)
