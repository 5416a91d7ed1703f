"""When nothing could be polled is kept: asleep, not running, offline."""

from __future__ import annotations

import pytest

from reader.core.records.logged import Gap, GapKind
from reader.engine.absence import GAPS_KEPT_S, Absence
from reader.engine.messages import Network, NetworkChanged
from reader.store.db import open_store
from reader.store.poll_log import list_gaps
from tests.engine.rig import NOON

HOUR = 3_600.0
EVER = (0.0, 1e11)


@pytest.fixture
def conn(tmp_path):
    conn = open_store(tmp_path / "paperround.db", NOON)
    yield conn
    conn.close()


def test_a_sleep_begins_when_the_machine_was_last_alive(rig):
    rig.add(0)
    rig.run(hours=1)
    alive_at = rig.clock.now()
    rig.engine.be_alive(alive_at)
    rig.clock.at += 5 * HOUR
    rig.run_now()
    assert list_gaps(rig.conn, *EVER) == [Gap(alive_at, alive_at + 5 * HOUR, GapKind.ASLEEP)]


def test_a_run_after_a_pause_notes_that_nothing_ran(rig):
    rig.add(0)
    rig.run(hours=1)
    rig.clock.at += 3 * HOUR
    rig.restart()
    rig.run_now()
    (gap,) = list_gaps(rig.conn, *EVER)
    assert gap.kind is GapKind.CLOSED
    assert gap.ended_at == rig.clock.now()
    assert 3 * HOUR <= gap.ended_at - gap.started_at <= 3 * HOUR + 1_200


def test_a_quick_restart_is_no_gap(rig):
    rig.add(0)
    rig.run(hours=1)
    rig.restart()
    rig.run(hours=1)
    assert list_gaps(rig.conn, *EVER) == []


def test_a_stretch_without_a_line_grows_until_the_line_is_back(rig):
    rig.add(0)
    rig.run(hours=1)
    rig.engine.handle(NetworkChanged(Network(online=False)), rig.clock.now())
    begin = rig.clock.now()
    rig.run_now()
    rig.run(hours=1)
    assert [gap.kind for gap in list_gaps(rig.conn, *EVER)] == [GapKind.OFFLINE]
    rig.engine.handle(NetworkChanged(Network(online=True)), rig.clock.now())
    end = rig.clock.now()
    rig.run_now()
    rig.run(hours=1)
    (gap,) = list_gaps(rig.conn, *EVER)
    assert gap.started_at == pytest.approx(begin, abs=61)
    assert gap.ended_at == pytest.approx(end, abs=61)


def test_old_gaps_are_forgotten(conn):
    absence = Absence(conn)
    absence.begin(NOON)
    absence.note_sleep(NOON + HOUR)
    later = NOON + GAPS_KEPT_S + 2 * HOUR
    absence.be_alive(later)
    absence.note_sleep(later + HOUR)
    assert list_gaps(conn, *EVER) == [Gap(later, later + HOUR, GapKind.ASLEEP)]


def test_a_line_that_is_down_before_and_after_a_sleep_is_two_gaps(conn):
    absence = Absence(conn)
    absence.begin(NOON)
    for minutes in (0, 15, 30):
        absence.be_alive(NOON + minutes * 60)
        absence.note_network(True, NOON + minutes * 60)
    absence.note_sleep(NOON + 5 * HOUR)
    for at in (NOON + 5 * HOUR, NOON + 6 * HOUR):
        absence.note_network(True, at)
    absence.note_network(False, NOON + 6.5 * HOUR)
    absence.note_network(False, NOON + 7 * HOUR)
    assert list_gaps(conn, *EVER) == [
        Gap(NOON, NOON + 1_800, GapKind.OFFLINE),
        Gap(NOON + 1_800, NOON + 5 * HOUR, GapKind.ASLEEP),
        Gap(NOON + 5 * HOUR, NOON + 6.5 * HOUR, GapKind.OFFLINE),
    ]
