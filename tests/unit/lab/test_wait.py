"""How long posts wait until somebody looks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.lab.score import measure_wait

HOUR = 3_600

instants = st.lists(st.integers(0, 1_000), max_size=12)


@given(posts=st.lists(st.tuples(st.integers(0, 1_000), st.integers(0, 400)), max_size=8), visits=instants)
def test_waiting_is_what_each_look_finds_missing(posts, visits):
    visits = sorted(set(visits))
    posts = sorted(posts)
    out = np.array([float(at) for at, _ in posts])
    seen = np.array([float(at + late) for at, late in posts])
    wait = measure_wait(out, seen, np.array([float(at) for at in visits]))
    found = [(a, t) for t, late in posts for a in visits if t <= a <= t + late]
    assert wait.missing == len(found)
    assert wait.hours * HOUR == pytest.approx(sum(a - t for a, t in found))
    firsts = [(min((a for a in visits if a >= t), default=None), t, late) for t, late in posts]
    assert wait.first_visits == sum(a is not None for a, _, _ in firsts)
    assert wait.missing_at_first == sum(a is not None and a <= t + late for a, t, late in firsts)
