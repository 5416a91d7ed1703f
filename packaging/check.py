#!/usr/bin/env python3
"""Tries what was built as its users would: python3 packaging/check.py linux|windows|wheel|browser

Too slow for every test run. Each system is a folder with a `check.py`: `add_options` and `check`, which prints
a line per thing tried and returns how many failed. The last output is kept in
docs/developer/notes/how-were-the-installers-checked.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from common.project import ROOT

SYSTEMS = {name: f"{name}.check" for name in ("linux", "windows", "wheel", "browser")}


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="check.py", description="Try what was built.")
    systems = parser.add_subparsers(dest="system", metavar="SYSTEM", required=True)
    for name, module in SYSTEMS.items():
        if find_spec(module) is not None:
            import_module(module).add_options(systems.add_parser(name, help=f"for {name}"))
    return parser


def main(arguments: Sequence[str]) -> int:
    if find_spec("PyInstaller") is None:  # not the Python that dev.py sets up
        return subprocess.call([sys.executable, str(ROOT / "dev.py"), "package", "--check", *arguments])
    chosen = make_parser().parse_args(arguments)
    failed: int = import_module(SYSTEMS[chosen.system]).check(chosen)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
