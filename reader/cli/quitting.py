"""The quit command: ends a Paperround that runs on this profile, also for an installer that replaces its files."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.output import complain, say
from reader.engine.process.single_instance.handover import QUIT, hand_over
from reader.engine.process.single_instance.profile_lock import ProfileLock
from reader.paths import Profile

NOT_RUNNING = "Paperround is not running on this profile."
NOT_ANSWERING = "Paperround is running on this profile but does not answer; end it by the system's means."


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("quit", help="end the Paperround that is running, window or not")
    parser.set_defaults(run=run_quit)


def run_quit(chosen: argparse.Namespace, profile: Profile) -> int:
    answer = hand_over(profile, {"do": QUIT})
    if answer:
        say(answer)
        return 0
    if profile.lock.exists():
        with ProfileLock(profile) as lock:
            if not lock.is_ours:
                complain(NOT_ANSWERING)
                return 1
    say(NOT_RUNNING)
    return 0
