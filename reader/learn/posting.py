"""Posting times from a feed's documents: undated entries, since when posts are known, how many a day. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reader.model.planning import DAY_S, FloatArray

USUAL_WINDOW = 15
RECENT_S = 14 * DAY_S
"""What a feed posted in the last two weeks says how often it posts."""
ENOUGH_RECENT = 5
"""Unless it posted less often than so: then all that is known of it does."""
SHORTEST_SPAN_S = 3_600.0


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


def find_rate(dates: Sequence[float | None], now: float) -> float | None:
    """Posts a day; None where fewer than two have a date. Told wherever somebody reads how often a feed posts: before
    they subscribe, from its document alone, and afterwards."""
    known = [date for date in dates if date is not None and date <= now]
    if len(known) < 2:
        return None
    oldest, recent = min(known), sum(date > now - RECENT_S for date in known)
    if recent >= ENOUGH_RECENT and oldest <= now - RECENT_S:
        return recent * DAY_S / RECENT_S
    return len(known) * DAY_S / max(now - oldest, SHORTEST_SPAN_S)
