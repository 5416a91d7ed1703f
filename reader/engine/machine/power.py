"""Battery and power-saving state, as far as the system tells.

A system that cannot tell is taken to be plugged in and in no hurry to save. Never waits long. Any thread.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
from pathlib import Path

import psutil

PLATFORM_PROFILE = Path("/sys/firmware/acpi/platform_profile")
SAVING = ("low-power", "quiet")
"""What Linux's power saver chooses; the second where the machine does not know the first."""
_MAC_ANSWERS_WITHIN_S = 2.0


def is_on_battery() -> bool:
    try:
        battery = psutil.sensors_battery() if hasattr(psutil, "sensors_battery") else None
    except (OSError, NotImplementedError, RuntimeError):
        return False
    return battery is not None and battery.power_plugged is False


def is_saving_power(profile: Path = PLATFORM_PROFILE) -> bool:
    if sys.platform == "win32":
        return _is_battery_saver_on()
    if sys.platform == "darwin":
        return names_low_power_mode(_ask_mac())
    try:
        return profile.read_text(encoding="ascii").strip() in SAVING
    except (OSError, ValueError):
        return False


def _ask_mac() -> str:
    try:
        asked = subprocess.run(
            ["pmset", "-g"], capture_output=True, timeout=_MAC_ANSWERS_WITHIN_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.decode("ascii", "replace")


def names_low_power_mode(settings: str) -> bool:
    """Whether what macOS prints of its power settings says that low power mode is on."""
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


def _is_battery_saver_on() -> bool:
    if sys.platform != "win32":
        return False
    status = _PowerStatus()
    return bool(ctypes.windll.kernel32.GetSystemPowerStatus(ctypes.byref(status))) and status.saver == 1
