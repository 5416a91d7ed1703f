"""Tries the Windows installer in Wine: installed silently, used, upgraded while it runs, removed.

Wine is not Windows: what only a real one can show is listed in docs/developer/notes/how-were-the-installers-checked.md.
"""

from __future__ import annotations

import argparse
import shutil
import sys

from common.project import DIST, NAME, PACKAGING, get_version, run
from common.report import Report
from linux.screen import Screen

from windows.check_installed import Installed, check_installation, check_removal, check_upgrade
from windows.check_use import use_program
from windows.wine.prefix import Prefix

PICTURES = DIST / "pictures"
_TOOLS = {
    "wine": "wine64 wine",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep", action="store_true", help="try the installer in dist/ instead of building anew")
    parser.add_argument("--python", metavar="ZIP", help="CPython's embeddable package, for building")
    parser.add_argument("--sha256", metavar="HASH", help="what it must be")


def check(chosen: argparse.Namespace) -> int:
    _require_tools()
    if not chosen.keep:
        run(
            *(sys.executable, PACKAGING / "build.py", "windows"),
            *("--python", chosen.python or "", "--sha256", chosen.sha256 or ""),
        )
    installer = DIST / f"{NAME}-{get_version()}-setup.exe"
    report = Report()
    with Screen() as screen, Prefix(screen.name) as wine:
        installed = Installed(wine, installer)
        check_installation(report, installed)
        use_program(report, installed, screen, PICTURES)
        check_upgrade(report, installed)
        check_removal(report, installed)
    return report.end()


def _require_tools() -> None:
    missing = sorted({package for tool, package in _TOOLS.items() if not shutil.which(tool)})
    if missing:
        raise SystemExit(f"Checking needs tools that are missing: apt-get install {' '.join(missing)}")
