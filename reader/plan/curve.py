"""What more polls buy: the whole curve from no polls to plenty, and where it bends. Pure."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from reader.model.planning import BoolArray, FloatArray
from reader.plan.budget import dearest_poll, solve_all
from reader.plan.cost import Gaps
from reader.plan.worth import costs_of

FALL = 1e-7
"""From the dearest poll to polls that are worth nothing anyone would notice."""


@dataclass(frozen=True, slots=True)
class Curve:
    polls: FloatArray
    """Over the whole horizon, growing."""
    delay_h: FloatArray
    """Expected waiting over the whole horizon."""
    prices: FloatArray


def make_curve(gaps: Gaps, waiting: Gaps, allowed: BoolArray | None = None, points: int = 24) -> Curve:
    """The plans for falling prices. `waiting` is of the same feeds, with the owner's waiting alone."""
    top = dearest_poll(gaps)
    if not gaps.feeds or not top > 0:
        return Curve(np.zeros(1), np.zeros(1), np.zeros(1))
    found: list[tuple[float, float, float]] = []
    for price in np.geomspace(top, top * FALL, points).tolist():
        schedules = solve_all(gaps, price, allowed)
        polls = float(schedules.marks.sum())
        if not found or polls > found[-1][0]:
            found.append((polls, float(costs_of(waiting, schedules.marks).sum()), price))
    polls_, delay_, prices_ = (np.array(column) for column in zip(*found, strict=True))
    return Curve(polls_, np.minimum.accumulate(delay_), prices_)


def delay_at(curve: Curve, polls: float) -> float:
    """Between two points of the curve: a straight line over the logarithm of the polls."""
    return float(np.interp(np.log1p(polls), np.log1p(curve.polls), curve.delay_h))


def knee(curve: Curve) -> float:
    """The number of polls at which the curve bends: farthest below the straight line between its ends, with
    polls on a logarithmic axis, as the owner sees it."""
    across = np.log1p(curve.polls)
    width, height = np.ptp(across), np.ptp(curve.delay_h)
    if not width > 0 or not height > 0:
        return float(curve.polls[0])
    below = (1 - (across - across[0]) / width) - (curve.delay_h - curve.delay_h[-1]) / height
    return float(curve.polls[int(below.argmax())])
