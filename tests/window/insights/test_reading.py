from __future__ import annotations

from datetime import datetime

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.cli.main import main
from reader.core.clock import LocalZone
from reader.core.records.logged import SAME_VISIT_S
from reader.engine.planning_inputs import load_price_state
from reader.insights.reading import make_reading, peaks, read_known_feeds, read_reading
from reader.planner.learning.rhythm import SLOTS
from reader.store.db import open_reader
from reader.store.engine_state import list_planned
from reader.store.poll_log import list_polls
from reader.store.reading_log import list_readings, list_sessions, list_visits
from reader.store.settings import load_rows, load_settings
from reader.window.bridge.bridge import erase_reading
from reader.window.dialogs.operations import load_book
from reader.window.insights.parts import say_reason
from reader.window.insights.reading import heat_step, weekend_shift
from reader.window.kit import humanize as words
from tests.window.insights.demo_weeks import NOW
from tests.window.open_window import open_window


def test_cells_count_days_as_brute_force_does(conn):
    facts = read_reading(conn, NOW, LocalZone())
    seen = set()
    for visit in list_visits(conn):
        then = datetime.fromtimestamp(visit.at, LocalZone())
        seen.add((then.date(), then.hour))
    expected = np.zeros((7, 24), dtype=int)
    for date, hour in seen:
        expected[date.weekday(), hour] += 1
    assert facts.visited.tolist() == expected.tolist()
    assert facts.weekdays + facts.weekend_days == 22
    assert sum(count for _, count in facts.sessions) == len(list_sessions(conn))


def test_a_cell_is_explained_and_all_four_arrows_walk(show_page):
    page = show_page("reading")
    assert page.map.current == 3 * 24 + 10, "the cell of now: Thursday, ten o'clock"
    page.map.setFocus()
    QTest.keyClick(page.map, Qt.Key.Key_Up)
    assert page.explanation.words().startswith("Wednesday 10:00 to 11:00")
    QTest.keyClick(page.map, Qt.Key.Key_Home)
    assert page.explanation.words().startswith("Monday 00:00 to 01:00")
    QTest.keyClick(page.map, Qt.Key.Key_Up)
    assert page.map.current == 0
    QTest.keyClick(page.map, Qt.Key.Key_End)
    assert page.map.current == 167
    visited = int(page.facts.visited[0, 7])
    assert f"You read at this time in {visited} of the last {int(page.facts.known[0])} weeks" in page.map.values()[7]
    assert page.sentence.text().startswith("You usually read around 07:")


def test_pausing_is_remembered_at_once_and_nothing_is_noted_meanwhile(show_page, weeks, qtbot, morning):
    page = show_page("reading")
    parts = show_page.parts
    page.pause.click()
    qtbot.waitUntil(lambda: page.pause.text() == "Resume learning")
    assert not load_settings(open_reader(weeks.database)).note_reading
    qtbot.waitUntil(lambda: page.kept.text().startswith("Learning is paused"))
    before = len(list_visits(open_reader(weeks.database)))
    parts.presence.leave()
    morning.advance(SAME_VISIT_S)
    with qtbot.waitSignal(parts.presence.arrived):
        parts.presence.come()
    done = []
    parts.bridge.write(lambda conn: None, lambda _: done.append(1))
    qtbot.waitUntil(lambda: bool(done))
    assert len(list_visits(open_reader(weeks.database))) == before
    page.pause.click()
    qtbot.waitUntil(lambda: page.pause.text() == "Pause learning")
    assert load_settings(open_reader(weeks.database)).note_reading


def test_pausing_is_one_thing_in_the_window_the_settings_and_the_terminal(show_page, weeks, qtbot, capsys):
    page = show_page("reading")
    page.pause.click()
    qtbot.waitUntil(lambda: page.pause.text() == "Resume learning")
    assert main(["--profile", str(weeks.folder), "settings", "note_reading"]) == 0
    assert "note_reading = no" in capsys.readouterr().out
    assert not load_book(open_reader(weeks.database)).settings.note_reading, "what the dialog shows"
    assert main(["--profile", str(weeks.folder), "settings", "note_reading", "yes"]) == 0
    page.load()
    qtbot.waitUntil(lambda: page.pause.text() == "Pause learning")


def test_how_sure_each_feed_is_known_is_said(show_page, conn):
    page = show_page("reading")
    known = read_known_feeds(conn, NOW)
    assert page.sure.texts()[2][1].endswith(f"({known.known} of {known.total})")


def test_erasing_asks_first_and_then_forgets_everything(show_page, weeks, qtbot):
    page = show_page("reading")
    page.erase.click()
    question = page.question
    assert "This can’t be undone." in question.informativeText()
    assert question.defaultButton().text() == "Cancel"
    assert list_visits(open_reader(weeks.database))
    next(button for button in question.buttons() if button.text() == "Erase").click()
    qtbot.waitUntil(lambda: not list_visits(open_reader(weeks.database)))
    left = open_reader(weeks.database)
    assert not list_sessions(left)
    assert not list_readings(left, 0.0, 10)
    assert "what_if" not in load_rows(left)
    assert load_price_state(left) is None
    assert not [poll for poll in list_polls(left, 10_000) if "visit_at" in poll.reason]
    assert not [poll for poll in list_planned(left) if "visit_at" in poll.reason]
    assert not [poll for poll in list_polls(left, 10_000) if "usually read" in say_reason(poll.reason)]
    qtbot.waitUntil(page.unknown.isVisible)
    assert "hasn’t seen you read yet" in page.unknown.words()


def test_after_erasing_no_page_claims_to_know_the_user(show_page, qtbot, morning):
    """Every page was open before, and each is asked again."""
    page = show_page("reading")
    view = show_page.parts.insights.view
    before = {key: view.page(key) for key in ("today", "budget", "savings", "compare", "feeds")}
    before["compare"].rows = [{"policy": "paperround"}]
    erase_reading(show_page.parts.bridge, morning, lambda: None)  # as the settings do
    qtbot.waitUntil(page.unknown.isVisible)
    qtbot.waitUntil(lambda: view.list.asides()["reading"] == "Not known yet")
    for key, one in before.items():
        view.open(key)
        qtbot.waitUntil(lambda one=one: not one.working.isVisible() and one.sentence.isEnabled())
    today = before["today"]
    assert not today.facts.day.reading.is_enough
    assert not today.facts.day.reading.usual_times
    assert "usually read" not in " ".join(today.plot.values())
    assert today.plot._not_known(today.facts.day).startswith("Not enough data yet.")
    assert before["budget"].facts.is_guess
    assert before["budget"].sentence.text().startswith("This is an estimate based on a typical day.")
    assert before["savings"].unknown.words().startswith("Not known yet"), "hourly fetching was erased with the rest"
    assert not before["compare"].rows
    assert "You have 0." in before["compare"].unknown.words()
    assert {one.wait_min for one in before["feeds"].facts} == {None}


def test_the_sentence_says_what_the_map_shows(show_page):
    """Around each usual time they looked on at least half as many days as in the darkest column, and the darkest
    column is around a usual time."""
    page = show_page("reading")
    facts = page.facts
    columns = facts.visited.sum(axis=0) / facts.known.sum()
    around = np.maximum.reduce([columns, np.roll(columns, 1), np.roll(columns, -1)])
    assert facts.usual_times
    for hour in facts.usual_times:
        assert around[int(hour)] >= columns.max() / 2
        assert words.hour_of_day(hour) in page.sentence.text()
    darkest = int(columns.argmax())
    assert any(abs(hour - darkest - 0.5) <= 1 for hour in facts.usual_times)
    weekday = int(facts.visited[:5].sum(axis=0).argmax())
    assert any(abs(hour - weekday - 0.5) <= 1 for hour in facts.usual_times), "weekdays have theirs named, too"


@given(st.lists(st.integers(0, 95), min_size=1, max_size=4), st.integers(3, 30))
def test_whoever_looks_at_the_same_times_every_day_usually_looks_then(slots, days):
    start = datetime(2026, 5, 1).astimezone().timestamp()
    visits = sorted(start + day * 86_400 + slot * 900 + 60 for day in range(days) for slot in slots)
    now = start + days * 86_400 + 3_600
    facts = make_reading(np.array(visits), [], start, now, LocalZone())
    assert facts.curve.max() <= 1 + 1e-9
    for slot in slots:
        away = [abs((hour - (slot + 0.5) / 4 + 12) % 24 - 12) for hour in facts.usual_times]
        assert min(away) <= 1 + len(slots) / 2, "looks close to each other are one time"


def test_a_new_user_is_told_when_it_will_be_known(theme, morning, new_profile, qtbot):
    opened = open_window(new_profile, morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    page = opened.insights.open("reading").page("reading")
    qtbot.waitUntil(page.unknown.isVisible)
    assert "around 21 Jun" in page.unknown.words()
    opened.window.close()
    opened.bridge.close()


@given(st.lists(st.floats(0, 1), min_size=SLOTS, max_size=SLOTS))
def test_peaks_are_high_places_in_the_order_of_the_day(values):
    curve = np.array(values)
    found = peaks(curve)
    assert found == sorted(found)
    assert all(curve[int(hour * SLOTS / 24)] >= curve.max() / 2 for hour in found)
    assert bool(found) == bool(curve.max() > 0)


def test_weekends_that_start_later_are_noticed():
    days = [datetime(2026, 5, day).astimezone() for day in range(1, 29)]
    visits = [day.timestamp() + (10 if day.weekday() >= 5 else 8) * 3_600 for day in days]
    now = days[-1].timestamp() + 86_400
    facts = make_reading(np.array(visits), [], days[0].timestamp(), now, LocalZone())
    assert weekend_shift(facts) == 2
    assert facts.visited[:5, 8].sum() == 20
    assert facts.visited[5:, 10].sum() == 8


def test_heat_has_six_steps_from_never_to_almost_always():
    assert [heat_step(share) for share in (0.0, 0.05, 0.3, 0.5, 0.7, 0.9, 1.0)] == [0, 1, 2, 3, 4, 5, 5]
