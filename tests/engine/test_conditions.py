"""Reading the machine's power never stops the engine, whatever the machine lacks."""

from __future__ import annotations

import sys
from collections import namedtuple
from pathlib import Path

import psutil
import pytest

from reader.engine.conditions import Network, is_saving_power, names_low_power_mode, read_conditions

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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows is asked itself")
@pytest.mark.parametrize(
    ("said", "expected"),
    [(b"low-power\n", True), (b"quiet\n", True), (b"balanced\n", False), (b"", False), (b"\xff", False)],
)
def test_the_power_saver_is_heard(tmp_path: Path, said: bytes, expected: bool) -> None:
    (tmp_path / "platform_profile").write_bytes(said)
    assert is_saving_power(tmp_path / "platform_profile") is expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Currently in use:\n standby 1\n lowpowermode         1\n sleep 1\n", True),
        ("Currently in use:\n standby 1\n lowpowermode         0\n sleep 1\n", False),
        ("Currently in use:\n standby 1\n", False),
        ("", False),
    ],
)
def test_low_power_mode_of_macos_is_heard(said: str, expected: bool) -> None:
    assert names_low_power_mode(said) is expected


def test_a_machine_without_a_power_saver_saves_nothing(tmp_path: Path) -> None:
    if sys.platform != "win32":
        assert not is_saving_power(tmp_path / "none")
    assert isinstance(read_conditions(Network()).power_save, bool)
