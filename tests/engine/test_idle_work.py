"""What can wait is done in the engine's idle moments: in pieces, never before what is due, and then no more."""

from __future__ import annotations

import queue
from collections.abc import Callable
from contextlib import closing
from datetime import UTC
from itertools import pairwise
from pathlib import Path

import apsw
import pytest

import reader.store.content as rows
from reader.core.paths import Profile
from reader.core.records.stored import NewEntry
from reader.core.settings import Settings
from reader.engine.conditions import Conditions
from reader.engine.loop import BEAT_S, CALM_AFTER_S, CALM_S, SPARE_S, drive
from reader.engine.maintenance import INDEXED_AT_ONCE, POSTS_AT_ONCE, Upkeep, keep_up
from reader.engine.messages import Command, FeedsChanged, Stop
from reader.features.stories import store as stories
from reader.store import backup, feeds, views
from reader.store.db import open_store
from tests.engine.rig import Rig
from tests.engine.simulated import local_time
from tests.fake_clock import FakeClock
from tests.unit.store.made import NOW, make_content, make_key, store


@pytest.fixture
def conn(tmp_path):
    conn = open_store(tmp_path / "spare.sqlite", NOW)
    yield conn
    conn.close()


def fill(conn: apsw.Connection, url: str, count: int, at: float = NOW) -> int:
    feed_id = feeds.add_feed(conn, url, at).feed_id
    store(conn, feed_id, [NewEntry((make_key(url, n),), make_content(n, f"text {n}")) for n in range(count)], at=at)
    return feed_id


NO_PROFILE = Profile(Path("nowhere"))


def use_all(spare: Upkeep, now: float = NOW) -> int:
    """How many pieces there were."""
    pieces = 0
    while spare.use_idle_time(now):
        pieces += 1
    return pieces


def test_a_long_queue_of_search_is_worked_off_in_pieces_also_where_nothing_is_polled(conn):
    """As after a repair: all at once it would take minutes, and whoever watches the engine would take it for hung."""
    fill(conn, "https://a.example/feed", 3 * INDEXED_AT_ONCE)
    spare = Upkeep(conn, UTC, NO_PROFILE)
    waiting = []
    while spare.use_idle_time(NOW):
        waiting.append(conn.execute("SELECT count(*) FROM index_queue").get)
    assert waiting[:3] == [2 * INDEXED_AT_ONCE, INDEXED_AT_ONCE, 0]
    fill(conn, "https://b.example/feed", 1)
    spare.index_new()
    assert conn.execute("SELECT count(*) FROM index_queue").get == 0


def test_a_backlog_is_worked_off_in_small_pieces_and_then_there_is_nothing_to_do(conn):
    fill(conn, "https://a.example/feed", 3 * POSTS_AT_ONCE)
    spare = Upkeep(conn, UTC, NO_PROFILE)
    seen = [rows.get_progress(conn).last_entry_id]
    while spare.use_idle_time(NOW):
        seen.append(rows.get_progress(conn).last_entry_id)
    assert max(after - before for before, after in pairwise(seen)) == POSTS_AT_ONCE
    assert seen[-1] == views.find_newest_id(conn)
    assert not spare.use_idle_time(NOW + 60)


def test_it_goes_on_where_something_new_was_stored(conn):
    feed_id = fill(conn, "https://a.example/feed", 5)
    spare = Upkeep(conn, UTC, NO_PROFILE)
    use_all(spare)
    store(conn, feed_id, [NewEntry((make_key("later"),), make_content(9, "later"))], at=NOW + 60)
    assert not spare.use_idle_time(NOW + 60)
    spare.note_stored([feed_id])
    assert use_all(spare, NOW + 60) == 1
    assert rows.get_progress(conn).last_entry_id == views.find_newest_id(conn)


def test_subscriptions_had_twice_are_found_once_a_day_and_when_a_new_one_came(conn):
    one = fill(conn, "https://a.example/feed", 8)
    spare = Upkeep(conn, UTC, NO_PROFILE)
    use_all(spare)
    assert stories.list_overlaps(conn) == []
    two = fill(conn, "https://a.example/atom", 8)
    spare.note_stored([two])
    use_all(spare)
    (found,) = stories.list_overlaps(conn)
    assert (found.feed_id, found.inside_id, found.is_mutual) == (two, one, True)
    assert not Upkeep(conn, UTC, NO_PROFILE)._overlaps.go_on(NOW + 60), "a restart does not search again the same day"
    feeds.remove_feed(conn, one, NOW)
    assert stories.list_overlaps(conn) == []
    feeds.restore_feed(conn, one)
    assert use_all(spare, NOW + 86_400) == 1


def test_a_store_that_cannot_be_written_stops_nothing(conn):
    fill(conn, "https://a.example/feed", 5)
    spare = Upkeep(conn, UTC, NO_PROFILE)
    conn.execute("PRAGMA query_only = ON")
    use_all(spare)
    conn.execute("PRAGMA query_only = OFF")
    spare.note_stored([1])
    use_all(spare)
    assert rows.get_progress(conn).last_entry_id == 5


def test_a_bug_in_reading_is_logged_and_polling_goes_on(conn, monkeypatch, expect_log):
    expect_log("could not be read")
    fill(conn, "https://a.example/feed", 5)
    spare = Upkeep(conn, UTC, NO_PROFILE)
    monkeypatch.setattr("reader.features.stories.worker.make_digest", lambda *texts: 1 / 0)
    use_all(spare)
    assert rows.get_progress(conn).last_entry_id == 0


def test_the_engine_reads_what_its_polls_brought_between_them_and_never_during_one(tmp_path, clock, feedserver):
    with local_time("UTC"):
        clock.at = NOW
        rig = Rig(tmp_path / "rig", clock, feedserver)
        rig.add(0, posts=30)
        rig.run_now()
        while rig.engine.do_idle_work(clock.now()):
            pass
        assert rows.get_progress(rig.conn).last_entry_id == 0, "it has just started"
        assert backup.list_backups(rig.profile.backups) == []
        clock.advance(CALM_AFTER_S)
        while rig.engine.do_idle_work(clock.now()):
            pass
        assert {one.path.name[:5] for one in backup.list_backups(rig.profile.backups)} == {"own-d", "every"}
        assert rows.get_progress(rig.conn).last_entry_id == views.find_newest_id(rig.conn) == 30
        rig.add(1, posts=5)
        rig.run(hours=1)
        assert rig.engine.do_idle_work(clock.now())
        rig.close()


def test_reading_waits_for_mains_power(tmp_path, clock, feedserver):
    with local_time("UTC"):
        clock.at = NOW
        rig = Rig(tmp_path / "rig", clock, feedserver)
        rig.conditions = Conditions(on_battery=True)
        rig.add(0, posts=30)
        rig.run_now()
        clock.advance(CALM_AFTER_S)
        assert not rig.engine.do_idle_work(clock.now())
        rig.conditions = Conditions()
        rig.run(hours=1)
        assert rig.engine.do_idle_work(clock.now())
        rig.close()


class Scripted:
    """Stands for the engine: notes when it is asked to run and to use a spare moment."""

    def __init__(self, clock: FakeClock, wakes: list[float], pieces: int) -> None:
        self.clock, self.wakes, self.pieces = clock, wakes, pieces
        self.log: list[tuple[str, float]] = []

    def run_once(self, now: float) -> float:
        self.log.append(("run", now))
        return now + self.wakes.pop(0)

    def handle(self, command: Command, now: float) -> None:
        self.log.append(("told", now))

    def be_alive(self, now: float) -> None:
        pass

    def do_idle_work(self, now: float) -> bool:
        self.log.append(("spare", now))
        self.pieces -= 1
        return self.pieces >= 0


class Inbox(queue.Queue):
    """Time passes only while it is waited for a command."""

    def __init__(self, clock: FakeClock, on_wait: Callable[[float], Command | None]) -> None:
        super().__init__()
        self.clock, self.on_wait = clock, on_wait
        self.waits: list[float] = []

    def get(self, block: bool = True, timeout: float | None = None) -> Command:
        assert timeout is not None
        self.waits.append(timeout)
        self.clock.at += timeout
        command = self.on_wait(self.clock.at)
        if command is None:
            raise queue.Empty
        return command


def run(wakes: list[float], pieces: int, end_after_s: float, command: Command | None = None):
    clock = FakeClock(NOW)
    engine = Scripted(clock, wakes, pieces)
    said = [command] if command else []

    def on_wait(now: float) -> Command | None:
        if now >= NOW + end_after_s:
            return Stop()
        return said.pop() if said else None

    inbox = Inbox(clock, on_wait)
    drive(engine, inbox, clock, on_idle=lambda: engine.log.append(("rest", clock.now())))  # type: ignore[arg-type]
    return engine, inbox


def test_pieces_are_done_while_nothing_is_due_with_pauses_between_them():
    engine, inbox = run([600.0] * 3, pieces=4, end_after_s=120.0)
    assert [what for what, _ in engine.log[:7]] == ["run", "rest", "spare", "spare", "spare", "spare", "spare"]
    assert inbox.waits[:4] == [CALM_S] * 4


def test_it_rests_once_after_what_was_due_and_once_after_what_could_wait():
    engine, _ = run([100.0, 600.0], pieces=2, end_after_s=200.0)
    done = [what for what, _ in engine.log if what != "spare"]
    assert done == ["run", "rest", "rest", "run", "rest"]
    assert [what for what, _ in engine.log[:6]] == ["run", "rest", "spare", "spare", "spare", "rest"]


def test_without_work_it_sleeps_as_long_as_ever():
    _, inbox = run([600.0] * 3, pieces=0, end_after_s=120.0)
    assert set(inbox.waits) == {BEAT_S}


def test_what_is_due_goes_before_what_can_wait():
    engine, _ = run([SPARE_S / 2, 600.0], pieces=3, end_after_s=1.5)
    runs = [now for what, now in engine.log if what == "run"]
    spares = [now for what, now in engine.log if what == "spare"]
    assert runs == [NOW, NOW + SPARE_S / 2]
    assert min(spares) >= runs[1]


def test_a_stop_between_two_pieces_is_heard_at_once():
    engine, _ = run([600.0], pieces=1_000, end_after_s=1.0)
    assert len([1 for what, _ in engine.log if what == "spare"]) <= 1.0 / CALM_S + 1


def test_a_command_between_two_pieces_is_acted_on_before_the_next():
    engine, _ = run([600.0, 600.0], pieces=1_000, end_after_s=0.5, command=FeedsChanged())
    assert [what for what, _ in engine.log[:5]] == ["run", "rest", "spare", "told", "run"]


def test_a_profile_without_feeds_gets_no_backup_and_one_as_soon_as_it_has_some(tmp_path):
    profile = Profile(tmp_path)
    with closing(open_store(profile.database, NOW)) as conn:
        keep_up(conn, profile, Settings(), NOW, UTC)
        assert not backup.list_backups(profile.backups)
        feeds.add_feed(conn, "https://a.example/feed", NOW)
        keep_up(conn, profile, Settings(), NOW + 3_600, UTC)
        assert len(backup.list_backups(profile.backups)) == 1
