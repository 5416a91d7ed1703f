"""A clock that is wrong for a while: nothing stops, nobody is asked too often, nothing is thrown away."""

from __future__ import annotations

import queue
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from reader.core.records.logged import Gap, GapKind, Visit
from reader.engine.loop import drive
from reader.engine.messages import Refresh
from reader.store.engine_state import load_pauses, save_pauses
from reader.store.feeds import list_feeds, remove_feed
from reader.store.poll_log import list_gaps, save_gap
from reader.store.reading_log import add_visits, list_visits
from tests.engine.rig import DAY_S, Rig, noon_rig
from tests.engine.simulated import local_time
from tests.fake_clock import FakeClock
from tests.feedserver import running
from tests.long_tests import mark_long

YEAR_S = 365 * DAY_S
FEEDS = 3


@pytest.fixture(scope="module")
def past(tmp_path_factory):
    """Three feeds that were polled, and a user who looks twice a day; then, how many polls the next day brings."""
    folder = tmp_path_factory.mktemp("past")
    with running() as server:
        with noon_rig(folder / "first", server) as rig:
            for number in range(FEEDS):
                rig.add(number)
            rig.visited_daily((8.0, 18.0))
            rig.run(hours=6)
            morning = rig.keep(folder / "settled")
            count = usual_day(rig)
            kept = morning, rig.keep(folder / "a day later"), count
        yield kept


@pytest.fixture
def settled(past, tmp_path):
    with past[0].go_on(tmp_path) as rig:
        yield rig


@pytest.fixture
def day_later(past, tmp_path):
    """With the polls of that day."""
    with past[1].go_on(tmp_path) as rig:
        yield rig, past[2]


def polled_since(rig: Rig, at: float) -> dict[int, int]:
    counts: dict[int, int] = {}
    for poll in rig.polls():
        if poll.at > at:
            counts[poll.feed_id] = counts.get(poll.feed_id, 0) + 1
    return counts


def count_bodies(rig: Rig) -> int:
    return len(list(rig.conn.execute("SELECT entry_id FROM bodies")))


def usual_day(rig: Rig) -> int:
    began = rig.clock.now()
    rig.run(hours=24)
    return sum(polled_since(rig, began).values())


@pytest.mark.parametrize("ahead_s", mark_long([2 * DAY_S, YEAR_S], {2 * DAY_S}))
def test_one_run_with_the_clock_ahead_does_not_stop_polling(day_later, ahead_s):
    settled, before = day_later
    right = settled.clock.now()
    settled.clock.at = right + ahead_s
    settled.restart()
    settled.engine.handle(Refresh(), settled.clock.now())
    settled.run_now()
    settled.clock.at = right + 60
    settled.restart()
    after = usual_day(settled)
    assert set(polled_since(settled, right)) == {feed.id for feed in list_feeds(settled.conn)}
    assert before / 2 <= after <= before * 2 + FEEDS


@pytest.mark.parametrize("back_s", mark_long([3 * 3_600.0, YEAR_S], {3 * 3_600.0}))
def test_a_clock_that_is_set_back_while_it_runs_does_not_stop_polling(day_later, back_s):
    settled, before = day_later
    settled.engine.run_once(settled.clock.now())
    settled.clock.at -= back_s
    began = settled.clock.now()
    after = usual_day(settled)
    mine = [poll for poll in settled.polls() if began < poll.at <= began + DAY_S]
    assert {poll.feed_id for poll in mine} == {feed.id for feed in list_feeds(settled.conn)}
    assert after >= before / 2


def test_a_wish_keeps_its_length_when_the_clock_is_set_right(rig):
    """The publisher wants twelve hours between two polls; a year too far ahead is still twelve hours."""
    feed = rig.add(0, **{"Cache-Control": "max-age=43200"})
    rig.visited_daily((8.0, 18.0))
    rig.clock.at += YEAR_S
    rig.run_now()
    rig.clock.at -= YEAR_S
    right = rig.clock.now()
    rig.restart()
    rig.run(hours=36)
    asked = [poll.at for poll in rig.polls(feed) if poll.at < right + YEAR_S / 2]
    assert asked[0] >= right + 43_200 - 60
    assert all(later - sooner >= 43_200 for sooner, later in pairwise(asked))


def test_a_host_that_asked_for_a_pause_is_left_alone_for_an_hour_not_for_a_year(settled):
    now = settled.clock.now()
    save_pauses(settled.conn, {"f0.example": now + YEAR_S, "f1.example": now + DAY_S}, now)
    settled.restart()
    settled.run_now()
    pauses = load_pauses(settled.conn)
    assert pauses["f0.example"] == pytest.approx(now + 3_600, abs=120)
    assert pauses["f1.example"] == now + DAY_S


def test_what_the_user_did_stays_and_is_left_out_of_the_plan(settled):
    now = settled.clock.now()
    add_visits(settled.conn, [Visit(now + YEAR_S, None, "view")])
    save_gap(settled.conn, Gap(now, now + YEAR_S, GapKind.ASLEEP), 2 * YEAR_S)
    count = len(list_visits(settled.conn))
    settled.restart()
    settled.run(hours=2)
    assert len(list_visits(settled.conn)) == count
    assert list_gaps(settled.conn, now + DAY_S, now + YEAR_S) == []


def test_a_year_ahead_throws_nothing_away(settled):
    """A feed that was removed a moment ago can be brought back for days."""
    right = settled.clock.now()
    remove_feed(settled.conn, list_feeds(settled.conn)[0].id, right)
    kept = count_bodies(settled)
    settled.clock.at = right + YEAR_S
    settled.restart()
    settled.run(hours=1)
    settled.clock.at = right + 3_600
    settled.restart()
    settled.run(hours=1)
    assert count_bodies(settled) == kept


@pytest.mark.parametrize("day", mark_long(["2026-10-25", "2026-03-29"], {"2026-03-29"}))
def test_the_days_of_summer_time_are_ordinary_days(tmp_path, clock, feedserver, day):
    midnight = datetime.fromisoformat(f"{day}T00:00:00").replace(tzinfo=UTC).timestamp()
    with local_time("Europe/Berlin"):
        clock.at = midnight - 1.25 * DAY_S
        rig = Rig(tmp_path, clock, feedserver)
        for number in range(FEEDS):
            rig.add(number)
        rig.visited_daily((8.0, 18.0))
        rig.run(hours=6)
        counts = [usual_day(rig) for _ in range(2)]
        rig.close()
    assert min(counts) >= max(counts) * 0.6


class Hands:
    """An engine that only notes when it was run; each run wants the next in an hour."""

    def __init__(self) -> None:
        self.runs: list[float] = []

    def run_once(self, now: float) -> float:
        self.runs.append(now)
        return now + 3_600

    def be_alive(self, now: float) -> None:
        pass

    def do_idle_work(self, now: float) -> bool:
        return False


def test_the_loop_wakes_when_the_clock_is_set_back(monkeypatch):
    clock, engine = FakeClock(), Hands()
    jumps = iter([30.0, 30.0, -YEAR_S, 30.0])

    class Inbox(queue.Queue):
        def get(self, block=True, timeout=None):
            clock.at += next(jumps)
            raise queue.Empty

    began = clock.at
    drive(engine, Inbox(), clock, until=lambda now, wake: now < began - 1 and len(engine.runs) > 1)  # type: ignore[arg-type]
    assert engine.runs == [began, began + 60 - YEAR_S]
