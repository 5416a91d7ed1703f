"""Monotone interpolation: a smooth line through points that never swings beyond them. Pure.

Straight lines between the points of a curve look like a polygon, and a plain spline rises where the points only fall.
Slopes at the points are those of Fritsch and Carlson: the harmonic mean of the slopes on either side, none where they
turn.
"""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray


def interpolate_monotone(x: FloatArray, xs: FloatArray, ys: FloatArray) -> FloatArray:
    """The values at each `x`; beyond the ends those of the ends. `xs` grows."""
    if len(xs) < 2:
        return np.full(np.shape(x), ys[0])
    x = np.clip(x, xs[0], xs[-1])
    place = np.clip(np.searchsorted(xs, x, side="right") - 1, 0, len(xs) - 2)
    wide = xs[place + 1] - xs[place]
    slopes = slopes_at(xs, ys)
    part = (x - xs[place]) / wide
    rest = 1 - part
    ends = ys[place] * rest**2 * (1 + 2 * part) + ys[place + 1] * part**2 * (3 - 2 * part)
    bend = wide * part * rest * (slopes[place] * rest - slopes[place + 1] * part)
    return np.asarray(ends + bend)


def slopes_at(xs: FloatArray, ys: FloatArray) -> FloatArray:
    """At each point, so gentle that the line between two points stays between them."""
    steps, rises = np.diff(xs), np.diff(ys) / np.diff(xs)
    slopes = np.concatenate([rises[:1], np.zeros(len(xs) - 2), rises[-1:]])
    left, right = rises[:-1], rises[1:]
    same = left * right > 0
    first, second = (2 * steps[1:] + steps[:-1])[same], (steps[1:] + 2 * steps[:-1])[same]
    slopes[1:-1][same] = (first + second) / (first / left[same] + second / right[same])
    return np.asarray(slopes)
