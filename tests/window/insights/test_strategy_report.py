"""What another strategy changed, against what Savings says of the same days; and who polls today."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from reader.core.clock import LocalZone
from reader.core.records.planning import DAY_S
from reader.core.settings import OURS
from reader.engine.strategy import STRATEGY_USE, StrategyUse
from reader.features.settings.service import change_settings
from reader.insights.savings import read_savings_facts
from reader.insights.strategy import read_strategy_report
from reader.lab.wait import wait_min
from reader.store.engine_state import save_state
from reader.store.settings import load_settings
from tests.window.insights.demo_weeks import NOW


def note(conn, since_at: float, until_at: float | None) -> None:
    save_state(conn, STRATEGY_USE, asdict(StrategyUse("he-parker", since_at, until_at)))


def test_without_another_strategy_there_is_nothing_to_tell(writer):
    assert read_strategy_report(writer, NOW, LocalZone()) is None


def test_it_says_of_its_days_what_savings_says(writer):
    facts = read_savings_facts(writer, NOW, LocalZone(), 7)
    span = facts.savings.span
    note(writer, span.since_at, span.until_at)
    report = read_strategy_report(writer, NOW, LocalZone())
    assert report is not None
    assert report.during.days == report.before.days == pytest.approx(7)
    assert report.during.wake_ups_per_day * 7 == pytest.approx(facts.wake_ups)
    assert report.during.wait_min == pytest.approx(wait_min(facts.savings.wait), rel=0.05)
    assert report.during.lost_per_day * 7 == pytest.approx(facts.lost.ours)
    assert report.before.fetches_per_day > 0


def test_while_it_polls_its_days_reach_until_now(writer):
    note(writer, NOW - 2 * DAY_S, None)
    report = read_strategy_report(writer, NOW, LocalZone())
    assert report is not None
    assert (report.during.days, report.use.until_at) == (pytest.approx(2), None)


def test_another_choice_forgets_until_when_the_one_before_was_meant(writer):
    change_settings(writer, {"strategy": "he-parker", "strategy_until": "2026-06-18"})
    change_settings(writer, {"strategy": "he-parker", "daily_budget": 90})
    assert load_settings(writer).strategy_until == "2026-06-18"
    change_settings(writer, {"strategy": OURS})
    assert load_settings(writer).strategy_until == ""
