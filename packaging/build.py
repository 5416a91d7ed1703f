#!/usr/bin/env python3
"""Builds what people install: python3 packaging/build.py linux|windows|macos|wheel|browser [--out DIR]
(or dev.py package …).

Each system is a folder with a `build.py` of two functions: `add_options` says what may be asked for, `build`
makes the files and returns them. What they share is in `common`. The files end in dist/, each with its size.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from common.project import DIST, ROOT, get_version

SYSTEMS = {name: f"{name}.build" for name in ("linux", "windows", "macos", "wheel", "browser")}


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Build what people install.")
    systems = parser.add_subparsers(dest="system", metavar="SYSTEM", required=True)
    for name, module in SYSTEMS.items():
        system = systems.add_parser(name, help=f"for {name}")
        system.add_argument("--out", type=Path, default=DIST, help="the folder the files go to")
        import_module(module).add_options(system)
    return parser


def main(arguments: Sequence[str]) -> int:
    if find_spec("PyInstaller") is None:  # not the Python that dev.py sets up for this
        return subprocess.call([sys.executable, str(ROOT / "dev.py"), "package", *arguments])
    chosen = make_parser().parse_args(arguments)
    chosen.out = chosen.out.resolve()
    chosen.out.mkdir(parents=True, exist_ok=True)
    made: list[Path] = import_module(SYSTEMS[chosen.system]).build(chosen)
    for path in made:
        print(f"{path}  {path.stat().st_size / 1e6:.1f} MB  version {get_version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
