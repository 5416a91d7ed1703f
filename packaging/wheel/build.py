"""Builds the wheel, which pip and pipx install."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from common.project import COMMAND, get_version, run


def add_options(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def build(chosen: argparse.Namespace) -> list[Path]:
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", chosen.out)
    return sorted(chosen.out.glob(f"{COMMAND}-{get_version()}-*.whl"))
