"""Policy of Han et al.: lose as few as possible of the entries that roll off a feed's document.

Each poll goes to the feed that posts most per poll and per entry of its window. Within a day a feed is
polled each time an equal part of its posts is expected to have come.
"""

from __future__ import annotations

import heapq

import numpy as np

from reader.lab.policies.daily import Daily, raw_posting
from reader.lab.policy import Circumstances
from reader.learn.ledger import SLOTS
from reader.model.planning import FloatArray, IntArray


def make_minimum_missing(circumstances: Circumstances) -> Daily:
    posting = raw_posting(circumstances)
    rates = posting.mean(axis=1) * 24
    polls = greedy_shares(rates, circumstances.windows, circumstances.budget_per_day or 0)
    cycles = [equal_parts(posting[feed], int(count)) for feed, count in enumerate(polls)]
    return Daily("minimum-missing", circumstances, cycles)


def greedy_shares(rates: FloatArray, windows: IntArray, total: int) -> IntArray:
    """Polls for each feed: one for every feed first, then one after another where the window is fullest at a poll."""
    fullness = rates / windows
    polls = np.zeros(len(rates), dtype=np.int64)
    polls[np.argsort(-fullness, kind="stable")[:total]] = 1
    heap = [(-value, feed) for feed, value in enumerate(fullness.tolist())]
    heapq.heapify(heap)
    for _ in range(min(total, len(rates) * SLOTS) - int(polls.sum())):
        _, feed = heap[0]
        polls[feed] += 1
        # A feed with as many polls as there are slots can use no more.
        again = -fullness[feed] / polls[feed] if polls[feed] < SLOTS else np.inf
        heapq.heapreplace(heap, (float(again), feed))
    return polls


def equal_parts(posting: FloatArray, polls: int) -> IntArray:
    """The slots by which one more `polls`-th of the day's posts has come; evenly spaced if there are none."""
    if polls < 1:
        return np.empty(0, dtype=np.int64)
    weights = posting if posting.sum() > 0 else np.ones(len(posting))
    come = np.cumsum(weights) / weights.sum()
    slots = np.searchsorted(come, (np.arange(polls) + 1) / polls - 1e-9) + 1
    taken: set[int] = set()
    for slot in (slots % SLOTS).tolist():
        while slot in taken:  # two polls in one slot would be one
            slot = (slot + 1) % SLOTS
        taken.add(slot)
    return np.array(sorted(taken), dtype=np.int64)
