"""A start takes the plan of the day that the one before made, unless something that it depends on changed."""

from __future__ import annotations

import pytest

from reader.core.records.stored import Weight
from reader.engine.messages import ReadingErased
from reader.engine.planning import Planner
from reader.features.settings.service import forget_reading
from tests.engine.rig import DAY_S


@pytest.fixture
def made(monkeypatch):
    """How often a day model was made."""
    times: list[float] = []
    learn = Planner._learn

    def note(planner, feeds, budget, now):
        times.append(now)
        learn(planner, feeds, budget, now)

    monkeypatch.setattr(Planner, "_learn", note)
    return times


@pytest.fixture
def planned(rig):
    rig.visited_daily((8.0, 13.0, 18.0))
    rig.feeds = [rig.add(number) for number in range(4)]
    rig.run(hours=2)
    return rig


def test_a_start_on_the_same_day_plans_nothing_anew_and_polls_the_same(planned, made):
    before = planned.engine._planner.day_model
    planned.restart()
    planned.run(hours=1)
    assert made == []
    assert planned.engine._planner.day_model.price_state == before.price_state


def change_weight(rig):
    rig.choose(rig.feeds[0], weight=Weight.MOST)


def unsubscribe(rig):
    rig.choose(rig.feeds[0], paused=True)


def sleep_until_tomorrow(rig):
    rig.clock.at += DAY_S


def lose_the_file(rig):
    rig.profile.kept_plan.unlink()


def erase(rig):
    forget_reading(rig.conn, rig.clock.now())
    assert not rig.profile.kept_plan.exists()


@pytest.mark.parametrize("change", [change_weight, unsubscribe, sleep_until_tomorrow, lose_the_file, erase])
def test_what_changed_meanwhile_is_planned_for(planned, made, change):
    change(planned)
    planned.restart()
    planned.run_now()
    assert len(made) == 1


def test_another_budget_is_planned_for(planned, made):
    planned.restart(daily_budget=77)
    planned.run_now()
    assert len(made) == 1


def test_an_engine_that_hears_of_erasing_deletes_its_plan(planned, made):
    planned.engine.handle(ReadingErased(), planned.clock.now())
    assert not planned.profile.kept_plan.exists()
