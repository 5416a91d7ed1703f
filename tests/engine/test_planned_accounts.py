"""The server of an account in the plan: asked when that is worth it, and told to poll where the user lets us."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.records.planning import HOUR_S
from reader.engine.conditions import FULL, Allowance
from reader.engine.planning import Planner
from reader.features.accounts.records import AccountState, PlannedSync, SyncReason
from reader.features.accounts.store import (
    change_account,
    find_account_state,
    get_account,
    list_linked_feeds,
    note_asked,
    note_polled,
    save_account_state,
)
from reader.planner.learning.rhythm import SLOT_S
from reader.store.db import Connection, open_store
from reader.store.feeds import list_feeds
from reader.store.poll_log import list_polls
from tests.engine.rig import Rig
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer
from tests.unit.planner.day_models import MONDAY, UTC
from tests.unit.planner.test_day_model import fill, make_history
from tests.unit.store.made import make_account

BUDGET = 12


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An account with three feeds whose user looks at half past seven, a quarter past twelve and seven."""
    path = tmp_path_factory.mktemp("planned") / "made.sqlite"
    conn = open_store(path, MONDAY)
    posts, visits = make_history()
    fill(conn, posts, visits, posts[0][0] - 1e6)
    make_account(conn, [1, 2, 3], AccountState(synced_at=MONDAY, tried_at=MONDAY, delay_s=1_200.0))
    conn.close()
    return path


@pytest.fixture
def conn(made: Path, tmp_path: Path) -> Iterator[Connection]:
    shutil.copy(made, tmp_path / "plan.sqlite")
    conn = open_store(tmp_path / "plan.sqlite", MONDAY)
    yield conn
    conn.close()


class Day:
    """A Monday without visits: the plan is asked every quarter of an hour, and what it wants is done."""

    def __init__(self, conn: Connection) -> None:
        self.conn = conn
        self.asks: list[PlannedSync] = []
        self.ahead: list[PlannedSync] = []
        self._planner = Planner(conn, UTC, on_syncs=self._hear)
        self._now = MONDAY

    def _hear(self, asks: object) -> None:
        for ask in asks:  # type: ignore[attr-defined]
            (self.asks if ask.at <= self._now else self.ahead).append(ask)

    def live(self, allowance: Allowance = FULL, until_h: float = 24.0) -> list[float]:
        """At which hours something was asked for."""
        left = BUDGET
        for self._now in np.arange(MONDAY + SLOT_S, MONDAY + until_h * HOUR_S, SLOT_S).tolist():
            before = len(self.asks)
            feeds = list_feeds(self.conn)
            self._planner.prepare(feeds, BUDGET, self._now)
            last_visit_at = MONDAY - 5 * HOUR_S
            state = self._planner.poll_state(feeds, self._now, last_visit_at, left, {}, allowance)
            choice = self._planner.choose(state, user_present=False)
            assert choice is not None
            assert not choice.places.size, "none of these feeds is polled from here"
            for ask in self.asks[before:]:
                left -= max(len(ask.feed_ids), 1)
                self._synchronise(ask)
        self._planner.forecast(state, feeds, self._now + SLOT_S, ())
        return [(ask.at - MONDAY) / HOUR_S for ask in self.asks]

    def _synchronise(self, ask: PlannedSync) -> None:
        for feed_id in ask.feed_ids:
            note_polled(self.conn, feed_id, self._now)
        state = find_account_state(self.conn, ask.account_id)
        save_account_state(self.conn, ask.account_id, replace(state, synced_at=self._now, tried_at=self._now))
        note_asked(self.conn, ask.account_id, self._now)


def test_it_is_asked_before_the_user_usually_looks_and_rarely_otherwise(conn: Connection) -> None:
    day = Day(conn)
    hours = day.live()
    assert 3 <= len(hours) <= BUDGET
    for visit in (7.5, 12.2, 19.0):
        assert any(0 <= visit - hour <= 1.5 for hour in hours), f"{hours} leave the look at {visit} waiting"
    assert 4 * len([hour for hour in hours if hour < 5.0]) <= len(hours), f"nobody looks at night: {hours}"
    assert SyncReason.BEFORE_VISIT in {ask.reason for ask in day.asks}
    assert day.ahead, "the next one is told"


def test_on_battery_it_is_asked_less(conn: Connection, tmp_path: Path) -> None:
    sparing = Day(conn).live(Allowance(0.25, wake_ups=6.0))
    synced_at = AccountState(synced_at=MONDAY, tried_at=MONDAY, delay_s=1_200.0)
    save_account_state(conn, 1, synced_at)
    assert len(sparing) < len(Day(conn).live())


def test_a_server_that_refuses_is_left_alone(conn: Connection) -> None:
    broken = AccountState(synced_at=MONDAY, tried_at=MONDAY + HOUR_S, problem="password", failures=1)
    save_account_state(conn, 1, broken)
    assert Day(conn).live(until_h=13.0) == []


def test_where_we_tell_it_when_to_refresh_the_plan_says_which_feeds_it_polls(conn: Connection) -> None:
    change_account(conn, replace(get_account(conn, 1), refreshes_server=True))
    day = Day(conn)
    hours = day.live()
    notes = [feed_id for ask in day.asks for feed_id in ask.feed_ids]
    assert len(notes) <= BUDGET
    assert notes.count(3) > notes.count(1), "the feed that posts most is polled most"
    for visit in (7.5, 12.2, 19.0):
        assert any(0 <= visit - hour <= 1.5 for hour in hours)
    assert {one.feed_id for one in list_linked_feeds(conn, 1)} >= set(notes)


def test_the_engine_tells_which_server_is_to_be_asked(made: Path, tmp_path: Path, feedserver: FeedServer) -> None:
    profile = Profile(tmp_path / "profile")
    profile.folder.mkdir()
    shutil.copy(made, profile.database)
    rig = Rig(profile.folder, FakeClock(MONDAY), feedserver)
    rig.zone = UTC
    rig.restart()
    rig.run(hours=7.5)
    assert {ask.account_id for ask in rig.asks} == {1}
    assert any(ask.at <= rig.clock.now() for ask in rig.asks)
    assert list_polls(rig.conn, 10, since_at=MONDAY + 1) == [], "its feeds are not polled from here"
    rig.close()
