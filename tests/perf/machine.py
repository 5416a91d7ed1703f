"""What a measurement ran on, in one line."""

from __future__ import annotations

import os
import platform


def describe_machine() -> str:
    return f"{os.cpu_count()} cores, {_processor()}, {_system()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        return names[0] if names else platform.machine()
    except OSError:
        return platform.processor() or platform.machine()


def _system() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    except OSError:
        return platform.platform(terse=True)
