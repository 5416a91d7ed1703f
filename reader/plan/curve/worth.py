"""The cost of a plan, and its polls as a list. Pure."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.curve.cost import Gaps, gap_costs


class PollList(Struct, frozen=True):
    """All polls of a plan, by feed and then by time. `before` and `after` are the neighbouring nodes."""

    feeds: IntArray
    nodes: IntArray
    before: IntArray
    after: IntArray


def list_polls(marks: BoolArray) -> PollList:
    feeds, nodes = np.nonzero(marks)
    last = marks.shape[1] - 1
    if not feeds.size:
        return PollList(feeds, nodes, nodes, nodes)
    same = feeds[1:] == feeds[:-1]
    before = np.concatenate(([0], np.where(same, nodes[:-1], 0)))
    after = np.concatenate((np.where(same, nodes[1:], last), [last]))
    return PollList(feeds, nodes, before, after)


def costs_of(gaps: Gaps, marks: BoolArray) -> FloatArray:
    """Per feed, what these polls leave over."""
    polls = list_polls(marks)
    last = np.zeros(gaps.feeds, dtype=np.int64)
    np.maximum.at(last, polls.feeds, polls.nodes)
    everyone = np.arange(gaps.feeds)
    costs = gaps.constant + gap_costs(gaps, everyone, last, np.full(gaps.feeds, gaps.nodes - 1))
    np.add.at(costs, polls.feeds, gap_costs(gaps, polls.feeds, polls.before, polls.nodes))
    return np.asarray(costs)
