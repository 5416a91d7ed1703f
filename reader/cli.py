"""The commands. Prints tables or --json; decides nothing itself."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from reader import __version__


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="paperround", description="A feed reader that fetches just before you look."
    )
    parser.add_argument("--version", action="version", version=f"Paperround {__version__}")
    return parser


def main(arguments: Sequence[str]) -> int:
    make_parser().parse_args(arguments)
    return 0
