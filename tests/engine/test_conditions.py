"""Reading the machine's power never stops the engine, whatever the machine lacks."""

from __future__ import annotations

from collections import namedtuple

import psutil
import pytest

from reader.engine.conditions import Network, read_conditions

Battery = namedtuple("Battery", "percent secsleft power_plugged")


@pytest.mark.parametrize(
    "fault", [FileNotFoundError("/sys/class/power_supply"), PermissionError(), NotImplementedError()]
)
def test_a_machine_that_cannot_tell_is_taken_to_be_plugged_in(
    monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def fail() -> None:
        raise fault

    monkeypatch.setattr(psutil, "sensors_battery", fail, raising=False)
    assert not read_conditions(Network()).on_battery


@pytest.mark.parametrize(("plugged", "expected"), [(True, False), (False, True), (None, False)])
def test_the_battery_counts_only_when_surely_unplugged(
    monkeypatch: pytest.MonkeyPatch, plugged: bool | None, expected: bool
) -> None:
    monkeypatch.setattr(psutil, "sensors_battery", lambda: Battery(50, 100, plugged), raising=False)
    assert read_conditions(Network()).on_battery is expected
