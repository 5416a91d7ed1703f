"""Allocates a budget of polls over feeds and times together, by one price per poll. Pure.

A feed's least cost is convex in its number of polls, so for a given price every feed can be solved alone, and the right
price is the one at which the polls add up to the budget. The value of the relaxed problem at that price is a bound that
no plan can beat: it says how good the plan is.

The schedule of one feed is found exactly, by dynamic programming over the borders of the slots. Node 0 is the feed's
last poll, the last node the end of the horizon; every node between may hold a poll. All feeds are solved at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from reader.errors import PlanError
from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.curve.cost import Gaps, choose_feeds, gap_costs, gaps_into

CHUNK = 192
"""Feeds solved at once: as many as fit into the processor's cache with all their nodes."""
CHEAPEST = 1e-12
"""A price below this share of the dearest poll counts as nothing."""
STEPS = 60


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
    """Each feed's best schedule for each row of `prices`, (rows, nodes), which is what a poll costs at each node. All
    rows together, because the cost of a gap depends on no price. `allowed` is (feeds, nodes): where polls may be."""
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
    """Walk back from the end, all feeds at once, and mark the polls."""
    feeds, nodes = came_from.shape
    marks = np.zeros((feeds, nodes), dtype=np.bool_)
    row = np.arange(feeds)
    node = came_from[:, -1] if nodes > 1 else np.zeros(feeds, dtype=np.int64)
    while node.any():
        marks[row, node] = True
        node = came_from[row, node]
    marks[:, 0] = False
    return marks


class Allocation(Struct, frozen=True):
    schedules: Schedules
    price: float
    """The worth of the last poll bought, in the unit of the cost; 0 where the budget does not bind."""
    bound: float
    """No plan within the budget costs less than this."""

    @property
    def cost(self) -> float:
        return float(self.schedules.costs.sum())

    @property
    def gap(self) -> float:
        """The share by which the plan may cost more than the best; 0 is optimal."""
        return max(0.0, self.cost - self.bound) / self.cost if self.cost > 0 else 0.0


class _Priced(Struct, frozen=True):
    price: float
    schedules: Schedules

    @property
    def count(self) -> int:
        return int(self.schedules.marks.sum())


Solve: TypeAlias = Callable[[float, IntArray], Schedules]


def allocate(gaps: Gaps, budget: int, allowed: BoolArray | None = None) -> Allocation:
    """The best plan with at most `budget` polls."""
    if budget < 0:
        raise PlanError(f"A budget of {budget} polls cannot be kept; give 0 or more.")

    def solve(price: float, feeds: IntArray) -> Schedules:
        return _solve_in_chunks(gaps, np.array([price]), allowed, feeds)[0]

    few, many = _bracket(gaps, solve, budget)
    if many is None:
        return Allocation(few.schedules, 0.0, float(few.schedules.costs.sum()))
    return _fill(*_tighten(few, many, solve, budget), budget)


def _solve_in_chunks(gaps: Gaps, prices: FloatArray, allowed: BoolArray | None, feeds: IntArray) -> list[Schedules]:
    """Solve feeds of similar activity together: their schedules are similar, and more of the table can be skipped."""
    marks = np.zeros((len(prices), len(feeds), gaps.nodes), dtype=np.bool_)
    costs = np.zeros((len(prices), len(feeds)))
    order = np.argsort(-gaps.posts[feeds, -1], kind="stable")
    for begin in range(0, len(feeds), CHUNK):
        part = order[begin : begin + CHUNK]
        chosen = feeds[part]
        rules = None if allowed is None else allowed[chosen]
        found = schedule_for_each(choose_feeds(gaps, chosen), np.tile(prices[:, None], gaps.nodes), rules)
        marks[:, part] = [one.marks for one in found]
        costs[:, part] = [one.costs for one in found]
    return [Schedules(*one) for one in zip(marks, costs, strict=True)]


def solve_for_each(gaps: Gaps, prices: FloatArray, allowed: BoolArray | None = None) -> list[Schedules]:
    """Every feed's best schedule at each price."""
    return _solve_in_chunks(gaps, prices, allowed, np.arange(gaps.feeds))


def dearest_poll(gaps: Gaps) -> float:
    """More than any poll can be worth: the most that a feed costs if left alone."""
    return float(_left_alone(gaps).max(initial=0.0)) * 1.001


def _left_alone(gaps: Gaps) -> FloatArray:
    everyone = np.arange(gaps.feeds)
    first = np.zeros(gaps.feeds, dtype=np.int64)
    return gap_costs(gaps, everyone, first, np.full(gaps.feeds, gaps.nodes - 1))


def _bracket(gaps: Gaps, solve: Solve, budget: int) -> tuple[_Priced, _Priced | None]:
    """A price with at most the budget's polls, and a lower one with more; None if all useful polls fit in."""
    everyone = np.arange(gaps.feeds)
    top = dearest_poll(gaps)
    no_polls = np.zeros((gaps.feeds, gaps.nodes), dtype=np.bool_)
    few = _Priced(top, Schedules(no_polls, _left_alone(gaps) + gaps.constant))
    price = top / 512
    many: _Priced | None = None
    while few.price > top * CHEAPEST and many is None:
        found = _Priced(price, solve(price, everyone))
        if found.count > budget:
            many = found
        else:
            few = found
            price /= 8
    return few, many


def _tighten(few: _Priced, many: _Priced, solve: Solve, budget: int) -> tuple[_Priced, _Priced]:
    """Narrow the prices until each feed's number of polls differs by at most one between them. A feed with the same
    number at both ends has it at every price between and is not solved again."""
    for step in range(STEPS):
        more = many.schedules.polls - few.schedules.polls
        if more.max(initial=0) <= 1 or few.price - many.price <= 1e-12 * few.price:
            break
        price = _between(few, many, budget, plain=step % 3 == 2)
        active = np.flatnonzero(more)
        found = _Priced(price, _merged(few.schedules, solve(price, active), active))
        if found.count > budget:
            many = found
        else:
            few = found
    return few, many


def _between(few: _Priced, many: _Priced, budget: int, plain: bool) -> float:
    """A price between: polls fall about as a power of the price, so guess on that line, or halve if `plain`."""
    high, low = np.log(few.price), np.log(many.price)
    if plain:
        return float(np.exp((high + low) / 2))
    most, least = np.log(many.count), np.log(max(few.count, 0.5))
    share = (most - np.log(max(budget, 0.5) + 0.5)) / max(most - least, 1e-9)
    return float(np.exp(low + (high - low) * np.clip(share, 0.05, 0.95)))


def _fill(few: _Priced, many: _Priced, budget: int) -> Allocation:
    """The cheaper plan, plus the best of what the dearer one adds, until the budget is used up. The last poll sets the
    price. At that price every feed's best is one of its two schedules, so the bound needs no further solving."""
    more = many.schedules.polls - few.schedules.polls
    candidates = np.flatnonzero(more > 0)
    each = (few.schedules.costs[candidates] - many.schedules.costs[candidates]) / more[candidates]
    order = np.argsort(-each, kind="stable")
    left = budget - few.count
    marks, costs = few.schedules.marks.copy(), few.schedules.costs.copy()
    price = few.price
    for place in order.tolist():
        feed = int(candidates[place])
        if more[feed] <= left:
            left -= int(more[feed])
            marks[feed], costs[feed] = many.schedules.marks[feed], many.schedules.costs[feed]
            price = float(np.clip(each[place], many.price, few.price))
    relaxed = float(few.schedules.costs.sum()) - price * (budget - few.count)
    relaxed -= float((np.maximum(each - price, 0.0) * more[candidates]).sum())
    return Allocation(Schedules(marks, costs), price, relaxed)


def _merged(whole: Schedules, part: Schedules, feeds: IntArray) -> Schedules:
    marks, costs = whole.marks.copy(), whole.costs.copy()
    marks[feeds], costs[feeds] = part.marks, part.costs
    return Schedules(marks, costs)
