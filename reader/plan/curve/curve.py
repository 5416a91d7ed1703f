"""The cost of a plan, the curve of cost over number of polls, from none to plenty, and where it bends. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.model.planning import BoolArray, FloatArray
from reader.plan.curve.budget import dearest_poll, solve_for_each
from reader.plan.curve.cost import Gaps, gap_costs

FALL = 1e-7
"""From the price of the dearest poll to that of polls whose worth nobody would notice."""


def costs_of(gaps: Gaps, marks: BoolArray) -> FloatArray:
    """(feeds,) the cost that these polls leave."""
    feeds, nodes = np.nonzero(marks)
    before = np.append(0, np.where(feeds[1:] == feeds[:-1], nodes[:-1], 0))[: feeds.size]
    last = np.zeros(gaps.feeds, dtype=np.int64)
    np.maximum.at(last, feeds, nodes)
    everyone = np.arange(gaps.feeds)
    costs = gaps.constant + gap_costs(gaps, everyone, last, np.full(gaps.feeds, gaps.nodes - 1))
    np.add.at(costs, feeds, gap_costs(gaps, feeds, before, nodes))
    return np.asarray(costs)


class Curve(Struct, frozen=True):
    polls: FloatArray
    """Over the whole horizon, growing."""
    delay_h: FloatArray
    """Expected waiting over the whole horizon."""
    prices: FloatArray


class CurvePoint(Struct, frozen=True):
    """The plan at one price."""

    price: float
    marks: BoolArray
    """(feeds, nodes): where each feed is polled."""
    delay_h: float


def sweep_prices(gaps: Gaps, waiting: Gaps, allowed: BoolArray | None = None, points: int = 24) -> list[CurvePoint]:
    """The plans for falling prices, each with more polls than the one before. `waiting` has the same feeds and counts
    only the user's waiting."""
    top = dearest_poll(gaps)
    if not gaps.feeds or not top > 0:
        return []
    curve_points: list[CurvePoint] = []
    prices = np.geomspace(top, top * FALL, points)
    for price, found in zip(prices.tolist(), solve_for_each(gaps, prices, allowed), strict=True):
        if not curve_points or found.marks.sum() > curve_points[-1].marks.sum():
            curve_points.append(CurvePoint(price, found.marks, float(costs_of(waiting, found.marks).sum())))
    return curve_points


def curve_of(curve_points: Sequence[CurvePoint]) -> Curve:
    if not curve_points:
        return Curve(np.zeros(1), np.zeros(1), np.zeros(1))
    polls = np.array([float(point.marks.sum()) for point in curve_points])
    delay_h = np.minimum.accumulate(np.array([point.delay_h for point in curve_points]))
    return Curve(polls, delay_h, np.array([point.price for point in curve_points]))


def knee(curve: Curve, unfelt_h: float = 0.0) -> float:
    """The number of polls at which the curve bends: farthest below the straight line between its ends, on logarithmic
    axes, as on linear ones the bend would always lie among the very first polls. `unfelt_h` is a wait that nobody
    notices: without it the bend of a curve that falls to 0 would lie among waits of seconds."""
    some = (curve.polls > 0) & (curve.delay_h > 0)
    if np.count_nonzero(some) < 3:
        return float(curve.polls[-1] if some.any() else curve.polls[0])
    across, down = np.log(curve.polls[some]), np.log(curve.delay_h[some] + unfelt_h)
    width, height = np.ptp(across), np.ptp(down)
    if not width > 0 or not height > 0:
        return float(curve.polls[some][0])
    below = (1 - (across - across[0]) / width) - (down - down[-1]) / height
    return float(curve.polls[some][int(below.argmax())])
