"""Builds what is installed on Linux: a .deb, a relocatable .tar.xz and, given its runtime, an AppImage."""

from __future__ import annotations

import argparse
from pathlib import Path

from common.freeze import FROZEN, freeze

from linux.appimage import build_appimage
from linux.archive import build_archive, find_tree
from linux.deb import build_deb, find_dependencies
from linux.slim import slim


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep-frozen", action="store_true", help="use the frozen folder of the last build")
    parser.add_argument("--quick", action="store_true", help="compress less, for trying things out")
    parser.add_argument(
        "--runtime", type=Path, metavar="FILE", help="AppImage's runtime: with it, an AppImage is built, too"
    )
    parser.add_argument("--sha256", metavar="HASH", default="", help="what the runtime must be")


def build(chosen: argparse.Namespace) -> list[Path]:
    if not (chosen.keep_frozen and FROZEN.is_dir()):
        slim(freeze())
    dependencies = find_dependencies(FROZEN)
    made = [
        build_deb(FROZEN, chosen.out, dependencies, quick=chosen.quick),
        build_archive(FROZEN, chosen.out, dependencies["Depends"], quick=chosen.quick),
    ]
    if chosen.runtime:
        tree = find_tree()
        made.append(build_appimage(tree, chosen.runtime, chosen.sha256, chosen.out, quick=chosen.quick))
    return made
