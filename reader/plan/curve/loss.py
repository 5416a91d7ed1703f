"""Expected loss: posts that roll off a feed's window when a Poisson number of them comes. Pure.

E[max(0, N − S)] is convex in the mean of N. It is kept as a table with straight lines between its points:
these are convex as well, so that what the schedules rely on still holds exactly.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.model.planning import FloatArray, IntArray

POINTS = 400
NEGLIGIBLE = 1e-9


class LossTable(Struct, frozen=True):
    feeds: IntArray
    """Rows of the feeds that can lose anything at all; the others are left out to save time."""
    values: FloatArray
    """(those feeds, POINTS + 1): weighted loss at even steps of the mean."""
    step: FloatArray
    windows: IntArray
    weights: FloatArray
    """Of all feeds, as is `windows`."""

    def add_to(self, costs: FloatArray, until: FloatArray, since: FloatArray) -> None:
        """Adds each gap's loss in place; `until` and `since` are posts at its ends, a row per feed."""
        if self.feeds.size:
            costs[self.feeds] += self._at(np.arange(len(self.feeds))[:, None], (until - since)[self.feeds])

    def lost(self, feeds: IntArray, means: FloatArray) -> FloatArray:
        """Weighted loss of single gaps."""
        row = self._rows_of(feeds)
        found = np.zeros(np.shape(means))
        can = row >= 0
        if can.any():
            found[can] = self._at(row[can], np.asarray(means)[can])
        return found

    def _rows_of(self, feeds: IntArray) -> IntArray:
        """Where feeds stand in the table; −1 for those that lose nothing."""
        rows = np.full(len(self.windows), -1)
        rows[self.feeds] = np.arange(len(self.feeds))
        return rows[feeds]

    def _at(self, rows: IntArray, means: FloatArray) -> FloatArray:
        place = means / self.step[rows]
        below = np.minimum(place.astype(np.int64), POINTS - 1)
        low = self.values[rows, below]
        return np.asarray(low + (place - below) * (self.values[rows, below + 1] - low))

    def chosen(self, feeds: IntArray) -> LossTable:
        kept = self._rows_of(feeds)
        can = kept >= 0
        return LossTable(
            np.flatnonzero(can),
            self.values[kept[can]],
            self.step[kept[can]],
            self.windows[feeds],
            self.weights[feeds],
        )

    def reaching(self, highest: FloatArray) -> LossTable:
        """The same up to higher means, for when posts already wait."""
        return make_loss_table(self.windows, self.weights, highest)


def make_loss_table(windows: IntArray, weights: FloatArray, highest: FloatArray) -> LossTable:
    """For means from 0 to `highest`, per feed."""
    feeds = np.flatnonzero((weights > 0) & (highest > 0))
    at_most = expected_loss(windows[feeds][:, None], highest[feeds][:, None])[:, 0]
    feeds = feeds[at_most > NEGLIGIBLE]
    step = highest[feeds] / POINTS
    means = step[:, None] * np.arange(POINTS + 1)
    values = expected_loss(windows[feeds][:, None], means) * weights[feeds][:, None]
    return LossTable(feeds, values, step, windows, weights)


def expected_loss(windows: IntArray, means: FloatArray) -> FloatArray:
    """E[max(0, N − S)] for Poisson N: the mean above the window plus what a smaller N leaves free.

    Equals m − S + Σ_{n<S} (S − n) P(N = n); the sum is built term by term.
    """
    means = np.asarray(means, dtype=np.float64)
    if not means.size:
        return np.zeros(np.broadcast_shapes(np.shape(windows), means.shape))
    free = np.zeros(np.broadcast_shapes(np.shape(windows), means.shape))
    # Beyond this the sum is nothing, and its first term would underflow.
    term = np.exp(-np.minimum(means, 700.0))
    for n in range(int(np.max(windows))):
        free += np.maximum(windows - n, 0) * term
        term = term * means / (n + 1)
    free = np.where(means < 700.0, free, 0.0)
    return np.maximum(means - windows + free, 0.0)
