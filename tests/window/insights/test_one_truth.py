"""One number for one thing: what the pages say of the same thing is the same, to the digit."""

from __future__ import annotations

import pytest

from reader.cli.polling import summarise
from reader.core.clock import LocalZone
from reader.core.records.logged import SIDE_TRIGGERS
from reader.core.settings import Settings
from reader.engine.conditions import Conditions
from reader.insights.budget import read_budget
from reader.insights.day import make_plan_summary
from reader.insights.savings import read_own_history, read_savings_facts
from reader.insights.whole_days import SHOWN_DAYS, find_span
from reader.lab.baselines import HOURLY, ON_OPENING
from reader.lab.mine import own_trial
from reader.lab.score import wait_min
from reader.store.poll_log import add_side_fetch
from reader.window.kit import humanize as words
from reader.window.kit.humanize import number
from tests.window.insights.demo_weeks import NOW

WAYS = {HOURLY: ("Every feed, every hour", "Every feed hourly", 1),
        ON_OPENING: ("All feeds when you open Paperround", "Refresh all on opening", 2)}  # fmt: skip
"""How Compare strategies and Budget call it, and its column on Savings."""


@pytest.fixture
def pages(show_page, qtbot):
    """Budget, Savings and Compare strategies."""
    compare = show_page("compare")
    qtbot.waitUntil(lambda: bool(compare.plain))
    view = show_page.parts.insights.view
    budget, savings = view.page("budget"), view.page("savings")
    view.open("budget")
    qtbot.waitUntil(lambda: bool(budget.sentence.text()))
    view.open("savings")
    qtbot.waitUntil(lambda: bool(savings.sentence.text()))
    return budget, savings, compare


def test_three_pages_say_the_same_of_hourly_polling_and_of_refreshing_on_opening(pages):
    budget, savings, compare = pages
    notes = {row[0]: row[1:] for row in savings.table.texts()}
    compared = {row[1]: row[2:] for row in compare.table.texts()}
    drawn = budget.plot.words_drawn()
    for compare_name, budget_name, column in WAYS.values():
        fetches, wait = notes["Fetches"][column], notes["Average wait for a new article"][column]
        assert compared[compare_name][:2] == [fetches, wait]
        assert f"{budget_name}, {wait}" in drawn


def test_there_is_one_wait_of_paperround_on_every_page_and_in_the_terminal(pages, conn):
    budget, savings, compare = pages
    wait = wait_min(savings.facts.savings.wait)
    said = words.minutes(wait)
    assert {row[0]: row[1] for row in savings.table.texts()}["Average wait for a new article"] == said
    assert compare.table.texts()[0][3] == said
    assert f"{said}, " in budget.lately.text()
    tariff = budget.facts.tariff
    used = savings.facts.savings.fetches / savings.facts.savings.days
    assert tariff.at(used).wait_min == pytest.approx(wait), "the curve goes through what was measured"
    assert tariff.at(used).fresh_share == pytest.approx(savings.facts.savings.wait.fresh_share)
    planned = make_plan_summary(conn, Settings(), Conditions(), NOW, LocalZone())
    assert planned.expected_wait_min == pytest.approx(tariff.at(Settings().daily_budget).wait_min)
    assert f"{planned.expected_wait_min:.1f} minutes per article" in " ".join(summarise(planned))


def test_what_is_said_of_paperround_itself_is_said_of_the_same_days(pages):
    """Budget expects, Savings measured: Budget names both, and Compare strategies names its days."""
    budget, savings, compare = pages
    notes = {row[0]: row[1:] for row in savings.table.texts()}
    wait, here = notes["Average wait for a new article"][0], notes["Ready on time"][0]
    assert f"{wait}, {here} ready in time." in budget.lately.text()
    assert "last 14 days" in budget.lately.text()
    assert compare._ready.savings.savings.days == savings.facts.savings.days == SHOWN_DAYS
    assert "the last 14 full days" in savings.sentence.text()


def test_the_list_of_pages_says_what_the_pages_say(pages, show_page, qtbot):
    _, savings, _ = pages
    pages_list = show_page.parts.insights.view.list
    big = savings.tiles[0].text().split(": ")[1].split(" (")[0]
    assert pages_list.asides()["savings"] == f"{big} fetches"


def test_icons_and_pictures_are_no_fetches_of_feeds(writer):
    """Neither for Today nor for Savings, nor do their bytes count there: hourly polling would fetch them, too."""
    zone = LocalZone()
    before = read_savings_facts(writer, NOW, zone, SHOWN_DAYS)
    for trigger in sorted(SIDE_TRIGGERS):
        add_side_fetch(writer, "2026-06-10", trigger, 1_000_000, failed=False)
    after = read_savings_facts(writer, NOW, zone, SHOWN_DAYS)
    assert before.savings.fetches > 0
    assert (after.savings, after.days) == (before.savings, before.days)


def test_budget_savings_and_compare_mean_the_same_days(conn):
    zone = LocalZone()
    trial = own_trial(read_own_history(conn, NOW, zone))
    span = read_savings_facts(conn, NOW, zone, SHOWN_DAYS).savings.span
    assert (span.since_at, span.until_at) == (trial.start_at, trial.end_at)
    assert span == find_span(0.0, NOW, zone)


def test_the_budgets_landmarks_are_what_savings_says_of_the_same_days(conn):
    tariff = read_budget(conn, NOW, LocalZone()).tariff
    notes = read_savings_facts(conn, NOW, LocalZone(), SHOWN_DAYS)
    assert tariff is not None
    for mark, outcome in ((tariff.hourly, notes.savings.hourly), (tariff.opening, notes.opening)):
        assert mark is not None
        assert number(round(mark.fetches)) == number(round(outcome.fetches / notes.savings.days))
        assert mark.wait_min == pytest.approx(wait_min(outcome.wait))
        assert words.say_size(mark.wire_bytes) == words.say_size(outcome.wire_bytes / notes.savings.days)
        assert mark.fetches > 0
        assert mark.wait_min > 0
