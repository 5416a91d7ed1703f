"""Optimal polling times of each feed, exactly, by dynamic programming over the borders of the slots. Pure.

Node 0 is the feed's last poll, the last node the end of the horizon; both are given. Every node between may
hold a poll. All feeds are solved at once, one column of nodes after another.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.curve.cost import Gaps, gaps_into


class Schedules(Struct, frozen=True):
    """One best path per feed."""

    marks: BoolArray
    """(feeds, nodes): where each feed is polled."""
    costs: FloatArray
    """Per feed, without what the polls themselves cost."""

    @property
    def polls(self) -> IntArray:
        return np.asarray(self.marks.sum(axis=1), dtype=np.int64)


def schedule_for_each(gaps: Gaps, prices: FloatArray, allowed: BoolArray | None = None) -> list[Schedules]:
    """Each feed's best schedule for each row of `prices`, (rows, nodes), which is what a poll costs at each node.
    All rows together, because what a gap costs depends on no price.

    `allowed` is (feeds, nodes); a poll is made only where it is true.
    """
    feeds, nodes, rows = gaps.feeds, gaps.nodes, len(prices)
    best = np.zeros((rows, feeds, nodes))
    came_from = np.zeros((rows, feeds, nodes), dtype=np.int64)
    row, feed = np.ogrid[:rows, :feeds]
    first = 0
    for node in range(1, nodes):
        totals = gaps_into(gaps, node, first) + best[:, :, first:node]
        source = totals.argmin(axis=2)
        best[:, :, node] = totals[row, feed, source]
        came_from[:, :, node] = source + first
        if node < nodes - 1:
            best[:, :, node] += prices[:, node, None]
            if allowed is not None:
                best[:, ~allowed[:, node], node] = np.inf
        if allowed is None and source.size:
            # Later nodes never have an earlier best node before them (quadrangle inequality).
            first += int(source.min())
    marks = _marks(came_from.reshape(rows * feeds, nodes)).reshape(rows, feeds, nodes)
    return [
        Schedules(mark, cost - mark @ price + gaps.constant)
        for mark, cost, price in zip(marks, best[:, :, -1], prices, strict=True)
    ]


def _marks(came_from: IntArray) -> BoolArray:
    """Walks back from the end, all feeds at once."""
    feeds, nodes = came_from.shape
    marks = np.zeros((feeds, nodes), dtype=np.bool_)
    row = np.arange(feeds)
    node = came_from[:, -1] if nodes > 1 else np.zeros(feeds, dtype=np.int64)
    while node.any():
        marks[row, node] = True
        node = came_from[row, node]
    marks[:, 0] = False
    return marks
