"""Post counts of every feed by day and quarter of an hour, and how much of each day was observed. Learning reads this
instead of the posts. Pure; the counts are owned by one thread.

Where a poll finds the document full of new entries, older ones may have rolled off: the time between the previous poll
and the oldest entry stays unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
import numpy.typing as npt

from reader.core.records.planning import DAY_S, FloatArray, IntArray
from reader.planner.learning.localtime import local_seconds

SLOTS = 96
SLOT_S = DAY_S // SLOTS
DAYS = 84
"""Twelve weeks: after three half-lives the rest no longer matters."""


class Ledger:
    """Counts of the last DAYS local days; the last row is the latest day."""

    def __init__(self, windows: IntArray, now: float, zone: tzinfo) -> None:
        feeds = len(windows)
        self._windows = windows
        self._zone = zone
        self._first = _day_of(now, zone) - DAYS + 1
        self.counts: npt.NDArray[np.float32] = np.zeros((feeds, DAYS, SLOTS), dtype=np.float32)
        self.known: FloatArray = np.zeros((feeds, DAYS))
        """The share of each day whose posts are known."""
        self.last_poll_at = np.full(feeds, float(now))

    @property
    def days(self) -> IntArray:
        """Days since the epoch of each row."""
        return self._first + np.arange(DAYS, dtype=np.int64)

    def start_day(self, now: float) -> None:
        """Make room for the local day of `now` and drop the oldest days."""
        passed = min(max(_day_of(now, self._zone) - (self._first + DAYS - 1), 0), DAYS)
        if passed:
            self._first += passed
            self.counts = np.concatenate([self.counts[:, passed:], self.counts[:, :passed] * 0], axis=1)
            self.known = np.concatenate([self.known[:, passed:], self.known[:, :passed] * 0], axis=1)

    def add(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        """Count the posts that polls at `now` brought."""
        self.start_day(now)
        full = np.array([times.size >= self._windows[f] for f, times in zip(feeds, posts, strict=True)])
        oldest = np.array([times[0] if times.size else now for times in posts])
        since = np.where(full, np.maximum(oldest, self.last_poll_at[feeds]), self.last_poll_at[feeds])
        self.add_known(feeds, since, now, posts)

    def add_known(
        self, feeds: IntArray, since: FloatArray, until: FloatArray | float, posts: Sequence[FloatArray]
    ) -> None:
        """Count everything the feeds posted from `since` to `until`; a feed may be given several times."""
        if not feeds.size:
            return
        self.last_poll_at[feeds] = until
        self._expose(feeds, since, np.broadcast_to(np.asarray(until, dtype=np.float64), since.shape))
        rows = np.repeat(feeds, [times.size for times in posts])
        if rows.size:
            slots = (local_seconds(np.concatenate(list(posts)), self._zone) // SLOT_S).astype(np.int64)
            day = slots // SLOTS - self._first
            seen = (day >= 0) & (day < DAYS)
            np.add.at(self.counts, (rows[seen], day[seen], slots[seen] % SLOTS), 1.0)

    def _expose(self, feeds: IntArray, since: FloatArray, until: FloatArray) -> None:
        local = local_seconds(np.concatenate([since, until]), self._zone) / DAY_S - self._first
        start, end = np.maximum(local[: len(since)], 0.0), np.minimum(local[len(since) :], float(DAYS))
        for day in range(int(start.min()), int(np.ceil(end.max()))):
            share = np.minimum(end, day + 1.0) - np.maximum(start, day)
            np.add.at(self.known[:, day], feeds, np.maximum(share, 0.0))
        np.minimum(self.known, 1.0, out=self.known)


def _day_of(at: float, zone: tzinfo) -> int:
    return int(local_seconds(np.array([at]), zone)[0] // DAY_S)
