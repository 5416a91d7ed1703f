"""The reasons for which a test may be skipped where CI is set, and why each is good; any other reason fails the run.

On a machine of one's own, tests skip as they like.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

import pytest


class Accepted(NamedTuple):
    why: str
    systems: tuple[str, ...] = ("linux", "darwin", "win32")
    """Where the reason may be given, as sys.platform names them."""


ACCEPTED = {
    "the shared data is not on this machine": Accepted(
        "feeds, attacks and titles of others, which are not ours to publish; tests/data has our own of each kind"
    ),
    "needs Xvfb and xdotool": Accepted("only X11 can be driven like this", ("darwin", "win32")),
    "needs Xvfb, xdotool and at-spi2-core": Accepted("only X11 can be driven like this", ("darwin", "win32")),
    "there is always a tray": Accepted("closing hides the window in it", ("darwin", "win32")),
    "needs limits of POSIX": Accepted("Windows has no limit of open files", ("win32",)),
    "no sandbox there": Accepted("Landlock and seccomp are Linux'", ("darwin", "win32")),
    "no named pipes": Accepted("Windows has none that are files", ("win32",)),
    "no limit of processor time there": Accepted("Windows has none for a process", ("win32",)),
    "needs dbus-daemon": Accepted("only Linux has D-Bus", ("darwin", "win32")),
    "packages for Linux are built on Linux": Accepted("they need dpkg", ("darwin", "win32")),
    "where libraries of the system are is Linux' matter": Accepted("paths differ", ("darwin", "win32")),
    "needs sha256sum": Accepted("checksums are compared with those of another program", ("darwin", "win32")),
    "needs systemd-analyze": Accepted("only Linux has systemd", ("darwin", "win32")),
    "needs Windows": Accepted("a window that Windows tells", ("linux", "darwin")),
    "needs dunst": Accepted("a notification daemon of Linux desktops", ("darwin", "win32")),
    "the zone cannot be set for one process": Accepted("Windows has one for all", ("win32",)),
    "needs man": Accepted("Windows has no manual pages", ("win32",)),
    "needs bash": Accepted("a shell of other systems", ("win32",)),
    "needs zsh": Accepted("a shell of other systems", ("win32",)),
    "no terminal can be made here": Accepted("a bare chroot has no /dev/pts; any other machine has", ("linux",)),
    "needs fish": Accepted("a shell of other systems", ("darwin", "win32")),
    "only a hint": Accepted("only Linux takes pages back at once when told so", ("darwin", "win32")),
    "another C library": Accepted("only glibc gives memory back on request", ("darwin", "win32")),
    "Windows has no such permissions": Accepted("a folder cannot be made read-only there", ("win32",)),
    "no device that is always full": Accepted("only Linux has /dev/full", ("darwin", "win32")),
    "only Linux can hide its devices": Accepted("the variables are those of PulseAudio", ("win32", "darwin")),
    "QtMultimedia cannot be loaded here": Accepted("nowhere: CI has the libraries that it needs", ()),
    "these signals do not come this way there": Accepted("Windows has no SIGTERM to catch", ("win32",)),
    "asks the program to end by a signal": Accepted("Windows has no SIGTERM to catch", ("win32",)),
    "no SIGSTOP": Accepted("Windows cannot stop a process for a while", ("win32",)),
    "no file descriptors there": Accepted("Windows gives handles to a child", ("win32",)),
    "no memory limit there": Accepted("only Linux counts what a process asks for", ("darwin", "win32")),
    "Windows is asked itself": Accepted("the other systems are asked by psutil", ("win32",)),
}


def fail_unless_accepted(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Where CI is set, a skip for another reason becomes a failure."""
    if not report.skipped or hasattr(report, "wasxfail") or not os.environ.get("CI"):
        return
    reason = find_reason(report)
    accepted = ACCEPTED.get(reason)
    if accepted is None or sys.platform not in accepted.systems:
        report.outcome = "failed"
        report.longrepr = f"Skipped in CI, and tests/skips.py does not accept this reason here: {reason}"


def find_reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    notes = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return notes.removeprefix("Skipped: ")
