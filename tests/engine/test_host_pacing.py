"""Feeds of a host that grants only so many requests take turns: no refusal once it is known, nothing of it unused."""

from __future__ import annotations

import numpy as np
import pytest

from reader.engine.conditions import Conditions
from reader.engine.host_pacing import HOST_PACES, load_paces
from reader.store.engine_state import save_state
from tests.engine.paced import RATE_LIMIT, PacedHost


@pytest.fixture
def host(rig):
    rig.visited_daily(tuple(np.arange(0.5, 24, 1.0)))
    rig.restart(daily_budget=1_000)
    return PacedHost(rig, [0.5, 1.0, 2.0, 4.0, 8.0, 24.0])


def test_it_refuses_once_and_all_feeds_choose_turns_before_and_after_a_restart(host):
    host.open()
    other = host.rig.add(9, every_h=0.5)
    host.rig.run(hours=0.5)
    assert len(host.refused) == 1
    assert {number for _, number in host.granted} == set(range(6))
    (pace,) = load_paces(host.rig.conn).values()
    assert pace.spacing_s == pytest.approx(host.spacing_s, abs=2)
    polled = len(host.rig.polls(other))
    host.rig.restart()
    host.rig.run(hours=1)
    assert len(host.refused) == 1
    assert np.diff([at for at, _ in host.granted]).min() >= host.spacing_s
    assert len(host.rig.polls(other)) > polled, "others do not wait for it"
    assert [poll for poll in host.rig.polls() if poll.reason.startswith("host-pace")]


def test_a_host_that_says_what_is_left_refuses_once_at_most(host):
    host.says = RATE_LIMIT
    host.open()
    host.rig.run(hours=0.25)
    assert len(host.refused) <= 1
    assert {number for _, number in host.granted} == set(range(6))


def test_on_battery_nobody_is_woken_for_a_turn(host):
    host.open()
    host.rig.run(hours=0.25)
    plugged_in = host.rig.run(hours=1)
    host.rig.conditions = Conditions(on_battery=True)
    host.rig.run(hours=0.25)
    assert host.rig.run(hours=1) <= 4 < plugged_in, "once a quarter of an hour"


def test_what_another_version_kept_is_learned_again(host):
    save_state(host.rig.conn, HOST_PACES, {"x.example": {"speed": "fast"}})
    assert load_paces(host.rig.conn) == {}
