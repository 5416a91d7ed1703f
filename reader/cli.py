"""The commands. Prints tables or --json; decides nothing itself."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reader import __version__
from reader.errors import PaperroundError
from reader.lab import command as lab


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="paperround", description="A feed reader that fetches just before you look."
    )
    parser.add_argument("--version", action="version", version=f"Paperround {__version__}")
    lab.add_parser(parser.add_subparsers(dest="command"))
    return parser


def main(arguments: Sequence[str]) -> int:
    parsed = make_parser().parse_args(arguments)
    try:
        return lab.run(parsed, draw_outcomes) if parsed.command == "lab" else 0
    except PaperroundError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code


def draw_outcomes(rows: Sequence[dict[str, Any]], path: Path) -> None:
    """Qt is imported only here, when a picture is wanted."""
    chart = importlib.import_module("reader.gui.chart")
    chart.draw_outcomes(rows, path)
