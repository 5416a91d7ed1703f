"""The product's own policy, with the plan and the choice of the engine: at every visit, and every few minutes, poll
what is worth more than the day's price. See
docs/developer/notes/why-this-polling-policy.md."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reader.core.records.content import FeedBias
from reader.core.records.logged import most_a_day
from reader.core.records.machine import PresenceSign
from reader.core.records.planning import FloatArray, IntArray
from reader.planner.choose import choose_now, next_question_at
from reader.planner.day_model import DayModel, make_day_model, without_lesson
from reader.planner.days import day_start
from reader.planner.inputs import PlanningInputs
from reader.planner.learning.evidence import make_ledger
from reader.planner.learning.reading import weigh_by_visits
from reader.planner.learning.rhythm import SLOT_S, SLOTS, Ledger, learn_rhythm
from reader.planner.poll_state import PollState
from reader.planner.strategies.policy import NO_FEEDS, Circumstances, Policy

USUAL_PER_FEED = 3


class Paperround(Policy):
    name = "paperround"

    def __init__(self, circumstances: Circumstances) -> None:
        self._given = circumstances
        budget = circumstances.budget_per_day
        self._budget = USUAL_PER_FEED * circumstances.feeds if budget is None else budget
        self._most = most_a_day(self._budget, limit_every_day=circumstances.limit_every_day)
        self._visits: list[float] = circumstances.visits.tolist()
        self._signs = list(circumstances.signs)
        self._ledger = _make_ledger(circumstances)
        of_each = np.array([times.size for times in circumstances.visits_by_feed or ()], dtype=np.float64)
        visited = weigh_by_visits(of_each) if of_each.size else np.ones(circumstances.feeds)
        self._feed_biases = tuple(FeedBias(interest=factor) for factor in visited.tolist())
        self._day_model: DayModel | None = None
        self._spent = 0
        self._backlog_h = 0.0
        # At the start every feed counts as just polled.
        first = circumstances.start_at + SLOT_S
        self._next_wake = first if circumstances.feeds and self._budget else np.inf

    def next_wake(self) -> float:
        return self._next_wake

    def wake(self, now: float) -> IntArray:
        day_model = self.day_model_at(now)
        self._next_wake = min(next_question_at(day_model, now), day_model.day_end)
        return self._choose(now)

    def visited(self, now: float) -> IntArray:
        self._visits.append(now)
        if np.isinf(self._next_wake):
            return NO_FEEDS
        return self._choose(now, user_present=True)

    def heard(self, sign: PresenceSign) -> IntArray:
        self._signs.append(sign)
        return NO_FEEDS if np.isinf(self._next_wake) else self._choose(sign.at)

    def _choose(self, now: float, *, user_present: bool = False) -> IntArray:
        day_model, poll_state = self.day_model_at(now), self._poll_state(now)
        if poll_state.share < 1.0 and day_model.price_state.is_whole:
            self._day_model = without_lesson(day_model)
        choice = choose_now(day_model, poll_state, user_present=user_present)
        self._backlog_h = choice.backlog_h
        return choice.places

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        self._ledger.add(feeds, now, posts)
        self._spent += len(feeds)

    def day_model_at(self, now: float) -> DayModel:
        """Today's day model, made once a day."""
        if self._day_model is None or now >= self._day_model.day_end:
            self._day_model = make_day_model(self._inputs(now), now, self._given.zone)
            self._spent = 0
        return self._day_model

    def _poll_state(self, now: float) -> PollState:
        return PollState(
            now=now,
            ages=np.maximum(now - self._ledger.last_poll_at, 0.0) / SLOT_S,
            earliest_at=self._ledger.last_poll_at + self._given.floors_s,
            last_visit_at=self._visits[-1] if self._visits else None,
            left=self._most - self._spent,
            spent=self._spent,
            share=self._given.machine.share_at(now),
            wake_ups=self._given.machine.wake_ups(now),
            last_sign=self._signs[-1] if self._signs else None,
            backlog_h=self._backlog_h,
        )

    def _inputs(self, now: float) -> PlanningInputs:
        given, before, feeds = self._given, self._day_model, self._given.feeds
        self._ledger.start_day(now)
        closed = given.machine.closed
        return PlanningInputs(
            feed_ids=tuple(range(feeds)),
            windows=given.windows,
            weights=given.weights,
            alert=np.zeros(feeds),
            feed_biases=self._feed_biases,
            rhythm=learn_rhythm(self._ledger),
            visits=np.array(self._visits, dtype=np.float64),
            visits_from=given.history_from,
            closed=np.zeros(SLOTS, dtype=np.bool_) if closed is None else closed,
            budget=self._budget,
            most=self._most,
            price_before=before.price_state if before else None,
            spent_before=self._spent,
            signs=tuple(self._signs),
        )


def _make_ledger(circumstances: Circumstances) -> Ledger:
    start, zone, windows, posts = circumstances.start_at, circumstances.zone, circumstances.windows, circumstances.posts
    if circumstances.posts_from is None:
        ledger = Ledger(windows, start, zone)
        feeds = np.arange(circumstances.feeds, dtype=np.int64)
        ledger.add_known(feeds, np.full(len(feeds), circumstances.history_from), start, posts)
        return ledger
    # As the engine knows feeds after their first document.
    known = [(times, ((since, start),)) for times, since in zip(posts, circumstances.posts_from.tolist(), strict=True)]
    ledger = make_ledger(windows, known, day_start(start, zone), start, zone)
    ledger.last_poll_at[:] = start
    return ledger
