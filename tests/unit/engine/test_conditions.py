"""What the machine can afford: a table of power, line and processor; the strictest condition counts."""

from __future__ import annotations

from itertools import product

import pytest

from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.engine.conditions import MEASURED_S, Allowance, Conditions, ProcessorUse, decide_allowance
from tests.fake_clock import FakeClock

SETTINGS = Settings(
    battery_share=0.5, metered_share=0.25, busy_share=0.75, batches_per_day=11, battery_batches_per_day=9
)
BATTERY, SAVING = Allowance(0.5, Code.ON_BATTERY()), Allowance(0.5, Code.SAVING_POWER())
METERED, BUSY = Allowance(0.25, Code.ON_METERED_NETWORK()), Allowance(0.75, Code.COMPUTER_BUSY())


@pytest.mark.parametrize(
    ("conditions", "allowed"),
    [
        (Conditions(), Allowance(1.0)),
        (Conditions(on_battery=True), BATTERY),
        (Conditions(power_save=True), SAVING),
        (Conditions(metered=True), METERED),
        (Conditions(busy=True), BUSY),
        (Conditions(on_battery=True, power_save=True), BATTERY),
        (Conditions(on_battery=True, metered=True), METERED),
        (Conditions(power_save=True, busy=True), SAVING),
        (Conditions(on_battery=True, busy=True), BATTERY),
        (Conditions(metered=True, busy=True), METERED),
        (Conditions(on_battery=True, power_save=True, busy=True, metered=True), METERED),
    ],
)
def test_the_strictest_condition_counts(conditions, allowed):
    is_dear = conditions.on_battery or conditions.power_save or conditions.metered
    found = decide_allowance(conditions, SETTINGS)
    assert (found.share, found.message) == (allowed.share, allowed.message)
    assert found.wake_ups == (9 if is_dear else 11)


@pytest.mark.parametrize("flags", list(product([False, True], repeat=4)))
def test_a_user_who_wants_nothing_held_back_gets_it(flags):
    everything = Settings(battery_share=1.0, metered_share=1.0, busy_share=1.0, battery_batches_per_day=24)
    assert decide_allowance(Conditions(*flags), everything) == Allowance(1.0)


def test_a_moment_says_nothing_of_the_processors_use():
    """A start or a fetch of our own keeps it busy for a second; what counts is what goes on for longer."""
    clock, measured = FakeClock(), iter([100.0, 95.0, 10.0])
    use = ProcessorUse(lambda: next(measured), clock.monotonic)
    assert not use.is_busy(), "the first measurement is of nothing"
    clock.advance(MEASURED_S / 2)
    assert not use.is_busy()
    clock.advance(MEASURED_S / 2)
    assert use.is_busy()
    clock.advance(MEASURED_S / 2)
    assert use.is_busy(), "as it was measured last"
    clock.advance(MEASURED_S / 2)
    assert not use.is_busy()
