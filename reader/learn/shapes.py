"""Clusters feeds by the shape of their day, as Sia and Cho do: K-means on normalised 24-hour counts. Pure.

The start is chosen without chance (the mean first, then always the shape farthest from all chosen), so that
the same history gives the same groups.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.model.planning import FloatArray, IntArray

GROUPS = 12
ROUNDS = 50


class Shapes(Struct, frozen=True):
    centres: FloatArray
    """(groups, bins); each sums to 1."""
    member: IntArray
    """The group of each feed."""


def group_shapes(counts: FloatArray, groups: int = GROUPS) -> Shapes:
    """Feeds without posts join the group of the overall mean."""
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
    """A group that lost its members keeps its place."""
    found = [shapes[nearest == group] for group in range(len(centres))]
    return np.array([part.mean(axis=0) if len(part) else centres[i] for i, part in enumerate(found)])
