"""Power, network and processor load, and what they allow. Reading and deciding are separate. Any thread.

A system that can't tell counts as plugged in and not saving power. Reading never waits long.
"""

from __future__ import annotations

import ctypes
import math
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import psutil
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.machine import Network as Network
from reader.core.records.messages import Message
from reader.core.records.planning import WAKE_UPS
from reader.core.settings import Settings
from reader.core.words.catalogue import Code

PLATFORM_PROFILE = Path("/sys/firmware/acpi/platform_profile")
SAVING = ("low-power", "quiet")
"""The platform profiles of Linux's power saving mode; the second for machines that don't have the first."""
_MAC_ANSWERS_WITHIN_S = 2.0


def is_on_battery() -> bool:
    try:
        battery = psutil.sensors_battery() if hasattr(psutil, "sensors_battery") else None
    except (OSError, NotImplementedError, RuntimeError):
        return False
    return battery is not None and battery.power_plugged is False


def is_saving_power(profile: Path = PLATFORM_PROFILE) -> bool:
    try:
        if sys.platform == "win32":
            status = _PowerStatus()
            return bool(ctypes.windll.kernel32.GetSystemPowerStatus(ctypes.byref(status))) and status.saver == 1
        if sys.platform == "darwin":
            asked = subprocess.run(["pmset", "-g"], capture_output=True, timeout=_MAC_ANSWERS_WITHIN_S, check=False)
            return names_low_power_mode(asked.stdout.decode("ascii", "replace"))
        return profile.read_text(encoding="ascii").strip() in SAVING
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def names_low_power_mode(settings: str) -> bool:
    """Return whether low power mode is on, according to what macOS prints about its power settings."""
    return re.search(r"^\s*lowpowermode\s+1\s*$", settings, re.MULTILINE) is not None


class _PowerStatus(ctypes.Structure):
    """Windows' SYSTEM_POWER_STATUS."""

    _fields_ = (
        ("line", ctypes.c_ubyte),
        ("battery", ctypes.c_ubyte),
        ("percent", ctypes.c_ubyte),
        ("saver", ctypes.c_ubyte),
        ("seconds_left", ctypes.c_uint32),
        ("seconds_full", ctypes.c_uint32),
    )


BUSY_PERCENT = 80.0
MEASURED_S = 10.0
"""The processor load is measured over at least this time; a shorter one would show our own start or fetch."""


class Conditions(Struct, frozen=True):
    on_battery: bool = False
    power_save: bool = False
    busy: bool = False
    metered: bool = False


class Allowance(Struct, frozen=True):
    share: float
    """Of the day's budget: polls must be worth as much as on a day with only this budget."""
    message: Message | None = None
    """Why, for the user; None if nothing is held back."""
    wake_ups: float = WAKE_UPS
    """How often the machine may be woken per day."""


FULL = Allowance(1.0)


def decide_allowance(conditions: Conditions, settings: Settings) -> Allowance:
    """Return the strictest allowance. A wake-up costs more on battery or on a metered network."""
    dear = settings.battery_batches_per_day
    reasons = [Allowance(1.0, wake_ups=settings.batches_per_day)]
    if conditions.on_battery:
        reasons.append(Allowance(settings.battery_share, Code.ON_BATTERY(), dear))
    if conditions.power_save:
        reasons.append(Allowance(settings.battery_share, Code.SAVING_POWER(), dear))
    if conditions.metered:
        reasons.append(Allowance(settings.metered_share, Code.ON_METERED_NETWORK(), dear))
    if conditions.busy:
        reasons.append(Allowance(settings.busy_share, Code.COMPUTER_BUSY(), settings.batches_per_day))
    is_dear = conditions.on_battery or conditions.power_save or conditions.metered
    return replace(
        min(reasons, key=lambda allowance: (allowance.share, allowance.wake_ups)),
        wake_ups=dear if is_dear else settings.batches_per_day,
    )


class Machine:
    """The network as last reported, and what network, power and load allow."""

    def __init__(self, read: Callable[[Network], Conditions]) -> None:
        self._read = read
        self.network = Network()
        self.spares_power = False

    def allow(self, settings: Settings) -> Allowance:
        conditions = self._read(self.network)
        self.spares_power = conditions.on_battery or conditions.power_save
        return decide_allowance(conditions, settings)


class ProcessorUse:
    """Tells whether the processor was busy since the last call. Never waits."""

    def __init__(self, measure: Callable[[], float], monotonic: Callable[[], float]) -> None:
        """`measure` returns the percentage since its last call."""
        self._measure, self._monotonic = measure, monotonic
        self._measured_at = float("-inf")
        self._is_busy = False

    def is_busy(self) -> bool:
        now = self._monotonic()
        if now - self._measured_at >= MEASURED_S:
            is_first, self._measured_at = math.isinf(self._measured_at), now
            percent = self._measure()
            self._is_busy = not is_first and percent >= BUSY_PERCENT
        return self._is_busy


class EffortMeter:
    """Tells how many processor seconds some processes took since the last call."""

    def __init__(self, list_processes: Callable[[], Iterable[psutil.Process]]) -> None:
        self._list_processes = list_processes
        self._known: dict[psutil.Process, float] = {}

    def measure(self) -> float:
        now: dict[psutil.Process, float] = {}
        for process in self._list_processes():
            with suppress(psutil.Error):  # it has just ended
                times = process.cpu_times()
                now[process] = times.user + times.system
        before, self._known = self._known, now
        return sum(max(seconds - before.get(process, 0.0), 0.0) for process, seconds in now.items())


def list_own_processes(*others: int) -> list[psutil.Process]:
    """List this process, those it started, and others by their ids."""
    own = psutil.Process()
    found = [own, *own.children(recursive=True)]
    for pid in others:
        with suppress(psutil.Error):
            found.append(psutil.Process(pid))
    return found


_PROCESSOR = ProcessorUse(psutil.cpu_percent, time.monotonic)


def read_conditions(network: Network, saves_power: Callable[[], bool] = lambda: False) -> Conditions:
    """Read all conditions without waiting. `saves_power`: what the desktop says, besides the system."""
    return Conditions(
        on_battery=is_on_battery(),
        power_save=is_saving_power() or saves_power(),
        busy=_PROCESSOR.is_busy(),
        metered=network.metered,
    )
