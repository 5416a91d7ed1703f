"""Optimal polls of the day ahead for a budget, and the curve from none to plenty. Pure.

Draws the slider's curve and prices a wish. The engine polls by `plan/choose` instead, from the same day model. Plans
from now, with each feed's real last poll, to the end of the horizon.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.errors import PlanError
from reader.model.planning import HOUR_S, BoolArray, FloatArray
from reader.plan.curve.budget import Allocation, allocate
from reader.plan.curve.cost import Gaps, Objective, make_gaps, since_last_poll
from reader.plan.curve.curve import Curve, CurvePoint, curve_of, sweep_prices


class PlanRequest(Struct, frozen=True):
    now: float
    slot_s: float
    posting: FloatArray
    """(feeds, slots) posts per hour from now."""
    visiting: FloatArray
    """(1 or feeds, slots) visits per hour from now."""
    waiting: FloatArray
    """(feeds,) posts expected to wait already."""
    waiting_age_h: FloatArray
    """(feeds,) the sum of their ages."""
    objective: Objective
    budget: int
    """Polls over the whole horizon."""
    allowed: BoolArray | None = None
    """(feeds, slots): where a poll may begin; None for everywhere."""


def make_plan(request: PlanRequest) -> Allocation:
    """The best polls within the budget. Its nodes are the slots, with one in front for the last poll and one behind for
    the end."""
    return allocate(make_request_gaps(request), request.budget, _nodes_allowed(request))


def plan_curve(request: PlanRequest, points: int = 24) -> Curve:
    """The curve of waiting over budget; the request's own budget does not count."""
    return curve_of(plan_points(request, points))


def plan_points(request: PlanRequest, points: int = 24) -> list[CurvePoint]:
    """The plans behind the curve."""
    return sweep_prices(make_request_gaps(request), waiting_only(request), _nodes_allowed(request), points)


def make_request_gaps(request: PlanRequest) -> Gaps:
    objective = request.objective
    gaps = make_gaps(request.posting, request.visiting, request.slot_s / HOUR_S, objective)
    return _from_last_poll(gaps, request, objective.weights * objective.alert)


def waiting_only(request: PlanRequest) -> Gaps:
    """Costs that count only what the user's visits find missing."""
    nothing = np.zeros(len(request.objective.weights))
    objective = replace(request.objective, weights=np.ones(len(nothing)), alert=nothing, lost_h=nothing)
    gaps = make_gaps(request.posting, request.visiting, request.slot_s / HOUR_S, objective)
    return _from_last_poll(gaps, request, nothing)


def _from_last_poll(gaps: Gaps, request: PlanRequest, alert: FloatArray) -> Gaps:
    for values in (request.waiting, request.waiting_age_h):
        if values.shape != (gaps.feeds,) or not np.isfinite(values).all() or (values < 0).any():
            raise PlanError("What waits at a feed must be a number for every feed, and not negative.")
    return since_last_poll(gaps, request.waiting, request.waiting_age_h, alert)


def _nodes_allowed(request: PlanRequest) -> BoolArray | None:
    if request.allowed is None:
        return None
    edge = np.ones((len(request.allowed), 1), dtype=np.bool_)
    return np.hstack([edge, request.allowed, edge])
