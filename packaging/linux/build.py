"""Builds what is installed on Linux: a .deb and a relocatable .tar.xz, both from one frozen folder."""

from __future__ import annotations

import argparse
from pathlib import Path

from common.freeze import FROZEN, freeze

from linux.archive import build_archive
from linux.deb import build_deb, find_dependencies
from linux.slim import slim


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep-frozen", action="store_true", help="use the frozen folder of the last build")
    parser.add_argument("--quick", action="store_true", help="compress less, for trying things out")


def build(chosen: argparse.Namespace) -> list[Path]:
    if not (chosen.keep_frozen and FROZEN.is_dir()):
        slim(freeze())
    dependencies = find_dependencies(FROZEN)
    return [
        build_deb(FROZEN, chosen.out, dependencies, quick=chosen.quick),
        build_archive(FROZEN, chosen.out, dependencies["Depends"], quick=chosen.quick),
    ]
