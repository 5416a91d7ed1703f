from __future__ import annotations

import csv
import json
import threading
from multiprocessing import Pipe
from zoneinfo import ZoneInfo

import numpy as np
import psutil
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from reader.core.child_process import Messages
from reader.core.clock import LocalZone, SystemClock
from reader.core.errors import UsageError
from reader.core.records.planning import OwnHistory
from reader.features.settings.service import WHAT_IF
from reader.insights.savings import read_own_history
from reader.lab.baselines import ON_OPENING
from reader.lab.mine import (
    ALL_WAYS,
    Done,
    Failed,
    Passed,
    ReplayTask,
    Row,
    as_rows,
    days_to_replay,
    decode_part,
    make_own_row,
    own_trial,
    run_replay,
    run_way,
)
from reader.lab.policies import POLICIES
from reader.lab.score import wait_min
from reader.store.db import open_reader
from reader.store.settings import load_rows
from reader.window.bridge.bridge import erase_reading
from reader.window.insights.compare import (
    LIVED,
    SIMULATED,
    ComparePlot,
    Point,
    ReplayProcess,
    finding,
    place_labels,
    way_name,
)
from reader.window.kit import humanize as words
from reader.window.kit.humanize import number
from reader.window.kit.text import strong
from tests.window.insights.demo_weeks import NOW
from tests.window.open_window import open_window

QUICK = ("fix-1h", "fix-1d", ON_OPENING)
TWO = ("paperround", "he-parker")


def test_rows_are_those_that_the_lab_prints(conn):
    history = read_own_history(conn, NOW, LocalZone())
    trial = own_trial(history)
    assert trial.days == 14
    outcome = run_way(history, trial, "fix-1h", SystemClock(), lambda days, name: None)
    row = make_own_row(outcome, history, trial)
    assert {name: row[name] for name in as_rows([outcome])[0]} == as_rows([outcome])[0]
    last = trial.visits[trial.visits < trial.end_at].max()
    posts = sum(np.count_nonzero((at > trial.start_at) & (at <= last)) for at in history.posts)
    assert row["wait_min"] == pytest.approx(row["delay_h_per_day"] * 60 / (posts / 14))
    assert row["polls_per_day"] == pytest.approx(24 * len(history.names), rel=0.01)


def test_the_worker_tells_its_progress_and_each_row_as_it_comes(conn):
    sent: list = []
    run_replay(ReplayTask(read_own_history(conn, NOW, LocalZone()), QUICK), sent.append)
    assert [note.values["policy"] for note in sent if isinstance(note, Row)] == list(QUICK)
    shares = [note.share for note in sent if isinstance(note, Passed)]
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert [type(note) for note in sent].index(Done) == len(sent) - 1


def test_a_history_comes_through_a_pipe_as_it_was(conn):
    ours, theirs = Pipe()
    history = read_own_history(conn, NOW, ZoneInfo("Asia/Kathmandu"))
    with ours, theirs:
        sending = threading.Thread(target=Messages(ours, None).send, args=(ReplayTask(history, QUICK, 2),))
        sending.start()
        task = Messages[ReplayTask](theirs, ReplayTask, decode_part).receive()
        sending.join()
    assert task is not None
    assert (task.names, task.weeks) == (QUICK, 2)
    for name in OwnHistory.__struct_fields__:
        before, after = getattr(history, name), getattr(task.history, name)
        parts = zip(before, after, strict=True) if isinstance(before, tuple) else [(before, after)]
        assert all(np.array_equal(*part) and type(part[0]) is type(part[1]) for part in parts), name
    task.history.visits[:1] = 0.0  # whoever replays it may change it


def test_so_many_weeks_as_are_chosen_are_compared_and_replayed(show_page, conn, qtbot):
    history = read_own_history(conn, NOW, LocalZone())
    assert days_to_replay(history) == 14
    assert own_trial(history, weeks=1).days == 7
    assert own_trial(history, weeks=4).days == 14
    page = show_page("compare")
    assert [page.weeks.itemText(at) for at in range(page.weeks.count())] == ["Last week", "Last 2 weeks"]
    assert page.weeks.value() == 2
    page.weeks.choose(1)
    page.weeks.activated.emit(0)
    qtbot.waitUntil(lambda: round(page._ready.savings.savings.days) == 7)
    assert page.sentence.text().startswith("In your last 7 days")
    sent: list = []
    run_replay(ReplayTask(history, QUICK, 1), sent.append)
    assert sent[-1].days == 7


def test_too_little_history_is_told_and_not_replayed(conn):
    history = read_own_history(conn, NOW - 15 * 86_400, LocalZone())
    with pytest.raises(UsageError, match="needs 10 full days"):
        own_trial(history)
    sent: list = []
    run_replay(ReplayTask(history, QUICK), sent.append)
    assert [type(note) for note in sent] == [Failed]


def test_every_policy_of_the_lab_has_a_place_and_plain_words():
    assert set(ALL_WAYS) == {*POLICIES, ON_OPENING}
    assert set(SIMULATED) == set(ALL_WAYS) - set(QUICK)
    names = [way_name(name) for name in (LIVED, *ALL_WAYS)]
    assert len(set(names)) == len(names)
    assert not set(names) & set(POLICIES)


def test_four_strategies_are_there_without_a_run_and_ours_is_what_savings_measured(show_page, qtbot):
    page = show_page("compare")
    qtbot.waitUntil(lambda: bool(page.plain))
    facts = page._ready.savings
    assert [row[1] for row in page.table.texts()] == [
        "Paperround", "Every feed, every hour", "All feeds when you open Paperround", "Every feed once a day",
    ]  # fmt: skip
    ways = (facts.savings, facts.savings.hourly, facts.opening, facts.daily)
    assert [row[2] for row in page.table.texts()] == [number(round(way.fetches / 14)) for way in ways]
    assert [row[3] for row in page.table.texts()] == [words.minutes(wait_min(way.wait)) for way in ways]
    lost = (facts.lost, *(way.lost for way in ways[1:]))
    assert [row[4] for row in page.table.texts()] == [words.count(count / 14) for count in lost]
    assert not page.others.isVisible()
    hourly = facts.savings.fetches / facts.savings.hourly.fetches
    assert f"Paperround needed <b>{words.percent(hourly)}</b> of the fetches" in page.sentence.text()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert show_page.parts.insights.view.key == "savings"


def test_all_strategies_show_as_they_come_are_kept_and_exported(show_page, qtbot, weeks, tmp_path, monkeypatch):
    monkeypatch.setattr("reader.window.insights.compare.SIMULATED", TWO)
    page = show_page("compare")
    qtbot.waitUntil(lambda: bool(page.plain))
    page.all.button.click()
    assert page.run.text() == "Run"
    page.run.click()
    assert page.running.isVisible()
    qtbot.waitUntil(lambda: len(page.rows) == 2 and not page.process.is_running)
    assert [row[1] for row in page.others.texts()] == [way_name(name) for name in TWO]
    assert [row[3] for row in page.others.texts()] == [words.minutes(row["wait_min"]) for row in page.rows]
    assert "simulated strategy" in page.sentence.text()
    qtbot.waitUntil(lambda: WHAT_IF in load_rows(open_reader(weeks.database)))
    assert load_rows(open_reader(weeks.database))[WHAT_IF]["rows"] == json.loads(json.dumps(page.rows))
    page.load()
    qtbot.waitUntil(lambda: page.sentence.isEnabled())
    assert [row["policy"] for row in page.rows] == list(TWO), "the kept ones"
    page.plot.setFocus()
    QTest.keyClick(page.plot, Qt.Key.Key_End)
    assert page.others.currentIndex().row() == 1
    page.export_csv(tmp_path / "strategies.csv")
    exported = [row["policy"] for row in csv.DictReader((tmp_path / "strategies.csv").read_text().splitlines())]
    assert exported == [LIVED, "fix-1h", ON_OPENING, "fix-1d", *TWO]


def test_cancel_ends_the_process_and_brings_back_what_was(show_page, qtbot):
    page = show_page("compare")
    qtbot.waitUntil(lambda: bool(page.plain))
    page.all.button.click()
    page.start()
    qtbot.waitUntil(lambda: page.doing.text().startswith("Simulating"))
    pid = page.process.pid
    assert psutil.pid_exists(pid)
    page.stop()
    assert not page.process.is_running
    assert not psutil.pid_exists(pid)
    qtbot.waitUntil(lambda: page.sentence.isEnabled())
    assert page.rows == []
    assert page.run.isVisible()


def row(policy, polls, wait):
    return {"policy": policy, "polls_per_day": polls, "wait_min": wait}


def test_the_window_does_not_wait_until_a_replay_has_read_a_long_history(qapp, conn):
    history = read_own_history(conn, NOW, LocalZone())
    process = ReplayProcess(lambda note: None, qapp)
    process.start(replace(history, visits=np.tile(history.visits, 1_000)), QUICK)
    [handing_over] = [thread for thread in threading.enumerate() if thread.name == "replay-history"]
    process.cancel()
    handing_over.join(10)
    assert not handing_over.is_alive()


def test_a_replay_of_what_was_erased_meanwhile_ends_and_is_not_kept(show_page, qtbot, weeks, morning):
    page = show_page("compare")
    qtbot.waitUntil(lambda: bool(page.plain))
    page.start()
    morning.advance(1)
    erase_reading(show_page.parts.bridge, morning, lambda: None)
    page.finish(Done(14, 100))  # in the very moment in which it is erased
    qtbot.waitUntil(lambda: not page.process.is_running)
    qtbot.waitUntil(lambda: "You have 0." in page.unknown.words())
    assert WHAT_IF not in load_rows(open_reader(weeks.database))


def test_the_finding_is_honest_when_another_way_did_better():
    plain = [row(LIVED, 390, 7.3), row("fix-1h", 2_064, 9.0), row(ON_OPENING, 430, 38.0)]
    said = finding(plain, 14)
    assert f"needed {strong('19%')} of the fetches of hourly refreshing and kept you waiting 1.7 min less" in said
    assert "would have used 430 fetches a day and kept you waiting 38 min" in said
    said = finding([*plain, row("paperround", 380, 7.0), row("he-parker", 380, 9.8)], 14)
    assert "no other simulated strategy would have kept you waiting less" in said
    plain[1] = row("fix-1h", 2_064, 4.0)
    said = finding([*plain, row("paperround", 390, 7.3), row("he-parker", 390, 5.8)], 14)
    better = strong("Cube-root shares, optimised times")
    assert f"{better} would have kept you waiting 1.5 min less, at 390 fetches a day" in said
    assert "kept you waiting 3.3 min longer" in said


def test_a_new_user_is_told_what_is_missing(theme, morning, new_profile, qtbot):
    opened = open_window(new_profile, morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    page = opened.insights.open("compare").page("compare")
    qtbot.waitUntil(page.unknown.isVisible)
    assert "needs 10 full days" in page.unknown.words()
    assert not page.table.isVisible()
    assert not page.weeks.isVisible(), "an empty box to choose from"
    opened.window.close()
    opened.bridge.close()


def test_labels_of_points_never_lie_on_each_other(qapp):
    points = [
        Point("Paperround", 230, 4, True),
        Point("On opening", 134, 268, False),
        *(Point(str(number), 1_000, wait, False) for number, wait in enumerate((90, 95, 100, 9, 8, 7), 5)),
    ]
    placed = place_labels(points, 9.0, QPointF(100, 30))
    assert {point.label for point, _ in placed} == {point.label for point in points}  # each point is drawn
    sides = {point.label: side for point, side in placed}
    assert None not in (sides["Paperround"], sides["On opening"])
    shown = [(point.y, side) for point, side in placed if side is not None and point.label.isdecimal()]
    assert len(shown) == 4  # two on each side, at each of the two heights
    apart = [abs(a - b) * 30 for at, (a, left) in enumerate(shown) for b, other in shown[:at] if left is other]
    assert min(apart) >= 10


def test_the_axis_stays_at_the_left_where_one_reads_from_right_to_left(qapp, theme, qtbot):
    """The slider under Budget's curve reckons with it."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        frame = ComparePlot(theme)
        qtbot.addWidget(frame)
        frame.resize(600, 250)
        frame.show()
        frame.show_points([Point("1", 100, 5, False), Point("2", 200, 2, False)], None, "", ["", ""])
        item = frame.plot.getPlotItem()
        qtbot.waitUntil(lambda: item.vb.geometry().width() > 400)
        assert item.getAxis("left").geometry().right() <= item.vb.geometry().left() + 1
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
