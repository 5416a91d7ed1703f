"""Each strategy that the user can choose, asked as the engine asks it: within the budget, started anew at any moment,
held back by publishers; and when which one polls."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.planning import DAY_S, HOUR_S
from reader.core.records.reasons import parse_poll_reason
from reader.core.settings import OURS, SETTINGS, Settings
from reader.core.words.reasons import describe_reason
from reader.engine.strategy import StrategyPlan, find_strategy, find_use, note_use
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.poll_state import PollState
from reader.planner.strategies import CAUSES, OWN_COST, STRATEGIES
from reader.planner.strategies.policy import make_circumstances
from tests.new_store import open_new_store
from tests.unit.lab.histories import MONDAY, UTC, small_trial

TRIAL = small_trial(seed=5, feeds=10, budget=30)
COUNT, BUDGET = 10, 30


class Days:
    """Days lived by one strategy, with the engine's questions and a plan that is new each midnight."""

    def __init__(self, name: str, held_until: dict[int, float] | None = None) -> None:
        self.name, self.now = name, TRIAL.start_at
        self.last = np.full(COUNT, self.now - HOUR_S)
        self.earliest = np.zeros(COUNT)
        for place, until in (held_until or {}).items():
            self.earliest[place] = until
        self.polls: list[tuple[float, int]] = []
        self.explained: list[str] = []
        self.spent = 0
        self.plan = self.make_plan()

    def make_plan(self) -> StrategyPlan:
        known = make_circumstances(
            start_at=self.now,
            zone=UTC,
            posts=[times[times <= self.now] for times in TRIAL.feeds.posts],
            visits=TRIAL.visits[TRIAL.visits <= self.now],
            budget_per_day=BUDGET,
            windows=TRIAL.feeds.windows,
            history_from=TRIAL.history_from,
            last_polls=self.last.copy(),
            spent_today=self.spent,
        )
        return StrategyPlan(self.name, known, range(100, 100 + COUNT), self.posts_since)

    def posts_since(self, place: int, since_at: float) -> np.ndarray:
        times = TRIAL.feeds.posts[place]
        return times[(times > since_at) & (times <= self.now)]

    def state(self) -> PollState:
        ages = (self.now - self.last) / SLOT_S
        return PollState(self.now, ages, self.earliest, None, BUDGET - self.spent)

    def live(self, days: float, restart_at: float = np.inf) -> None:
        end, midnight = self.now + days * DAY_S, self.now + DAY_S
        while self.now < end:
            self.ask()
            at = min(self.plan.next_question_at(self.now), midnight, end, restart_at)
            assert at > self.now
            self.now = at
            if at == midnight:
                self.ask()
                self.spent, midnight = 0, midnight + DAY_S
            if at in (restart_at, midnight - DAY_S):
                restart_at = np.inf
                self.plan = self.make_plan()

    def ask(self) -> None:
        state = self.state()
        self.plan.learn(state)
        choice = self.plan.choose(state, user_present=False)
        assert (self.earliest[choice.places] <= self.now).all()
        self.polls += [(self.now, place) for place in choice.places.tolist()]
        self.explained += map(str, choice.reasons)
        self.spent += len(choice.places)
        self.last[choice.places] = self.now


@pytest.mark.parametrize("name", CAUSES)
def test_every_strategy_spends_its_budget_and_no_more_and_says_why(name):
    days = Days(name)
    days.live(4)
    per_day = np.bincount([int((at - TRIAL.start_at) // DAY_S) for at, _ in days.polls], minlength=4)[:4]
    assert per_day.max() <= BUDGET
    assert per_day[1:].min() >= 0.6 * BUDGET
    assert len(days.explained) == len(days.polls)
    for reason in set(days.explained):
        because = parse_poll_reason(reason)
        assert because is not None
        assert because.cause is CAUSES[name]
        assert "0 " not in describe_reason(reason, UTC)[:2]
        assert "a moment" not in describe_reason(reason, UTC)


@pytest.mark.parametrize("name", CAUSES)
def test_what_a_publisher_holds_back_is_polled_when_it_may_be(name):
    held = TRIAL.start_at + 1.5 * DAY_S
    days = Days(name, held_until=dict.fromkeys(range(COUNT), held))
    days.live(1.6)
    assert days.polls
    assert min(at for at, _ in days.polls) < held + 2 * SLOT_S


@given(name=st.sampled_from(sorted(CAUSES)), hour=st.floats(1, 47))
def test_a_start_over_costs_no_feed_a_second_poll(name, hour):
    whole, restarted = Days(name), Days(name)
    whole.live(2)
    restarted.live(2, restart_at=TRIAL.start_at + hour * HOUR_S)
    assert abs(len(restarted.polls) - len(whole.polls)) <= 0.2 * len(whole.polls)
    before = [poll for poll in whole.polls if poll[0] < TRIAL.start_at + hour * HOUR_S]
    assert restarted.polls[: len(before)] == before


@pytest.mark.parametrize("name", ["he-parker", "sia-cho", "minimum-missing", "uniform"])
def test_what_is_foretold_comes(name):
    days = Days(name)
    foretold = days.plan.forecast(days.state(), 24.0, None)
    assert [poll for poll in foretold if poll.feed_id == 103] == days.plan.forecast(days.state(), 24.0, {103})
    days.live(0.99)
    assert {(round(poll.at / SLOT_S), poll.feed_id - 100) for poll in foretold} >= {
        (round(at / SLOT_S), place) for at, place in days.polls
    }


def test_the_setting_offers_what_can_be_chosen():
    assert set(SETTINGS["strategy"].choices) == {OURS, *CAUSES}
    assert set(CAUSES) <= set(STRATEGIES)
    assert not set(CAUSES) & OWN_COST


@pytest.mark.parametrize(
    ("until", "expected"), [("", "he-parker"), ("2025-09-15", "he-parker"), ("2025-09-14", OURS), ("2025-01-01", OURS)]
)
def test_a_strategy_polls_until_its_day(until, expected):
    settings = Settings(strategy="he-parker", strategy_until=until)
    assert find_strategy(settings, 1_757_851_200.0, UTC) == expected  # 2025-09-14 12:00


def test_the_use_of_a_strategy_is_noted_once(tmp_path):
    with closing(open_new_store(tmp_path / "s.db", MONDAY)) as conn:
        note_use(conn, OURS, MONDAY)
        assert find_use(conn) is None
        for at, name in ((1, "he-parker"), (2, "he-parker"), (3, OURS), (4, OURS)):
            note_use(conn, name, MONDAY + at)
        use = find_use(conn)
        assert use is not None
        assert (use.name, use.since_at, use.until_at) == ("he-parker", MONDAY + 1, MONDAY + 3)
        note_use(conn, "sia-cho", MONDAY + 5)
        use = find_use(conn)
        assert use is not None
        assert (use.name, use.since_at, use.until_at) == ("sia-cho", MONDAY + 5, None)
