"""Makes the frozen folder smaller and free of the building machine: out go symbols that only a debugger reads,
data of ICU that Qt never reads, and paths at which the building machine keeps its libraries.

numpy's libraries are left alone: stripping breaks them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from common.project import run

from linux.icu import slim_library

_LEFT_ALONE = ("numpy", "numpy.libs")
_ELF = b"\x7fELF"


def slim(frozen: Path) -> None:
    inside = frozen / "_internal"
    slim_library(next((inside / "PySide6" / "Qt" / "lib").glob("libicudata.so.*")))
    libraries = find_strippable(inside)
    forget_paths(libraries)
    run("strip", "--strip-unneeded", *libraries)


def forget_paths(libraries: list[Path]) -> None:
    """A library must not look for others where the building machine has them."""
    for library in libraries:
        path = _ask_patchelf("--print-rpath", library)
        if path.startswith("/"):
            _ask_patchelf("--remove-rpath", library)


def _ask_patchelf(wish: str, library: Path) -> str:
    tool = shutil.which("patchelf", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    command = [tool or "patchelf", wish, str(library)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def find_strippable(inside: Path) -> list[Path]:
    return [
        path
        for path in sorted(inside.rglob("*"))
        if path.is_file()
        and not path.is_symlink()
        and path.relative_to(inside).parts[0] not in _LEFT_ALONE
        and path.open("rb").read(4) == _ELF
    ]
