"""Policies of Sia & Cho: as little time as possible from post to poll. They know nothing of the user.

Polls are shared out by the square root of weight times posting rate. A feed's schedule minimises its posting
delay, which is where λ(τj)(τj+1 − τj) = ∫ λ holds. Feeds with few posts borrow the shape of their group: K-means over
24-hour shapes, begun without chance (the mean first, then always the shape farthest from all chosen).
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.lab.policies.daily import (
    TRACE,
    Daily,
    Gaps,
    best_cycles,
    between_hours,
    equal_shares,
    even_cycles,
    hourly_posting,
    make_gaps,
    share_out,
    two_days,
)
from reader.lab.policy import Circumstances
from reader.learn.ledger import SLOTS
from reader.model.planning import FloatArray, IntArray
from reader.plan.outlook import SLOT_H

FEW_POSTS = 4
"""Fewer posts say nothing about the shape of a feed's day."""
GROUPS = 12
ROUNDS = 50


def make_sia_cho(circumstances: Circumstances) -> Daily:
    polls = square_root_shares(circumstances)
    return Daily("sia-cho", circumstances, posting_cycles(circumstances, polls))


def make_sia_cho_allocation(circumstances: Circumstances) -> Daily:
    """The allocation alone, with evenly spaced polls."""
    return Daily("sia-cho-allocation", circumstances, even_cycles(square_root_shares(circumstances)))


def make_sia_cho_schedule(circumstances: Circumstances) -> Daily:
    """The schedule alone, with the same number of polls for every feed."""
    polls = equal_shares(circumstances)
    return Daily("sia-cho-schedule", circumstances, posting_cycles(circumstances, polls))


def square_root_shares(circumstances: Circumstances) -> IntArray:
    """Polls for each feed, at least one a day, so that no feed is given up."""
    scores = np.sqrt(circumstances.weights * hourly_posting(circumstances).mean(axis=1))
    return share_out(scores, circumstances.budget_per_day or 0, at_least=1, at_most=SLOTS)


def posting_cycles(circumstances: Circumstances, polls: IntArray) -> list[IntArray]:
    """The daily schedules of least posting delay."""
    return best_cycles(posting_gaps(two_days(grouped_posting(circumstances))), polls)


def posting_gaps(rates: FloatArray, slot_h: float = SLOT_H) -> Gaps:
    """The posting delay alone: every hour from post to poll counts."""
    feeds, slots = rates.shape
    return make_gaps(rates, np.zeros((1, slots)), slot_h, np.ones(feeds), alert=1.0)


def grouped_posting(circumstances: Circumstances) -> FloatArray:
    """Each feed's own counts or, if these are few, its rate with the shape of its group."""
    hourly = hourly_posting(circumstances)
    shapes = group_shapes(hourly)
    grouped = hourly.sum(axis=1)[:, None] * shapes.centres[shapes.member]
    few = np.array([times.size < FEW_POSTS for times in circumstances.posts], dtype=np.bool_)
    return between_hours(np.where(few[:, None], grouped, hourly), SLOTS) + TRACE


class Shapes(Struct, frozen=True):
    centres: FloatArray
    """(groups, bins); each sums to 1."""
    member: IntArray
    """The group of each feed."""


def group_shapes(counts: FloatArray, groups: int = GROUPS) -> Shapes:
    """Group feeds by shape; those without posts join the group of the overall mean."""
    totals = counts.sum(axis=1)
    active = totals > 0
    bins = counts.shape[1]
    if not active.any():
        return Shapes(np.full((1, bins), 1 / bins), np.zeros(len(counts), dtype=np.int64))
    shapes = counts[active] / totals[active, None]
    centres = _spread_out(shapes, min(groups, len(shapes)))
    nearest = _nearest(shapes, centres)
    for _ in range(ROUNDS):
        centres = _means(shapes, nearest, centres)
        again = _nearest(shapes, centres)
        if np.array_equal(again, nearest):
            break
        nearest = again
    member = np.full(len(counts), _nearest(shapes.mean(axis=0, keepdims=True), centres)[0])
    member[active] = nearest
    return Shapes(centres, member)


def _spread_out(shapes: FloatArray, groups: int) -> FloatArray:
    centres = [shapes.mean(axis=0)]
    distance = ((shapes - centres[0]) ** 2).sum(axis=1)
    while len(centres) < groups and distance.max() > 0:
        centres.append(shapes[int(distance.argmax())])
        distance = np.minimum(distance, ((shapes - centres[-1]) ** 2).sum(axis=1))
    return np.array(centres)


def _nearest(shapes: FloatArray, centres: FloatArray) -> IntArray:
    distances = ((shapes[:, None, :] - centres[None, :, :]) ** 2).sum(axis=2)
    return np.asarray(distances.argmin(axis=1), dtype=np.int64)


def _means(shapes: FloatArray, nearest: IntArray, centres: FloatArray) -> FloatArray:
    """The mean of each group; a group that lost its members keeps its centre."""
    found = [shapes[nearest == group] for group in range(len(centres))]
    return np.array([part.mean(axis=0) if len(part) else centres[i] for i, part in enumerate(found)])
