"""What the plans of the curve are expected to weigh, against the same reckoned poll by poll."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.insights.budget import expected_bytes
from reader.lab.baselines import AnswerSizes
from reader.plan.curve.cost import Objective
from reader.plan.curve.curve import CurvePoint
from reader.plan.curve.planner import PlanRequest

SLOTS = 96
SLOT_H = 0.25


@given(st.integers(0, 2**32 - 1), st.integers(0, 4), st.floats(0.0, 1.0))
def test_a_poll_weighs_a_document_as_likely_as_something_is_new(seed, feeds, share):
    rng = np.random.default_rng(seed)
    posting, waiting = rng.gamma(0.5, 0.5, (feeds, SLOTS)), rng.random(feeds)
    marks = rng.random((feeds, SLOTS + 2)) < share
    sizes = AnswerSizes(1e5 * rng.random(feeds), 300.0)
    one = np.ones(feeds)
    request = PlanRequest(
        0.0, 900.0, posting, posting[:1], waiting, waiting, Objective(one, one, one, one.astype(int)), 0
    )
    expected = 0.0
    for feed in range(feeds):
        unfetched = waiting[feed]
        for slot in range(SLOTS):
            if marks[feed, slot + 1]:
                news = 1 - math.exp(-unfetched)
                expected += news * sizes.full[feed] + (1 - news) * sizes.unchanged
                unfetched = 0.0
            unfetched += posting[feed, slot] * SLOT_H
    assert expected_bytes(CurvePoint(1.0, marks, 0.0), request, sizes) == pytest.approx(expected)
