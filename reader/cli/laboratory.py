"""The lab on the command line: replays histories and compares ways of polling."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from reader.lab import command
from reader.paths import Profile


def add_commands(commands: Any) -> None:
    command.add_parser(commands)
    commands.choices["lab"].set_defaults(run=run_lab)


def run_lab(chosen: argparse.Namespace, profile: Profile) -> int:
    return command.run(chosen, draw_outcomes)


def draw_outcomes(rows: Sequence[dict[str, Any]], path: Path) -> None:
    """Qt is imported only here, when a picture is wanted."""
    import_module("reader.gui.chart").draw_outcomes(rows, path)
