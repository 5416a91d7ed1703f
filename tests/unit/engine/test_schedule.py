"""The schedule: what happened goes in, the next wake-up and its reason come out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reader.engine.absence import OVERSLEPT_S
from reader.engine.schedule import SETTLE_S, SOONEST_S, Jump, Schedule, WakeUp, Why
from reader.planner.choose import MINUTE_S
from reader.planner.learning.rhythm import SLOT_S

NOW = 1_790_000_000.0
OFFSET_S = 13.0
HOUR_S = 3_600.0
PLANNED_AT = NOW + HOUR_S + OFFSET_S
Event = Callable[[Schedule], object]


def chosen(schedule: Schedule) -> None:
    schedule.note_chosen(NOW + HOUR_S)


def sign(in_s: float) -> Event:
    return lambda schedule: schedule.choose_by(NOW + in_s, Why.SIGN)


def turn(in_s: float) -> Event:
    return lambda schedule: schedule.choose_by(NOW + in_s, Why.HOST_TURN)


def resumed(schedule: Schedule) -> None:
    schedule.resume()


def held(schedule: Schedule) -> None:
    schedule.hold(NOW)


@pytest.mark.parametrize(
    ("events", "leaves", "at", "why"),
    [
        ([], {}, NOW + SOONEST_S, Why.STARTED),
        ([chosen], {}, PLANNED_AT, Why.PLAN),
        # What brings the choice forward, and what does not.
        ([chosen, sign(SETTLE_S)], {}, NOW + SETTLE_S, Why.SIGN),
        ([chosen, sign(0.0)], {}, NOW + SOONEST_S, Why.SIGN),
        ([chosen, sign(float("inf"))], {}, PLANNED_AT, Why.PLAN),
        ([chosen, turn(90.0)], {}, NOW + 90.0, Why.HOST_TURN),
        ([chosen, turn(2 * HOUR_S)], {}, PLANNED_AT, Why.PLAN),
        ([chosen, turn(90.0), sign(SETTLE_S)], {}, NOW + SETTLE_S, Why.SIGN),
        ([chosen, sign(SETTLE_S), turn(90.0)], {}, NOW + SETTLE_S, Why.SIGN),
        ([chosen, sign(0.0), chosen], {}, PLANNED_AT, Why.PLAN),
        ([chosen, resumed], {}, NOW + SOONEST_S, Why.RESUMED),
        # Nothing may be polled: the choice is put off, and nothing else wakes the engine.
        ([held], {}, NOW + SLOT_S, Why.HELD),
        ([chosen, held], {}, PLANNED_AT, Why.PLAN),
        ([chosen, resumed, held], {}, NOW + SLOT_S, Why.HELD),
        ([held, resumed], {}, NOW + SOONEST_S, Why.RESUMED),
        # Polls without the plan come in between, but not more than once a minute.
        ([chosen], {"interval_at": NOW + 600}, NOW + 600, Why.INTERVAL),
        ([chosen], {"interval_at": NOW - 600}, NOW + MINUTE_S, Why.INTERVAL),
        ([chosen], {"interval_at": NOW + 2 * HOUR_S}, PLANNED_AT, Why.PLAN),
        ([chosen, sign(SETTLE_S)], {"interval_at": NOW}, NOW + SETTLE_S, Why.SIGN),
        # A full minute, also where the choice was sooner.
        ([chosen], {"room_at": NOW + 40}, NOW + 40, Why.FULL_MINUTE),
        ([chosen, turn(5.0)], {"room_at": NOW + 40}, NOW + 40, Why.FULL_MINUTE),
        ([chosen], {"room_at": NOW + 70, "interval_at": NOW}, NOW + MINUTE_S, Why.INTERVAL),
        # While nobody answers only the network is tried.
        ([chosen], {"network_at": NOW + 30}, NOW + 30, Why.NETWORK_DOWN),
        ([chosen, sign(0.0)], {"network_at": NOW + 30, "interval_at": NOW}, NOW + 30, Why.NETWORK_DOWN),
        ([chosen], {"network_at": NOW - 30}, NOW + SOONEST_S, Why.NETWORK_DOWN),
    ],
)
def test_a_run_ends_with_the_next_wake_up_and_its_reason(
    events: list[Event], leaves: dict[str, float], at: float, why: Why
) -> None:
    schedule = Schedule(OFFSET_S)
    for event in events:
        event(schedule)
    left = {"network_at": None, "interval_at": None, "room_at": None, **leaves}
    assert schedule.end(NOW, **left) == WakeUp(at, why)


@pytest.mark.parametrize(
    ("after_s", "user_present", "jump", "choice"),
    [
        (0.0, False, Jump.NONE, WakeUp(PLANNED_AT, Why.PLAN)),
        (HOUR_S + OFFSET_S + OVERSLEPT_S, False, Jump.NONE, WakeUp(PLANNED_AT, Why.PLAN)),
        (9 * HOUR_S, False, Jump.SLEPT, WakeUp(NOW + 9 * HOUR_S + SETTLE_S, Why.SLEPT)),
        (9 * HOUR_S, True, Jump.SLEPT, WakeUp(NOW + 9 * HOUR_S, Why.SLEPT)),
        (-9 * HOUR_S, False, Jump.SET_BACK, WakeUp(NOW - 9 * HOUR_S, Why.CLOCK_SET)),
    ],
)
def test_a_run_begins_with_what_the_time_says(after_s: float, user_present: bool, jump: Jump, choice: WakeUp) -> None:
    schedule = Schedule(OFFSET_S)
    assert schedule.begin(NOW, user_present=False) is Jump.SET_BACK, "nothing is known at the start"
    schedule.note_chosen(NOW + HOUR_S)
    schedule.end(NOW, network_at=None, interval_at=None, room_at=None)
    assert schedule.begin(NOW + after_s, user_present=user_present) is jump
    assert schedule.choice == choice
    assert schedule.has_slept is (jump is Jump.SLEPT)
    schedule.note_chosen(NOW + 10 * HOUR_S)
    assert not schedule.has_slept
