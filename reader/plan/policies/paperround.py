"""The product's own policy: every quarter of an hour, and at every look, poll what is worth more than the price
at which the rest of the day's budget lasts until midnight. Pure.

docs/notes/why-this-polling-policy.md explains the recipe.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reader.learn.attention import Attention, learn_attention, state_of
from reader.learn.ledger import SLOT_S, SLOTS, Ledger
from reader.learn.localtime import local_seconds, slot_of_day
from reader.learn.rhythm import Rhythm, kinds_of_days, learn_rhythm
from reader.model.planning import DAY_S, HOUR_S, FloatArray, IntArray
from reader.plan.days import next_day_start
from reader.plan.outlook import DAYS_BACK, Outlook, Prospect, SmallFloats, Stakes, look_ahead, make_prospect
from reader.plan.outlook import worth_of_tomorrow as worth_at_midnight
from reader.plan.policy import NO_FEEDS, Circumstances
from reader.plan.rest_of_day import choose, usual_price

PRICES = 8
LADDER: FloatArray = np.geomspace(1 / 16, 8.0, PRICES)
"""Prices that are worked out, against the usual one."""
FIRST_ROUNDS = 4
"""How often the usual price is asked anew before the first day."""
TRUST = 0.3
"""How much of each day's answer the usual price takes over."""
LOST_POST_H = 0.25
"""A lost post is as bad as one that every look of a day finds missing for so many hours."""
USUAL_PER_FEED = 3
LONG_AWAY = 5 * HOUR_S


class Paperround:
    name = "paperround"

    def __init__(self, circumstances: Circumstances) -> None:
        self._zone = circumstances.zone
        self._weights = circumstances.weights
        self._windows = circumstances.windows
        self._budget = _budget(circumstances)
        self._known_from = circumstances.history_from
        self._looks = circumstances.looks.tolist()
        self._ledger = _make_ledger(circumstances)
        self._tomorrow: SmallFloats | None = None
        self._price: float | None = None
        self._outlook: Outlook | None = None
        self._left = self._budget
        self._day_end = -np.inf
        self._next_wake = circumstances.start_at if circumstances.feeds and self._budget else np.inf

    def next_wake(self) -> float:
        return self._next_wake

    def wake(self, now: float) -> IntArray:
        self._start_day_if_new(now)
        self._next_wake = min((now // SLOT_S + 1) * SLOT_S, self._day_end)
        since_look = now - self._looks[-1] if self._looks else np.inf
        return self._choose(now, state_of(min(since_look, DAY_S * 365)))

    def looked(self, now: float) -> IntArray:
        if np.isinf(self._next_wake):
            return NO_FEEDS
        self._start_day_if_new(now)
        self._looks.append(now)
        return self._choose(now, 0)

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        self._ledger.add(feeds, now, posts)
        self._left -= len(feeds)

    def _choose(self, now: float, state: int) -> IntArray:
        if self._left <= 0 or self._outlook is None:
            return NO_FEEDS
        slot = int(slot_of_day(local_seconds(np.array([now]), self._zone), SLOTS)[0])
        ages = np.clip((now - self._ledger.last_poll_at) / SLOT_S, 0.0, None)
        # What is left in the last quarter of an hour would be lost at midnight, unless the owner is here.
        last_call = now + SLOT_S >= self._day_end and state > 0
        return choose(self._outlook, slot, state, ages, self._left, last_call).feeds

    def _start_day_if_new(self, now: float) -> None:
        if now < self._day_end:
            return
        self._day_end = next_day_start(now, self._zone)
        self._left = self._budget
        self._ledger.start_day(now)
        rhythm = learn_rhythm(self._ledger)
        attention = learn_attention(np.array(self._looks), self._known_from, now, self._zone)
        self._plan(rhythm, attention)

    def _plan(self, rhythm: Rhythm, attention: Attention) -> None:
        today, usual = self._prospects(rhythm, attention)
        away = state_of(LONG_AWAY)
        if self._price is None:
            self._price = first_price(usual, self._budget)
            for _ in range(FIRST_ROUNDS):
                self._tomorrow = worth_at_midnight(usual, self._price, self._tomorrow, 2)
                self._price = usual_price(
                    look_ahead(usual, self._price * LADDER, self._tomorrow), away, self._budget
                )
        self._tomorrow = worth_at_midnight(usual, self._price, self._tomorrow)
        self._outlook = look_ahead(today, self._price * LADDER, self._tomorrow)
        asked = usual_price(self._outlook, away, self._budget)
        self._price = float(self._price ** (1 - TRUST) * asked**TRUST)

    def _prospects(self, rhythm: Rhythm, attention: Attention) -> tuple[Prospect, Prospect]:
        """Today as it is, and a day like any other."""
        looks_per_day = len(self._looks) / max((self._day_end - self._known_from) / DAY_S, 1.0)
        stakes = Stakes(self._weights, self._windows, rhythm.unsteadiness, LOST_POST_H * max(looks_per_day, 0.1))
        days = self._ledger.days[-1 - DAYS_BACK :]
        today = make_prospect(attention, rhythm.on_kinds(kinds_of_days(days)), stakes)
        usual = make_prospect(attention, np.tile(rhythm.on_average(), (1, DAYS_BACK + 1)), stakes)
        return today, usual


def make_paperround(circumstances: Circumstances) -> Paperround:
    return Paperround(circumstances)


def first_price(usual: Prospect, budget: int) -> float:
    """The price at which rates that are the same all day would use the budget: polls ∝ ∛(looks · posts)."""
    a_day = usual.waiting[:, :, -6].mean(axis=0) * usual.looks.mean() * SLOTS
    return float(max((np.cbrt(a_day.astype(np.float64) * 2 / 3).sum() / max(budget, 1)) ** 3, 1e-9))


def _budget(circumstances: Circumstances) -> int:
    if circumstances.budget_per_day is None:
        return USUAL_PER_FEED * circumstances.feeds
    return circumstances.budget_per_day


def _make_ledger(circumstances: Circumstances) -> Ledger:
    start = circumstances.start_at
    ledger = Ledger(circumstances.windows, circumstances.history_from, start, circumstances.zone)
    feeds = np.arange(circumstances.feeds, dtype=np.int64)
    ledger.add_known(feeds, np.full(len(feeds), circumstances.history_from), start, circumstances.posts)
    return ledger
