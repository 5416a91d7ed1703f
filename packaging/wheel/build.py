"""Builds what is installed on wheel."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose so far."""


def build(chosen: argparse.Namespace) -> list[Path]:
    raise SystemExit("Building for wheel is not there yet.")
