"""Budget, Savings and What if say the same of polling every hour and of refreshing on opening."""

from __future__ import annotations

import pytest

from reader.clock import LocalZone, SystemClock
from reader.insights.budget import LANDMARK_DAYS, read_budget
from reader.insights.replay import read_own_history
from reader.insights.savings import read_savings_facts
from reader.lab.mine import make_own_row, own_trial, run_way
from reader.lab.plain_ways import HOURLY, ON_OPENING
from reader.lab.wait import wait_min
from tests.gui.insights.demo_weeks import NOW


def test_the_budgets_landmarks_are_what_savings_says_of_the_same_days(conn):
    tariff = read_budget(conn, NOW, LocalZone()).tariff
    told = read_savings_facts(conn, NOW, LocalZone(), LANDMARK_DAYS)
    assert tariff is not None
    for mark, outcome in ((tariff.hourly, told.savings.hourly), (tariff.opening, told.opening)):
        assert mark.fetches == pytest.approx(outcome.fetches / told.savings.days)
        assert mark.wait_min == pytest.approx(wait_min(outcome.wait))
        assert mark.wire_bytes == pytest.approx(outcome.wire_bytes / told.savings.days)
        assert mark.fetches > 0
        assert mark.wait_min > 0


@pytest.mark.parametrize("way", [HOURLY, ON_OPENING])
def test_what_if_says_what_savings_says_of_the_same_days(conn, way):
    """Savings asked at the midnight at which the replay ends, for as many days."""
    history = read_own_history(conn, NOW, LocalZone())
    trial = own_trial(history)
    row = make_own_row(run_way(history, trial, way, SystemClock(), lambda days, name: None), history, trial)
    told = read_savings_facts(conn, trial.end_at, LocalZone(), round(trial.days) + 1)
    assert told.savings.days == pytest.approx(trial.days)
    outcome = told.savings.hourly if way == HOURLY else told.opening
    assert row["polls_per_day"] == pytest.approx(outcome.fetches / trial.days)
    assert row["wait_min"] == pytest.approx(wait_min(outcome.wait))
    assert row["lost_per_day"] == pytest.approx(outcome.lost / trial.days)
    assert row["fresh_share"] == pytest.approx(1 - outcome.wait.missing_at_first / outcome.wait.first_looks)
