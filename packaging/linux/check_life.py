"""What a user does with the window on a fresh machine without a tray: subscribes by a link, closes it, has it go on
in the background and quits that."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from common.loopback import LoopbackFeed
from common.report import Report

from linux.fresh_machine import USER, FreshMachine
from linux.screen import Screen

BUS = "dbus-daemon"
"""The package of what every desktop has and a minimal Debian has not."""
_OVER = "/tmp/over"
_PATIENCE_S = 120.0


def live_with_window(report: Report, machine: FreshMachine, screen: Screen, program: str, picture: Path) -> None:
    before = _count_posts(machine, program)
    with LoopbackFeed() as feed:
        # The session outlives the window, as a desktop's does.
        script = f"{program} {feed.url}; while [ ! -e {_OVER} ]; do sleep 0.2; done"
        command = machine.command(f'exec dbus-run-session -- sh -c "{script}"', user=USER, screen=screen.name)
        with subprocess.Popen(command) as session:
            try:
                _subscribe(report, machine, screen, program, before)
                screen.take_picture(picture)
                _close(report, machine, screen, program)
            finally:
                machine.path(_OVER).touch()
                session.wait()


def _subscribe(report: Report, machine: FreshMachine, screen: Screen, program: str, before: int) -> None:
    screen.wait_for(lambda: len(screen.find_windows()) > 1, _PATIENCE_S)

    def is_subscribed() -> bool:
        """Return does nothing while the dialog still looks at the address."""
        if len(screen.find_windows()) > 1:
            _press_in_the_last(screen, "Return")
        return _count_posts(machine, program) == before + 2

    is_there = screen.wait_for(is_subscribed, _PATIENCE_S)
    report.line(is_there, "a feed's address opens the window, Return subscribes")


def _close(report: Report, machine: FreshMachine, screen: Screen, program: str) -> None:
    screen.wait_for(lambda: len(screen.find_windows()) == 1, _PATIENCE_S)
    screen.ask_to_close(screen.find_windows()[-1])
    asked = screen.wait_for(lambda: len(screen.find_windows()) > 1, _PATIENCE_S)
    report.line(asked, "the first close asks")
    _press_in_the_last(screen, "Return")
    gone = screen.wait_for(lambda: not screen.find_windows(), _PATIENCE_S)
    goes_on = screen.wait_for(lambda: _has_background(machine), _PATIENCE_S)
    report.line(gone and goes_on, "without a tray it goes on without a window")
    done = machine.run(f"{program} quit", user=USER)
    ended = screen.wait_for(lambda: not _has_background(machine), _PATIENCE_S)
    report.line(done.returncode == 0 and ended, "told to quit, it ends", done.stderr.strip()[-300:])


def _press_in_the_last(screen: Screen, key: str) -> None:
    for window in screen.find_windows()[-1:]:
        screen.focus(window)
    screen.press(key)


def _count_posts(machine: FreshMachine, program: str) -> int:
    return len(json.loads(machine.run(f"{program} entries --json", user=USER).stdout or "[]"))


def _has_background(machine: FreshMachine) -> bool:
    """Whether a process of that machine is the program without a window."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            is_there = os.readlink(process / "root") == str(machine.root)
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:  # it has just ended
            continue
        if is_there and b"background" in words:
            return True
    return False
