"""The lab command: replays histories and compares policies on them."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.commands import open_session
from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.core.records.planning import OwnHistory
from reader.insights.savings import read_own_history
from reader.lab import command
from reader.window.insights import lab_chart


class LabCommands:
    """Adds the lab's own parser. From the profile it only needs the user's history."""

    def add_to(self, commands: Any) -> None:
        command.add_parser(commands)
        commands.choices["lab"].set_defaults(run=run_lab)


COMMANDS = LabCommands()


def run_lab(chosen: argparse.Namespace, profile: Profile) -> int:
    def read_mine() -> OwnHistory:
        with open_session(profile) as session:
            return read_own_history(session.conn, session.now, LocalZone())

    return command.run(chosen, lambda rows, path: lab_chart.draw_outcomes(rows, path), read_mine)
