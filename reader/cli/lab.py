"""The lab command: replays histories and compares policies."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reader.cli.session import open_session
from reader.clock import LocalZone
from reader.gui.insights import lab_chart
from reader.insights.replay import read_own_history
from reader.lab import command
from reader.model.planning import OwnHistory
from reader.paths import Profile


class LabCommands:
    """The lab says itself what it takes, and needs nothing of a profile but the user's own history."""

    def add_to(self, commands: Any) -> None:
        command.add_parser(commands)
        commands.choices["lab"].set_defaults(run=run_lab)


COMMANDS = LabCommands()


def run_lab(chosen: argparse.Namespace, profile: Profile) -> int:
    return command.run(chosen, draw_outcomes, lambda: read_mine(profile))


def read_mine(profile: Profile) -> OwnHistory:
    with open_session(profile) as session:
        return read_own_history(session.conn, session.now, LocalZone())


def draw_outcomes(rows: Sequence[dict[str, Any]], path: Path) -> None:
    lab_chart.draw_outcomes(rows, path)
