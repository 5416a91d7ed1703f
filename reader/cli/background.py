"""The background command: goes on fetching without a window. The service runs it, and a window that is closed."""

from __future__ import annotations

import argparse
from typing import Any

from reader.background.keeper import run_keeper
from reader.cli.output import say
from reader.engine.process.single_instance.profile_lock import ProfileLock
from reader.move_folders import move_folders
from reader.paths import Profile

TAKEN = "Paperround is already running on this profile."


def add_commands(commands: Any) -> None:
    parser = commands.add_parser(
        "background", help="go on fetching without a window; a window that is opened takes over"
    )
    parser.set_defaults(run=run_background)


def run_background(chosen: argparse.Namespace, profile: Profile) -> int:
    with ProfileLock(profile) as lock:
        if not lock.is_ours:
            say(TAKEN)
            return 0
        move_folders(profile)
        run_keeper(profile)
    return 0
