"""Random rates and gaps for the tests of planning."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.curve.cost import Gaps, Objective, gaps_into, make_gaps, since_last_poll


def make_objective(feeds, *, alert=0.0, lost_h=0.0, window=5, weights=None):
    return Objective(
        np.ones(feeds) if weights is None else np.asarray(weights, dtype=float),
        np.full(feeds, float(alert)),
        np.full(feeds, float(lost_h)),
        np.full(feeds, window, dtype=np.int64),
    )


@st.composite
def random_gaps(draw, max_feeds=3, max_slots=7, from_last_poll=True) -> Gaps:
    """Small cases of every kind: silent hours, nobody looking, alerts, full windows, posts waiting."""
    feeds = draw(st.integers(1, max_feeds))
    slots = draw(st.integers(2, max_slots))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    posting = rng.gamma(0.5, 3.0, (feeds, slots)) * (rng.random((feeds, slots)) > 0.3)
    visiting = rng.gamma(0.5, 1.0, (draw(st.sampled_from([1, feeds])), slots))
    visiting = visiting * (rng.random(visiting.shape) > 0.4)
    objective = make_objective(
        feeds,
        alert=draw(st.sampled_from([0.0, 0.01, 1.0])),
        lost_h=draw(st.sampled_from([0.0, 4.0])),
        window=draw(st.integers(1, 6)),
        weights=rng.random(feeds) * 2,
    )
    gaps = make_gaps(posting, visiting, draw(st.sampled_from([0.25, 1.0])), objective)
    if not from_last_poll:
        return gaps
    waiting = rng.gamma(0.5, 3.0, feeds)
    return since_last_poll(gaps, waiting, waiting * rng.random(feeds) * 5, objective.weights * objective.alert)


def schedules_by_count(gaps: Gaps, most: int, allowed: BoolArray | None = None) -> tuple[FloatArray, IntArray]:
    """Costs with exactly 0 … `most` polls, (feeds, most + 1), and the paths to them.

    Infinity where so many polls do not fit. The paths are (most + 2, feeds, nodes) for `path_by_count`.
    """
    feeds, nodes = gaps.feeds, gaps.nodes
    best = np.full((most + 2, feeds, nodes), np.inf)
    came_from = np.zeros((most + 2, feeds, nodes), dtype=np.int64)
    best[0, :, 0] = 0.0
    for node in range(1, nodes):
        into = gaps_into(gaps, node)
        totals = best[:-1, :, :node] + into
        source = totals.argmin(axis=2)
        best[1:, :, node] = np.take_along_axis(totals, source[:, :, None], axis=2)[:, :, 0]
        came_from[1:, :, node] = source
        if allowed is not None and node < nodes - 1:
            best[:, ~allowed[:, node], node] = np.inf
    return best[1:, :, -1].T + gaps.constant[:, None], came_from


def path_by_count(came_from: IntArray, feed: int, polls: int) -> list[int]:
    path: list[int] = []
    node = came_from.shape[2] - 1
    for step in range(polls + 1, 0, -1):
        node = int(came_from[step, feed, node])
        path.append(node)
    return path[-2::-1]
