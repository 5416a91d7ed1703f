"""Policy of Chiariotti et al., Query Age of Information: Freshness in Pull-Based Communication. Age matters only
when somebody asks: at a look, the oldest news that is not here yet should be young. Pure.

A decision process per feed: its state is the slot of the day and the age of its last poll; a poll has a price; a
look in a slot, as likely as it usually is then, costs the age to expect of the oldest unfetched post. The best daily
schedule for a price comes from value iteration, the price from the budget.
"""

from __future__ import annotations

import numpy as np

from reader.learn.ledger import SLOTS
from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.outlook import SLOT_H
from reader.plan.policies.daily import Daily, hourly_posting, raw_looking
from reader.plan.policies.whittle_age import age_to_expect
from reader.plan.policy import Circumstances

AGES = 2 * SLOTS
"""Ages that are told apart, in slots; older ones count as this old."""
DAYS = 3
"""How many days back values are followed: what is further off changes no decision."""
ROUNDS = 14


def make_query_age(circumstances: Circumstances) -> Daily:
    rates = hourly_posting(circumstances).mean(axis=1)
    looks = raw_looking(circumstances)[0] * SLOT_H
    polls = plan_polls(rates, circumstances.weights, looks, circumstances.budget_per_day or 0)
    return Daily("query-age", circumstances, [np.flatnonzero(polls[:, feed]) for feed in range(len(rates))])


def plan_polls(rates: FloatArray, weights: FloatArray, looks: FloatArray, budget: int) -> BoolArray:
    """(SLOTS, feeds): the daily polls at the least price at which they keep to the budget."""
    none = np.zeros((SLOTS, len(rates)), dtype=np.bool_)
    if not budget or not len(rates):
        return none
    ages_h: FloatArray = (np.arange(AGES + 1, dtype=np.float64) + 0.5) * SLOT_H
    ages = weights[:, None] * age_to_expect(rates[:, None], ages_h[None, :])
    longest = SLOTS if budget >= len(rates) else AGES + 1
    low, high, best = 1e-9, 1e6, none
    for _ in range(ROUNDS):
        price = float(np.sqrt(low * high))
        # At least one poll a day, so that no feed is given up, where the budget has so many.
        polls = daily_polls(np.minimum(find_due_ages(ages, looks, price), longest))
        if int(polls.sum()) <= budget:
            high, best = price, polls
        else:
            low = price
    return best


def find_due_ages(ages: FloatArray, looks: FloatArray, price: float) -> IntArray:
    """(SLOTS, feeds): from which age on a poll at the start of a slot is worth its price. `ages` is (feeds, ages)."""
    feeds = len(ages)
    value = np.zeros((feeds, AGES + 1))
    due = np.full((SLOTS, feeds), AGES + 1, dtype=np.int64)
    for _ in range(DAYS):
        for slot in range(SLOTS - 1, -1, -1):
            later = np.concatenate([value[:, 1:], value[:, -1:]], axis=1)
            left_alone = looks[slot] * ages + later
            polled = price + left_alone[:, :1]
            is_due = left_alone > polled
            due[slot] = AGES + 1 - np.count_nonzero(is_due, axis=1)
            value = np.minimum(left_alone, polled)
        value = value - value[:, :1]
    return due


def daily_polls(due: IntArray) -> BoolArray:
    """(SLOTS, feeds): the polls of a day after some days at these ages."""
    feeds = due.shape[1]
    age = np.zeros(feeds, dtype=np.int64)
    polls = np.zeros((SLOTS, feeds), dtype=np.bool_)
    for _ in range(DAYS):
        for slot in range(SLOTS):
            polls[slot] = age >= due[slot]
            age = np.minimum(np.where(polls[slot], 1, age + 1), AGES)
    return polls
