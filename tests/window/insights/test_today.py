from __future__ import annotations

import subprocess
import sys
from datetime import datetime
from zoneinfo import ZoneInfo

import pyqtgraph as pg
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from reader.core.clock import LocalZone
from reader.core.records.logged import GapKind, PollRecord
from reader.core.records.reasons import before_visit
from reader.features.accounts.records import Account, ServerKind
from reader.features.accounts.store import SyncTotals
from reader.features.offline.records import Need, PrefetchedFor
from reader.insights.batches import WakeUp, done_wake_ups
from reader.insights.day import PrefetchReport, read_day
from reader.store.db import open_reader
from reader.store.engine_state import list_planned
from reader.store.poll_log import get_day, list_gaps, list_polls, note_awake
from reader.store.settings import load_settings
from reader.window.insights.plots import Hatch
from reader.window.insights.today import TodayFacts, asked_in_words, group_by_reason
from reader.window.insights.today_plot import find_ticks
from tests.engine.simulated import local_time
from tests.window.helpers import point_at, press
from tests.window.insights.demo_weeks import NOW, view_of
from tests.window.insights.young import make_young_profile


def test_the_sentence_says_what_the_ledger_says(show_page, conn):
    page = show_page("today")
    fetches = sum(use.fetches for use in get_day(conn, "2026-06-11"))
    assert fetches == len([poll for poll in list_polls(conn, 10_000) if poll.local_day == "2026-06-11"])
    assert f"<b>{fetches} fetches</b>" in page.sentence.text()
    assert page.facts.day.ledger.used == fetches


def test_every_poll_of_the_day_and_of_the_plan_is_in_exactly_one_bar(conn):
    day = read_day(conn, NOW, LocalZone())
    done = [poll for poll in list_polls(conn, 10_000) if day.start_at <= poll.at]
    planned = [poll for poll in list_planned(conn, NOW) if poll.at < day.end_at]
    assert sum(one.fetches for one in day.done) == len(done)
    assert sum(len(one.feed_ids) for one in day.planned) == len(planned)
    assert abs(sum(one.worth_h for one in day.planned) - sum(poll.worth_h for poll in planned)) < 1e-9
    times = [one.at for one in day.wake_ups]
    assert times == sorted(times)


def test_feeds_that_the_user_has_asked_twice_are_counted_once_and_their_fetches_are_not():
    polls = [
        PollRecord(feed_id, NOW + at, "manual", "refreshed", "2026-06-11", "fresh", new_count=new)
        for feed_id, at, new in ((1, 0, 2), (2, 1, 0), (1, 20, 1))
    ]
    (one,) = done_wake_ups(polls)
    assert (one.feed_ids, one.fetches, one.new_feeds, one.new_posts) == ((1, 2), 3, 1, 3)


def test_a_reason_has_one_row_that_folds_out_into_its_batches(show_page):
    page = show_page("today")
    day = page.facts.day
    batches = [
        WakeUp(NOW + at, (1,), (reason,), is_planned=True, fetches=fetches)
        for at, reason, fetches in ((60, "wanted-at-once", 2), (120, "woke", 1), (180, "wanted-at-once", 1))
    ]
    page._show_table(replace(day, wake_ups=tuple(batches)))
    first = "▸  You asked to be notified right away."
    assert [row[0] for row in page.table.texts()] == [first, "▸  First fetch after the computer woke up."]
    assert page.table.texts()[0][1:3] == [f"{_clock(NOW + 60)} and {_clock(NOW + 180)}", "3"]
    model = page.table.cells
    spoken = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Reason: You asked to be notified right away., folded"
    page.table.on_opened(model.rows[0].id)
    assert [row[0].split()[0] for row in page.table.texts()] == ["▾", _clock(NOW + 60), _clock(NOW + 180), "▸"]
    page.table.on_opened(model.rows[0].id)
    assert len(page.table.texts()) == 2


def test_batches_before_visits_at_several_times_have_one_reason():
    reasons = [str(before_visit(NOW + hours * 3_600)) for hours in (2, 7)]
    batches = [WakeUp(NOW + i, (1,), (one,), is_planned=True, fetches=1) for i, one in enumerate(reasons)]
    assert group_by_reason(batches) == {"Just before you usually read.": batches}


def test_arrows_walk_the_bars_and_the_box_explains_each(show_page):
    page = show_page("today")
    page.plot.setFocus()
    QTest.keyClick(page.plot, Qt.Key.Key_Home)
    assert page.plot.current == 0
    assert page.explanation.words().startswith("Asleep from 00:00 to ")
    QTest.keyClick(page.plot, Qt.Key.Key_Right)
    assert ", fetched" in page.explanation.words()
    assert "They usually have new articles by then." in page.explanation.words()
    QTest.keyClick(page.plot, Qt.Key.Key_End)
    assert page.plot.current == len(page.facts.day.stops) - 1
    assert "scheduled" in page.explanation.words()
    QTest.keyClick(page.plot, Qt.Key.Key_Left)
    assert page.plot.current == len(page.facts.day.stops) - 2


def test_the_ring_of_the_focus_is_whole(show_page, qtbot, theme):
    """On all four sides of the chart, over its plot."""
    page = show_page("today")
    page.plot.setFocus(Qt.FocusReason.TabFocusReason)
    image = page.plot.grab().toImage()
    accent, middle = theme.ink("accent"), (image.width() // 2, image.height() // 2)
    sides = [(1, middle[1]), (image.width() - 2, middle[1]), (middle[0], 1), (middle[0], image.height() - 2)]
    assert [image.pixelColor(*side) for side in sides] == [accent] * 4
    page.plot.clearFocus()
    assert page.plot.grab().toImage().pixelColor(*sides[1]) != accent


def test_a_screen_reader_hears_one_sentence_and_every_bar(show_page):
    page = show_page("today")
    face = QAccessible.queryAccessibleInterface(page.plot)
    summary = face.text(QAccessible.Text.Description)
    assert summary.startswith("Timeline of Thursday 11 June.")
    assert "Offline from " in summary
    assert "Asleep from 00:00 to " in summary
    assert len(page.plot.values()) == len(page.facts.day.stops)
    assert all(value.strip() for value in page.plot.values())
    assert "You usually read around " in summary
    assert "You were here " in summary


def test_what_is_drawn_stands_in_the_tree_of_screen_readers(show_page):
    page = show_page("today")
    notes = list_told(page.plot)
    assert notes[-len(page.plot.values()) :] == page.plot.values()
    assert "Now 10:24" in notes[: -len(page.plot.values())]
    assert any(words.startswith(("10:", "11:", "12:")) and "scheduled" in words for words in notes)


def list_told(plot):
    """The names of the plot's list of values, all in sight."""
    face = QAccessible.queryAccessibleInterface(plot)
    lists = [face.child(number) for number in range(face.childCount())]
    (found,) = [one for one in lists if one.role() == QAccessible.Role.List]
    assert found.text(QAccessible.Text.Name) == face.text(QAccessible.Text.Name)
    rows = [found.child(number) for number in range(found.childCount())]
    assert not any(row.state().invisible for row in rows)
    return [row.text(QAccessible.Text.Name) for row in rows]


def test_the_cursor_stays_on_its_bar_when_another_comes_before_it(show_page):
    page = show_page("today")
    planned = page.explanation.words()
    day = page.facts.day
    asked = WakeUp(day.start_at + 60, (1,), ("manual",), False, 1)
    page.show_facts(replace(page.facts, day=replace(day, wake_ups=(asked, *day.wake_ups))))
    assert page.explanation.words() == planned


def test_enter_offers_the_feeds_of_the_bar(show_page):
    page = show_page("today")
    biggest = max(page.facts.day.wake_ups, key=lambda one: len(one.feed_ids))
    menu = page.make_menu(biggest)
    names = page.facts.day.names
    assert [action.text() for action in menu.actions()] == [
        names[feed_id].replace("&", "&&") for feed_id in biggest.feed_ids
    ]
    menu.actions()[0].trigger()
    assert show_page.parts.insights.view.page("feed").feed_id == biggest.feed_ids[0]


def test_the_table_holds_every_batch_of_the_schedule_once(show_page):
    page = show_page("today")
    for number in range(len(page.table.cells.rows)):
        page.table.on_opened(-1 - number)
    rows = [row for row in page.table.texts() if row[0][0] not in "▸▾"]
    day = page.facts.day
    assert sorted(row[0].split()[0] for row in rows) == sorted(_clock(one.at) for one in day.planned)
    assert sum(int(row[2]) for row in rows) == day.polls_planned


def _clock(at):
    from reader.window.kit.humanize import clock

    return clock(at)


def test_yesterday_shows_what_was_done_and_tomorrow_what_is_planned(show_page, qtbot):
    page = show_page("today")
    page.switch.choose("yesterday")
    qtbot.waitUntil(lambda: page.facts.day.end_at <= NOW)
    assert page.title.text() == "Schedule"
    assert page.facts.day.done
    assert not page.facts.day.planned
    assert page.table.texts()
    page.switch.choose("tomorrow")
    qtbot.waitUntil(lambda: page.facts.day.start_at > NOW)
    assert "scheduled until" in page.sentence.text()
    assert not page.facts.day.done


def test_a_new_user_is_told_what_is_not_known_yet(open_it, new_profile, morning, theme, qtbot):
    from tests.window.open_window import open_window

    opened = open_window(new_profile, morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    page = opened.insights.open("today").page("today")
    qtbot.waitUntil(lambda: bool(page.sentence.text()))
    assert not page.facts.day.reading.is_enough
    assert page.explanation.words() == "No fetches on this day."
    assert "Scheduling starts with background refresh." in page.note.text()
    opened.window.close()
    opened.bridge.close()


def test_the_first_day_does_not_call_first_documents_nothing_new(show_page, tmp_path):
    page = show_page("today", make_young_profile(tmp_path / "young", "hour"))
    assert "since you subscribed" in page.sentence.text()
    assert page.facts.day.fetches > 0
    assert not page.facts.day.reading.is_enough
    assert not any(isinstance(item, pg.FillBetweenItem) for item in page.plot.plot.getPlotItem().items), "no curve"


def test_escape_and_the_button_lead_back_to_reading(show_page, qtbot):
    page = show_page("today")
    parts = show_page.parts
    view = view_of(page)
    assert not parts.actions["mark_all_read"].isEnabled(), "keys of the list rest while it is out of sight"
    page.plot.setFocus()
    press(parts, "Esc")
    assert parts.frame.stack.currentWidget() is parts.frame.panes
    assert parts.actions["mark_all_read"].isEnabled()
    press(parts, "G, I")
    assert parts.frame.stack.currentWidget() is view
    view.list.back.click()
    assert parts.frame.stack.currentWidget() is parts.frame.panes
    parts.insights.open()
    press(parts, "G, U")
    assert parts.frame.stack.currentWidget() is parts.frame.panes
    parts.insights.leave()


def test_the_window_starts_without_pyqtgraph():
    code = (
        "import sys, reader.window.app.app as app; vars(app); "
        "loaded = {'pyqtgraph'} & set(sys.modules); "
        "print(loaded); sys.exit(bool(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_sleep_and_offline_are_hatched_and_told_under_the_pointer(show_page, conn):
    page = show_page("today")
    day = page.facts.day
    kept = list_gaps(conn, day.start_at, day.end_at)
    assert {gap.kind for gap in day.gaps} == {GapKind.ASLEEP, GapKind.OFFLINE}
    assert [gap.ended_at for gap in day.gaps] == [gap.ended_at for gap in kept]
    hatched = [item for item in page.plot.plot.getPlotItem().items if isinstance(item, Hatch)]
    assert len(hatched) == len(day.gaps) + len(day.usually_off)
    offline = next(i for i, one in enumerate(day.stops) if getattr(one, "kind", "") == GapKind.OFFLINE)
    gap = day.stops[offline]
    middle = (gap.started_at + gap.ended_at) / 2
    view = page.plot.plot
    scene = view.getPlotItem().vb.mapViewToScene(QPointF((middle - day.start_at) / 3_600, 200))
    point_at(view.viewport(), view.mapFromScene(scene))
    assert page.explanation.words().startswith("Offline from ")
    page.plot.on_opened(offline)  # opens nothing: no feed was polled


def test_an_engine_that_does_not_run_is_a_gap_until_now(writer):
    writer.execute("DELETE FROM awake WHERE last_at > ?", (NOW - 7_200,))
    note_awake(writer, NOW - 7_200, 28 * 86_400)
    gap = read_day(writer, NOW, LocalZone()).gaps[-1]
    assert (gap.kind, gap.ended_at) == (GapKind.CLOSED, NOW)
    assert gap.started_at == NOW - 7_200


def test_it_says_how_often_the_server_of_an_account_was_asked(conn, qapp):
    day = read_day(conn, NOW, LocalZone())
    server = Account(1, ServerKind.FRESHRSS, "https://rss.example", "me", "FreshRSS", NOW - 90 * 86_400)
    synced = SyncTotals(9, 30, 210_000)
    facts = TodayFacts(day, None, accounts=((server, synced), (replace(server, name="Idle"), SyncTotals(0, 0, 0))))
    hours = round((NOW - day.start_at) / 3_600)
    assert asked_in_words(facts) == [f"FreshRSS synced 9 times (0.2 MB). Hourly would have been {hours}."]
    new = replace(facts, accounts=((replace(server, added_at=NOW - 60), replace(synced, asks=1)),))
    assert asked_in_words(new) == ["FreshRSS synced once (0.2 MB). Hourly would have been 1."], "it is a minute old"


@pytest.mark.parametrize(
    ("date", "third_hour", "end"), [("2026-03-29", 2, 23), ("2026-06-11", 3, 24), ("2026-10-25", 4, 25)]
)
def test_the_axis_shows_the_time_of_the_wall_clock_when_the_clocks_change(date, third_hour, end):
    with local_time("Europe/Berlin"):
        start = datetime.fromisoformat(date).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
        ticks = find_ticks(start, start + end * 3_600)
    assert [(x, text) for x, text in ticks if text in ("00:00", "03:00", "24:00")] == [
        (0, "00:00"),
        (third_hour, "03:00"),
        (end, "24:00"),
    ]
    assert [text for _, text in ticks] == [f"{hour:02d}:00" for hour in range(0, 25, 3)]


def test_downloading_ahead_is_offered_who_often_reads_offline_and_it_is_off(show_page, weeks, qtbot):
    page = show_page("today")
    assert page.offer.isHidden()
    need = Need(datetime(2026, 6, 11, 18, 5).astimezone().timestamp(), PrefetchedFor.NO_NETWORK, 0.8)
    report = PrefetchReport("off", None, need, (), 0, 9)
    for other in (replace(report, amount="all"), replace(report, next_need=replace(need, cause=PrefetchedFor.SITTING))):
        page.show_facts(replace(page.facts, ready=other))
        assert page.offer.isHidden()
    page.show_facts(replace(page.facts, ready=report))
    assert not page.offer.isHidden()
    assert "You often read offline around 18:05." in page.sentence.text()
    page.offer.click()
    qtbot.waitUntil(lambda: load_settings(open_reader(weeks.database)).prefetch == "little")
    assert page.offer.isHidden()
