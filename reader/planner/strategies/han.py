"""Han, Lee, Kim & Kim, A new aggregation policy for RSS services (2008), section 2.2 and Figure 8: minimum missing.

A feed keeps only its last S entries, so a poll brings at most S and the others are missing. With λ posts a day,

    PPA = min(TP, S),   TP ← TP − PPA,   TP = λ at first

where TP are the posts that can still be had. Each of the M polls goes to the feed with the largest PPA; when no TP is
left, all TP return to λ. Consequence: polls go where they bring most, a feed with few posts gets its first one late,
and one without posts none. The paper allots polls and says nothing of their hours, so they are evenly spaced.

Printed slip: line 22 sums TP(i,1), which never changes, so the polls would never begin again; the current TP is meant.

`fullest-window` is ours: one poll for every feed, and then one after another where λ/(S · polls) is largest, each when
an equal part of the feed's posts has come.
"""

from __future__ import annotations

import heapq

import numpy as np

from reader.core.records.planning import FloatArray, IntArray
from reader.planner.learning.rhythm import SLOTS
from reader.planner.strategies.daily import Daily, even_slots, hourly_posting, raw_posting
from reader.planner.strategies.policy import Circumstances


def make_minimum_missing(circumstances: Circumstances) -> Daily:
    rates = hourly_posting(circumstances).mean(axis=1) * 24
    polls = minimum_missing_shares(rates, circumstances.windows, circumstances.budget_per_day or 0)
    cycles = [even_slots(feed, count) for feed, count in enumerate(np.minimum(polls, SLOTS).tolist())]
    return Daily("minimum-missing", circumstances, cycles)


def minimum_missing_shares(rates: FloatArray, windows: IntArray, total: int) -> IntArray:
    """Figure 8: polls for each feed. Without any posts nothing can be had, and nothing is polled."""
    polls = np.zeros(len(rates), dtype=np.int64)
    left = rates.astype(np.float64, copy=True)
    for _ in range(min(total, len(rates) * SLOTS) if rates.any() else 0):
        if not left.any():
            left[:] = rates
        brings = np.minimum(left, windows)
        best = int(brings.argmax())
        polls[best] += 1
        left[best] -= brings[best]
    return polls


def make_fullest_window(circumstances: Circumstances) -> Daily:
    posting = raw_posting(circumstances)
    polls = fullest_window_shares(posting.mean(axis=1) * 24, circumstances.windows, circumstances.budget_per_day or 0)
    cycles = [equal_parts(posting[feed], int(count)) for feed, count in enumerate(polls)]
    return Daily("fullest-window", circumstances, cycles)


def fullest_window_shares(rates: FloatArray, windows: IntArray, total: int) -> IntArray:
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
