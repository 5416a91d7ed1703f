"""The product's own policy: at every look, and every few minutes, poll what is worth more than the price at
which the rest of the day's budget lasts until midnight. Pure.

docs/notes/why-this-polling-policy.md explains the recipe.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import numpy as np

from reader.learn.attention import learn_attention, state_of, without_looks
from reader.learn.ledger import SLOT_S, Ledger
from reader.learn.rhythm import learn_rhythm
from reader.model.planning import DAY_S, HOUR_S, FloatArray, IntArray
from reader.plan.day import (
    PAUSE_S,
    DayPlan,
    Usual,
    pause_s,
    plan_day,
    poll_now,
    worth_of_a_lost_post,
)
from reader.plan.days import next_day_start
from reader.plan.outlook import DAYS_BACK, Stakes
from reader.plan.policy import NO_FEEDS, Circumstances

USUAL_PER_FEED = 3
LONG_AGO_S = 365.0 * DAY_S


class Paperround:
    name = "paperround"

    def __init__(self, circumstances: Circumstances) -> None:
        self._given = circumstances
        self._budget = _budget(circumstances)
        self._looks: list[float] = circumstances.looks.tolist()
        self._ledger = _make_ledger(circumstances)
        self._usual: Usual | None = None
        self._plan: DayPlan | None = None
        self._left = self._budget
        self._day_end = -np.inf
        # At the start every feed counts as just polled.
        first = circumstances.start_at + PAUSE_S[0]
        self._next_wake = first if circumstances.feeds and self._budget else np.inf

    def next_wake(self) -> float:
        return self._next_wake

    def wake(self, now: float) -> IntArray:
        plan = self._plan_of(now)
        pause = pause_s(plan, self._second_of_day(now))
        self._next_wake = min(now + pause, (now // SLOT_S + 1) * SLOT_S, self._day_end)
        since_look = now - self._looks[-1] if self._looks else LONG_AGO_S
        return self._choose(plan, now, state_of(since_look))

    def looked(self, now: float) -> IntArray:
        self._looks.append(now)
        if np.isinf(self._next_wake):
            return NO_FEEDS
        return self._choose(self._plan_of(now), now, state_of(0.0))

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        self._ledger.add(feeds, now, posts)
        self._left -= len(feeds)

    def _choose(self, plan: DayPlan, now: float, state: int) -> IntArray:
        if self._left <= 0:
            return NO_FEEDS
        # What is left would be lost at midnight, unless the owner is here and may still need it.
        share = self._given.machine.share_at(now)
        last_call = now + PAUSE_S[1] >= self._day_end and state > 0 and share >= 1.0
        unpolled_s = np.maximum(now - self._ledger.last_poll_at, 0.0)
        second = self._second_of_day(now)
        return poll_now(plan, second, state, unpolled_s, self._left, last_call, share).feeds

    def _second_of_day(self, now: float) -> float:
        clock = datetime.fromtimestamp(now, self._given.zone)
        return clock.hour * HOUR_S + clock.minute * 60 + clock.second + clock.microsecond / 1e6

    def _plan_of(self, now: float) -> DayPlan:
        """Today's plan; made when the day is new."""
        if self._plan is None or now >= self._day_end:
            self._day_end = next_day_start(now, self._given.zone)
            self._left = self._budget
            self._plan = self._make_plan(now)
        return self._plan

    def _make_plan(self, now: float) -> DayPlan:
        given = self._given
        self._ledger.start_day(now)
        rhythm = learn_rhythm(self._ledger)
        attention = learn_attention(np.array(self._looks), given.history_from, now, given.zone)
        looks_a_day = len(self._looks) / max((now - given.history_from) / DAY_S, 1.0)
        lost_post_h = worth_of_a_lost_post(rhythm, given.windows, looks_a_day, self._budget)
        stakes = Stakes(given.weights, given.windows, rhythm.unsteadiness, lost_post_h)
        days = self._ledger.days[-1 - DAYS_BACK :]
        closed = given.machine.closed
        attention = without_looks(attention, closed)
        plan, self._usual = plan_day(rhythm, attention, days, stakes, self._budget, self._usual, closed)
        return plan


def make_paperround(circumstances: Circumstances) -> Paperround:
    return Paperround(circumstances)


def _budget(circumstances: Circumstances) -> int:
    if circumstances.budget_per_day is None:
        return USUAL_PER_FEED * circumstances.feeds
    return circumstances.budget_per_day


def _make_ledger(circumstances: Circumstances) -> Ledger:
    start = circumstances.start_at
    ledger = Ledger(circumstances.windows, start, circumstances.zone)
    feeds = np.arange(circumstances.feeds, dtype=np.int64)
    ledger.add_known(feeds, np.full(len(feeds), circumstances.history_from), start, circumstances.posts)
    return ledger
