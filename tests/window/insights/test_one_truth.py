"""One number for one thing: what the pages say of the same thing is the same, to the digit."""

from __future__ import annotations

import pytest

from reader.core.clock import LocalZone
from reader.core.records.logged import SIDE_TRIGGERS
from reader.insights.budget import read_budget
from reader.insights.replay import read_own_history
from reader.insights.savings import read_savings_facts
from reader.insights.whole_days import SHOWN_DAYS, find_span
from reader.lab.baselines import HOURLY, ON_OPENING
from reader.lab.mine import own_trial
from reader.lab.wait import wait_min
from reader.store.poll_log import add_side_fetch
from reader.window.kit import humanize as words
from reader.window.kit.humanize import number
from tests.window.insights.demo_weeks import NOW

WAYS = {HOURLY: ("Every feed, hourly", 1), ON_OPENING: ("Refresh all on opening", 2)}
"""How What if and Budget call it, and its column on Savings."""


@pytest.fixture
def pages(show_page, qtbot, monkeypatch):
    """Budget, Savings and What if, which has been run for the two plain ways of polling."""
    monkeypatch.setattr("reader.window.insights.whatif.MAIN_WAYS", (HOURLY, ON_OPENING))
    what_if = show_page("whatif")
    what_if.start()
    qtbot.waitUntil(lambda: len(what_if.rows) == 2 and not what_if.process.is_running)
    view = show_page.parts.insights.view
    budget, savings = view.page("budget"), view.page("savings")
    view.open("budget")
    qtbot.waitUntil(lambda: bool(budget.sentence.text()))
    view.open("savings")
    qtbot.waitUntil(lambda: bool(savings.sentence.text()))
    return budget, savings, what_if


def test_three_pages_say_the_same_of_hourly_polling_and_of_refreshing_on_opening(pages):
    budget, savings, what_if = pages
    notes = {row[0]: row[1:] for row in savings.table.texts()}
    replayed = {row[1]: row[2:] for row in what_if.table.texts()}
    drawn = [label.item.toPlainText() for label in budget.plot._labels]
    for name, column in WAYS.values():
        fetches, wait, here = (
            notes[row][column] for row in ("Fetches", ("Average wait for a new article"), ("Ready on time"))
        )
        assert replayed[name][:3] == [fetches, wait, here]
        assert f"{name}\n{fetches} fetches, {wait}" in drawn


def test_what_is_said_of_paperround_itself_is_said_of_the_same_days(pages):
    """Budget expects, Savings measured: Budget names both, and What if names its days."""
    budget, savings, what_if = pages
    notes = {row[0]: row[1:] for row in savings.table.texts()}
    wait, here = notes["Average wait for a new article"][0], notes["Ready on time"][0]
    assert f"Actual over the last 14 days: {wait}, {here} ready on time." in budget.lately.text()
    assert what_if.result["days"] == savings.facts.savings.days == SHOWN_DAYS
    assert "The last 14 full days" in savings.sentence.text()
    assert "For real results, see Savings." in what_if.caption.text()


def test_the_list_of_pages_says_what_the_pages_say(pages, show_page, qtbot):
    _, savings, _ = pages
    pages_list = show_page.parts.insights.view.list
    qtbot.waitUntil(lambda: pages_list.asides()["whatif"] == "Last run today")
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


def test_budget_savings_and_what_if_mean_the_same_days(conn):
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
