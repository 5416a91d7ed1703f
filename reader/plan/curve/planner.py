"""The plan: which feed is polled when, what each poll is worth and why, and what waiting is left.

Pure: everything it needs is in the request. Plans from now, from each feed's real last poll, to the end of
the horizon.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.errors import PlanError
from reader.model.planning import HOUR_S, BoolArray, FloatArray, IntArray
from reader.plan.curve.budget import Allocation, allocate
from reader.plan.curve.cost import Gaps, Objective, make_gaps, since_last_poll
from reader.plan.curve.curve import Curve, Rung, climb, curve_of
from reader.plan.curve.explain import explain
from reader.plan.curve.schedule import Schedules
from reader.plan.curve.worth import costs_of, list_polls, worths
from reader.plan.days import next_day_start
from reader.plan.reasons import Reason

ROUNDS = 3
"""How often the prices of several days are adjusted to each other."""


class DayBudget(Struct, frozen=True):
    """At most `polls` from the end of the day before (or from now) until `until_at`."""

    until_at: float
    polls: int


def day_budgets(
    now: float, horizon_s: float, zone: tzinfo, left_today: int, per_day: int
) -> tuple[DayBudget, ...]:
    """What each local day of the horizon may spend: what is left of today, and a part of a part of a day."""
    end_at, until = now + horizon_s, next_day_start(now, zone)
    budgets = [DayBudget(min(until, end_at), left_today)]
    while until < end_at:
        start, until = until, next_day_start(until, zone)
        share = (min(until, end_at) - start) / (until - start)
        budgets.append(DayBudget(min(until, end_at), int(per_day * share)))
    return tuple(budgets)


class PlanRequest(Struct, frozen=True):
    now: float
    slot_s: float
    posting: FloatArray
    """(feeds, slots) posts per hour from now."""
    looking: FloatArray
    """(1 or feeds, slots) looks per hour from now."""
    waiting: FloatArray
    """(feeds,) posts expected to wait already, and the sum of their ages in hours."""
    waiting_age_h: FloatArray
    objective: Objective
    budgets: tuple[DayBudget, ...]
    allowed: BoolArray | None = None
    """(feeds, slots): where a poll may begin; None where it may everywhere."""
    present: bool = False
    price_guess: float | None = None


class CurvePoll(Struct, frozen=True):
    feed: int
    at: float
    worth_h: float
    """Hours of waiting it saves beyond its neighbours."""
    reason: Reason


class Plan(Struct, frozen=True):
    polls: tuple[CurvePoll, ...]
    """In the order of time, the more valuable first at the same time."""
    price_h: float
    """The worth of the last poll bought: what a poll must save to be in the plan."""
    expected_delay_h: float
    """Over the whole horizon: hours that looks find posts missing."""
    cost_h: float
    """The same with alerts and lost posts, as the plan weighs them."""
    bound_h: float
    """No plan within the budget costs less than this."""
    horizon_h: float


def make_plan(request: PlanRequest) -> Plan:
    gaps = make_request_gaps(request)
    allocation = _allocate_days(gaps, request)
    marks = allocation.schedules.marks
    listed = list_polls(marks)
    worth = worths(gaps, listed)
    reasons = explain(
        gaps, listed, request.objective, request.looking, _nodes_allowed(request), request.present
    )
    at = request.now + (listed.nodes - 1) * request.slot_s
    polls = tuple(
        CurvePoll(
            int(feed), float(when), float(value), replace(reason, look_at=_instant(reason, request.now))
        )
        for feed, when, value, reason in zip(listed.feeds, at, worth, reasons, strict=True)
    )
    return Plan(
        polls=tuple(sorted(polls, key=lambda poll: (poll.at, -poll.worth_h, poll.feed))),
        price_h=allocation.price,
        expected_delay_h=float(costs_of(waiting_only(request), marks).sum()),
        cost_h=float(costs_of(gaps, marks).sum()),
        bound_h=allocation.bound,
        horizon_h=float(gaps.hours[-1]),
    )


def plan_curve(request: PlanRequest, points: int = 24) -> Curve:
    """Budget against expected waiting, for this request without its own budget."""
    return curve_of(plan_rungs(request, points))


def plan_rungs(request: PlanRequest, points: int = 24) -> list[Rung]:
    """The plans behind the curve."""
    return climb(make_request_gaps(request), waiting_only(request), _nodes_allowed(request), points)


def make_request_gaps(request: PlanRequest) -> Gaps:
    objective = request.objective
    gaps = make_gaps(request.posting, request.looking, request.slot_s / HOUR_S, objective)
    return _from_last_poll(gaps, request, objective.weights * objective.alert)


def waiting_only(request: PlanRequest) -> Gaps:
    """Costs that count only what the owner's looks find missing."""
    nothing = np.zeros(len(request.objective.weights))
    objective = replace(request.objective, weights=np.ones(len(nothing)), alert=nothing, lost_h=nothing)
    gaps = make_gaps(request.posting, request.looking, request.slot_s / HOUR_S, objective)
    return _from_last_poll(gaps, request, nothing)


def _from_last_poll(gaps: Gaps, request: PlanRequest, alert: FloatArray) -> Gaps:
    for values in (request.waiting, request.waiting_age_h):
        if values.shape != (gaps.feeds,) or not np.isfinite(values).all() or (values < 0).any():
            raise PlanError("What waits at a feed must be a number for every feed, and not negative.")
    return since_last_poll(gaps, request.waiting, request.waiting_age_h, alert)


def _instant(reason: Reason, now: float) -> float | None:
    """Explanations count hours from now; plans speak in instants."""
    return None if reason.look_at is None else now + reason.look_at * HOUR_S


def _nodes_allowed(request: PlanRequest) -> BoolArray | None:
    """Slots become nodes: one more in front for the last poll, one more behind for the end."""
    if request.allowed is None:
        return None
    feeds = len(request.allowed)
    edge = np.ones((feeds, 1), dtype=np.bool_)
    return np.hstack([edge, request.allowed, edge])


def _allocate_days(gaps: Gaps, request: PlanRequest) -> Allocation:
    """One price for each day, adjusted to each other; one day needs only one."""
    allowed = _nodes_allowed(request)
    masks = _day_masks(request, gaps.nodes)
    guess = request.price_guess
    if len(masks) == 1:
        return allocate(gaps, request.budgets[0].polls, allowed, guess=guess)
    prices = np.zeros(gaps.nodes)
    allocation: Allocation | None = None
    for _ in range(ROUNDS):
        for mask, budget in zip(masks, request.budgets, strict=True):
            known = float(prices[mask].max(initial=0.0)) or guess
            allocation = allocate(gaps, budget.polls, allowed, prices, mask, known)
            prices = np.where(mask, allocation.price, prices)
    assert allocation is not None
    marks = _within_budgets(gaps, allocation.schedules.marks.copy(), masks, request.budgets)
    today = float(prices[masks[0]].max(initial=0.0))
    return Allocation(Schedules(marks, costs_of(gaps, marks)), today, allocation.bound)


def _day_masks(request: PlanRequest, nodes: int) -> list[BoolArray]:
    """Which nodes lie on which day. The last day takes what is left of the horizon."""
    if not request.budgets:
        raise PlanError("A plan needs a budget for at least one day.")
    at = request.now + (np.arange(nodes) - 1) * request.slot_s
    ends = np.array([budget.until_at for budget in request.budgets[:-1]])
    day: IntArray = np.searchsorted(ends, at, side="right")
    return [day == number for number in range(len(request.budgets))]


def _within_budgets(
    gaps: Gaps, marks: BoolArray, masks: list[BoolArray], budgets: tuple[DayBudget, ...]
) -> BoolArray:
    """Prices that disturb each other may leave a day with a few polls too many: the least worthy go."""
    for mask, budget in zip(masks, budgets, strict=True):
        too_many = int((marks & mask).sum()) - budget.polls
        if too_many > 0:
            polls = list_polls(marks)
            today = np.flatnonzero(mask[polls.nodes])
            least = today[np.argsort(worths(gaps, polls)[today], kind="stable")[:too_many]]
            marks[polls.feeds[least], polls.nodes[least]] = False
    return marks
