"""What the desktop tells of the user reaches the engine: noted, planned by, paused and forgotten with what is
learned."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.records.machine import PresenceSign, Sign
from reader.engine.loop import KEPT_S
from reader.engine.messages import ReadingErased, SignHeard
from reader.engine.planning_inputs import gather_planning_inputs
from reader.engine.schedule import SETTLE_S, WakeUp, Why
from reader.features.settings.service import change_settings
from reader.store.feeds import list_feeds
from reader.store.reading_log import list_latest_signs, list_signs


def hear(rig, sign: Sign) -> PresenceSign:
    heard = PresenceSign(rig.clock.now(), sign)
    rig.engine.handle(SignHeard(heard), rig.clock.now())
    return heard


def gather(rig):
    return gather_planning_inputs(rig.conn, list_feeds(rig.conn), 100, rig.clock.now(), rig.zone)


def test_a_sign_is_kept_and_stands_in_the_plan(rig):
    rig.add(0)
    rig.run(1)
    heard = hear(rig, Sign.UNLOCKED)
    assert list_latest_signs(rig.conn, 9) == (heard,)
    assert gather(rig).signs == (heard,)


@pytest.mark.parametrize(("sign", "wait_s"), [(Sign.UNLOCKED, 0.0), (Sign.RESUMED, SETTLE_S)])
def test_the_plan_is_asked_again_as_soon_as_the_machine_is_ready(rig, sign, wait_s):
    rig.add(0)
    rig.run(1)
    asked_at = rig.engine.run_once(rig.clock.now())
    assert asked_at > rig.clock.now() + SETTLE_S
    hear(rig, sign)
    assert rig.engine._schedule.choice == WakeUp(rig.clock.now() + wait_s, Why.SIGN)


def test_while_nothing_may_be_noted_a_sign_leaves_no_trace(rig):
    change_settings(rig.conn, {"note_reading": False})
    before = rig.engine._schedule.choice
    hear(rig, Sign.UNLOCKED)
    assert list_latest_signs(rig.conn, 9) == ()
    assert (rig.engine._presence.last_sign, rig.engine._schedule.choice) == (None, before)


def test_the_last_sign_is_known_after_a_restart_and_forgotten_when_erased(rig):
    heard = hear(rig, Sign.LID_OPENED)
    rig.restart()
    assert rig.engine._presence.last_sign == heard
    rig.engine.handle(ReadingErased(), rig.clock.now())
    assert rig.engine._presence.last_sign is None


def test_old_signs_go_and_unknown_ones_are_passed_over(rig):
    old = hear(rig, Sign.IDLE_ENDED)
    rig.conn.execute("INSERT INTO signs VALUES (?, 'of-another-version')", (old.at + 1,))
    rig.clock.advance(KEPT_S)
    new = hear(rig, Sign.NETWORK_JOINED)
    assert list_signs(rig.conn, 0.0, rig.clock.now()) == (old, new)
    assert hear(rig, Sign.NETWORK_JOINED) == new, "told twice, kept once"
    rig.clock.advance(1)
    assert replace(hear(rig, Sign.UNLOCKED), at=0.0) == PresenceSign(0.0, Sign.UNLOCKED)
    assert old not in list_signs(rig.conn, 0.0, rig.clock.now())
