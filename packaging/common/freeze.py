"""Freezes the program with PyInstaller into build/frozen/paperround: the program, its Python and its libraries.

Python writes the order of sets into compiled files, so a fixed hash seed makes two freezes alike; what else
keeps them alike is in project.make_environment.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from common.bundle import MADE
from common.licences import write_licences
from common.project import BUILD, COMMAND, PACKAGING, get_date, run

FROZEN = BUILD / "frozen" / COMMAND


def freeze() -> Path:
    """The folder that holds the program; one of an earlier build is replaced."""
    write_made_files(MADE)
    shutil.rmtree(FROZEN, ignore_errors=True)
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", FROZEN.parent, "--workpath", BUILD / "pyinstaller"),
        PACKAGING / "paperround.spec",
    )
    return FROZEN


def write_made_files(folder: Path) -> None:
    """What only a build knows, for the program to read: when it was made and what it carries."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "build-date").write_text(get_date(), encoding="utf-8")
    write_licences(folder / "licences.json")
