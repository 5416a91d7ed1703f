"""The line through the points of a curve: through all of them, and never beyond."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from reader.insights.budget import interpolate_monotone

STEPS = st.lists(st.tuples(st.floats(0.01, 10), st.floats(0, 10)), min_size=1, max_size=30)


@given(STEPS, st.floats(0, 1))
def test_a_falling_curve_only_falls_and_meets_its_points(steps, share):
    xs = np.cumsum([0.0, *(wide for wide, _ in steps)])
    ys = 100 - np.cumsum([0.0, *(fall for _, fall in steps)])
    assert interpolate_monotone(xs, xs, ys).tolist() == ys.tolist()
    x = share * float(xs[-1])
    here, later = interpolate_monotone(np.array([x, min(x * 1.01, float(xs[-1]))]), xs, ys)
    place = min(int(np.searchsorted(xs, x, side="right")), len(xs) - 1)
    assert ys[place] - 1e-9 <= here <= ys[place - 1] + 1e-9
    assert later <= here + 1e-9


def test_beyond_the_ends_the_ends_hold():
    xs, ys = np.array([1.0, 2.0, 4.0]), np.array([9.0, 3.0, 1.0])
    assert interpolate_monotone(np.array([0.0, 9.0]), xs, ys).tolist() == [9, 1]
    assert interpolate_monotone(np.array([5.0]), xs[:1], ys[:1]).tolist() == [9]
