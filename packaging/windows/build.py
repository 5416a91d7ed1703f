"""Builds the installer for Windows.

On Windows the program is frozen as everywhere. On any other system it is assembled from Windows wheels and CPython's
embeddable package, which is given as a file with its hash.
See docs/developer/notes/how-is-paperround-packaged-for-windows-and-macos.md.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from common.freeze import freeze
from common.icons import make_pngs
from common.project import COMMAND, get_version
from common.starters import ICON_FILE, TERMINAL, VERSION_FILE, WORK

from reader.core.desktop.program import ICON
from windows.ico import SIZES, make_ico
from windows.installer import make_installer
from windows.version import make_version_file


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--python", type=Path, metavar="ZIP", help="CPython's embeddable package (not on Windows)")
    parser.add_argument("--sha256", metavar="HASH", help="what it must be")


def build(chosen: argparse.Namespace) -> list[Path]:
    icon = make_icon()
    folder = freeze_here() if sys.platform == "win32" else assemble_here(chosen, icon)
    shutil.copyfile(icon, folder / ICON)  # for toasts
    return [make_installer(folder, icon, WORK, chosen.out)]


def make_icon() -> Path:
    pictures = make_pngs(WORK / "icons")
    icon = WORK / ICON_FILE
    icon.write_bytes(make_ico({size: pictures[size].read_bytes() for size in SIZES}))
    return icon


def freeze_here() -> Path:
    """The starter for terminals gets the name that a terminal looks for first."""
    version = WORK / VERSION_FILE
    version.write_text(make_version_file(get_version()), encoding="utf-8")
    folder = freeze()
    (folder / f"{TERMINAL}.exe").replace(folder / f"{COMMAND}.com")
    return folder


def assemble_here(chosen: argparse.Namespace, icon: Path) -> Path:
    from windows.assemble import assemble

    if not chosen.python or not chosen.sha256:
        raise SystemExit("Assembling needs --python with CPython's embeddable package and --sha256 with its hash.")
    folder = WORK / COMMAND
    assemble(folder, WORK, chosen.python, chosen.sha256, icon)
    return folder
