from __future__ import annotations

import csv

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.cli.statistics import describe_savings, make_row
from reader.core.clock import LocalZone
from reader.core.records.logged import DataKind
from reader.core.records.planning import DAY_S
from reader.insights.savings import count_wake_ups, read_fresh_share, read_savings, read_savings_facts
from reader.lab.replay import MOBILE, seconds_up
from reader.lab.score import sum_waits, wait_min
from reader.planner.days import day_start
from reader.store.poll_log import add_side_fetch
from reader.window.insights.chart import write_or_explain
from reader.window.insights.savings import figures, make_pairs, measures
from reader.window.kit import humanize as words
from reader.window.kit.humanize import number
from tests.window.insights.demo_weeks import NOW
from tests.window.open_window import open_window


def test_every_figure_is_the_one_that_stats_prints(show_page, conn):
    page = show_page("savings")
    printed = make_row(read_savings_facts(conn, NOW, LocalZone(), 14))
    savings, days = page.facts.savings, page.facts.savings.days
    assert make_row(page.facts) == printed
    rows = {row[0]: row[1:] for row in page.table.texts()}
    assert rows["Fetches"][0] == number(round(printed["fetches"] / days))
    assert rows["Fetches"][1] == number(round(printed["hourly_fetches"] / days))
    assert rows["Data"][0] == words.say_size(printed["bytes"] / days)
    assert rows["Ready on time"][0] == words.percent(1 - printed["missing_at_first_visit"])
    waits = [wait_min(one) for one in (savings.wait, savings.hourly.wait, page.facts.opening.wait)]
    assert rows["Average wait for a new article"][:3] == [words.minutes(wait) for wait in waits]
    names = ("wait_min_per_article", "hourly_wait_min_per_article", "on_opening_wait_min_per_article")
    assert [round(wait, 2) for wait in waits] == [printed[name] for name in names]
    assert rows["Fetches"][2] == number(round(printed["on_opening_fetches"] / days))
    assert rows["Data"][1:3] == [words.say_size(printed[name] / days) for name in ("hourly_bytes", "on_opening_bytes")]
    lost = [printed[name] for name in ("missed_articles", "hourly_missed_articles", "on_opening_missed_articles")]
    assert rows["Missed articles"][:3] == [words.count(count / days) for count in lost]
    assert rows["Batches"][0] == number(round(printed["batches"] / days))
    radio_s = seconds_up(printed["batches"], printed["fetches"], MOBILE)
    assert rows["Radio time"][0] == words.minutes(radio_s / 60 / days)
    assert f"{printed['batches']} batches" in describe_savings(page.facts)[0]
    share = 1 - printed["fetches"] / printed["hourly_fetches"]
    assert page.tiles[0].text().startswith(f"Fetches: {words.percent(share)} fewer")
    view = show_page.parts.insights.open("savings")
    assert view.list.asides()["savings"] == f"{words.percent(share)} fewer fetches"


def test_all_data_is_told_by_kind_and_adds_up(show_page, writer):
    for day in ("2026-06-08", "2026-06-09"):
        add_side_fetch(writer, day, "list-picture", 7_000_000, failed=False)
        add_side_fetch(writer, day, "podcast-ahead", 70_000_000, failed=False)
    page = show_page("savings")
    rows = {row[0]: row[1] for row in page.data.texts()}
    data, days = page.facts.data, page.facts.savings.days
    assert data[DataKind.PODCASTS] == 140_000_000
    assert rows["Images"] == words.say_size(data[DataKind.IMAGES] / days)
    assert rows["Podcasts"] == words.say_size(data[DataKind.PODCASTS] / days)
    assert rows["In all"] == words.say_size(sum(data.values()) / days)
    assert "Mail" not in rows, "nothing came by mail"
    assert make_row(page.facts)["bytes_by_kind"] == data


def test_what_got_worse_is_said_in_the_same_size(show_page):
    facts = show_page("savings").facts
    ours, theirs = wait_min(facts.savings.wait), wait_min(facts.savings.hourly.wait)
    assert ours < theirs, "in the demo hourly polling would have brought posts later"
    assert figures(facts)[4].big == f"{words.minutes(theirs - ours)} shorter"
    assert not figures(facts)[4].is_worse
    swapped = replace(
        facts.savings,
        wait=facts.savings.hourly.wait,
        hourly=replace(facts.savings.hourly, wait=facts.savings.wait, fetches=1),
    )
    worse = figures(replace(facts, savings=swapped))
    assert worse[4].big == f"{words.minutes(theirs - ours)} longer"
    assert worse[0].big.endswith("more")
    assert worse[0].is_worse
    assert worse[4].is_worse


def test_days_add_up_to_the_whole_and_weeks_to_the_days(show_page, qtbot):
    page = show_page("savings")
    *whole, today = page.facts.days
    assert today.day.isoformat() == "2026-06-11"
    assert sum(day.fetches for day in whole) == page.facts.savings.fetches
    assert len(whole) == 14 == page.facts.savings.days
    assert sum(day.wake_ups for day in whole) == page.facts.wake_ups
    waits = sum_waits([day.wait for day in whole])
    assert waits.first_visits == page.facts.savings.wait.first_visits
    assert abs(waits.hours - page.facts.savings.wait.hours) < 1e-6
    hourly = sum_waits([day.hourly_wait for day in whole])
    assert sum(day.hourly_fetches for day in whole) == page.facts.savings.hourly.fetches
    assert abs(hourly.hours - page.facts.savings.hourly.wait.hours) < 1e-6
    assert sum(day.hourly_bytes for day in whole) == pytest.approx(page.facts.savings.hourly.wire_bytes, rel=0.001)
    page.span.choose(56)
    qtbot.waitUntil(lambda: len(page.facts.days) == 21)
    weeks = make_pairs(page.facts.days, measures(page.facts)[0], by_week=True)
    assert weeks[0].ours * sum(
        day.day.isocalendar()[1] == page.facts.days[0].day.isocalendar()[1] for day in page.facts.days
    ) == sum(
        day.fetches for day in page.facts.days if day.day.isocalendar()[1] == page.facts.days[0].day.isocalendar()[1]
    )
    assert weeks[-1].is_open
    assert [value for value in page.plot.values() if "this week" in value]


def test_arrows_walk_the_days(show_page):
    page = show_page("savings")
    page.plot.setFocus()
    QTest.keyClick(page.plot, Qt.Key.Key_End)
    assert page.plot_aside.text().startswith("today: ")
    assert "fewer" in page.plot.accessibleDescription()


@pytest.mark.parametrize("place", range(5))
def test_each_of_the_five_figures_has_a_daily_chart_that_agrees_with_it(show_page, place):
    page = show_page("savings")
    one = measures(page.facts)[place]
    page.switch.choose(one.key)
    *whole, today = page.plot._pairs
    assert today.is_open
    assert one.of_days(page.facts.days[:-1]) == pytest.approx((one.ours, one.hourly), rel=0.001)
    if one.key != "wait":  # the mean of days is not that of articles
        assert sum(pair.ours for pair in whole) / len(whole) == pytest.approx(one.ours)
    assert one.say(one.ours) in page.tiles[place].text()
    assert one.name in page.plot.accessibleName()


def test_the_finding_names_what_was_saved_and_what_it_cost(show_page):
    page = show_page("savings")
    fetches, _, batches, _, wait = measures(page.facts)
    said = page.sentence.text()
    assert f"<b>{fetches.change}</b> fetches" in said
    assert f"in {batches.say(batches.ours)} batches a day instead of 24" in said
    assert f"kept you waiting <b>{wait.change}</b>" in said


def test_the_days_go_into_a_csv(show_page, tmp_path):
    page = show_page("savings")
    page.export_csv(tmp_path / "out.csv")
    rows = list(csv.DictReader((tmp_path / "out.csv").read_text().splitlines()))
    assert sum(int(row["fetches"]) for row in rows[:-1]) == page.facts.savings.fetches
    assert rows[-1]["day"] == "2026-06-11"
    assert all(int(row["wake_ups"]) <= int(row["fetches"]) for row in rows)
    assert all(row["wait_min_per_post"] and row["hourly_wait_min_per_post"] for row in rows)


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(show_page, tmp_path):
    page = show_page("savings")
    said: list[str] = []
    page.context.bridge.failed.connect(said.append)
    write_or_explain(page, page.export_csv, tmp_path / "nowhere" / "out.csv")
    assert "couldn’t be written" in said[0]


def test_before_the_first_day_nothing_is_claimed(theme, morning, new_profile, qtbot):
    opened = open_window(new_profile, morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    page = opened.insights.open("savings").page("savings")
    qtbot.waitUntil(page.unknown.isVisible)
    assert "First results on 13 June." in page.unknown.words()
    assert not page.csv.isVisible()
    opened.window.close()
    opened.bridge.close()


def test_polls_close_together_are_one_wake_up():
    assert count_wake_ups([]) == 0
    assert count_wake_ups([0.0, 60.0, 200.0, 1_000.0]) == 2


def test_the_share_of_a_day_is_that_of_a_day_of_stats(conn):
    today = day_start(NOW, LocalZone())
    wait = read_savings(conn, NOW, LocalZone(), 1).wait
    assert read_fresh_share(conn, today - DAY_S, today) == 1 - wait.missing_at_first / wait.first_visits


def test_after_a_day_or_two_no_share_is_claimed(show_page):
    facts = show_page("savings").facts
    short = replace(facts.savings.span, since_at=facts.savings.span.until_at - 2 * DAY_S)
    notes = figures(replace(facts, savings=replace(facts.savings, span=short)))
    assert not any("%" in one.big for one in notes)
    assert all("Too early for a percentage." in one.small for one in notes)
