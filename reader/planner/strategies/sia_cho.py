"""Sia & Cho, Efficient Monitoring Algorithm for Fast News Alert (2007): as little time as possible from post to poll.
They know nothing of the user.

Section 3.1, Theorem 1: a feed with rate λ and weight w gets m = k·√(w·λ) of the M polls a day. Section 3.2, Theorem 3:
its polls τ are where the posting delay is least, which is where

    λ(τj)(τj+1 − τj) = ∫ λ(t) dt from τj−1 to τj

Consequence: polls come right after busy hours, and the longest delay grows where feeds with few posts get few polls.
Section 4.3.1: a feed's hours are those of its group, K-means with K = 12 over 24-hour shapes.

`sia-cho` gives every feed at least one poll a day, so at one poll per feed all get the same and the allocation is
switched off; the forms called `shares` keep m as the theorem gives it, a feed with m < 1 being polled every 1/m days.
Ours is also that only feeds with fewer than 4 posts borrow the shape of their group, and that K-means begins without
chance (the mean first, then always the shape farthest from all chosen). `…/cluster` takes the group's shape for all
feeds, as the paper does.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.core.records.planning import FloatArray, IntArray
from reader.planner.learning.rhythm import SLOTS
from reader.planner.outlook import SLOT_H
from reader.planner.strategies import daily
from reader.planner.strategies.policy import Circumstances

FEW_POSTS = 4
"""Fewer posts say nothing about the shape of a feed's day."""
GROUPS = 12
ROUNDS = 50


def square_roots(circumstances: Circumstances) -> FloatArray:
    """(feeds,) √(w·λ), to which polls are in proportion."""
    return np.asarray(np.sqrt(circumstances.weights * daily.hourly_posting(circumstances).mean(axis=1)))


def posting_slots(circumstances: Circumstances) -> daily.Slots:
    """The daily schedules of least posting delay."""
    return daily.best_slots(posting_gaps(daily.two_days(grouped_posting(circumstances, FEW_POSTS))))


def cluster_slots(circumstances: Circumstances) -> daily.Slots:
    """The same by the shape of each feed's group alone."""
    return daily.best_slots(posting_gaps(daily.two_days(grouped_posting(circumstances, None))))


def posting_gaps(rates: FloatArray, slot_h: float = SLOT_H) -> daily.Gaps:
    """The posting delay alone: every hour from post to poll counts."""
    feeds, slots = rates.shape
    return daily.make_gaps(rates, np.zeros((1, slots)), slot_h, np.ones(feeds), alert=1.0)


def grouped_posting(circumstances: Circumstances, few: int | None) -> FloatArray:
    """Each feed's own counts or, if its posts are fewer than `few`, its rate with the shape of its group; None groups
    all."""
    hourly = daily.hourly_posting(circumstances)
    shapes = group_shapes(hourly)
    grouped = hourly.sum(axis=1)[:, None] * shapes.centres[shapes.member]
    borrows = np.array([few is None or times.size < few for times in circumstances.posts], dtype=np.bool_)
    return daily.between_hours(np.where(borrows[:, None], grouped, hourly), SLOTS) + daily.TRACE


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
