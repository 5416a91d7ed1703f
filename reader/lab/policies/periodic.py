"""Optimal daily schedule with a given number of polls, exactly: the same every day. Pure.

First the best one with a poll at the first slot, by dynamic programming. Two best cycles with the same number
of polls can always be uncrossed (quadrangle inequality), so there is a best cycle of all that has one poll in
each of the gaps of the first; only those places are searched.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from reader.model.planning import FloatArray, IntArray
from reader.plan.curve.cost import Gaps, gap_table


def two_days(rates: FloatArray) -> FloatArray:
    """Daily rates written out twice, so that a gap may run over midnight."""
    return np.concatenate([rates, rates], axis=-1)


def best_cycles(gaps: Gaps, polls: IntArray) -> list[IntArray]:
    """Per feed, the slots of its best daily schedule. `gaps` is of rates written out with `two_days`."""
    return [best_cycle(gap_table(gaps, feed), int(count)) for feed, count in enumerate(polls)]


def best_cycle(table: FloatArray, polls: int) -> IntArray:
    """Slots of the best cycle. `table` holds the cost from any slot of two days to any later one."""
    slots = (len(table) - 1) // 2
    polls = min(polls, slots)
    if polls < 1:
        return np.empty(0, dtype=np.int64)
    if polls == 1:
        starts = np.arange(slots)
        return np.array([int(table[starts, starts + slots].argmin())])
    later = table.copy()
    np.fill_diagonal(later, np.inf)
    return np.sort(_uncrossed(later, _through_first_slot(later, slots, polls), slots) % slots)


def cycle_cost(table: FloatArray, cycle: IntArray) -> float:
    """What one period costs with polls at these slots."""
    slots = (len(table) - 1) // 2
    if not len(cycle):
        raise ValueError("a cycle needs at least one poll")
    ends = np.append(cycle[1:], cycle[0] + slots)
    return float(table[cycle, ends].sum())


def _through_first_slot(table: FloatArray, slots: int, polls: int) -> list[int]:
    one_day = table[: slots + 1, : slots + 1]
    best = one_day[0]
    sources = []
    for _ in range(polls - 1):
        totals = best[:, None] + one_day
        source = totals.argmin(axis=0)
        sources.append(source)
        best = totals[source, np.arange(slots + 1)]
    path = [slots]
    for source in reversed(sources):
        path.append(int(source[path[-1]]))
    return [0, *path[::-1]]


def _uncrossed(table: FloatArray, path: list[int], slots: int) -> IntArray:
    """The best of all cycles with one poll in each gap of `path`, begun in its shortest gap."""
    lengths = np.diff(path)
    first = int(lengths.argmin())
    borders = path[first:-1] + [node + slots for node in path[: first + 1]]
    layers = [np.arange(borders[i], borders[i + 1] + 1) for i in range(len(borders) - 1)]
    starts = layers[0]
    totals = table[np.ix_(starts, layers[1])]
    sources = []
    for here, there in pairwise(layers[1:]):
        options = totals[:, :, None] + table[np.ix_(here, there)]
        source = options.argmin(axis=1)
        sources.append(source)
        totals = np.take_along_axis(options, source[:, None, :], axis=1)[:, 0, :]
    closed = totals + table[np.ix_(layers[-1], starts + slots)].T
    start, place = np.unravel_index(int(closed.argmin()), closed.shape)
    chosen = [int(place)]
    for source in reversed(sources):
        chosen.append(int(source[start, chosen[-1]]))
    nodes = [int(starts[start])]
    nodes += [int(layer[i]) for layer, i in zip(layers[1:], reversed(chosen), strict=True)]
    return np.array(nodes, dtype=np.int64)
