"""What another strategy changed, against what Savings says of the same days; and choosing one on the page that compares strategies."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from reader.core.clock import LocalZone
from reader.core.records.planning import DAY_S
from reader.core.settings import OURS
from reader.engine.strategy import STRATEGY_USE, StrategyUse
from reader.features.settings.service import WHAT_IF, change_settings
from reader.insights.savings import read_savings_facts
from reader.insights.strategy import read_strategy_report
from reader.lab.baselines import ON_OPENING
from reader.lab.mine import ALL_WAYS
from reader.lab.score import wait_min
from reader.planner.strategies import CAUSES
from reader.store.engine_state import save_state
from reader.store.settings import load_settings, save_rows
from reader.window.insights.strategy_box import find_choice
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
    assert report.during.lost_per_day * 7 == pytest.approx(facts.lost)
    assert report.before.fetches_per_day > 0


def test_while_it_polls_its_days_reach_until_now(writer):
    note(writer, NOW - 2 * DAY_S, None)
    report = read_strategy_report(writer, NOW, LocalZone())
    assert report is not None
    assert report.during.days == pytest.approx(2)
    assert report.use.until_at is None


def test_another_choice_forgets_until_when_the_one_before_was_meant(writer):
    change_settings(writer, {"strategy": "he-parker", "strategy_until": "2026-06-18"})
    change_settings(writer, {"strategy": "he-parker", "daily_budget": 90})
    assert load_settings(writer).strategy_until == "2026-06-18"
    change_settings(writer, {"strategy": OURS})
    assert load_settings(writer).strategy_until == ""


def row(policy: str, wait: float) -> dict:
    return {"policy": policy, "polls_per_day": 390, "wait_min": wait, "fresh_share": 0.9, "lost_per_day": 0.0}


@pytest.fixture
def page(writer, show_page):
    """Opened when three policies have been simulated."""
    rows = [row(OURS, 7.3), row("he-parker", 9.8), row(ON_OPENING, 12.0), row("moving-average", 20.0)]
    save_rows(writer, {WHAT_IF: {"days": 14, "budget": 400, "rows": rows, "at": NOW}})
    return show_page("compare")


def box_says(page) -> tuple[str, list[list[str]]]:
    box = page.in_use
    return box.said.text() if box.isVisible() else "", box.table.texts() if box.table.isVisible() else []


def test_each_policy_within_the_budget_can_be_chosen():
    assert {choice for way in ALL_WAYS if (choice := find_choice(way))} == set(CAUSES)
    assert find_choice("moving-average") == "moving-average@budget"
    assert [find_choice(way) for way in (OURS, ON_OPENING, "fix-1h", "he-parker-printed")] == [""] * 4


def test_a_strategy_is_used_for_a_week_from_its_row(page, qtbot, writer):
    assert box_says(page) == ("", [])
    can_be_used = []
    for place in range(3):
        page.others.selectRow(place)
        can_be_used.append(page.use.isEnabled())
    assert can_be_used == [False, True, True]
    page.others.selectRow(1)
    page.use.click()
    qtbot.waitUntil(lambda: box_says(page)[0] != "")
    settings = load_settings(writer)
    assert (settings.strategy, settings.strategy_until) == ("he-parker", "2026-06-18")
    assert "Cube-root shares, optimised times" in box_says(page)[0]
    assert "until Thursday 18 June" in box_says(page)[0]
    page.in_use.stop.click()
    qtbot.waitUntil(lambda: box_says(page)[0] == "")
    assert (load_settings(writer).strategy, load_settings(writer).strategy_until) == (OURS, "")


@pytest.mark.parametrize("until", ["", "soon"])
def test_a_strategy_without_a_last_day_is_named_alone(page, qtbot, writer, until):
    change_settings(writer, {"strategy": "sia-cho", "strategy_until": until})
    page.load()
    qtbot.waitUntil(lambda: box_says(page)[0].endswith("alerts first</b>."))


def test_after_the_week_the_difference_stays_to_be_read(page, qtbot, writer):
    note(writer, NOW - 8 * DAY_S, NOW - DAY_S)
    page.load()
    qtbot.waitUntil(lambda: bool(box_says(page)[1]))
    said, rows = box_says(page)
    assert "from Wednesday 3 June to Wednesday 10 June" in said
    assert not page.in_use.stop.isVisible()
    report = read_strategy_report(writer, NOW, LocalZone())
    assert report is not None
    assert [row[0] for row in rows] == [
        "Average wait for a new article",
        "Fetches per day",
        "Batches per day",
        "Missed articles per day",
    ]
    assert rows[1][1:] == [f"{part.fetches_per_day:.0f}" for part in (report.before, report.during)]
